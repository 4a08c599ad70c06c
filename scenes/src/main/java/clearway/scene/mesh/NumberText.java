package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Decimal numbers as mesh files write them, read the same under every locale.
 *
 * <p>Accepted: an optional sign, digits with at most one point, an optional exponent. Every value
 * is the double nearest to the decimal. Words, hexadecimal numbers and type suffixes are refused,
 * and so are numbers too large for a double.
 */
public final class NumberText {
  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };
  private static final int EXACT_DIGITS = 15; // 10^15 < 2^53
  private static final int LARGEST_EXPONENT = 100_000;

  private NumberText() {}

  /** The value of {@code text[0 .. length)}, or NaN if it is not a finite decimal number. */
  public static double parse(byte[] text, int length) {
    int at = length > 0 && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    long mantissa = 0;
    int digits = 0; // significant ones, leading zeros left out
    int seen = 0;
    int scale = 0;
    boolean point = false;
    for (; at < length; at++) {
      byte c = text[at];
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        seen++;
        if (point) scale--;
        if (digits > 0 || c != '0') digits++;
        if (digits <= EXACT_DIGITS) mantissa = 10 * mantissa + (c - '0');
      } else {
        break;
      }
    }
    if (seen == 0) return Double.NaN;
    if (at < length) {
      int exponent = exponent(text, at, length);
      if (exponent == Integer.MIN_VALUE) return Double.NaN;
      scale += exponent;
    }
    if (digits > EXACT_DIGITS || Math.abs(scale) >= POWERS.length) return slow(text, length);
    // Both operands are exact, so the one rounding of the product or quotient is the right one.
    double size = scale < 0 ? mantissa / POWERS[-scale] : mantissa * POWERS[scale];
    return text[0] == '-' ? -size : size;
  }

  /** The value of a text, or NaN if it is not a finite decimal number. */
  public static double parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return parse(bytes, bytes.length);
  }

  /** A whole number from {@code text[from .. to)}, or {@code Long.MIN_VALUE} if it is none. */
  static long parseWhole(byte[] text, int from, int to) {
    boolean negative = from < to && text[from] == '-';
    int at = negative || (from < to && text[from] == '+') ? from + 1 : from;
    if (at == to || to - at > 18) return Long.MIN_VALUE;
    long value = 0;
    for (; at < to; at++) {
      if (text[at] < '0' || text[at] > '9') return Long.MIN_VALUE;
      value = 10 * value + (text[at] - '0');
    }
    return negative ? -value : value;
  }

  /** What is wrong with a text that {@link #parse} refused. */
  public static String complaint(String text) {
    String quoted = SceneFormatException.quote(text);
    String word = text.toLowerCase(Locale.ROOT).replaceFirst("^[+-]", "");
    if (word.startsWith("nan") || word.startsWith("inf") || word.startsWith("1.#")) {
      return quoted + " is not a finite number";
    }
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    boolean huge = isDecimal(bytes) && Double.isNaN(parse(bytes, bytes.length));
    return quoted + (huge ? " is too large for a double" : " is not a number");
  }

  /** What to write instead. */
  public static final String REMEDY = "write a finite decimal such as 0.25 or -1.5e-3";

  /** The exponent behind the mantissa, or MIN_VALUE if that is not {@code e}, sign, digits. */
  private static int exponent(byte[] text, int from, int length) {
    if (text[from] != 'e' && text[from] != 'E') return Integer.MIN_VALUE;
    int at = from + 1;
    boolean negative = at < length && text[at] == '-';
    if (negative || (at < length && text[at] == '+')) at++;
    if (at == length) return Integer.MIN_VALUE;
    int value = 0;
    for (; at < length; at++) {
      if (text[at] < '0' || text[at] > '9') return Integer.MIN_VALUE;
      value = Math.min(LARGEST_EXPONENT, 10 * value + (text[at] - '0'));
    }
    return negative ? -value : value;
  }

  private static double slow(byte[] text, int length) {
    double value = Double.parseDouble(new String(text, 0, length, StandardCharsets.ISO_8859_1));
    return Double.isInfinite(value) ? Double.NaN : value;
  }

  private static boolean isDecimal(byte[] text) {
    String pattern = "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?";
    return new String(text, StandardCharsets.ISO_8859_1).matches(pattern);
  }
}
