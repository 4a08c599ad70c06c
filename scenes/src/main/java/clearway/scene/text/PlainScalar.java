package clearway.scene.text;

import java.util.regex.Pattern;

/**
 * What a YAML scalar without quotes means, by the core schema of YAML 1.2: {@code yes}, {@code on}
 * and {@code 1_000} are texts. Numbers that are not decimal or not finite are told apart, because
 * they are refused.
 */
enum PlainScalar {
  TEXT,
  NUMBER,
  TRUE,
  FALSE,
  NULL,
  NOT_FINITE,
  NOT_DECIMAL;

  private static final Pattern DECIMAL =
      Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
  private static final Pattern OTHER_BASE = Pattern.compile("0x[0-9a-fA-F]+|0o[0-7]+");
  private static final Pattern ENDLESS = Pattern.compile("[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)");

  static PlainScalar of(String text) {
    PlainScalar word = word(text);
    if (word != TEXT) return word;
    if (DECIMAL.matcher(text).matches()) return NUMBER;
    if (OTHER_BASE.matcher(text).matches()) return NOT_DECIMAL;
    return ENDLESS.matcher(text).matches() ? NOT_FINITE : TEXT;
  }

  private static PlainScalar word(String text) {
    return switch (text) {
      case "", "~", "null", "Null", "NULL" -> NULL;
      case "true", "True", "TRUE" -> TRUE;
      case "false", "False", "FALSE" -> FALSE;
      default -> TEXT;
    };
  }
}
