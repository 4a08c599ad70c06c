package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import clearway.scene.xml.SafeXml;
import clearway.scene.xml.XmlText;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads the XML of a COLLADA file into a tree of what a mesh needs.
 *
 * <p>A document type declaration is refused, so no entity is ever expanded and nothing outside the
 * file is opened. Depth, elements and numbers are limited.
 */
final class ColladaXml {
  private static final String AGAIN = "export the mesh again";
  private static final int MOST_ELEMENTS = 2_000_000; // their attributes counted with them
  private static final int NUMBERS_EACH = 8; // for every vertex or triangle allowed
  private static final int LONGEST_TEXT = 64;
  private static final Set<String> NUMBERS =
      Set.of(
          "float_array", "int_array", "vcount", "matrix", "translate", "rotate", "scale", "lookat");
  private static final Set<String> ATTRIBUTES =
      Set.of("id", "name", "url", "source", "semantic", "offset", "count", "stride", "meter");
  private static final Set<String> PRIMITIVES =
      Set.of("triangles", "polylist", "polygons", "tristrips", "trifans");
  private static final Set<String> SKIPPED =
      Set.of(
          "extra",
          "contributor",
          "bind_material",
          "technique",
          "library_animations",
          "library_animation_clips",
          "library_cameras",
          "library_controllers",
          "library_effects",
          "library_force_fields",
          "library_images",
          "library_lights",
          "library_materials",
          "library_physics_materials",
          "library_physics_models",
          "library_physics_scenes",
          "library_formulas",
          "library_joints",
          "library_kinematics_models",
          "library_kinematics_scenes",
          "library_articulated_systems");

  private final MeshSource source;
  private final XMLStreamReader reader;
  private final Deque<XmlElement> open = new ArrayDeque<>();
  private final NumberSplitter splitter = new NumberSplitter();
  private final long mostNumbers;
  private XmlElement root;
  private boolean readingIndices; // within a <p>
  private int depth;
  private int elements;
  private long numbers;

  private ColladaXml(MeshSource source, XMLStreamReader reader) {
    this.source = source;
    this.reader = reader;
    long things = Math.max(source.limits().vertices(), source.limits().triangles());
    this.mostNumbers = NUMBERS_EACH * things;
  }

  static XmlElement parse(MeshSource source) {
    try (Reader in = XmlText.open(source.file())) {
      ColladaXml xml = new ColladaXml(source, SafeXml.reader(in));
      xml.readDocument();
      return xml.root;
    } catch (XMLStreamException failure) {
      throw SafeXml.malformed(source.file(), failure, AGAIN);
    } catch (IOException failure) {
      throw source.unreadable(source.file(), failure);
    }
  }

  private void readDocument() {
    for (int event = next(); event != XMLStreamConstants.END_DOCUMENT; event = next()) {
      switch (event) {
        case XMLStreamConstants.START_ELEMENT -> startElement();
        case XMLStreamConstants.END_ELEMENT -> endElement();
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> readText();
        default -> SafeXml.refuseEntities(event, source.at(line(), 0));
      }
    }
  }

  /** The parser's own failures on malformed text, of whatever kind, become one kind of error. */
  private int next() {
    try {
      return reader.next();
    } catch (XMLStreamException failure) {
      throw SafeXml.malformed(source.file(), failure, AGAIN);
    } catch (RuntimeException failure) {
      throw SafeXml.malformed(source.at(line(), 0), AGAIN);
    }
  }

  private void startElement() {
    String name = reader.getLocalName();
    countElement();
    if (root == null && !name.equals("COLLADA")) {
      throw wrong(
          "the root element is " + SceneFormatException.quote(name) + ", not COLLADA",
          "of the XML formats only COLLADA is read");
    }
    if (readingIndices || (root != null && open.peek().numbers != null)) {
      throw wrong(
          "the element " + SceneFormatException.quote(name) + " among numbers", "remove it");
    }
    if (SKIPPED.contains(name)) {
      skipElement();
    } else if (name.equals("p") && PRIMITIVES.contains(open.peek().name)) {
      startIndices(open.peek());
    } else {
      open(name);
    }
  }

