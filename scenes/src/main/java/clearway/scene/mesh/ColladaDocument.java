package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A COLLADA tree with its elements found by name and id. */
final class ColladaDocument {
  private final MeshSource source;
  private final XmlElement root;
  private final Map<String, XmlElement> byId = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();
  private final Map<XmlElement, Positions> positions = new IdentityHashMap<>();

  ColladaDocument(MeshSource source, XmlElement root) {
    this.source = source;
    this.root = root;
    Deque<XmlElement> waiting = new ArrayDeque<>(List.of(root));
    while (!waiting.isEmpty()) {
      XmlElement element = waiting.pop();
      if (!element.attribute("id").isEmpty()) file(element);
      waiting.addAll(element.children);
    }
  }

  private void file(XmlElement element) {
    String key = element.name + "#" + element.attribute("id");
    if (byId.put(key, element) != null) ambiguous.add(key);
  }

  XmlElement root() {
    return root;
  }

  MeshSource source() {
    return source;
  }

  /** The positions of a {@code <vertices>} or {@code <source>}, read once. */
  Positions positions(XmlElement target) {
    Positions known = positions.get(target);
    if (known == null) positions.put(target, known = ColladaPositions.read(this, target));
    return known;
  }

  /** All elements of a name below the libraries of a name, in document order. */
  List<XmlElement> inLibraries(String library, String name) {
    List<XmlElement> found = new ArrayList<>();
    for (XmlElement each : root.children(library)) found.addAll(each.children(name));
    return found;
  }

  /** The element of one of the given names that {@code attribute="#id"} refers to. */
  XmlElement resolve(XmlElement from, String attribute, String... names) {
    String url = from.attribute(attribute);
    if (!url.startsWith("#")) {
      throw wrong(
          from,
          from
              + " refers to "
              + SceneFormatException.quote(url)
              + ", which is not an id of this file",
          "references are written #id; other files are not read");
    }
    XmlElement found = null;
    for (String name : names) {
      String key = name + url;
      if (ambiguous.contains(key)) {
        throw wrong(from, "two elements <" + name + "> have the id " + quoteId(url), "rename one");
      }
      if (found == null) found = byId.get(key);
    }
    if (found != null) return found;
    throw wrong(from, "no <" + names[0] + "> has the id " + quoteId(url), "check the " + attribute);
  }

  /** A whole-number attribute, or {@code otherwise} where it is missing. */
  int whole(XmlElement element, String attribute, int otherwise) {
    String text = element.attribute(attribute).strip();
    if (text.isEmpty()) return otherwise;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    long value = NumberText.parseWhole(bytes, 0, bytes.length);
    if (value >= 0 && value <= Integer.MAX_VALUE) return (int) value;
    throw wrong(
        element,
        attribute + " of " + element + " is " + SceneFormatException.quote(text),
        "write a whole number");
  }

  /** Exactly so many numbers of an element. */
  double[] numbers(XmlElement element, int count) {
    if (element.numbers.size() == count) return element.numbers.toArray();
    throw wrong(
        element, element + " holds " + element.numbers.size() + " numbers", "it needs " + count);
  }

  SceneFormatException wrong(XmlElement place, String problem, String remedy) {
    return source.wrong(source.at(place.line, 0), problem, remedy);
  }

  private static String quoteId(String url) {
    return SceneFormatException.quote(url.substring(1));
  }
}
