package clearway.cli.distance;

import clearway.cli.report.DecimalNumber;
import clearway.cli.report.InputException;
import clearway.geometry.Pose;
import clearway.proximity.ProximityModel;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads poses from CSV, one row {@code px,py,pz,qw,qx,qy,qz} each.
 *
 * <p>A header is optional: a first row in which nothing is a number. Lines end in LF or CRLF; blank
 * lines may stand at the end. The file is read line by line, and a line or a list beyond the limits
 * is refused before it can fill the memory.
 */
public final class PoseFile {
  static final int MOST_POSES = 2_000_000;
  static final int LONGEST_LINE = 1_000;

  private static final String[] COLUMNS = {"px", "py", "pz", "qw", "qx", "qy", "qz"};
  private static final String ROW = "each row is " + String.join(",", COLUMNS);
  private static final double NORM_TOLERANCE = 1e-3;

  private final Path file;
  private final List<Pose> poses = new ArrayList<>();
  private final double[] values = new double[COLUMNS.length];
  private final int[] starts = new int[COLUMNS.length];
  private long line;
  private long blankLine;
  private boolean firstRowSeen;

  private PoseFile(Path file) {
    this.file = file;
  }

  /**
   * @throws InputException with line and column if a row is wrong, if there is none, or if the file
   *     cannot be read
   */
  public static List<Pose> read(Path file) {
    PoseFile reading = new PoseFile(file);
    // Latin-1 never fails: whatever is not a number is told as such
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      reading.readAll(reader);
    } catch (IOException e) {
      throw InputException.in(file, "cannot be read (" + e.getMessage() + ")", "check the file");
    }
    return List.copyOf(reading.poses);
  }

  private void readAll(BufferedReader reader) throws IOException {
    for (String text = nextLine(reader); text != null; text = nextLine(reader)) {
      if (text.isBlank()) blankLine = blankLine == 0 ? line : blankLine;
      else row(text);
    }
    if (poses.isEmpty()) throw InputException.in(file, "has no pose in it", ROW);
  }

  private String nextLine(BufferedReader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    int c = reader.read();
    if (c < 0) return null;
    line++;
    for (; c >= 0 && c != '\n'; c = reader.read()) {
      if (text.length() == LONGEST_LINE) throw tooLong();
      text.append((char) c);
    }
    return line == 1 ? withoutByteOrderMark(text.toString()) : text.toString();
  }

  private static String withoutByteOrderMark(String text) {
    return text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
  }

  private void row(String text) {
    if (blankLine > 0) {
      throw InputException.at(file, blankLine, 1, "the line is blank", "remove it");
    }
    String[] fields = text.split(",", -1);
    boolean header = !firstRowSeen && isHeader(fields);
    firstRowSeen = true;
    if (header) return;
    if (poses.size() == MOST_POSES) throw tooMany();
    requireColumns(fields, text);
    parse(fields);
    requireUnitQuaternion();
    poses.add(Pose.of(values[0], values[1], values[2], values[3], values[4], values[5], values[6]));
  }

  private static boolean isHeader(String[] fields) {
    for (String field : fields) {
      if (DecimalNumber.looksLikeOne(field.strip())) return false;
    }
    return true;
  }

  private void requireColumns(String[] fields, String text) {
    if (fields.length == COLUMNS.length) return;
    int column = fields.length < COLUMNS.length ? text.stripTrailing().length() + 1 : 1;
    for (int i = 0; i < COLUMNS.length && fields.length > COLUMNS.length; i++) {
      column += fields[i].length() + 1;
    }
    String count = fields.length == 1 ? "1 column" : fields.length + " columns";
    throw InputException.at(
        file, line, column, count + " instead of " + COLUMNS.length, ROW + ", with commas");
  }

  private void parse(String[] fields) {
    int start = 1;
    for (int i = 0; i < COLUMNS.length; i++) {
      starts[i] = start + fields[i].length() - fields[i].stripLeading().length();
      values[i] = number(i, fields[i].strip());
      start += fields[i].length() + 1;
    }
  }

  private double number(int index, String text) {
    if (!DecimalNumber.looksLikeOne(text)) {
      throw at(index, COLUMNS[index] + " is '" + shortened(text) + "', not a number", ROW);
    }
    double value = DecimalNumber.parse(text);
    String what = COLUMNS[index] + " is '" + shortened(text) + "'";
    if (!Double.isFinite(value)) throw at(index, what, "it must be finite");
    if (Math.abs(value) > ProximityModel.FARTHEST)
      throw at(index, what, "at most 1e50 can be computed with");
    return value;
  }

  private void requireUnitQuaternion() {
    double norm =
        Math.sqrt(
            values[3] * values[3]
                + values[4] * values[4]
                + values[5] * values[5]
                + values[6] * values[6]);
    if (Math.abs(norm - 1) <= NORM_TOLERANCE) return;
    throw at(
        3,
        "the quaternion's norm is " + norm,
        "it must be 1 within " + NORM_TOLERANCE + ", in the order qw,qx,qy,qz");
  }

  private InputException at(int index, String what, String remedy) {
    return InputException.at(file, line, starts[index], what, remedy);
  }

  private InputException tooLong() {
    return InputException.at(
        file, line, LONGEST_LINE + 1, "longer than " + LONGEST_LINE + " characters", ROW);
  }

  private InputException tooMany() {
    return InputException.at(
        file, line, 1, "more than " + MOST_POSES + " poses", "split the list into several files");
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 37) + "...";
  }
}
