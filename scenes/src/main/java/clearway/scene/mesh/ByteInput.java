package clearway.scene.mesh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** A file's bytes one after the other, with their offset and one byte of foresight. */
final class ByteInput implements AutoCloseable {
  static final int END = -1;
  private static final int BLOCK = 1 << 16;

  private final MeshSource source;
  private final InputStream in;
  private final byte[] block = new byte[BLOCK];
  private int at;
  private int filled;
  private long before; // bytes of all blocks before this one

  ByteInput(MeshSource source, InputStream in) {
    this.source = source;
    this.in = in;
  }

  static ByteInput of(MeshSource source) {
    return new ByteInput(source, source.stream());
  }

  /** A text file's bytes without a byte order mark; UTF-16 becomes ASCII with ? for the rest. */
  static ByteInput ofText(MeshSource source) {
    byte[] head = source.head(3);
    int first = head.length > 1 ? (head[0] & 0xff) << 8 | head[1] & 0xff : 0;
    if (first == 0xfeff) return new ByteInput(source, ascii(source, StandardCharsets.UTF_16BE));
    if (first == 0xfffe) return new ByteInput(source, ascii(source, StandardCharsets.UTF_16LE));
    ByteInput input = of(source);
    if (first == 0xefbb && head.length > 2 && (head[2] & 0xff) == 0xbf) {
      for (int i = 0; i < 3; i++) input.next();
    }
    return input;
  }

  private static InputStream ascii(MeshSource source, Charset charset) {
    Reader reader = new BufferedReader(new InputStreamReader(source.stream(), charset));
    return new InputStream() {
      @Override
      public int read() throws IOException {
        int c = reader.read();
        if (c == '\ufeff') c = ' ';
        return c > 0x7f ? '?' : c;
      }

      @Override
      public void close() throws IOException {
        reader.close();
      }
    };
  }

  MeshSource source() {
    return source;
  }

  /** The next byte, 0 to 255, or {@link #END}. */
  int next() {
    if (at == filled && !fill()) return END;
    return block[at++] & 0xff;
  }

  /** The byte that {@link #next()} would give. */
  int peek() {
    if (at == filled && !fill()) return END;
    return block[at] & 0xff;
  }

  /** Whether a line ends right behind the byte that {@link #next()} would give. */
  boolean lineEndsBehindNext() {
    if (at + 1 >= filled) keepLastAndFill();
    return at + 1 < filled && (block[at + 1] == '\n' || block[at + 1] == '\r');
  }

  /** How many bytes were taken. */
  long offset() {
    return before + at;
  }

  private boolean fill() {
    return fill(0);
  }

  private void keepLastAndFill() {
    int kept = filled - at;
    System.arraycopy(block, at, block, 0, kept);
    fill(kept);
  }

  /** Refills the block behind its first {@code kept} bytes, which are still to be given. */
  private boolean fill(int kept) {
    before += filled - kept;
    at = 0;
    filled = kept;
    try {
      filled += in.readNBytes(block, kept, BLOCK - kept);
    } catch (IOException failure) {
      throw source.unreadable(source.file(), failure);
    }
    if (before + filled > source.limits().fileBytes()) {
      throw source.overLimit("bytes", "fileBytes", source.limits().fileBytes());
    }
    return filled > 0;
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException failure) {
      throw source.unreadable(source.file(), failure);
    }
  }
}
