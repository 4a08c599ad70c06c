package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ExperimentCommandTest {
  private static final String QUICKEST = "schwarzer-figure-13";

  @TempDir private Path folder;

  @Test
  void list_isTheGoldenText() throws IOException {
    CommandRun run = CommandRun.of("experiment", "list");
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals("", run.err());
    Golden.assertMatches("experiment-list.txt", run.out());
  }

  @Test
  void list_asJsonNamesThePapers() {
    CommandRun run = CommandRun.of("experiment", "list", "--json");
    JsonNode experiments = new JsonMapper().readTree(run.out()).get("experiments");
    assertEquals(7, experiments.size());
    for (JsonNode experiment : experiments) {
      assertTrue(experiment.get("paper").asString().startsWith("F. Schwarzer, M. Saha"));
      assertTrue(experiment.has("experiment") && experiment.has("summary"));
    }
  }

  @Test
  void json_isOneObjectWithThePaperAndFlatRows() {
    CommandRun run = CommandRun.of("experiment", QUICKEST, "--quick", "--json", "--seed", "3");
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertEquals("", run.err());
    assertEquals(1, run.out().lines().count());
    JsonNode object = new JsonMapper().readTree(run.out());
    assertEquals(QUICKEST, object.get("experiment").asString());
    assertTrue(object.get("paper").asString().endsWith("Figure 13"));
    assertEquals(3, object.get("seed").asInt());
    assertTrue(object.get("quick").asBoolean());
    assertFalse(object.get("jdk").asString().isEmpty());
    assertFalse(object.get("processor").asString().isEmpty());
    assertEquals(3, object.get("rows").size());
    assertEquals(0.006, object.get("rows").get(0).get("paper_resolution").asDouble());
  }

  @Test
  void report_isAPageThatNeedsNothingElse() throws IOException {
    Path page = folder.resolve("page.html");
    CommandRun run = CommandRun.of("experiment", "--report", page, "--quick", QUICKEST);
    assertEquals(ExitCode.YES, run.exitCode(), run::err);
    assertTrue(run.out().startsWith(QUICKEST + ": where along a segment"), run::out);
    String html = Files.readString(page);
    assertTrue(html.startsWith("<!DOCTYPE html>\n"), html);
    assertEquals(3, html.split("<svg ", -1).length - 1);
    assertTrue(html.contains("<td>adaptive</td>"), html);
    for (String outside : List.of("<script", "<link", "src=", "href=", "url(", "@import")) {
      assertFalse(html.contains(outside), outside);
    }
  }

  @Test
  void aReportThatCannotBeWritten_isToldBeforeTheWorkBegins() {
    Path page = folder.resolve("no").resolve("page.html");
    CommandRun run = CommandRun.of("experiment", "schwarzer-table-1", "--report", page);
    String message = page + ": its folder does not exist; create the folder first\n";
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          schwarzer-table-2          | there is no experiment 'schwarzer-table-2'; did you mean 'schwarzer-table-1'?
          xyz                        | there is no experiment 'xyz'; 'clearway experiment list' names them
          list --quick               | --quick has no meaning for 'list'; leave it out
          list --seed 2              | --seed has no meaning for 'list'; leave it out
          schwarzer-table-1 --seed x | invalid value for option '--seed': 'x' is not a whole number; try 'clearway experiment --help'
          """)
  void badUsage_isToldInOneLine(String command, String message) {
    CommandRun run = CommandRun.of((Object[]) ("experiment " + command.strip()).split(" "));
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }
}
