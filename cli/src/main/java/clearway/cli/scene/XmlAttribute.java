package clearway.cli.scene;

import clearway.cli.report.InputException;

/** Text as the value of an XML attribute, quotes included. */
final class XmlAttribute {
  private XmlAttribute() {}

  /**
   * @throws InputException if the text holds a character that XML cannot say
   */
  static String of(String text) {
    StringBuilder value = new StringBuilder("\"");
    text.codePoints().forEach(character -> append(character, text, value));
    return value.append('"').toString();
  }

  private static void append(int character, String text, StringBuilder value) {
    if (!isAllowed(character)) {
      throw new InputException(
          "the name '" + text + "' holds a character that XML cannot say", "rename it");
    }
    switch (character) {
      case '&' -> value.append("&amp;");
      case '<' -> value.append("&lt;");
      case '>' -> value.append("&gt;");
      case '"' -> value.append("&quot;");
      case '\t', '\n', '\r' -> value.append("&#").append(character).append(';');
      default -> value.appendCodePoint(character);
    }
  }

  private static boolean isAllowed(int character) {
    return character == '\t'
        || character == '\n'
        || character == '\r'
        || character >= 0x20 && character <= 0xD7FF
        || character >= 0xE000 && character <= 0xFFFD
        || character >= 0x10000;
  }
}
