package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.io.Reader;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** An XML parser that expands no entity and opens nothing, whatever the text asks for. */
final class SafeXml {
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
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("external entities are not read");
        });
    return factory;
  }

  /** The parser's complaint with its place. */
  static SceneFormatException malformed(MeshSource source, XMLStreamException failure) {
    String message = String.valueOf(failure.getMessage());
    int at = message.indexOf("Message: ");
    int line = failure.getLocation() == null ? 0 : failure.getLocation().getLineNumber();
    int column = failure.getLocation() == null ? 0 : failure.getLocation().getColumnNumber();
    return source.wrong(
        source.at(Math.max(0, line), Math.max(0, column)),
        "not well-formed XML: " + (at < 0 ? message : message.substring(at + 9)),
        "export the mesh again");
  }
}
