package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;

/**
 * The words of a text file with their places.
 *
 * <p>Lines end with LF, CR or CR LF. With continuations on, a backslash before the end of a line
 * joins the next line to it.
 */
final class TextScanner {
  private static final int LONGEST_WORD = 4096;

  private final ByteInput input;
  private final boolean continuations;
  private final byte[] word = new byte[LONGEST_WORD];
  private int length;
  private int line;
  private int column = 1;
  private int wordLine;
  private int wordColumn;

  TextScanner(ByteInput input, int firstLine, boolean continuations) {
    this.input = input;
    this.line = firstLine;
    this.continuations = continuations;
  }

  boolean atEnd() {
    return input.peek() == ByteInput.END;
  }

  /** Moves to the next word of the file, over line ends; false at the end of the file. */
  boolean nextWord() {
    while (isBlank(input.peek()) || isLineEnd(input.peek())) advance();
    return takeWord();
  }

  /** Moves to the next word of this line; false at its end or at a {@code #}. */
  boolean nextWordInLine() {
    return wordFollowsInLine() && takeWord();
  }

  /** Whether another word stands in this line; the last word stays as it is. */
  boolean wordFollowsInLine() {
    skipBlanks();
    return input.peek() != '#' && !isLineEnd(input.peek()) && input.peek() != ByteInput.END;
  }

  /** Skips the rest of the line and its end. A comment is never continued. */
  void skipLine() {
    boolean comment = false;
    while (input.peek() != ByteInput.END) {
      if (continuations && !comment && skippedContinuation()) continue;
      int c = advance();
      comment |= c == '#';
      if (c == '\n' || (c == '\r' && input.peek() != '\n')) return;
    }
  }

  boolean wordIs(String other) {
    if (length != other.length()) return false;
    for (int i = 0; i < length; i++) {
      if (word[i] != other.charAt(i)) return false;
    }
    return true;
  }

  /** As {@link #wordIs} for a lower-case word, upper or lower case in the file. */
  boolean wordIsAnyCase(String other) {
    if (length != other.length()) return false;
    for (int i = 0; i < length; i++) {
      byte c = word[i];
      if ((c >= 'A' && c <= 'Z' ? c + 32 : c) != other.charAt(i)) return false;
    }
    return true;
  }

  String text() {
    return new String(word, 0, length, StandardCharsets.UTF_8);
  }

  byte[] bytes() {
    return word;
  }

  int length() {
    return length;
  }

  /** The word as a finite number. */
  double number() {
    double value = NumberText.parse(word, length);
    if (Double.isNaN(value)) throw wrong(NumberText.complaint(text()), NumberText.REMEDY);
    return value;
  }

  /** The word as a whole number. */
  long whole() {
    long value = NumberText.parseWhole(word, 0, length);
    if (value == Long.MIN_VALUE) {
      throw wrong(SceneFormatException.quote(text()) + " is not a whole number", "write digits");
    }
    return value;
  }

  int wordLine() {
    return wordLine;
  }

  int wordColumn() {
    return wordColumn;
  }

  /** An error at the last word. */
  SceneFormatException wrong(String problem, String remedy) {
    return wrong(wordLine, wordColumn, problem, remedy);
  }

  /** An error where the scanner stands. */
  SceneFormatException wrongHere(String problem, String remedy) {
    return wrong(line, column, problem, remedy);
  }

  SceneFormatException wrong(int atLine, int atColumn, String problem, String remedy) {
    MeshSource source = input.source();
    return source.wrong(source.at(atLine, atColumn), problem, remedy);
  }

  private void skipBlanks() {
    while (isBlank(input.peek()) || skippedContinuation()) {
      if (isBlank(input.peek())) advance();
    }
  }

  private boolean takeWord() {
    length = 0;
    wordLine = line;
    wordColumn = column;
    int c = input.peek();
    while (c != ByteInput.END && !isBlank(c) && !isLineEnd(c)) {
      if (c == '\\' && skippedContinuation()) break;
      if (length == LONGEST_WORD) {
        throw wrong("a word of more than " + LONGEST_WORD + " characters", "check the file");
      }
      word[length++] = (byte) advance();
      c = input.peek();
    }
    return length > 0;
  }

  /** Takes a backslash and the line end behind it, if that is what comes next. */
  private boolean skippedContinuation() {
    if (!continuations || input.peek() != '\\' || !input.lineEndsBehindNext()) return false;
    advance();
    if (advance() == '\r' && input.peek() == '\n') advance();
    return true;
  }

  private int advance() {
    int c = input.next();
    column++;
    if (c == '\n' || (c == '\r' && input.peek() != '\n')) {
      line++;
      column = 1;
    }
    return c;
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == '\f' || c == 0x0b;
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }
}
