package clearway.cli.report;

import java.io.PrintStream;
import java.util.Locale;

/**
 * Where a command speaks: results to {@code out}, all else to {@code err}.
 *
 * @param terminal whether {@code err} is a terminal: progress may be shown and text coloured
 */
public record Console(PrintStream out, PrintStream err, boolean terminal) {
  /** One line on standard error that begins with the program's name. */
  public void complain(String message) {
    err.print("clearway: " + oneLine(message) + "\n");
    err.flush();
  }

  /** One line on standard error about something that is no error. */
  public void warn(String message) {
    complain("warning: " + message);
  }

  /** The text with every control character written as an escape, so that it stays one line. */
  public static String oneLine(String text) {
    StringBuilder line = new StringBuilder(text.length());
    for (char c : text.toCharArray()) {
      if (c == '\n') line.append("\\n");
      else if (Character.isISOControl(c))
        line.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      else line.append(c);
    }
    return line.toString();
  }
}
