package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.scene.ImportOptions;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import clearway.scene.SceneImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SceneImportCommandTest {
  /** A box at the end of a post, as MoveIt writes it. */
  private static final String MOVEIT =
      """
      yard
      * crate
      0.9 0.9 0.25
      0 0 0 1
      1
      box
      0.5 0.5 0.5
      0 0 0
      0 0 0 1
      0 0 0 0
      0
      .
      """;

  @TempDir private Path folder;
  private Path urdf;
  private Path srdf;
  private Path out;

  @BeforeEach
  void writeFiles() {
    SceneSamples.crane(folder);
    urdf = folder.resolve("crane.urdf");
    srdf = folder.resolve("crane.srdf");
    out = folder.resolve("out.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"out.json", "out.yaml", "out.YML"})
  void aUrdf_becomesASceneThatReadsTheSame(String name) {
    Path file = folder.resolve(name);
    CommandRun run = CommandRun.of("scene", "import", urdf, "--srdf", srdf, "-o", file, "--quiet");
    String counts = file + ": 1 robot, 0 obstacles, 278 triangles, 0 queries\n";
    assertEquals(new CommandRun(ExitCode.YES, counts, ""), run);
    Scene expected = SceneImport.read(urdf, ImportOptions.DEFAULT.withSrdf(srdf)).scene();
    assertEquals(expected, SceneFiles.read(file));
  }

  @Test
  void whatTheSceneDoesNotShow_isAWarningAndInTheJson() {
    CommandRun run = CommandRun.of("scene", "import", urdf, "-o", out, "--srdf", srdf, "--json");
    assertTrue(run.err().startsWith("clearway: warning: "), run::err);
    assertTrue(run.err().contains("<strange>"), run::err);
    assertEquals(1, run.out().lines().count());
    JsonNode answer = new JsonMapper().readTree(run.out());
    assertEquals("crane", answer.get("scene").asString());
    assertEquals(1, answer.get("robots").asInt());
    assertTrue(answer.get("notes").get(0).asString().contains("<strange>"));
  }

  @Test
  void aGroup_letsItsJointsMoveOnly() {
    String small = "<group name=\"lower\"><joint name=\"turn\"/></group>\n<strange/>";
    SceneSamples.write(folder, "crane.srdf", SceneSamples.SRDF.replace("<strange/>", small));
    CommandRun run =
        CommandRun.of(
            "scene", "import", "--group", "lower", urdf, "--srdf", srdf, "-o", out, "--quiet");
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertEquals(1, SceneFiles.read(out).world().space().dimension());
    CommandRun wrong =
        CommandRun.of("scene", "import", urdf, "--srdf", srdf, "--group", "lowr", "-o", out);
    assertOneLine(wrong, "lowr");
  }

  @Test
  void aMoveItScene_takesItsRobotFromTheOption() {
    Path scene = SceneSamples.write(folder, "yard.scene", MOVEIT);
    CommandRun run =
        CommandRun.of("scene", "import", scene, "--urdf", urdf, "--srdf", srdf, "-o", out);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    Scene read = SceneFiles.read(out);
    assertEquals("crate", read.world().obstacles().get(0).name());
    assertEquals("crane", read.world().robots().get(0).name());
  }

  @Test
  void whatIsWrong_isToldInOneLineAndNothingIsWritten() throws IOException {
    Path broken =
        SceneSamples.write(folder, "broken.urdf", SceneSamples.URDF.replace("</link>", ""));
    assertOneLine(CommandRun.of("scene", "import", broken, "-o", out), broken + ":");
    Path none = folder.resolve("none.urdf");
    assertOneLine(CommandRun.of("scene", "import", none, "-o", out), none + ": there is no such");
    assertOneLine(
        CommandRun.of("scene", "import", urdf, "--srdf", none, "-o", out), none + ": there is no");
    assertOneLine(
        CommandRun.of("scene", "import", folder.resolve("yard.json"), "-o", out), "already");
    assertFalse(Files.exists(out));
  }

  @Test
  void aNameThatCannotBeWritten_isToldBeforeTheWork() {
    Path text = folder.resolve("out.txt");
    assertOneLine(CommandRun.of("scene", "import", urdf, "-o", text), "end it with .json");
    Path nowhere = folder.resolve("none/out.json");
    assertOneLine(CommandRun.of("scene", "import", urdf, "-o", nowhere), "create the folder first");
    Path itself = SceneSamples.write(folder, "some.yaml", "name: x\n");
    assertOneLine(CommandRun.of("scene", "import", itself, "-o", itself), "is a file to import");
    assertOneLine(CommandRun.of("scene", "import", urdf), "--output");
  }

  private static void assertOneLine(CommandRun run, String about) {
    assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run::err);
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run::err);
    assertTrue(run.err().startsWith("clearway: ") && run.err().contains(about), run::err);
  }
}
