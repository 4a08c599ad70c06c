package clearway.cli.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.Console;
import clearway.cli.report.Progress;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Small runs of experiments and what holds for every one of them. */
final class ExperimentRuns {
  private ExperimentRuns() {}

  static Outcome run(Experiment experiment, long seed) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    return experiment.run(seed, new Progress(new Console(nowhere, nowhere, false), true));
  }

  /** Every cell but the times. */
  static List<Map<String, Object>> repeatable(Outcome outcome) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Row row : outcome.rows()) {
      Map<String, Object> cells = new LinkedHashMap<>(row.cells());
      cells.keySet().removeIf(column -> column.startsWith(Row.TIME));
      rows.add(cells);
    }
    return rows;
  }

  /** Flat, in snake_case, the same columns in every row, and numbers that JSON can tell. */
  static void assertWellFormed(Outcome outcome) {
    for (Row row : outcome.rows()) {
      assertEquals(outcome.columns(), List.copyOf(row.cells().keySet()));
      row.cells().forEach(ExperimentRuns::assertCell);
    }
  }

  private static void assertCell(String column, Object value) {
    assertTrue(column.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*"), column);
    boolean flat =
        value == null
            || value instanceof String
            || value instanceof Boolean
            || value instanceof Number number && Double.isFinite(number.doubleValue());
    assertTrue(flat, () -> column + " is " + value);
  }

  /** Rows of the columns named, as text with single spaces; an empty cell is a dash. */
  static String table(Outcome outcome, String... columns) {
    StringBuilder text = new StringBuilder();
    for (Row row : outcome.rows()) {
      List<String> cells = new ArrayList<>();
      for (String column : columns) {
        assertTrue(row.cells().containsKey(column), column);
        Object value = row.cells().get(column);
        cells.add(value == null ? "-" : value.toString());
      }
      text.append(String.join(" ", cells)).append("\n");
    }
    return text.toString();
  }
}
