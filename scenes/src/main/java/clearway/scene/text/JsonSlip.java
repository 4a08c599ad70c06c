package clearway.scene.text;

import clearway.scene.SceneFormatException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Says in plain words what is wrong with JSON that a parser gave up on. */
final class JsonSlip {
  private static final Set<String> ENDLESS = Set.of("nan", "infinity", "-infinity", "inf", "-inf");
  private static final Pattern GOOD =
      Pattern.compile("true|false|null|-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");
  private static final int LONGEST_WORD = 100;

  private final TextSource source;
  private final String text;
  private final int at;
  private final int begin;
  private final int end;

  /**
   * @param offset of the character that the parser could not take, or of the end of its word
   */
  JsonSlip(TextSource source, long offset) {
    this.source = source;
    this.text = source.text();
    this.at = (int) Math.max(0, Math.min(offset, text.length()));
    this.begin = wordBegin();
    this.end = wordEnd();
  }

  SceneFormatException told() {
    if (text.isBlank()) {
      return new SceneFormatException(source.whole(), "the file is empty", "write an object");
    }
    if (begin > 0 && text.charAt(begin - 1) == '\\') {
      return wrong(begin - 1, "an escape that JSON does not know", "write \\\\ for a backslash");
    }
    if (at == text.length()) {
      return wrong(at, "the JSON ends too early", "close every bracket and quote");
    }
    String word = text.substring(begin, end);
    boolean good = word.isEmpty() || at == end && GOOD.matcher(word).matches();
    return good || text.charAt(at) < ' ' ? character() : word(word);
  }

  private SceneFormatException word(String word) {
    boolean inPlace = begin == 0 || "[{,:".indexOf(before(begin)) >= 0;
    if (!inPlace) return wrong(begin, "a comma or colon is missing here", "put it in");
    String quoted = SceneFormatException.quote(word);
    if (ENDLESS.contains(word.toLowerCase(Locale.ROOT))) {
      return wrong(begin, quoted + " is not a finite number", "write a finite number");
    }
    if (Character.isLetter(word.charAt(0))) {
      return wrong(begin, quoted + " is not a JSON value", "put texts and keys in double quotes");
    }
    return wrong(begin, quoted + " is not a JSON number", "write it like -0.5 or 1e-3");
  }

  private SceneFormatException character() {
    char found = text.charAt(at);
    if (found == '/' || found == '#') {
      return wrong(at, "a comment stands here", "JSON has none: remove it or write YAML");
    }
    if (found < ' ') {
      return wrong(at, "a line break or control character in a text", "write it as an escape");
    }
    if ((found == ']' || found == '}') && before(at) == ',') {
      return wrong(at, "a comma stands before the closing bracket", "remove the comma");
    }
    return wrong(
        at,
        "the character " + SceneFormatException.quote(String.valueOf(found)) + " is not expected",
        "check commas, colons, brackets and double quotes");
  }

  private SceneFormatException wrong(int place, String problem, String remedy) {
    return new SceneFormatException(source.atOffset(place), problem, remedy);
  }

  /** The last character before a place that is not blank. */
  private char before(int place) {
    int last = place - 1;
    while (last > 0 && Character.isWhitespace(text.charAt(last))) last--;
    return last < 0 ? ' ' : text.charAt(last);
  }

  private int wordBegin() {
    int first = at;
    while (first > 0 && at - first < LONGEST_WORD && isOfWord(text.charAt(first - 1))) first--;
    return first;
  }

  private int wordEnd() {
    int last = at;
    while (last < text.length() && last - at < LONGEST_WORD && isOfWord(text.charAt(last))) last++;
    return last;
  }

  private static boolean isOfWord(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character)
        || "+-._".indexOf(character) >= 0;
  }
}
