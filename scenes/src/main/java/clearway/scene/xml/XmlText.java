package clearway.scene.xml;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The characters of an XML file in the encoding it declares. Bytes that do not fit the encoding
 * become U+FFFD.
 *
 * <p>Not left to the XML parser: on bytes that do not fit, the one of the JDK prints on standard
 * error before it throws.
 */
public final class XmlText {
  private static final int BYTE_ORDER_MARK = 0xfeff;
  private static final int LONGEST_DECLARATION = 300;
  private static final Pattern DECLARATION =
      Pattern.compile("^<\\?xml[^>]{0,200}?\\sencoding\\s*=\\s*[\"']([A-Za-z0-9._-]{1,40})[\"']");

  private XmlText() {}

  /** The characters from the start, without a byte order mark; to be closed by the caller. */
  public static Reader open(Path file) throws IOException {
    Charset charset = charset(file, head(file));
    Reader reader = new BufferedReader(new InputStreamReader(Files.newInputStream(file), charset));
    reader.mark(1);
    if (reader.read() != BYTE_ORDER_MARK) reader.reset();
    return reader;
  }

  private static byte[] head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(LONGEST_DECLARATION);
    }
  }

  private static Charset charset(Path file, byte[] head) {
    int first = head.length > 1 ? (head[0] & 0xff) << 8 | head[1] & 0xff : 0;
    if (first == 0xfeff || first == '<') return StandardCharsets.UTF_16BE;
    if (first == 0xfffe || first == '<' << 8) return StandardCharsets.UTF_16LE;
    Matcher declared = DECLARATION.matcher(new String(head, StandardCharsets.ISO_8859_1));
    String name = declared.find() ? declared.group(1) : "UTF-8";
    // One byte per character was just seen, whatever the declaration says.
    if (name.regionMatches(true, 0, "UTF-16", 0, 6)) return StandardCharsets.UTF_8;
    if (isSupported(name)) return Charset.forName(name);
    throw new SceneFormatException(
        new Location(file, 1, 0, ""),
        "the encoding " + SceneFormatException.quote(name) + " is not known",
        "save the file as UTF-8");
  }

  private static boolean isSupported(String name) {
    try {
      return Charset.isSupported(name);
    } catch (IllegalArgumentException unusable) {
      return false;
    }
  }
}
