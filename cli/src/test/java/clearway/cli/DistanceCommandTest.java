package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two cubes of edge 1 at known places: 2 apart, overlapping, 1.5 apart. */
class DistanceCommandTest {
  private static final double ROUNDING = 1e-9;

  @TempDir private Path folder;
  private Path cube;
  private Path poses;

  @BeforeEach
  void writeFiles() throws IOException {
    cube = writeBox("cube.obj", 1);
    poses = folder.resolve("poses.csv");
    Files.writeString(
        poses,
        "px,py,pz,qw,qx,qy,qz\n3,0,0,1,0,0,0\n0.5,0.25,0,1,0,0,0\n0,2.5,0,0.5,0.5,0.5,0.5\n");
  }

  @Test
  void exact_findsTheDistances() {
    JsonNode answer = json("--query", "exact", "--poses", poses);
    assertEquals("exact", answer.get("query").asString());
    assertEquals(3, answer.get("queries").asInt());
    assertEquals(1, answer.get("colliding").asInt());
    assertEquals(3.5, answer.get("checksum").asDouble(), ROUNDING);
  }

  @Test
  void json_isOneObjectWithThePromisedFields() {
    JsonNode answer = json("--poses", poses);
    assertEquals(
        List.of(
            "query",
            "solid",
            "triangles_a",
            "triangles_b",
            "queries",
            "colliding",
            "checksum",
            "ns_per_query",
            "clock",
            "bv_tests",
            "triangle_tests"),
        new ArrayList<>(answer.propertyNames()));
    assertEquals(12, answer.get("triangles_a").asInt());
    assertTrue(answer.get("ns_per_query").asDouble() > 0);
    assertTrue(answer.get("bv_tests").isIntegralNumber());
    assertTrue(answer.get("triangle_tests").isIntegralNumber());
  }

  @Test
  void collide_countsOverlapsAndHasNoDistances() {
    JsonNode answer = json("--query", "collide", "--poses", poses);
    assertEquals(1, answer.get("colliding").asInt());
    assertEquals(0, answer.get("checksum").asDouble());
  }

  @Test
  void greedy_isALowerBoundAndZeroWithinDelta() {
    double bound = json("--query", "greedy", "--poses", poses).get("checksum").asDouble();
    assertTrue(bound > 0 && bound <= 3.5, () -> "bound " + bound);
    JsonNode wide = json("--query", "greedy", "--delta", "1.75", "--poses", poses);
    assertEquals(1.75, wide.get("delta").asDouble());
    assertEquals(2, wide.get("colliding").asInt());
  }

  @Test
  void approx_isALowerBoundWithinGamma() {
    JsonNode answer = json("--query", "approx", "--gamma", "0.1", "--poses", poses);
    assertEquals(0.1, answer.get("gamma").asDouble());
    double bound = answer.get("checksum").asDouble();
    assertTrue(bound <= 3.5 + ROUNDING && bound >= 0.9 * 3.5 - ROUNDING, () -> "bound " + bound);
    assertEquals(0.5, json("--query", "approx").get("gamma").asDouble());
  }

  @Test
  void withoutPoses_theMeshesStandAsTheyAre() {
    JsonNode answer = json();
    assertEquals(1, answer.get("queries").asInt());
    assertEquals(1, answer.get("colliding").asInt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"collide", "greedy", "exact", "approx"})
  void solid_makesANestedMeshCollide(String query) throws IOException {
    Path large = writeBox("large.obj", 4);
    Object[] words = {"--query", query, "--quiet"};
    CommandRun surfaces = distance(large, cube, words);
    CommandRun solid = distance(large, cube, with(words, "--solid"));
    String label = query.equals("greedy") ? "not proven apart" : "colliding";
    assertTrue(line(surfaces.out(), label).endsWith(" 0"), surfaces::out);
    assertTrue(line(solid.out(), label).endsWith(" 1"), solid::out);
    if (!query.equals("collide")) assertEquals("0.0", lastWord(line(solid.out(), "checksum")));
  }

  @Test
  void repeating_changesNeitherAnswersNorCounts() {
    JsonNode once = json("--poses", poses);
    JsonNode often = json("--poses", poses, "--repeat", 3);
    for (String field : List.of("checksum", "colliding", "bv_tests", "triangle_tests")) {
      assertEquals(once.get(field), often.get(field), field);
    }
  }

  @Test
  void text_listsThePosesAndTotals() {
    CommandRun run = distance(cube, cube, "--poses", poses);
    assertEquals(ExitCode.YES, run.exitCode());
    List<String> lines = run.out().lines().toList();
    assertEquals("exact distance, surfaces: 12 against 12 triangles", lines.get(0));
    assertEquals("  pose  colliding        distance     lower bound", lines.get(1));
    assertTrue(lines.get(2).startsWith("     0         no             2.0"), run::out);
    assertEquals("     1        yes             0.0             0.0", lines.get(3));
    assertEquals("queries                3", lines.get(5));
    assertEquals("colliding              1", lines.get(6));
  }

