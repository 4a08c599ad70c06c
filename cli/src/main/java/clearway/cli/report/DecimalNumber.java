package clearway.cli.report;

import java.util.Locale;

/** Decimal numbers as data files write them; free of locales and of Java's own suffixes. */
public final class DecimalNumber {
  private DecimalNumber() {}

  /** Whether someone meant a number by this: digits, or a spelling of NaN or infinity. */
  public static boolean looksLikeOne(String text) {
    return isNotFinite(text) || isDecimal(text);
  }

  /** NaN where the text spells NaN, an infinity where it spells one or is too large. */
  public static double parse(String text) {
    if (isNotFinite(text)) return Double.NaN;
    return Double.parseDouble(text);
  }

  private static boolean isNotFinite(String text) {
    String word = text.startsWith("+") || text.startsWith("-") ? text.substring(1) : text;
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "nan", "inf", "infinity" -> true;
      default -> false;
    };
  }

  private static boolean isDecimal(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("0123456789+-.eE".indexOf(text.charAt(i)) < 0) return false;
    }
    try {
      Double.parseDouble(text);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
