package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code clearway check SCENE --segments FILE.csv}. */
class CheckSegmentsTest {
  private static final String PAST = "-3,0,0,3,1,0,0,0,3,0,0,3,1,0,0,0\n";
  private static final String THROUGH = "-4,-3,0,0,1,0,0,0,-4,3,0,0,1,0,0,0\n";

  @TempDir private Path folder;
  private Path lane;
  private Path answers;

  @BeforeEach
  void writeTheScene() {
    lane = CheckSamples.lane(folder);
    answers = folder.resolve("answers.csv");
  }

  private CommandRun check(String segments, Object... options) {
    Path file = SceneSamples.write(folder, "segments.csv", segments);
    Object[] words = new Object[options.length + 4];
    words[0] = "check";
    words[1] = lane;
    words[2] = "--segments";
    words[3] = file;
    System.arraycopy(options, 0, words, 4, options.length);
    return CommandRun.of(words);
  }

  @Test
  void theExitCodeIsThatOfTheWorstSegment() {
    assertEquals(ExitCode.YES, check(PAST).exitCode());
    assertEquals(ExitCode.NO, check(PAST + THROUGH).exitCode());
    assertEquals(ExitCode.UNDECIDED, check(PAST + THROUGH, "--timeout", "0s").exitCode());
  }

  @Test
  void fewSegmentsAreToldOneByOne() {
    CommandRun run = check("from,to\n" + PAST + THROUGH);
    List<String> lines = run.out().lines().toList();
    assertTrue(
        lines
            .get(0)
            .startsWith("2 segments: 1 free (proven), 1 colliding, 0 undecided (refined checker,"),
        run.out());
    assertEquals(
        "  segment  verdict  t  clearance  objects",
        lines.get(1).replaceAll("(verdict|clearance) +", "$1  "));
    assertTrue(
        lines.get(3).matches("        1  overlap +0\\.\\d+ +0 +'wall' and 'ball'"), run.out());
    assertTrue(run.err().matches("[0-9.]+ us per segment \\(.* time, one pass, no warm-up\\)\n"));
  }

  @Test
  void whatWasSampledIsNeverCalledJustFree() {
    String out = check(PAST, "--checker", "fixed").out();
    assertTrue(out.startsWith("1 segment: 1 sampled free (not proven), 0 colliding"), out);
    assertTrue(out.lines().toList().get(2).matches(" +0  sampled free"), out);
  }

  @Test
  void theFieldsOfJsonAreThere() {
    JsonNode json = JsonMapper.shared().readTree(check(PAST + THROUGH, "--json").out());
    assertEquals(2, json.get("segments").intValue());
    assertEquals(1, json.get("free").intValue());
    assertEquals(1, json.get("colliding").intValue());
    assertEquals(0, json.get("undecided").intValue());
    assertTrue(json.get("ns_per_segment").doubleValue() > 0);
    for (String count : List.of("bv_tests", "triangle_tests", "distance_queries")) {
      assertTrue(json.get(count).isIntegralNumber(), count);
    }
    assertTrue(json.get("bv_tests").intValue() > 0);
  }

  @Test
  void answersAreRowsOfTheContract() throws IOException {
    check(PAST + THROUGH, "--answers", answers);
    List<String> rows = Files.readAllLines(answers);
    assertEquals("segment,verdict,t,object_a,object_b,clearance", rows.get(0));
    assertTrue(rows.get(1).matches("0,free,,,,0\\.\\d+"), rows.get(1));
    assertTrue(rows.get(2).matches("1,colliding,0\\.\\d+,wall,ball,0\\.0"), rows.get(2));
    assertEquals(3, rows.size());
    check(PAST, "--answers", answers, "--timeout", "0s");
    assertTrue(Files.readAllLines(answers).get(1).matches("0,undecided,[0-9.]+,\\S*,"));
    check(PAST, "--answers", answers, "--checker", "fixed");
    assertEquals("0,free,,,,", Files.readAllLines(answers).get(1));
  }

  @Test
  void answersAreWrittenWholeOrNotAtAll() throws IOException {
    Files.writeString(answers, "old");
    CommandRun bad = check(PAST + "1,2\n", "--answers", answers);
    assertEquals(ExitCode.BAD_INPUT, bad.exitCode());
    assertEquals("old", Files.readString(answers));
    Path nowhere = folder.resolve("no/answers.csv");
    CommandRun missing = check(PAST, "--answers", nowhere);
    assertEquals(ExitCode.BAD_INPUT, missing.exitCode());
    assertEquals(
        "clearway: " + nowhere + ": its folder does not exist; create the folder first\n",
        missing.err());
    assertFalse(Files.exists(nowhere));
  }

  @Test
  void answersDoNotReplaceWhatIsRead() throws IOException {
    String scene = Files.readString(lane);
    CommandRun overScene = check(PAST, "--answers", lane);
    assertEquals(ExitCode.BAD_INPUT, overScene.exitCode());
    assertEquals(
        "clearway: " + lane + ": is read by this command; name another file to write\n",
        overScene.err());
    assertEquals(scene, Files.readString(lane));
    Path segments = folder.resolve("segments.csv");
    assertEquals(ExitCode.BAD_INPUT, check(PAST, "--answers", segments).exitCode());
    assertEquals(PAST, Files.readString(segments));
  }

  @ParameterizedTest
  @ValueSource(strings = {"refined", "adaptive", "fixed"})
  void anyNumberOfThreadsGivesTheSameBytes(String checker) throws IOException {
    String segments = random(300);
    CommandRun one = check(segments, "--checker", checker, "--answers", answers);
    byte[] first = Files.readAllBytes(answers);
    for (int threads = 2; threads <= 5; threads += 3) {
      CommandRun several =
          check(segments, "--checker", checker, "--answers", answers, "--threads", threads);
      assertEquals(one.out(), several.out());
      assertEquals(new String(first), Files.readString(answers));
    }
    long free = new String(first).lines().filter(row -> row.contains(",free,")).count();
    assertTrue(free > 30 && free < 270, free + " of 300 are free");
  }

  @Test
  void repeatsTimeTheListAndChangeNoAnswer() {
    CommandRun once = check(PAST + THROUGH);
    CommandRun thrice = check(PAST + THROUGH, "--repeat", 3, "--threads", 2);
    assertEquals(once.out(), thrice.out());
    assertTrue(thrice.err().contains("best of 3 passes after warm-up"), thrice.err());
  }

  private static String random(int count) {
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2 * count; i++) {
      for (int k = 0; k < 4; k++) text.append(random.nextDouble(-2, 2)).append(',');
      text.append(i % 2 == 0 ? "1,0,0,0," : "0.6,0.8,0,0\n");
    }
    return text.toString();
  }
}