  private void open(String name) {
    XmlElement element = new XmlElement(name, line(), attributes());
    if (NUMBERS.contains(name)) element.numbers = new DoubleList();
    if (root == null) root = element;
    else open.peek().children.add(element);
    open.push(element);
  }

  private Map<String, String> attributes() {
    if (reader.getAttributeCount() == 0) return Map.of();
    Map<String, String> result = new HashMap<>(4); // a million elements may have one each
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String name = reader.getAttributeLocalName(i);
      if (ATTRIBUTES.contains(name)) result.put(name, reader.getAttributeValue(i));
    }
    return result;
  }

  private void startIndices(XmlElement primitive) {
    readingIndices = true;
    if (primitive.indices != null) return;
    primitive.indices = new IntList();
    primitive.ends = new IntList();
  }

  private void endElement() {
    depth--;
    if (readingIndices) {
      splitter.flush(this::takeIndex);
      open.peek().ends.add(open.peek().indices.size());
      readingIndices = false;
    } else {
      splitter.flush(this::takeNumber);
      open.pop();
    }
  }

  private void readText() {
    char[] text = reader.getTextCharacters();
    int from = reader.getTextStart();
    int count = reader.getTextLength();
    XmlElement element = open.peek();
    if (readingIndices) {
      splitter.accept(text, from, count, this::takeIndex);
    } else if (element != null && element.numbers != null) {
      splitter.accept(text, from, count, this::takeNumber);
    } else if (element != null
        && element.name.equals("up_axis")
        && element.text.length() < LONGEST_TEXT) {
      element.text += new String(text, from, Math.min(count, LONGEST_TEXT));
    }
  }

  private void takeNumber(byte[] text, int length) {
    double value = NumberText.parse(text, length);
    if (Double.isNaN(value)) {
      throw wrong(
          "in " + open.peek() + ": " + NumberText.complaint(word(text, length)), NumberText.REMEDY);
    }
    countNumber();
    open.peek().numbers.add(value);
  }

  private void takeIndex(byte[] text, int length) {
    long value = NumberText.parseWhole(text, 0, length);
    if (value < -1 || value > Integer.MAX_VALUE) {
      throw wrong(
          "in <p>: " + SceneFormatException.quote(word(text, length)) + " is not an index",
          "indices are whole numbers from 0");
    }
    countNumber();
    open.peek().indices.add((int) value);
  }

  private void countNumber() {
    if (++numbers > mostNumbers) {
      throw source.wrong(
          "more than " + mostNumbers + " numbers",
          "split or simplify the mesh (library: MeshLimits.vertices or triangles, "
              + NUMBERS_EACH
              + " numbers each)");
    }
  }

  private static String word(byte[] text, int length) {
    return new String(text, 0, length, StandardCharsets.ISO_8859_1);
  }

  private void skipElement() {
    for (int level = depth; depth >= level; ) {
      int event = next();
      if (event == XMLStreamConstants.END_ELEMENT) depth--;
      if (event == XMLStreamConstants.START_ELEMENT) countElement();
    }
  }

  /** Skipped elements count, too: the parser takes time and memory for them. */
  private void countElement() {
    if (++depth > source.limits().nesting()) {
      throw source.overLimit("levels of XML elements", "nesting", source.limits().nesting());
    }
    elements += 1 + reader.getAttributeCount();
    if (elements > MOST_ELEMENTS) {
      throw wrong(
          "more than " + MOST_ELEMENTS + " XML elements and attributes",
          "simplify the scene or split it into several files");
    }
  }

  private int line() {
    return Math.max(0, reader.getLocation().getLineNumber());
  }

  private SceneFormatException wrong(String problem, String remedy) {
    return source.wrong(source.at(line(), 0), problem, remedy);
  }
}
