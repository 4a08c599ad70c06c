package clearway.scene.text;

import clearway.scene.SceneFormatException;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of cells in a text, one a line, with their places. Cells stand between commas, in double
 * quotes if they hold one, or between blanks. Blank lines may stand at the end only.
 */
public final class TableText {
  private final TextSource source;
  private final boolean commas;
  private final List<String> cells = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();
  private int at; // where the next line begins
  private int line;
  private int end; // column behind the row

  /**
   * @param commas whether cells stand between commas, not blanks
   */
  public TableText(TextSource source, boolean commas) {
    this.source = source;
    this.commas = commas;
  }

  /** Goes on to the next row, if there is one. */
  public boolean next() {
    int blank = 0;
    while (at < source.text().length()) {
      String row = nextLine();
      if (row.isBlank()) {
        blank = blank == 0 ? line : blank;
      } else {
        if (blank > 0) throw blank(blank);
        split(row);
        return true;
      }
    }
    return false;
  }

  /** How many cells the row has. */
  public int size() {
    return cells.size();
  }

  /** A cell without blanks and quotes around it. */
  public String cell(int i) {
    return cells.get(i);
  }

  /** An error at a cell of the row; behind its end for cells that are not there. */
  public SceneFormatException wrong(int i, String problem, String remedy) {
    int column = i < columns.size() ? columns.get(i) : end;
    return new SceneFormatException(source.at(line, column), problem, remedy);
  }

  private String nextLine() {
    String text = source.text();
    int stop = text.indexOf('\n', at);
    if (stop < 0) stop = text.length();
    String row = text.substring(at, stop);
    at = stop + 1;
    line++;
    return row.endsWith("\r") ? row.substring(0, row.length() - 1) : row;
  }

  private SceneFormatException blank(int where) {
    return new SceneFormatException(
        source.at(where, 1), "the line is blank, with rows behind it", "remove it");
  }

  private void split(String row) {
    cells.clear();
    columns.clear();
    end = row.stripTrailing().length() + 1;
    for (int from = 0; from <= row.length(); ) from = commas ? quoted(row, from) : word(row, from);
  }

  /** Adds the word that begins at or behind {@code from}; answers where to go on. */
  private int word(String row, int from) {
    int begin = from;
    while (begin < row.length() && isBlank(row.charAt(begin))) begin++;
    int stop = begin;
    while (stop < row.length() && !isBlank(row.charAt(stop))) stop++;
    if (stop > begin) add(row.substring(begin, stop), begin);
    return stop + 1;
  }

  /** Adds the cell that begins at {@code from}; answers where the next begins. */
  private int quoted(String row, int from) {
    int begin = from;
    while (begin < row.length() && isBlank(row.charAt(begin))) begin++;
    int stop = begin;
    boolean inside = false;
    while (stop < row.length() && (inside || row.charAt(stop) != ',')) {
      if (row.charAt(stop++) == '"') inside = !inside;
    }
    String cell = row.substring(begin, stop).strip();
    boolean marked = cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"");
    add(marked ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"") : cell, begin);
    return stop + 1;
  }

  private void add(String cell, int begin) {
    cells.add(cell);
    columns.add(begin + 1);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
