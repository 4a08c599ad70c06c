package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.scene.BuiltInScenes;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Listing and building scenes, describing them, and the ways to name one. */
class SceneCommandTest {
  @TempDir private Path folder;

  @Test
  void list_namesEveryBuiltInSceneWithItsFigureAndCounts() {
    CommandRun run = CommandRun.of("scene", "list");
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals("", run.err());
    List<String> lines = run.out().lines().toList();
    assertEquals(1 + BuiltInScenes.names().size(), lines.size());
    for (int i = 0; i < BuiltInScenes.names().size(); i++) {
      String name = BuiltInScenes.names().get(i);
      assertTrue(lines.get(1 + i).startsWith("  " + name + " "), run::out);
      assertTrue(lines.get(1 + i).endsWith(BuiltInScenes.summary(name)), run::out);
    }
  }

  @Test
  void list_asJsonCountsWhatTheScenesHold() {
    JsonNode scenes = json("scene", "list", "--json").get("scenes");
    assertEquals(BuiltInScenes.names().size(), scenes.size());
    JsonNode hook = find(scenes, "hook-tetrahedra");
    assertEquals(1, hook.get("robots").asInt());
    assertEquals(6, hook.get("degrees_of_freedom").asInt());
    assertTrue(hook.get("triangles").asInt() > 4 * 1330);
    assertEquals(9, find(scenes, "nine-arms-in-lattice").get("robots").asInt());
  }

  @Test
  void build_writesAFileThatReadsAsTheSameScene() throws IOException {
    Path target = folder.resolve("new/folder");
    CommandRun run = CommandRun.of("scene", "build", "-o", target, "two-springs");
    assertEquals("", run.err());
    assertEquals(ExitCode.YES, run.exitCode());
    Path file = target.resolve("two-springs.json");
    assertTrue(run.out().startsWith(file + ": 1 robot, 1 obstacle, "), run::out);
    assertEquals(BuiltInScenes.build("two-springs"), SceneFiles.read(file));
    CommandRun again = CommandRun.of("scene", "build", "two-springs", "-o", target, "--json");
    assertEquals(file.toString(), new JsonMapper().readTree(again.out()).get("file").asString());
    assertEquals(List.of("meshes", "two-springs.json"), namesIn(target));
  }

  @Test
  void build_takesTheClearanceOfGrazingScenes() {
    CommandRun run =
        CommandRun.of("scene", "build", "grazing-floor", "--clearance", "0.02", "-o", folder);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    Scene read = SceneFiles.read(folder.resolve("grazing-floor.json"));
    assertEquals(BuiltInScenes.build("grazing-floor", 0.02), read);
  }

  @Test
  void build_refusesInOneLineAndWritesNothing() throws IOException {
    Path target = folder.resolve("new");
    assertComplaint(
        "there is no built-in scene 'two-spring'; did you mean 'two-springs'?",
        "build",
        "two-spring",
        "-o",
        target);
    assertComplaint(
        "there is no built-in scene 'xyz'; 'clearway scene list' names the built-in ones",
        "build",
        "xyz",
        "-o",
        target);
    CommandRun clearance =
        CommandRun.of("scene", "build", "two-springs", "--clearance", "1", "-o", target);
    assertOneLine(clearance, "two-springs");
    assertOneLine(
        CommandRun.of("scene", "build", "grazing-box", "--clearance", "nan", "-o", target), "NaN");
    Path file = SceneSamples.cell(folder);
    assertComplaint(
        file + ": is a file; name a folder to write to", "build", "two-springs", "-o", file);
    Path below = file.resolve("folder");
    assertComplaint(
        file + ": cannot be created; check the folder it is in",
        "build",
        "two-springs",
        "-o",
        below);
    assertFalse(Files.exists(target));
  }

  @Test
  void build_leavesNoFolderBehindWhenItCannotWrite() throws IOException {
    Path target = folder.resolve("taken");
    Files.createDirectories(target.resolve("two-springs.json"));
    CommandRun run = CommandRun.of("scene", "build", "two-springs", "-o", target);
    assertOneLine(run, "there is a folder of this name");
    assertEquals(List.of("two-springs.json"), namesIn(target));
  }

  @Test
  void info_isTheGoldenText() throws IOException {
    CommandRun run = CommandRun.of("scene", "info", SceneSamples.cell(folder));
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertEquals("", run.err());
    Golden.assertMatches("scene-info.txt", run.out());
  }

