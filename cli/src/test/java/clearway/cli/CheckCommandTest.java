package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.scene.SceneHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code clearway check SCENE PATH}. */
class CheckCommandTest {
  @TempDir private Path folder;
  private Path lane;
  private Path free;
  private Path through;

  @BeforeEach
  void writeTheScene() {
    lane = CheckSamples.lane(folder);
    free = SceneSamples.write(folder, "free.csv", CheckSamples.FREE);
    through = SceneSamples.write(folder, "through.csv", CheckSamples.THROUGH);
  }

  /** Counts and bounds that a better checker would change are left out. */
  private static String steady(String text) {
    return text.replaceAll(
            "(?m)^(  (bounding|triangle|distance q|placements|steps).*?) +\\d+$", "$1 N")
        .replaceAll("(?m)^(  clearance proven) .*$", "$1 R")
        .replaceAll("(_tests|_queries|placements|steps)\":\\d+", "$1\":0")
        .replaceAll("clearance_proven\":[0-9.E-]+", "clearance_proven\":0");
  }

  private CommandRun check(Object... arguments) {
    Object[] words = new Object[arguments.length + 2];
    words[0] = "check";
    words[1] = lane;
    System.arraycopy(arguments, 0, words, 2, arguments.length);
    return CommandRun.of(words);
  }

  private JsonNode json(Object... arguments) {
    Object[] words = Arrays.copyOf(arguments, arguments.length + 1);
    words[arguments.length] = "--json";
    return JsonMapper.shared().readTree(check(words).out());
  }

  @Test
  void aFreePathIsProvenAndExitsWith0() throws IOException {
    CommandRun run = check(free);
    assertEquals(ExitCode.YES, run.exitCode(), run.err());
    assertEquals("", run.err());
    Golden.assertMatches("check-free.txt", steady(run.out()));
    Golden.assertMatches("check-free.json", steady(check(free, "--json").out()));
  }

  @Test
  void aCollidingPathIsShownWhereItCollidesAndExitsWith1() throws IOException {
    CommandRun run = check(through);
    assertEquals(ExitCode.NO, run.exitCode(), run.err());
    Golden.assertMatches("check-colliding.txt", steady(run.out()));
    Golden.assertMatches("check-colliding.json", steady(check(through, "--json").out()));
  }

  @Test
  void aBudgetThatRunsOutExitsWith4() throws IOException {
    CommandRun run = check(free, "--budget", 1);
    assertEquals(ExitCode.UNDECIDED, run.exitCode(), run.err());
    Golden.assertMatches("check-undecided.txt", steady(run.out()));
    assertEquals("undecided", json(free, "--budget", 1).get("verdict").stringValue());
    assertEquals(ExitCode.UNDECIDED, check(free, "--timeout", "0ms").exitCode());
  }

  @Test
  void samplingIsCalledSampledAndNamesItsResolution() throws IOException {
    CommandRun run = check(free, "--checker", "fixed");
    assertEquals(ExitCode.YES, run.exitCode());
    Golden.assertMatches("check-sampled.txt", steady(run.out()));
    assertEquals(
        "clearway: warning: no --resolution is given; 0.012 of the normalised space is used\n",
        run.err());
    assertEquals("", check(free, "--checker", "fixed", "--quiet").err());
    JsonNode json = json(free, "--checker", "fixed", "--resolution", 0.05);
    assertFalse(json.get("exact").booleanValue());
    assertEquals(0.05, json.get("resolution").doubleValue());
    assertFalse(json.has("clearance_proven"));
  }

  @Test
  void theFirstContactIsNotLaterThanTheTruthAndWithinDeltaOfIt() throws IOException {
    CommandRun run = check(through, "--first-contact");
    assertEquals(ExitCode.NO, run.exitCode());
    assertTrue(run.out().startsWith("colliding: first contact, of 'wall' and 'ball', "), run.out());
    JsonNode json = json(through, "--first-contact", "--delta", 1e-4);
    double t = json.get("t").doubleValue();
    double truth = (3 - 0.75) / 6; // the ball meets the wall's face
    assertTrue(t <= truth && 6 * (truth - t) <= 1.001e-4, "t = " + t);
    assertEquals(1, json.get("segment").intValue());
    assertEquals(ExitCode.YES, check(free, "--first-contact").exitCode());
  }

  @Test
  void theBudgetIsForTheWholePathAlsoOnTheWayToTheFirstContact() {
    int steps = json(free, "--first-contact").get("steps").intValue();
    assertEquals(ExitCode.YES, check(free, "--first-contact", "--budget", steps).exitCode());
    CommandRun less = check(free, "--first-contact", "--budget", steps - 1);
    assertEquals(ExitCode.UNDECIDED, less.exitCode(), less.out());
  }

