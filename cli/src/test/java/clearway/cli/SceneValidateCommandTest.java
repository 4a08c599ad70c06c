package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.build.ProjectRoot;
import clearway.cli.report.ExitCode;
import clearway.scene.BuiltInScenes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SceneValidateCommandTest {
  /** Where the drone is at the start of the sample's query, and at its second goal. */
  private static final String START = "\"xyz\": [0, 0, 2]";

  private static final String SECOND_GOAL = "\"xyz\": [-1, 1, 1]";

  @TempDir private Path folder;

  @Test
  void aValidScene_isCalledSo() {
    CommandRun run = validate(SceneSamples.CELL);
    String summary =
        "valid: 2 robots with 9 degrees of freedom, 3 obstacles, 21 tested pairs, 1 query"
            + " (3 configurations free, delta 6.27295e-6)\n";
    assertEquals(new CommandRun(ExitCode.YES, summary, ""), run);
  }

  static List<String> builtIn() {
    return BuiltInScenes.names();
  }

  @ParameterizedTest
  @MethodSource("builtIn")
  void everyBuiltInSceneIsValid(String name) {
    CommandRun run = CommandRun.of("scene", "validate", name);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertEquals("", run.err());
  }

  @Test
  void everyExampleIsValid() throws IOException {
    try (Stream<Path> files = Files.list(ProjectRoot.find().resolve("scenes/examples"))) {
      List<Path> scenes = files.filter(Files::isRegularFile).sorted().toList();
      assertTrue(scenes.size() >= 3, scenes::toString);
      for (Path scene : scenes) {
        CommandRun run = CommandRun.of("scene", "validate", scene);
        assertEquals(ExitCode.YES, run.exitCode(), run::err);
        assertEquals("", run.err());
      }
    }
  }

  @Test
  void aStartInCollision_isToldByNameAndPlace() {
    CommandRun run = validate(SceneSamples.CELL.replace(START, "\"xyz\": [0, 3, 1.1]"));
    assertComplaint(
        run,
        "/queries/0/start: start of query 'fly': 'lamp' and 'drone' overlap; move the configuration"
            + " or an object, or leave the pair out with \"ignore\"");
  }

  @Test
  void aGoalInsideASolid_isToldAmongSeveralGoals() {
    String thick =
        SceneSamples.CELL.replace(
            "\"radius\": 0.1, \"length\": 2", "\"radius\": 0.4, \"length\": 4");
    CommandRun run = validate(thick.replace(SECOND_GOAL, "\"xyz\": [1.6, 0, 1.5]"));
    assertTrue(
        run.err()
            .contains("/queries/0/goal/1: goal 2 of 2 of query 'fly': 'post' and 'drone' overlap"),
        run::err);
  }

  @Test
  void aGoalTooClose_isToldWithDistanceClearanceAndDelta() {
    CommandRun run = validate(SceneSamples.CELL.replace(START, "\"xyz\": [0, 0, 0.5]"));
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    String strict =
        SceneSamples.CELL
            .replace(START, "\"xyz\": [0, 0, 0.5]")
            .replace("\"clearance\": 0.05", "\"clearance\": 0.35");
    assertTrue(
        validate(strict)
            .err()
            .matches(
                "(?s).*: 'arm/foot' and 'drone' are 0\\.(3|29999)\\d* apart, not beyond clearance 0.35"
                    + " \\+ delta 6\\.\\d+E-6; .* \\(and \\d+ more problems?; --json lists all\\)\n"),
        () -> validate(strict).err());
  }

  @Test
  void json_listsAllProblemsAndTheLineStays() {
    String broken =
        SceneSamples.CELL
            .replace(START, "\"xyz\": [0, 3, 1.1]")
            .replace(SECOND_GOAL, "\"xyz\": [1.6, 0, 1]");
    Path file = SceneSamples.write(folder, "broken.json", broken);
    CommandRun run = CommandRun.of("scene", "validate", file, "--json");
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertEquals(1, run.err().lines().count(), run::err);
    JsonNode answer = new JsonMapper().readTree(run.out());
    assertEquals(false, answer.get("valid").asBoolean());
    assertEquals(3, answer.get("configurations").asInt());
    JsonNode problems = answer.get("problems");
    assertEquals(2, problems.size(), run::out);
    assertEquals("/queries/0/start", problems.get(0).get("pointer").asString());
    assertEquals("overlap", problems.get(0).get("kind").asString());
    assertEquals("post", problems.get(1).get("a").asString());
    assertEquals("drone", problems.get(1).get("b").asString());
    assertEquals(1, problems.get(1).get("goal").asInt());
  }

  @Test
  void json_ofAValidSceneHasNoProblems() {
    Path file = SceneSamples.cell(folder);
    CommandRun run = CommandRun.of("scene", "validate", "--json", file);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    JsonNode answer = new JsonMapper().readTree(run.out());
    assertEquals(true, answer.get("valid").asBoolean());
    assertEquals(0, answer.get("problems").size());
  }

  @Test
  void aBrokenFile_isToldWithLineAndPointer() {
    String broken = SceneSamples.CELL.replace("\"range\": [-2, 2]", "\"range\": [2, -2]");
    Path file = SceneSamples.write(folder, "broken.json", broken);
    CommandRun run = CommandRun.of("scene", "validate", file, "--json");
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertTrue(run.err().startsWith("clearway: " + file + ":"), run::err);
    JsonNode problem = new JsonMapper().readTree(run.out()).get("problems").get(0);
    assertEquals("format", problem.get("kind").asString());
    assertEquals("/robots/0/links/2/joint/range", problem.get("pointer").asString());
    assertTrue(problem.get("line").asInt() > 1);
    CommandRun text = CommandRun.of("scene", "validate", file);
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", run.err()), text);
  }

  @Test
  void aStartOutsideItsLimits_isToldByName() {
    CommandRun run = validate(SceneSamples.CELL.replace("[1, 1, 0.05]", "[1, 2.5, 0.05]"));
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertEquals(1, run.err().lines().count());
    assertTrue(run.err().contains("elbow") && run.err().contains("2.5"), run::err);
  }

  @Test
  void aRuleAboutNothing_isAWarning() {
    String spare =
        SceneSamples.CELL.replace(
            "\"ignore\": [",
            "\"ignore\": [ { \"between\": [\"arm/x*\", \"floor\"], \"reason\": \"User\" },");
    CommandRun run = validate(spare);
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals(
        "clearway: warning: pair left out (User) between 'arm/x*' and 'floor': no two objects are"
            + " meant\n",
        run.err());
  }

  @Test
  void anUnknownNameInTheScenesOwnRules_isAnError() {
    String wrong =
        SceneSamples.CELL.replace("[\"arm/foot\", \"floor\"]", "[\"arm/fot\", \"floor\"]");
    CommandRun run = validate(wrong);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertTrue(run.err().contains("/ignore/0/0") && run.err().contains("arm/foot"), run::err);
  }

  private CommandRun validate(String text) {
    return CommandRun.of("scene", "validate", SceneSamples.write(folder, "scene.json", text));
  }

  private void assertComplaint(CommandRun run, String message) {
    String line = "clearway: " + folder.resolve("scene.json") + " " + message + "\n";
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", line), run);
  }
}