  @Test
  void timings_goToStandardErrorUnlessQuiet() {
    CommandRun loud = distance(cube, cube, "--poses", poses);
    String pattern = "\\d+\\.\\d{3} us per query \\((cpu|wall) time, one pass, no warm-up\\)\n";
    assertTrue(loud.err().matches(pattern), loud::err);
    assertEquals("", distance(cube, cube, "--poses", poses, "--quiet").err());
    CommandRun repeated = distance(cube, cube, "--repeat", 2);
    assertTrue(repeated.err().contains("best of 2 passes after warm-up"), repeated::err);
  }

  @Test
  void aLongList_isNotPrintedPoseByPose() throws IOException {
    Files.writeString(poses, "3,0,0,1,0,0,0\n".repeat(21));
    CommandRun run = distance(cube, cube, "--poses", poses);
    assertFalse(run.out().contains("pose"), run::out);
    assertTrue(run.out().contains("queries                21\n"), run::out);
  }

  @Test
  void answers_areWrittenForEveryPose() throws IOException {
    Path answers = folder.resolve("answers.csv");
    distance(cube, cube, "--poses", poses, "--answers", answers);
    List<String> rows = Files.readAllLines(answers);
    assertEquals("pose,colliding,distance,lower_bound", rows.get(0));
    String[] first = rows.get(1).split(",");
    assertEquals("0", first[0]);
    assertEquals("0", first[1]);
    assertEquals(2, Double.parseDouble(first[2]), ROUNDING);
    assertTrue(Double.parseDouble(first[3]) <= 2, rows::toString);
    assertEquals("1,1,0.0,0.0", rows.get(2));
    assertEquals(4, rows.size());
  }

  @Test
  void answers_leaveEmptyWhatIsNotComputed() throws IOException {
    Path answers = folder.resolve("answers.csv");
    distance(cube, cube, "--poses", poses, "--answers", answers, "--query", "collide");
    assertEquals("1,1,,", Files.readAllLines(answers).get(2));
    distance(cube, cube, "--poses", poses, "--answers", answers, "--query", "greedy");
    assertEquals("1,1,,0.0", Files.readAllLines(answers).get(2));
  }

  @Test
  void badInput_leavesTheAnswersFileUntouched() throws IOException {
    Path answers = folder.resolve("answers.csv");
    Files.writeString(answers, "old");
    Files.writeString(poses, "1,2,3\n");
    CommandRun run = distance(cube, cube, "--poses", poses, "--answers", answers);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertEquals("old", Files.readString(answers));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --query exakt       | invalid value for option '--query': 'exakt' is none of collide, greedy, exact, approx; try 'clearway distance --help'
          --query approx --gamma 1    | --gamma is 1.0; it must be from 0 to below 1
          --query approx --gamma -0.1 | --gamma is -0.1; it must be from 0 to below 1
          --query approx --gamma nan  | --gamma is NaN; it must be from 0 to below 1
          --query approx --gamma half | invalid value for option '--gamma': 'half' is not a number; try 'clearway distance --help'
          --gamma 0.5         | --gamma has no meaning for --query exact; leave it out or ask for --query approx
          --delta 0.5         | --delta has no meaning for --query exact; leave it out or ask for --query greedy
          --query greedy --delta -1   | --delta is -1.0; it must be zero or positive and finite
          --query greedy --delta 1e999 | --delta is Infinity; it must be zero or positive and finite
          --repeat 0          | --repeat is 0; it must be at least 1
          --repeat 1.5        | invalid value for option '--repeat': '1.5' is not a whole number; try 'clearway distance --help'
          --gama 0.5          | unknown option '--gama'; did you mean '--gamma'?
          --budget 5          | unknown option '--budget'; try 'clearway distance --help'
          --answers           | missing required parameter for option '--answers' (OUT.csv); try 'clearway distance --help'
          """)
  void aWrongOption_isToldInOneLine(String options, String message) {
    CommandRun run = distance(cube, cube, (Object[]) options.split(" "));
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --mesha x --mesh-b y | unknown option '--mesha'; did you mean '--mesh-a'?
          --mesha=x --mesh-b y | unknown option '--mesha'; did you mean '--mesh-a'?
          --mesh-a x --frob y  | unknown option '--frob'; try 'clearway distance --help'
          """)
  void aSlipInARequiredOption_isNamed(String options, String message) {
    assertComplaint(CommandRun.of((Object[]) ("distance " + options).split(" ")), message);
  }

