package clearway.scene.document;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.PathFormat;
import clearway.scene.SceneFormatException;
import clearway.scene.mesh.NumberText;
import clearway.scene.text.Numbers;
import clearway.scene.text.TableText;
import clearway.scene.text.TextSource;
import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Reads configurations from rows of numbers: one or two a row, all coordinates in the order of the
 * space. CSV has quaternions w x y z and perhaps a header; an OMPL matrix has x y z w and none.
 */
public final class CoordinateTable {
  /** Configurations a row: a way-point. */
  public static final int PATH = 1;

  /** Configurations a row: both ends of a segment. */
  public static final int SEGMENTS = 2;

  static final int MOST_ROWS = 2_000_000;

  /** First words of the lines that OMPL's print() writes. */
  private static final Set<String> PRINTED =
      Set.of("Geometric", "Compound", "RealVectorState", "SO2State", "SO3State");

  private static final Pattern NUMBER =
      Pattern.compile("(?i)[-+]?(nan|inf|infinity|[0-9.]+(e[-+]?[0-9]+)?)");

  private final TextSource source;
  private final ConfigurationSpace space;
  private final int perRow;
  private final boolean csv;
  private final TableText table;
  private final int[] cellOf; // where a coordinate stands among those of its configuration
  private final List<Configuration> found = new ArrayList<>();

  private CoordinateTable(
      TextSource source, ConfigurationSpace space, PathFormat format, int perRow) {
    this.source = source;
    this.space = space;
    this.perRow = perRow;
    csv = format == PathFormat.CSV;
    table = new TableText(source, csv);
    cellOf = new int[space.dimension()];
    for (int i = 0; i < cellOf.length; i++) cellOf[i] = i;
    for (int c = 0; c < space.components().size() && !csv; c++) putRealPartLast(c);
  }

  private void putRealPartLast(int component) {
    if (!(space.components().get(component) instanceof Component.Orientation)) return;
    int w = space.offset(component);
    cellOf[w] = w + 3;
    for (int i = w + 1; i < w + 4; i++) cellOf[i] = i - 1;
  }

  /**
   * All configurations, row by row, within limits and normalised; at least one row.
   *
   * @param perRow {@link #PATH} or {@link #SEGMENTS}
   * @throws SceneFormatException at the cell that is wrong
   */
  public static List<Configuration> read(
      TextSource source, ConfigurationSpace space, PathFormat format, int perRow) {
    return new CoordinateTable(source, space, format, perRow).read();
  }

  private List<Configuration> read() {
    if (space.dimension() == 0) throw nothingMoves();
    boolean first = true;
    while (table.next()) {
      boolean header = first && isHeader();
      if (header) requireHeader();
      else addRow();
      first = false;
    }
    if (found.isEmpty()) {
      throw new SceneFormatException(source.whole(), "the file has no row of numbers", eachRow());
    }
    return found;
  }

  /** In a header nothing was meant as a number. */
  private boolean isHeader() {
    for (int i = 0; i < table.size(); i++) if (looksLikeNumber(table.cell(i))) return false;
    return csv;
  }

  /** Whether someone meant a number, or several with blanks between them. */
  private static boolean looksLikeNumber(String cell) {
    for (String word : cell.split("\\s+")) if (!NUMBER.matcher(word).matches()) return false;
    return true;
  }

  /** A header that names the coordinates must name them in their order. */
  private void requireHeader() {
    Set<String> names = new TreeSet<>();
    Set<String> cells = new TreeSet<>();
    int wrong = -1;
    for (int i = 0; i < space.dimension(); i++) names.add(space.name(i));
    for (int i = 0; i < table.size(); i++) {
      cells.add(table.cell(i));
      if (wrong < 0 && !table.cell(i).equals(space.name(i % space.dimension()))) wrong = i;
    }
    if (!names.equals(cells) || wrong < 0) return;
    throw table.wrong(
        wrong,
        "column " + (wrong + 1) + " is " + quote(table.cell(wrong)) + ", out of order",
        eachRow());
  }

  private void addRow() {
    if (found.size() >= MOST_ROWS * perRow) {
      throw table.wrong(0, "more than " + MOST_ROWS + " rows", "split the file into several");
    }
    int dimension = space.dimension();
    if (table.size() != perRow * dimension) throw wrongCount(perRow * dimension);
    for (int k = 0; k < perRow; k++) {
      double[] q = new double[dimension];
      for (int i = 0; i < dimension; i++) q[i] = number(k * dimension + cellOf[i]);
      found.add(checked(q, k * dimension));
    }
  }

  private double number(int cell) {
    String text = table.cell(cell);
    double value = NumberText.parse(text);
    if (Double.isNaN(value) && cell == 0 && isPrinted(text)) throw printed();
    if (Double.isNaN(value)) {
      throw table.wrong(cell, NumberText.complaint(text), NumberText.REMEDY);
    }
    if (Numbers.isUsable(value)) return value;
    throw table.wrong(cell, "the number " + quote(text) + " is beyond 1e50", "check the unit");
  }

  private Configuration checked(double[] q, int begin) {
    CoordinateProblem problem = CoordinateProblem.first(q, space);
    if (problem != null) {
      boolean turn = problem.remedy().equals(Frames.UNIT_REMEDY);
      int cell = begin + (turn ? problem.coordinate() : cellOf[problem.coordinate()]);
      String remedy = turn && !csv ? "write x, y, z, w of a unit quaternion" : problem.remedy();
      throw table.wrong(cell, problem.problem(), remedy);
    }
    space.normalise(q);
    return Configuration.of(q);
  }

  private SceneFormatException wrongCount(int expected) {
    if (isPrinted(table.cell(0))) return printed();
    boolean blanks = csv && table.size() == 1 && table.cell(0).matches(".*\\S[ \\t]+\\S.*");
    if (blanks) {
      return table.wrong(
          0,
          "blanks between numbers, as in an OMPL matrix, where w is last in quaternions",
          "put commas, or give the file a name that ends with .path");
    }
    int count = table.size();
    return table.wrong(
        Math.min(count, expected),
        count + (count == 1 ? " column" : " columns") + " instead of " + expected,
        eachRow());
  }

  /** OMPL's other way to print, in brackets. */
  private static boolean isPrinted(String cell) {
    return PRINTED.contains(cell);
  }

  private SceneFormatException printed() {
    return table.wrong(
        0, "this is what OMPL's print() writes, not a matrix", "write it with printAsMatrix()");
  }

  private SceneFormatException nothingMoves() {
    return new SceneFormatException(
        source.whole(), "nothing moves in the scene, so there are no coordinates", "");
  }

  /** What a row holds, by the names of the coordinates. */
  private String eachRow() {
    StringBuilder names = new StringBuilder();
    String[] inOrder = new String[space.dimension()];
    for (int i = 0; i < inOrder.length; i++) inOrder[cellOf[i]] = space.name(i);
    for (int i = 0; i < inOrder.length && i < 16; i++) {
      names.append(i == 0 ? "" : csv ? "," : " ").append(inOrder[i]);
    }
    String what = perRow == SEGMENTS ? "each row has two configurations, each " : "each row is ";
    return what + names + (inOrder.length > 16 ? " ..." : "");
  }
}
