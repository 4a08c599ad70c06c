package clearway.scene.mesh;

/** Numbers of a binary file in one byte order. The end of the file is an error with its offset. */
final class BinaryScanner {
  private final ByteInput input;
  private final boolean bigEndian;

  BinaryScanner(ByteInput input, boolean bigEndian) {
    this.input = input;
    this.bigEndian = bigEndian;
  }

  long offset() {
    return input.offset();
  }

  boolean atEnd() {
    return input.peek() == ByteInput.END;
  }

  int unsigned8() {
    int value = input.next();
    if (value == ByteInput.END) throw endsEarly();
    return value;
  }

  int unsigned16() {
    int first = unsigned8();
    int second = unsigned8();
    return bigEndian ? first << 8 | second : second << 8 | first;
  }

  int signed32() {
    int first = unsigned16();
    int second = unsigned16();
    return bigEndian ? first << 16 | second : second << 16 | first;
  }

  long signed64() {
    long first = signed32() & 0xffffffffL;
    long second = signed32() & 0xffffffffL;
    return bigEndian ? first << 32 | second : second << 32 | first;
  }

  double float32() {
    return Float.intBitsToFloat(signed32());
  }

  double float64() {
    return Double.longBitsToDouble(signed64());
  }

  void skip(int bytes) {
    for (int i = 0; i < bytes; i++) unsigned8();
  }

  private RuntimeException endsEarly() {
    return input
        .source()
        .wrong(
            "the file ends at byte " + input.offset() + " although more is declared",
            "export the mesh again; the file looks cut off");
  }
}
