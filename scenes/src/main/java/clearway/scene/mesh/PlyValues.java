package clearway.scene.mesh;

import clearway.scene.SceneFormatException;

/** The data of a PLY file, value by value, in either encoding. */
interface PlyValues {
  /** The next value as a number; not finite only in binary files. */
  double number(PlyHeader.Type type);

  /** The next value of a whole-number type. */
  long whole(PlyHeader.Type type);

  /** Passes over a value, whatever it is. */
  void skip(PlyHeader.Type type);

  /** Where the last value stands, for {@link #wrongAt}. */
  long position();

  /** An error at a position. */
  SceneFormatException wrongAt(long position, String problem, String remedy);

  /** An error at the last value. */
  default SceneFormatException wrong(String problem, String remedy) {
    return wrongAt(position(), problem, remedy);
  }

  /** Refuses what stands behind the last element. */
  void requireEnd();

  static PlyValues of(ByteInput input, PlyHeader header) {
    return header.encoding() == PlyHeader.Encoding.ASCII
        ? new Text(new TextScanner(input, header.lines() + 1, false))
        : new Binary(input, header.encoding() == PlyHeader.Encoding.BIG_ENDIAN);
  }

  /** Values as words. */
  final class Text implements PlyValues {
    private final TextScanner scanner;

    private Text(TextScanner scanner) {
      this.scanner = scanner;
    }

    @Override
    public double number(PlyHeader.Type type) {
      expectWord();
      return scanner.number();
    }

    @Override
    public long whole(PlyHeader.Type type) {
      expectWord();
      return scanner.whole();
    }

    @Override
    public void skip(PlyHeader.Type type) {
      expectWord();
    }

    @Override
    public long position() {
      return (long) scanner.wordLine() << 32 | scanner.wordColumn();
    }

    @Override
    public SceneFormatException wrongAt(long position, String problem, String remedy) {
      return scanner.wrong((int) (position >> 32), (int) position, problem, remedy);
    }

    @Override
    public void requireEnd() {
      if (!scanner.nextWord()) return;
      throw scanner.wrong(
          "data behind the last element, beginning with "
              + SceneFormatException.quote(scanner.text()),
          "check the counts in the header");
    }

    private void expectWord() {
      if (scanner.nextWord()) return;
      throw scanner.wrongHere(
          "the file ends although more is declared", "check the counts in the header");
    }
  }

  /** Values as bytes. */
  final class Binary implements PlyValues {
    private final MeshSource source;
    private final BinaryScanner scanner;
    private long last; // offset of the last value

    private Binary(ByteInput input, boolean bigEndian) {
      this.source = input.source();
      this.scanner = new BinaryScanner(input, bigEndian);
    }

    @Override
    public double number(PlyHeader.Type type) {
      last = scanner.offset();
      return switch (type) {
        case FLOAT32 -> scanner.float32();
        case FLOAT64 -> scanner.float64();
        default -> whole(type);
      };
    }

    @Override
    public long whole(PlyHeader.Type type) {
      last = scanner.offset();
      return switch (type) {
        case INT8 -> (byte) scanner.unsigned8();
        case UINT8 -> scanner.unsigned8();
        case INT16 -> (short) scanner.unsigned16();
        case UINT16 -> scanner.unsigned16();
        case INT32 -> scanner.signed32();
        case UINT32 -> scanner.signed32() & 0xffffffffL;
        case FLOAT32, FLOAT64 -> throw new AssertionError(type + " is not whole");
      };
    }

    @Override
    public void skip(PlyHeader.Type type) {
      number(type);
    }

    @Override
    public long position() {
      return last;
    }

    @Override
    public SceneFormatException wrongAt(long position, String problem, String remedy) {
      return source.wrong(problem + " (byte " + position + ")", remedy);
    }

    @Override
    public void requireEnd() {
      if (scanner.atEnd()) return;
      throw source.wrong(
          "data behind the last element, from byte " + scanner.offset(),
          "check the counts in the header");
    }
  }
}
