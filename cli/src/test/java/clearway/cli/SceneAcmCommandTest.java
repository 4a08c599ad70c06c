package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SceneAcmCommandTest {
  @TempDir private Path folder;

  @Test
  void everyPair_isListedWithItsReason() throws IOException {
    CommandRun run = CommandRun.of("scene", "acm", SceneSamples.cell(folder));
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertEquals("", run.err());
    Golden.assertMatches("scene-acm.txt", run.out());
  }

  @Test
  void prove_upgradesNeverOrRefutesIt() throws IOException {
    Path scene = SceneSamples.cell(folder);
    CommandRun run = CommandRun.of("scene", "acm", "--prove", scene);
    Golden.assertMatches("scene-acm-prove.txt", run.out());
    assertEquals(run, CommandRun.of("scene", "acm", scene, "--prove"));
  }

  @Test
  void theWitness_isAConfigurationWhereTheTwoMeet() {
    Path file = SceneSamples.cell(folder);
    JsonNode pairs = json("scene", "acm", "--prove", "--json", file).get("pairs");
    JsonNode refuted = find(pairs, "post", "arm/fore");
    assertEquals("never", refuted.get("reason").asString());
    JsonNode proof = refuted.get("proof");
    assertEquals("refuted", proof.get("outcome").asString());
    World world = SceneFiles.read(file).world();
    double[] q = configuration(world, proof.get("witness"));
    assertTrue(world.space().contains(q));
    WorldQuery query = new WorldQuery(PreparedWorld.of(world));
    query.place(q);
    assertTrue(query.collide(pairing(world, "post", "arm/fore")));
    JsonNode proven = find(pairs, "arm/foot", "arm/fore");
    assertEquals("never: proven", proven.get("reason").asString());
    assertEquals("proven", proven.get("proof").get("outcome").asString());
    assertTrue(proven.get("proof").get("boxes").asInt() > 1);
  }

  @Test
  void aSmallBudget_leavesThePairUndecided() {
    Path file = SceneSamples.cell(folder);
    CommandRun run = CommandRun.of("scene", "acm", "--prove", "--budget", 5, file);
    String line = line(run.out(), "  arm/foot   arm/fore ");
    assertTrue(
        line.matches(".* Never: undecided, \\d+ % proven \\(the budget was used up\\)"), line);
    assertTrue(run.out().endsWith("0 proven, 1 refuted, 1 undecided\n"), run::out);
    assertEquals(ExitCode.YES, run.exitCode());
  }

  @Test
  void aProofOfContact_saysThatItIsNoneOfClearance() {
    String wide =
        SceneSamples.CELL.replace("[\"drone\", \"arm/*\"]", "[\"arm/foot\", \"arm/fore\"]");
    Path file = SceneSamples.write(folder, "wide.json", wide);
    CommandRun run = CommandRun.of("scene", "acm", "--prove", file);
    String line = line(run.out(), "  arm/foot   arm/fore ");
    assertTrue(line.endsWith("never: proven (contact; not clearance 0.05)"), line);
  }

  @Test
  void theSrdf_holdsThePairsThatAreLeftOut() throws IOException {
    Path out = folder.resolve("out.srdf");
    CommandRun run = CommandRun.of("scene", "acm", SceneSamples.crane(folder), "--srdf", out);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    Golden.assertMatches("scene-acm.srdf", Files.readString(out));
  }

  @Test
  void theSrdfReadBack_leavesOutTheSamePairs() {
    Path scene = SceneSamples.crane(folder);
    Scene first = SceneFiles.read(scene);
    CommandRun run =
        CommandRun.of("scene", "acm", scene, "--srdf", folder.resolve("crane.srdf"), "--quiet");
    assertEquals("", run.err());
    SceneSamples.write(folder, "again.json", SceneSamples.CRANE.replace("\"up\"", "[0, -1, 0]"));
    Scene again = SceneFiles.read(folder.resolve("again.json"));
    assertEquals(leftOut(first.world()), leftOut(again.world()));
    assertTrue(leftOut(first.world()).size() >= 10);
  }

  @Test
  void refutedPairs_areNotWritten() throws IOException {
    String srdf =
        SceneSamples.SRDF.replace(
            "<strange/>", "<disable_collisions link1=\"foot\" link2=\"hook\" reason=\"Never\"/>");
    Path scene = SceneSamples.crane(folder);
    SceneSamples.write(folder, "crane.srdf", srdf);
    Path out = folder.resolve("out.srdf");
    CommandRun run = CommandRun.of("scene", "acm", scene, "--prove", "--srdf", out);
    assertEquals(
        "clearway: warning: 1 pair called Never can meet and is not in the SRDF\n", run.err());
    assertTrue(line(run.out(), "  crane/foot  crane/hook").contains("Never: refuted"), run::out);
    assertFalse(Files.readString(out).contains("link1=\"foot\" link2=\"hook\""));
    assertTrue(Files.readString(out).contains("link1=\"foot\" link2=\"boom\" reason=\"Never\""));
  }

  @Test
  void severalRobots_needAChoice() throws IOException {
    Path scene = SceneSamples.cell(folder);
    Path out = folder.resolve("out.srdf");
    assertComplaint(
        "an SRDF is of one robot; name it with --robot (its robots: arm, drone)",
        CommandRun.of("scene", "acm", scene, "--srdf", out));
    assertComplaint(
        "there is no robot 'arn'; did you mean 'arm'?",
        CommandRun.of("scene", "acm", scene, "--srdf", out, "--robot", "arn"));
    assertFalse(Files.exists(out));
    CommandRun run = CommandRun.of("scene", "acm", scene, "--srdf", out, "--robot", "arm");
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    String text = Files.readString(out);
    assertTrue(text.contains("<robot name=\"arm\">"), text);
    assertFalse(text.contains("part"), text);
  }

  @Test
  void namesAreEscapedInTheSrdf() throws IOException {
    String nasty = SceneSamples.CELL.replace("\"upper\"", "\"u<&>\\\"p\\t\"");
    Path scene = SceneSamples.write(folder, "nasty.json", nasty);
    Path out = folder.resolve("out.srdf");
    CommandRun run = CommandRun.of("scene", "acm", scene, "--srdf", out, "--robot", "arm");
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertTrue(Files.readString(out).contains("link2=\"u&lt;&amp;&gt;&quot;p&#9;\""));
    String worse = SceneSamples.CELL.replace("\"upper\"", "\"u\\u0001\"");
    SceneSamples.write(folder, "nasty.json", worse);
    assertComplaint(
        "the name 'u\\u0001' holds a character that XML cannot say; rename it",
        CommandRun.of("scene", "acm", scene, "--srdf", out, "--robot", "arm"));
  }

  @Test
  void heldJoints_areToldWithTheSrdf() {
    String held = SceneSamples.CRANE.replace("\"srdf\":", "\"hold\": { \"turn\": 0 }, \"srdf\":");
    SceneSamples.crane(folder);
    Path scene =
        SceneSamples.write(
            folder,
            "held.json",
            held.replace("\"up\"", "[-1, 0]").replace("[2, -0.5, 0]", "[-0.5, 0]"));
    CommandRun run = CommandRun.of("scene", "acm", scene, "--srdf", folder.resolve("out.srdf"));
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertTrue(run.err().contains("warning: some joints are held"), run::err);
  }

  @Test
  void optionsWithoutMeaning_areRefused() {
    Path scene = SceneSamples.cell(folder);
    assertComplaint(
        "--budget has no meaning without --prove; leave it out",
        CommandRun.of("scene", "acm", scene, "--budget", 5));
    assertComplaint(
        "--budget is 0; it must be at least 1",
        CommandRun.of("scene", "acm", scene, "--prove", "--budget", 0));
    assertComplaint(
        "--robot has no meaning without --srdf; leave it out",
        CommandRun.of("scene", "acm", scene, "--robot", "arm"));
    Path nowhere = folder.resolve("none/out.srdf");
    assertComplaint(
        nowhere + ": its folder does not exist; create the folder first",
        CommandRun.of("scene", "acm", scene, "--robot", "arm", "--srdf", nowhere));
  }

  private static Set<String> leftOut(World world) {
    Set<String> pairs = new TreeSet<>();
    for (Pairing pair : world.pairings()) {
      String a = world.objects().get(pair.a()).name();
      String b = world.objects().get(pair.b()).name();
      if (!pair.isTested()) pairs.add(a + " " + b);
    }
    return pairs;
  }

  private static Pairing pairing(World world, String a, String b) {
    return world.pairings().stream()
        .filter(pair -> world.objects().get(pair.a()).name().equals(a))
        .filter(pair -> world.objects().get(pair.b()).name().equals(b))
        .findFirst()
        .orElseThrow();
  }

  private static double[] configuration(World world, JsonNode byRobot) {
    double[] q = new double[world.space().dimension()];
    int at = 0;
    for (JsonNode robot : byRobot) for (JsonNode value : robot) q[at++] = value.asDouble();
    assertEquals(q.length, at);
    return q;
  }

  private static JsonNode find(JsonNode pairs, String a, String b) {
    for (JsonNode pair : pairs) {
      boolean found = pair.get("a").asString().equals(a) && pair.get("b").asString().equals(b);
      if (found) return pair;
    }
    throw new AssertionError("no " + a + " and " + b + " in " + pairs);
  }

  private static JsonNode json(Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals("", run.err());
    assertEquals(ExitCode.YES, run.exitCode());
    return new JsonMapper().readTree(run.out());
  }

  private static String line(String text, String start) {
    return text.lines().filter(line -> line.startsWith(start)).findFirst().orElse("none: " + text);
  }

  private static void assertComplaint(String message, CommandRun run) {
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }
}