  @Test
  void info_isTheGoldenJson() throws IOException {
    CommandRun run = CommandRun.of("scene", "info", "--json", SceneSamples.crane(folder));
    assertEquals(1, run.out().lines().count());
    Golden.assertMatches("scene-info.json", run.out());
  }

  @Test
  void info_warnsOfWhatTheRobotsFilesSayBesides() {
    Path scene = SceneSamples.crane(folder);
    CommandRun run = CommandRun.of("scene", "info", scene);
    assertEquals(
        "clearway: warning: robot 'crane': elements <strange> of the SRDF are not used\n",
        run.err());
    CommandRun quiet = CommandRun.of("scene", "info", "--quiet", scene);
    assertEquals(new CommandRun(ExitCode.YES, run.out(), ""), quiet);
    assertEquals(
        "robot 'crane': elements <strange> of the SRDF are not used",
        json("scene", "info", scene, "--json", "--quiet").get("notes").get(0).asString());
  }

  @Test
  void info_showsTwentyObstaclesAndCountsTheRest() {
    CommandRun run = CommandRun.of("scene", "info", "puma-machine-room");
    assertEquals(ExitCode.YES, run.exitCode());
    assertTrue(run.out().contains("\n  and 1160 more (--json lists all)\n"), run::out);
  }

  @Test
  void info_staysReadableWhateverTheNames() {
    String nasty = SceneSamples.CELL.replace("\"post\"", "\"po\\nst\\u001b[2J\"");
    CommandRun run = CommandRun.of("scene", "info", SceneSamples.write(folder, "n.json", nasty));
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertTrue(run.out().contains("po\\nst\\u001b[2J"), run::out);
  }

  @Test
  void aNameThatIsNoFile_isTakenForABuiltInScene() {
    assertComplaint(
        "hook-tetraedra: there is no such file and no built-in scene of this name;"
            + " did you mean 'hook-tetrahedra'?",
        "info",
        "hook-tetraedra");
    assertComplaint(
        "none.json: there is no such file and no built-in scene of this name;"
            + " 'clearway scene list' names the built-in ones",
        "info",
        "none.json");
    Path none = folder.resolve("hook-tetrahedra");
    assertComplaint(
        none + ": there is no such file; check the name and the folder", "validate", none);
    assertComplaint(folder + ": is a folder; name a file in it", "acm", folder);
  }

  @Test
  void filesOutsideTheScenesFolder_needAnOption() throws IOException {
    SceneSamples.crane(folder);
    Path inner = Files.createDirectory(folder.resolve("inner"));
    String text = SceneSamples.CRANE.replace("\"crane.", "\"../crane.");
    Path scene = SceneSamples.write(inner, "yard.json", text);
    assertOneLine(CommandRun.of("scene", "info", scene), "--allow-outside");
    CommandRun run = CommandRun.of("scene", "info", "--allow-outside", scene);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
  }

  @Test
  void packagesAreFoundWhereTheOptionSays() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    SceneSamples.write(elsewhere, "hook.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    String urdf =
        SceneSamples.URDF.replace(
            "<sphere radius=\"0.02\"/>", "<mesh filename=\"package://yard/hook.obj\"/>");
    Path home = Files.createDirectory(folder.resolve("home"));
    Path scene = SceneSamples.crane(home);
    SceneSamples.write(home, "crane.urdf", urdf);
    assertOneLine(CommandRun.of("scene", "info", scene), "yard");
    CommandRun run = CommandRun.of("scene", "info", scene, "--package", "yard=" + elsewhere);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertOneLine(CommandRun.of("scene", "info", scene, "--package", "yard"), "--package");
  }

  private static JsonNode json(Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals("", run.err());
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals(1, run.out().lines().count(), run::out);
    return new JsonMapper().readTree(run.out());
  }

  private static JsonNode find(JsonNode scenes, String name) {
    for (JsonNode scene : scenes) if (scene.get("name").asString().equals(name)) return scene;
    throw new AssertionError("no " + name + " in " + scenes);
  }

  private static List<String> namesIn(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void assertComplaint(String message, Object... words) {
    List<Object> all = new ArrayList<>(List.of("scene"));
    all.addAll(List.of(words));
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }

  private static void assertOneLine(CommandRun run, String about) {
    assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run::err);
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run::err);
    assertTrue(run.err().startsWith("clearway: ") && run.err().contains(about), run::err);
  }
}
