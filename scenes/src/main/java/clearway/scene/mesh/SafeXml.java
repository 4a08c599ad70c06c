package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.Reader;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** An XML parser that expands no entity and opens nothing, whatever the text asks for. */
final class SafeXml {
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

  static XMLStreamReader reader(Reader in) throws XMLStreamException {
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

  /** What the parser refused, with its place; not its words, which follow the JVM's language. */
  static SceneFormatException malformed(MeshSource source, XMLStreamException failure) {
    int line = failure.getLocation() == null ? 0 : failure.getLocation().getLineNumber();
    int column = failure.getLocation() == null ? 0 : failure.getLocation().getColumnNumber();
    Location place = source.at(Math.max(0, line), Math.max(0, column));
    if (String.valueOf(failure.getMessage()).contains(LIMIT_CODE)) {
      return source.wrong(
          place,
          "an element has more than "
              + MOST_ATTRIBUTES
              + " attributes or a name of more than "
              + LONGEST_NAME
              + " characters",
          "export the mesh again");
    }
    return source.wrong(place, "the XML is not well-formed here", REMEDY);
  }

  static final String REMEDY = "check the tags, quotes and characters, or export the mesh again";
}