  @Test
  void samplesAlongCoordinatesWithoutLimitsAreWarnedOf() throws IOException {
    Files.writeString(lane, CheckSamples.LANE.replaceFirst(", \"within\": .*\\]\\]", ""));
    CommandRun run = check(free, "--checker", "fixed", "--resolution", 0.1);
    assertEquals(
        "clearway: warning: coordinates without limits, such as 'ball/ball/x', do not count in the"
            + " normalised space: samples may lie far apart along them\n",
        run.err());
    assertEquals("", check(free).err());
  }

  @Test
  void motionsThatLeadTooFarAreRefused() throws IOException {
    Files.writeString(lane, CheckSamples.LANE.replaceFirst(", \"within\": .*\\]\\]", ""));
    String far = "0,0,0,3,1,0,0,0\n0,4e49,4e49,3,1,0,0,0\n";
    Path path = SceneSamples.write(folder, "far.csv", far);
    CommandRun run = check(path);
    assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    assertTrue(run.err().startsWith("clearway: " + path + ": segment 0: objects"), run.err());
    assertEquals(1, run.err().lines().count());
    Path list = SceneSamples.write(folder, "list.csv", far.replaceFirst("\n", ","));
    assertEquals(run.err().replace("far.csv", "list.csv"), check("--segments", list).err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"refined", "adaptive", "adaptive --mode paper", "adaptive --covering uncovered"})
  void theClearanceReplacesThatOfTheScene(String checker) {
    Object[] words = (free + " --checker " + checker + " --clearance 0.24").split(" ");
    assertEquals(ExitCode.YES, check(words).exitCode());
    words[words.length - 1] = "0.26";
    CommandRun run = check(words);
    assertEquals(ExitCode.NO, run.exitCode());
    assertTrue(run.out().startsWith("colliding: 'wall' and 'cart/body' come too close"), run.out());
  }

  @Test
  void rulesForPairsKeepTheirClearance() throws IOException {
    String rule =
        ", \"clearances\": [ { \"between\": [\"wall\", \"cart/body\"], \"clearance\": 0.1 } ]\n}\n";
    Files.writeString(lane, CheckSamples.LANE.strip().replaceFirst("}$", rule.strip()));
    assertEquals(ExitCode.YES, check(free, "--clearance", 0.3).exitCode());
  }

  /** Pairs that never meet without a clearance may well with one. */
  @Test
  void pairsThatNeverMeetAreFoundAnewForAClearance() throws IOException {
    String far = CheckSamples.LANE.replace("[0, 1.25, 0]", "[0, 100, 0]");
    Files.writeString(lane, far.replace("[[-5, 5], [-5, 5], [-5, 5]]", "[[9, 9], [9, 9], [9, 9]]"));
    Path still = SceneSamples.write(folder, "p.csv", "0,9,9,9,1,0,0,0\n");
    assertTrue(check(still).out().contains("no pair is tested"), check(still).out());
    assertEquals(ExitCode.NO, check(still, "--clearance", 200).exitCode());
  }

  @Test
  void aSingleWayPointIsCheckedToo() {
    Path inside = SceneSamples.write(folder, "inside.csv", "-4,0,0,0,1,0,0,0\n");
    CommandRun run = check(inside);
    assertEquals(ExitCode.NO, run.exitCode());
    assertTrue(run.out().startsWith("colliding: 'wall' and 'ball' overlap"), run.out());
  }

  @Test
  void anOmplMatrixIsReadWithTheRealPartLast() {
    Path matrix = SceneSamples.write(folder, "p.path", "-3 0 0 3 0 0 0 1 \n3 0 0 3 0 0 0 1 \n\n");
    CommandRun run = check(matrix);
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals(
        "clearway: warning: " + matrix + " is read as an OMPL matrix: w is last in quaternions\n",
        run.err());
  }

