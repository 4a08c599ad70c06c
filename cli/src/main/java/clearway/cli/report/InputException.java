package clearway.cli.report;

import java.nio.file.Path;

/** Bad input or usage; the message is one line: where (if known), what is wrong, what to do. */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public InputException(String what, String remedy) {
    super(what + "; " + remedy);
  }

  private InputException(IllegalArgumentException refusal) {
    super(refusal.getMessage(), refusal);
  }

  /** What the library refused, in its own words: the value and the remedy. */
  public static InputException because(IllegalArgumentException refusal) {
    return new InputException(refusal);
  }

  public static InputException in(Path file, String what, String remedy) {
    return new InputException(file + ": " + what, remedy);
  }

  /** Line and column are counted from 1. */
  public static InputException at(Path file, long line, int column, String what, String remedy) {
    return new InputException(file + ":" + line + ":" + column + ": " + what, remedy);
  }
}
