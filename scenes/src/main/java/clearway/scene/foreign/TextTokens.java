package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.mesh.NumberText;
import clearway.scene.text.Numbers;
import clearway.scene.text.TextSource;
import java.util.Arrays;

/** Words of a text with their places. */
final class TextTokens {
  private final TextSource source;
  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;
  private Location place; // of the word read last

  TextTokens(TextSource source) {
    this.source = source;
    this.text = source.text();
    this.place = source.whole();
  }

  /** The rest of this line, without blanks around it. */
  String restOfLine() {
    place = source.at(line, at - lineStart + 1);
    int begin = at;
    while (at < text.length() && text.charAt(at) != '\n') at++;
    String rest = text.substring(begin, at).strip();
    if (at < text.length()) step();
    return rest;
  }

  boolean hasNext() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) step();
    return at < text.length();
  }

  /**
   * @param what is expected here, for the error at the end of the text
   */
  String word(String what) {
    boolean more = hasNext();
    place = source.at(line, at - lineStart + 1);
    if (!more) throw wrong("the file ends where " + what + " is expected", "complete it");
    int begin = at;
    while (at < text.length() && !Character.isWhitespace(text.charAt(at))) at++;
    return text.substring(begin, at);
  }

  double number(String what) {
    String word = word(what);
    double value = NumberText.parse(word);
    if (Double.isNaN(value)) {
      throw wrong(
          NumberText.complaint(word) + ", where " + what + " is expected", NumberText.REMEDY);
    }
    if (Numbers.isUsable(value)) return value;
    throw wrong("the number " + quote(word) + " is beyond 1e50", "check the unit");
  }

  double[] numbers(int count, String what) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) values[i] = number(what);
    return values;
  }

  /** A count from zero to {@code most}. */
  int count(String what, int most) {
    String word = word(what);
    boolean whole = word.length() <= 9 && word.chars().allMatch(c -> c >= '0' && c <= '9');
    if (whole && Integer.parseInt(word) <= most) return Integer.parseInt(word);
    throw wrong(quote(word) + " is not " + what, "write a whole number from 0 to " + most);
  }

  /** As many numbers as asked for, taken only as far as the text goes. */
  double[] manyNumbers(long count, String what) {
    double[] values = new double[16];
    for (int i = 0; i < count; i++) {
      if (i == values.length) values = Arrays.copyOf(values, 2 * i);
      values[i] = number(what);
    }
    return Arrays.copyOf(values, (int) count);
  }

  /** The next line that is not empty and begins behind the current one, read ahead only. */
  String peekLine() {
    int begin = at;
    while (begin < text.length() && Character.isWhitespace(text.charAt(begin))) begin++;
    int end = text.indexOf('\n', begin);
    return text.substring(begin, end < 0 ? text.length() : end).strip();
  }

  /** Of the word or line read last. */
  Location place() {
    return place;
  }

  SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(place, problem, remedy);
  }

  private void step() {
    if (text.charAt(at++) != '\n') return;
    line++;
    lineStart = at;
  }
}