  @Test
  void aPathFromAnotherVersionOfTheSceneIsNotedOrRefused() throws IOException {
    Path path = SceneSamples.write(folder, "p.json", CheckSamples.json(SceneHash.ofFile(lane)));
    assertEquals("", check(path, "--same-scene").err());
    Files.writeString(lane, CheckSamples.LANE + "\n");
    CommandRun noted = check(path);
    assertEquals(ExitCode.YES, noted.exitCode());
    String what = path + ": the path is from another version of the scene; ";
    assertEquals("clearway: warning: " + what + "it is checked all the same\n", noted.err());
    assertEquals(1, json(path).get("notes").size());
    CommandRun refused = check(path, "--same-scene");
    assertEquals(ExitCode.BAD_INPUT, refused.exitCode());
    assertEquals("clearway: " + what + "plan anew, or leave out --same-scene\n", refused.err());
    assertEquals(ExitCode.BAD_INPUT, check(free, "--same-scene").exitCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                           | a path or --segments is needed; give one
          free.csv --segments free.csv | --segments stands beside a path; give one of them
          none.csv                     | none.csv: there is no such file; check the name and the folder
          free.csv --checker linear    | invalid value for option '--checker': the checker 'linear' is not there yet; fixed, adaptive, refined are; try 'clearway check --help'
          free.csv --checker ccd       | invalid value for option '--checker': the checker 'ccd' is not there yet; fixed, adaptive, refined are; try 'clearway check --help'
          free.csv --checker fixd      | invalid value for option '--checker': 'fixd' is none of fixed, adaptive, refined; try 'clearway check --help'
          free.csv --mode fast         | invalid value for option '--mode': 'fast' is none of best, paper; try 'clearway check --help'
          free.csv --motion in-between | --motion in-between is not there yet; leave it out
          free.csv --timeout 3         | invalid value for option '--timeout': '3' is not a duration such as 500ms, 30s or 2m; try 'clearway check --help'
          free.csv --budget 0          | --budget is 0; it must be at least 1
          free.csv --resolution 0.1    | --resolution has no meaning for --checker refined; leave it out
          free.csv --delta -1          | --delta is -1.0; it must be finite and 0 or more
          free.csv --delta nan         | --delta is NaN; it must be finite and 0 or more
          free.csv --clearance -1      | --clearance is -1.0; it must be finite and 0 or more
          free.csv --checker fixed --resolution 0 | --resolution is 0.0; it must be finite and above 0
          free.csv --checker fixed --delta 1 | --delta has no meaning for --checker fixed; leave it out
          free.csv --checker fixed --covering middle | --covering has no meaning for --checker fixed; leave it out
          free.csv --covering uncovered | --covering has no meaning for --checker refined; leave it out
          free.csv --checker fixed --first-contact | --checker has no meaning for --first-contact, which has a method of its own; leave it out
          free.csv --threads 2         | --threads has no meaning for a path; leave it out
          free.csv --repeat 2          | --repeat has no meaning for a path; leave it out
          free.csv --answers a.csv     | --answers has no meaning for a path; leave it out
          --segments free.csv --same-scene | --same-scene has no meaning for a list of segments; leave it out
          --segments free.csv --threads 0 | --threads is 0; it must be at least 1
          --segments free.csv --repeat 0 | --repeat is 0; it must be at least 1
          --segments free.csv --repeat 2 --timeout 1s | --repeat stands beside --timeout; give one of them
          --segments free.csv          | free.csv:1:17: 8 columns instead of 16; each row has two configurations, each cart/slide,ball/ball/x,ball/ball/y,ball/ball/z,ball/ball/qw,ball/ball/qx,ball/ball/qy,ball/ball/qz
          """)
  void aWrongCommandLineIsToldInOneLine(String words, String message) {
    String there = folder + "/";
    String[] arguments = words.isEmpty() ? new String[0] : words.split(" ");
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].endsWith(".csv")) arguments[i] = there + arguments[i];
    }
    CommandRun run = check((Object[]) arguments);
    String expected = message.matches("\\w+\\.csv:.*") ? there + message : message;
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + expected + "\n"), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          p.csv  | ''                        | : the file is empty; give a path with at least one way-point
          p.csv  | 1,2                       | :1:4: 2 columns instead of 8; each row is cart/slide,ball/ball/x,ball/ball/y,ball/ball/z,ball/ball/qw,ball/ball/qx,ball/ball/qy,ball/ball/qz
          p.csv  | 0,0,0,nan,1,0,0,0         | :1:7: 'nan' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3
          p.csv  | 6,0,0,3,1,0,0,0           | :1:1: 'cart/slide' is 6, outside its limits; give a value from -5 to 5
          p.csv  | 0,0,0,3,2,0,0,0           | :1:9: the quaternion has length 2, not 1; write w, x, y, z of a unit quaternion
          p.json | {"format": "clearway-path/1", "waypoints": [{"car": [1]}]} | :1:46 /waypoints/0/car: there is no robot 'car'; did you mean 'cart'?
          """)
  void aWrongPathIsToldInOneLineWithItsPlace(String name, String text, String message) {
    Path file = SceneSamples.write(folder, name, text);
    CommandRun run = check(file);
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + file + message + "\n"), run);
  }
}
