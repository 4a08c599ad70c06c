package clearway.cli.experiment;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What an experiment found.
 *
 * @param notes sentences on how to read the rows
 */
public record Outcome(List<Row> rows, List<String> notes, List<Figure> figures) {
  public Outcome {
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
    figures = List.copyOf(figures);
  }

  /** Every column of some row, in order. */
  List<String> columns() {
    Set<String> columns = new LinkedHashSet<>();
    for (Row row : rows) columns.addAll(row.cells().keySet());
    return new ArrayList<>(columns);
  }
}
