package clearway.scene.text;

import java.util.regex.Pattern;

/** Numbers and texts as JSON and YAML both read them back, bit for bit. */
final class Scalars {
  private static final Pattern EXPONENT = Pattern.compile("E(?=[0-9])");

  private Scalars() {}

  /**
   * @throws IllegalArgumentException for a number that reading would refuse
   */
  static String number(double value) {
    if (!Numbers.isUsable(value)) {
      throw new IllegalArgumentException(
          "the number " + value + " cannot be written; it must be finite and at most 1e50");
    }
    boolean negativeZero = value == 0 && 1 / value < 0;
    if (Numbers.isWhole(value) && !negativeZero) return Long.toString((long) value);
    // Readers of YAML 1.1 take 1.5E10 for a text.
    return EXPONENT.matcher(Double.toString(value)).replaceFirst("E+");
  }

  /**
   * In double quotes, with escapes that JSON and YAML share.
   *
   * @throws IllegalArgumentException for a text that is not Unicode
   */
  static String quoted(String text) {
    if (hasHalfCharacter(text)) {
      throw new IllegalArgumentException(
          "a text holds half a character, an unpaired surrogate; it cannot be written");
    }
    StringBuilder out = new StringBuilder("\"");
    for (int at = 0; at < text.length(); ) {
      int character = text.codePointAt(at);
      append(character, out);
      at += Character.charCount(character);
    }
    return out.append('"').toString();
  }

  /** Whether a surrogate stands alone, which no encoding of Unicode can say. */
  static boolean hasHalfCharacter(String text) {
    return text.codePoints().anyMatch(c -> c <= 0xffff && Character.isSurrogate((char) c));
  }

  private static void append(int character, StringBuilder out) {
    if (character == '"' || character == '\\') out.append('\\').append((char) character);
    else if (isPlain(character)) out.appendCodePoint(character);
    else out.append(String.format("\\u%04x", character));
  }

  private static boolean isPlain(int character) {
    if (character > 0xffff) return true;
    boolean control = character < ' ' || character >= 0x7f && character < 0xa0;
    boolean breaks = character == 0x2028 || character == 0x2029 || character == 0xfeff;
    return !control && !breaks && character < 0xfffe;
  }
}
