package clearway.cli.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One row of a table: flat, in the order of its columns.
 *
 * <p>Columns are in snake_case. Those of the paper begin with {@code paper_}, those that depend on
 * how long something took with {@code time_}; all others are the same in every run.
 */
public final class Row {
  static final String PAPER = "paper_";
  static final String TIME = "time_";

  private final Map<String, Object> cells = new LinkedHashMap<>();

  /**
   * Adds a cell.
   *
   * @param value a number, a text or a truth value; null where there is none
   */
  Row with(String column, Object value) {
    if (cells.containsKey(column)) {
      throw new IllegalArgumentException("the row has a column '" + column + "' already");
    }
    cells.put(column, value);
    return this;
  }

  public Map<String, Object> cells() {
    return Collections.unmodifiableMap(cells);
  }
}
