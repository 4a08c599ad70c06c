package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The characters of an XML file in the encoding it declares. Bytes that do not fit the encoding
 * become U+FFFD.
 *
 * <p>Not left to the XML parser: on bytes that do not fit, the one of the JDK prints on standard
 * error before it throws.
 */
final class XmlText {
  private static final int BYTE_ORDER_MARK = 0xfeff;
  private static final Pattern DECLARATION =
      Pattern.compile("^<\\?xml[^>]{0,200}?\\sencoding\\s*=\\s*[\"']([A-Za-z0-9._-]{1,40})[\"']");

  private XmlText() {}

  static Reader open(MeshSource source) {
    Charset charset = charset(source, source.head(300));
    Reader reader = new BufferedReader(new InputStreamReader(source.stream(), charset));
    try {
      reader.mark(1);
      if (reader.read() != BYTE_ORDER_MARK) reader.reset();
      return reader;
    } catch (IOException failure) {
      throw source.unreadable(source.file(), failure);
    }
  }

  private static Charset charset(MeshSource source, byte[] head) {
    int first = head.length > 1 ? (head[0] & 0xff) << 8 | head[1] & 0xff : 0;
    if (first == 0xfeff || first == '<') return StandardCharsets.UTF_16BE;
    if (first == 0xfffe || first == '<' << 8) return StandardCharsets.UTF_16LE;
    Matcher declared = DECLARATION.matcher(new String(head, StandardCharsets.ISO_8859_1));
    String name = declared.find() ? declared.group(1) : "UTF-8";
    // One byte per character was just seen, whatever the declaration says.
    if (name.regionMatches(true, 0, "UTF-16", 0, 6)) return StandardCharsets.UTF_8;
    if (isSupported(name)) return Charset.forName(name);
    throw source.wrong(
        source.at(1, 0),
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