  @Test
  void aFileNameThatIsNone_isToldInOneLine() {
    String help = "; try 'clearway distance --help'";
    assertComplaint(
        CommandRun.of("distance", "--mesh-a", "", "--mesh-b", cube),
        "invalid value for option '--mesh-a': the file name is empty" + help);
    assertComplaint(
        CommandRun.of("distance", "--mesh-a", "a\0b", "--mesh-b", cube),
        "invalid value for option '--mesh-a': 'a\\u0000b' cannot name a file here; a locale of"
            + " UTF-8 (LC_ALL=C.UTF-8) may help"
            + help);
  }

  @Test
  void anAtSignBeginsAFileNameLikeAnyOtherLetter() throws IOException {
    Path words = Files.writeString(folder.resolve("words"), "--help");
    assertComplaint(
        CommandRun.of("distance", "@" + words),
        "missing required options: '--mesh-a=FILE', '--mesh-b=FILE';"
            + " try 'clearway distance --help'");
  }

  @Test
  void missingOptions_areNamed() {
    assertEquals(
        "clearway: missing required options: '--mesh-a=FILE', '--mesh-b=FILE';"
            + " try 'clearway distance --help'\n",
        CommandRun.of("distance").err());
  }

  @Test
  void aMissingFile_isBadInput() {
    Path none = folder.resolve("none.obj");
    assertComplaint(
        distance(none, cube), none + ": there is no such file; check the name and the folder");
    Path noPoses = folder.resolve("none.csv");
    assertComplaint(
        distance(cube, cube, "--poses", noPoses),
        noPoses + ": there is no such file; check the name and the folder");
    assertComplaint(distance(folder, cube), folder + ": is a folder; name a file in it");
  }

  @Test
  void aMeshWithoutTriangles_isBadInput() throws IOException {
    Path empty = folder.resolve("empty.obj");
    Files.writeString(empty, "v 0 0 0\n");
    CommandRun run = distance(cube, empty);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertOneLineAbout(empty, run);
  }

  @Test
  void aMeshTooFarAway_isBadInput() throws IOException {
    Path far = folder.resolve("far.obj");
    Files.writeString(far, "v 1e300 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    CommandRun run = distance(cube, far);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertOneLineAbout(far, run);
  }

  @Test
  void aBrokenMesh_isToldWithItsPlace() throws IOException {
    Path broken = folder.resolve("broken.obj");
    Files.writeString(broken, "v 0 0 0\nv 1 0 0\nv 0 x 0\nf 1 2 3\n");
    CommandRun run = distance(broken, cube);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertOneLineAbout(broken, run);
    assertTrue(run.err().startsWith("clearway: " + broken + ":3:"), run::err);
  }

  @Test
  void anAnswersFileInNoFolder_isToldBeforeTheWork() {
    Path nowhere = folder.resolve("none/answers.csv");
    assertComplaint(
        distance(cube, cube, "--answers", nowhere),
        nowhere + ": its folder does not exist; create the folder first");
    assertComplaint(
        distance(cube, cube, "--answers", folder), folder + ": is a folder; name a file to write");
  }

  private JsonNode json(Object... options) {
    CommandRun run = distance(cube, cube, with(options, "--json"));
    assertEquals("", run.err());
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals(1, run.out().lines().count(), run::out);
    return new JsonMapper().readTree(run.out());
  }

  private static CommandRun distance(Path meshA, Path meshB, Object... options) {
    List<Object> words = new ArrayList<>(List.of("distance", "--mesh-a", meshA, "--mesh-b", meshB));
    words.addAll(List.of(options));
    return CommandRun.of(words.toArray());
  }

  private static Object[] with(Object[] words, Object last) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.add(last);
    return all.toArray();
  }

  private static void assertComplaint(CommandRun run, String message) {
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }

  private static void assertOneLineAbout(Path file, CommandRun run) {
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run::err);
    assertTrue(run.err().startsWith("clearway: " + file + ":"), run::err);
    assertTrue(run.err().contains("; "), run::err);
  }

  private static String line(String text, String label) {
    return text.lines().filter(line -> line.startsWith(label)).findFirst().orElse("none: " + text);
  }

  private static String lastWord(String line) {
    return line.substring(line.lastIndexOf(' ') + 1);
  }

  private Path writeBox(String name, double edge) throws IOException {
    StringBuilder obj = new StringBuilder();
    double half = edge / 2;
    for (int v = 0; v < 8; v++) {
      obj.append("v ").append((v & 1) == 0 ? -half : half);
      obj.append(' ').append((v & 2) == 0 ? -half : half);
      obj.append(' ').append((v & 4) == 0 ? -half : half).append('\n');
    }
    obj.append("f 1 3 2\nf 2 3 4\nf 5 6 7\nf 6 8 7\nf 1 2 5\nf 2 6 5\n");
    obj.append("f 3 7 4\nf 4 7 8\nf 1 5 3\nf 3 5 7\nf 2 4 6\nf 4 8 6\n");
    return Files.writeString(folder.resolve(name), obj);
  }
}
