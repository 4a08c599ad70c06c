package clearway.scene.text;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.TextLimits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A text file in memory, within its limits and in UTF-8, and the errors that name it. A byte order
 * mark at its beginning is left out.
 */
public final class TextSource {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Path file;
  private final TextLimits limits;
  private final String text;

  private TextSource(Path file, TextLimits limits, String text) {
    this.file = file;
    this.limits = limits;
    this.text = text;
  }

  /**
   * @throws SceneFormatException if the file is missing, a folder, unreadable, too large or not
   *     UTF-8
   */
  public static TextSource read(Path file, TextLimits limits) {
    String text = decoded(file, bytes(file, limits));
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return new TextSource(file, limits, marked ? text.substring(1) : text);
  }

  /** A text that is in memory already, under the name that errors give it. */
  public static TextSource of(Path file, String text, TextLimits limits) {
    return new TextSource(file, limits, text);
  }

  public Path file() {
    return file;
  }

  public TextLimits limits() {
    return limits;
  }

  public String text() {
    return text;
  }

  public Location whole() {
    return Location.of(file);
  }

  /** Line and column from 1. */
  public Location at(int line, int column) {
    return new Location(file, line, column, "");
  }

  /** The place of a character, counted from 0; beyond the end is the end. */
  Location atOffset(long offset) {
    int end = (int) Math.min(Math.max(offset, 0), text.length());
    int line = 1;
    int begin = 0;
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) != '\n') continue;
      line++;
      begin = i + 1;
    }
    return at(line, text.codePointCount(begin, end) + 1);
  }

  private static byte[] bytes(Path file, TextLimits limits) {
    try {
      requireRegular(file);
      if (Files.size(file) > limits.fileBytes()) throw tooLarge(file, limits);
      try (InputStream in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes((int) limits.fileBytes() + 1);
        if (bytes.length > limits.fileBytes()) throw tooLarge(file, limits);
        return bytes;
      }
    } catch (IOException failure) {
      throw unreadable(Location.of(file), failure);
    }
  }

  private static void requireRegular(Path file) {
    if (Files.isDirectory(file)) {
      throw wrong(file, "the file is a folder", "name a file in it");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw wrong(file, "the file is not a regular file", "name a file");
    }
  }

  private static SceneFormatException tooLarge(Path file, TextLimits limits) {
    return wrong(
        file,
        "the file has more than " + limits.fileBytes() + " bytes",
        "split it or put its geometry into mesh files (library: TextLimits.fileBytes)");
  }

  private static SceneFormatException unreadable(Location place, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return new SceneFormatException(
          place, "the file does not exist", "check its name and folder", failure);
    }
    String reason = failure.getMessage() == null ? failure.toString() : failure.getMessage();
    if (failure instanceof AccessDeniedException) reason = "access is denied";
    return new SceneFormatException(
        place, "the file cannot be read: " + reason, "check its permissions", failure);
  }

  private static String decoded(Path file, byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      CharBuffer out = decoder.decode(in);
      return out.toString();
    } catch (CharacterCodingException failure) {
      throw notUtf8(file, bytes, in.position());
    }
  }

  private static SceneFormatException notUtf8(Path file, byte[] bytes, int at) {
    int line = 1;
    for (int i = 0; i < at; i++) if (bytes[i] == '\n') line++;
    return new SceneFormatException(
        new Location(file, line, 0, ""),
        String.format("byte %d of the file, 0x%02x, is not UTF-8", at, bytes[at] & 0xff),
        "save the file as UTF-8");
  }

  private static SceneFormatException wrong(Path file, String problem, String remedy) {
    return new SceneFormatException(Location.of(file), problem, remedy);
  }
}
