package clearway.scene;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A file that cannot be used as it stands, with the place, what is wrong and what to do.
 *
 * <p>{@link #getMessage()} is always one printable line of bounded length, whatever the file held:
 * {@code FILE:LINE:COLUMN /json/pointer: what is wrong; what to do}, leaving out what does not
 * apply.
 */
public final class SceneFormatException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST_MESSAGE = 2_000;
  private static final int LONGEST_QUOTE = 40;
  private static final int LONGEST_FILE_NAME = 300;

  /**
   * Where in a file.
   *
   * @param file the file as its user named it
   * @param line counted from 1; 0 where lines do not apply
   * @param column counted from 1; 0 where columns do not apply
   * @param pointer a JSON pointer; empty where it does not apply
   */
  public record Location(Path file, int line, int column, String pointer) {
    public Location {
      Objects.requireNonNull(file, "file");
      Objects.requireNonNull(pointer, "pointer");
      if (line < 0 || column < 0) {
        throw new IllegalArgumentException(
            "line " + line + " and column " + column + " must not be negative; 0 means none");
      }
    }

    /** The file as a whole. */
    public static Location of(Path file) {
      return new Location(file, 0, 0, "");
    }

    /** {@code FILE:LINE:COLUMN /json/pointer} without what does not apply, on one line. */
    public String rendered() {
      StringBuilder text = new StringBuilder(shorten(file.toString(), LONGEST_FILE_NAME));
      if (line > 0) text.append(':').append(line);
      if (line > 0 && column > 0) text.append(':').append(column);
      if (!pointer.isEmpty()) text.append(' ').append(shorten(pointer, LONGEST_FILE_NAME));
      return text.toString();
    }
  }

  private final transient Location location;
  private final String problem;
  private final String remedy;

  /**
   * @param problem what is wrong, naming the value
   * @param remedy what to do; may be empty
   */
  public SceneFormatException(Location location, String problem, String remedy) {
    this(location, problem, remedy, null);
  }

  /** As above, for an error first noticed elsewhere. */
  public SceneFormatException(Location location, String problem, String remedy, Throwable cause) {
    super(compose(location, problem, remedy), cause);
    this.location = location;
    this.problem = problem;
    this.remedy = remedy;
  }

  public Location location() {
    return location;
  }

  public String problem() {
    return problem;
  }

  public String remedy() {
    return remedy;
  }

  /**
   * A value from a file, fit for a message: in single quotes, at most 40 characters, and with
   * nothing in it that a terminal would obey.
   */
  public static String quote(String value) {
    return "'" + shorten(value, LONGEST_QUOTE) + "'";
  }

  private static String compose(Location location, String problem, String remedy) {
    String text = problem + (remedy.isEmpty() ? "" : "; " + remedy);
    return location.rendered() + ": " + shorten(text, LONGEST_MESSAGE);
  }

  private static String shorten(String text, int longest) {
    StringBuilder line = new StringBuilder();
    int at = 0;
    while (at < text.length() && line.length() < longest) {
      int character = text.codePointAt(at);
      line.appendCodePoint(isPrintable(character) ? character : '?');
      at += Character.charCount(character);
    }
    return at < text.length() ? line.append("...").toString() : line.toString();
  }

  private static boolean isPrintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
