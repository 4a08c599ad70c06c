package clearway.scene.xml;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.TextLimits;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads an XML file of moderate size into a tree of elements with their places.
 *
 * <p>A document type declaration is refused, so no entity is ever expanded and nothing outside the
 * file is opened. Size, depth, elements and attributes are limited.
 */
public final class XmlTree {
  /** What to do with a file that is still a template. */
  public static final String RUN_XACRO = "run xacro first and give its output";

  private static final int LONGEST_TEXT = 1_000; // of one piece
  private static final String AGAIN = "write the file again";

  private final Path file;
  private final TextPlaces places;
  private final XMLStreamReader reader;
  private final Deque<XmlNode> open = new ArrayDeque<>();
  private final TextLimits limits;
  private XmlNode root;
  private int things;

  private XmlTree(Path file, String text, TextLimits limits) throws XMLStreamException {
    this.file = file;
    this.limits = limits;
    this.places = new TextPlaces(text);
    this.reader = SafeXml.reader(new StringReader(text));
  }

  /**
   * The root element.
   *
   * @param kind what the file is, for messages, such as "URDF file"
   */
  public static XmlNode read(Path file, String kind, TextLimits limits) {
    String text = withoutDeclaration(text(file, kind, limits));
    try {
      return new XmlTree(file, text, limits).readDocument();
    } catch (XMLStreamException failure) {
      throw SafeXml.malformed(file, failure, AGAIN);
    }
  }

  private static String text(Path file, String kind, TextLimits limits) {
    try {
      requireUsable(file, kind, limits.fileBytes());
      try (Reader in = XmlText.open(file)) {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 13];
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) text.append(buffer, 0, n);
        return text.toString();
      }
    } catch (NoSuchFileException missing) {
      throw whole(file, "the " + kind + " does not exist", "check its name", missing);
    } catch (IOException failure) {
      String problem = "the " + kind + " cannot be read";
      throw whole(file, problem, "check its name and permissions", failure);
    }
  }

  /**
   * The encoding is settled, and nothing else in the declaration matters; other readers of robot
   * files put up with a misspelt one, too. Blanks in its place keep every column.
   */
  private static String withoutDeclaration(String text) {
    int end = text.startsWith("<?xml ") ? text.indexOf("?>") + 2 : 0;
    return end < 2 ? text : " ".repeat(end) + text.substring(end);
  }

  private static void requireUsable(Path file, String kind, long most) throws IOException {
    if (Files.size(file) > most) {
      String problem = "the " + kind + " has more than " + most + " bytes";
      throw whole(file, problem, "simplify it (library: TextLimits.fileBytes)", null);
    }
    if (!Files.isRegularFile(file)) {
      throw whole(file, "the " + kind + " is not a regular file", "name a file", null);
    }
  }

  private static SceneFormatException whole(
      Path file, String problem, String remedy, Throwable cause) {
    return new SceneFormatException(Location.of(file), problem, remedy, cause);
  }

  private XmlNode readDocument() throws XMLStreamException {
    for (int event = next(); event != XMLStreamConstants.END_DOCUMENT; event = next()) {
      switch (event) {
        case XMLStreamConstants.START_ELEMENT -> startElement();
        case XMLStreamConstants.END_ELEMENT -> open.pop();
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> readText();
        default -> SafeXml.refuseEntities(event, line());
      }
    }
    return root;
  }

  /** The parser's own failures on malformed text, of whatever kind, become one kind of error. */
  private int next() throws XMLStreamException {
    try {
      return reader.next();
    } catch (RuntimeException failure) {
      throw SafeXml.malformed(here(), AGAIN);
    }
  }

  private void startElement() {
    things += 1 + reader.getAttributeCount();
    if (things > limits.values()) {
      throw wrong(
          "more than " + limits.values() + " XML elements and attributes",
          "simplify the file (library: TextLimits.values)");
    }
    if (open.size() == limits.nesting()) {
      throw wrong(
          "more than " + limits.nesting() + " levels of XML elements",
          "simplify the file (library: TextLimits.nesting)");
    }
    XmlNode node = new XmlNode(qualified(), placeOfTag(), attributes());
    if (root == null) root = node;
    else open.peek().add(node);
    open.push(node);
  }

  private void readText() {
    int length = Math.min(LONGEST_TEXT, reader.getTextLength());
    String text = new String(reader.getTextCharacters(), reader.getTextStart(), length);
    if (!open.isEmpty() && !text.isBlank()) open.peek().append(text);
  }

  private String qualified() {
    String prefix = reader.getPrefix();
    String name = reader.getLocalName();
    return prefix == null || prefix.isEmpty() ? name : prefix + ":" + name;
  }

  private Map<String, String> attributes() {
    Map<String, String> result = new LinkedHashMap<>();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String prefix = reader.getAttributePrefix(i);
      if (prefix == null || prefix.isEmpty()) {
        result.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
      }
    }
    return result;
  }

  /** Where the tag opens; the parser itself says where it closes. */
  private Location placeOfTag() {
    Location end = here();
    return places.openingBefore(file, end.line(), end.column());
  }

  private Location here() {
    int line = Math.max(0, reader.getLocation().getLineNumber());
    return new Location(file, line, Math.max(0, reader.getLocation().getColumnNumber()), "");
  }

  /** The column is left out: where a declaration ends is of no use. */
  private SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(line(), problem, remedy);
  }

  private Location line() {
    return new Location(file, here().line(), 0, "");
  }
}
