package clearway.scene.mesh;

/** Splits text that arrives in pieces into words at white space. */
final class NumberSplitter {
  private static final int LONGEST = 1000;

  /** Takes each word in turn. */
  interface WordSink {
    void accept(byte[] text, int length);
  }

  private final byte[] word = new byte[LONGEST];
  private int length;

  void accept(char[] text, int from, int count, WordSink sink) {
    for (int i = from; i < from + count; i++) {
      char c = text[i];
      if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
        flush(sink);
      } else if (length < LONGEST) {
        word[length++] = c < 0x80 ? (byte) c : (byte) '?';
      }
    }
  }

  /** Ends the last word. One as long as the buffer may have been cut, and is made no number. */
  void flush(WordSink sink) {
    if (length == LONGEST) word[LONGEST - 1] = '?';
    if (length > 0) sink.accept(word, length);
    length = 0;
  }
}
