package clearway.scene.xml;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.Reader;
import java.nio.file.Path;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** An XML parser that expands no entity and opens nothing, whatever the text asks for. */
public final class SafeXml {
  static final int MOST_ATTRIBUTES = 10_000; // of one element
  static final int LONGEST_NAME = 1_000;

  /**
   * The parser's own limits, which differ from one JDK to the next. Zero is none: what can be
   * counted between elements is limited by whoever reads them, the rest here.
   */
  private static final Map<String, Integer> LIMITS =
      Map.of(
          "jdk.xml.maxElementDepth", 0,
          "jdk.xml.elementAttributeLimit", MOST_ATTRIBUTES,
          "jdk.xml.maxXMLNameLimit", LONGEST_NAME,
          "jdk.xml.entityExpansionLimit", 0,
          "jdk.xml.entityReplacementLimit", 0,
          "jdk.xml.maxGeneralEntitySizeLimit", 0,
          "jdk.xml.maxParameterEntitySizeLimit", 0,
          "jdk.xml.totalEntitySizeLimit", 0);

  /** How the JDK's messages name a limit, in every language. */
  private static final String LIMIT_CODE = "JAXP0001";

  private SafeXml() {}

  public static XMLStreamReader reader(Reader in) throws XMLStreamException {
    return factory().createXMLStreamReader(in);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, false);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    LIMITS.forEach(
        (name, most) -> {
          if (factory.isPropertySupported(name)) factory.setProperty(name, most.toString());
        });
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("external entities are not read");
        });
    return factory;
  }

  /** Refuses what could make a small file large, or lead out of it; passes over other events. */
  public static void refuseEntities(int event, Location place) {
    if (event == XMLStreamConstants.DTD) {
      throw new SceneFormatException(
          place, "a document type declaration", "remove the <!DOCTYPE> line");
    }
    if (event == XMLStreamConstants.ENTITY_REFERENCE) {
      throw new SceneFormatException(place, "a reference to an entity", "write the text itself");
    }
  }

  /**
   * What the parser refused, with its place; not its words, which follow the JVM's language.
   *
   * @param again what its user can do instead of repairing the file, such as "export it again"
   */
  public static SceneFormatException malformed(
      Path file, XMLStreamException failure, String again) {
    int line = failure.getLocation() == null ? 0 : failure.getLocation().getLineNumber();
    int column = failure.getLocation() == null ? 0 : failure.getLocation().getColumnNumber();
    Location place = new Location(file, Math.max(0, line), Math.max(0, column), "");
    if (!String.valueOf(failure.getMessage()).contains(LIMIT_CODE)) return malformed(place, again);
    return new SceneFormatException(
        place,
        "an element has more than "
            + MOST_ATTRIBUTES
            + " attributes or a name of more than "
            + LONGEST_NAME
            + " characters",
        again);
  }

  /** As above, where the parser failed without a place of its own. */
  public static SceneFormatException malformed(Location place, String again) {
    String remedy = "check the tags, quotes and characters, or " + again;
    return new SceneFormatException(place, "the XML is not well-formed here", remedy);
  }
}
