package clearway.cli.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of cells in aligned columns; every row stays one line whatever its cells hold. */
public final class TextTable {
  private final String alignment;
  private final List<String[]> rows = new ArrayList<>();
  private final int[] widths;

  /**
   * @param alignment a letter for each column: {@code l} for left, {@code r} for right
   */
  public TextTable(String alignment) {
    this.alignment = alignment;
    widths = new int[alignment.length()];
  }

  /** Adds a row; cells left out at its end are empty. */
  public TextTable row(Object... cells) {
    String[] row = new String[widths.length];
    Arrays.fill(row, "");
    for (int i = 0; i < cells.length; i++) {
      row[i] = Console.oneLine(cells[i].toString());
      widths[i] = Math.max(widths[i], length(row[i]));
    }
    rows.add(row);
    return this;
  }

  /** Two spaces in front of each row and between columns, none at the end. */
  public void appendTo(StringBuilder text) {
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.length; i++) appendCell(line.append("  "), row[i], i);
      text.append(line.toString().stripTrailing()).append("\n");
    }
  }

  private void appendCell(StringBuilder line, String cell, int column) {
    String padding = " ".repeat(widths[column] - length(cell));
    if (alignment.charAt(column) == 'r') line.append(padding).append(cell);
    else line.append(cell).append(padding);
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
