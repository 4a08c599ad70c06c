package clearway.scene.mesh;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An XML element as far as a mesh needs it: numbers already read, other text dropped. */
final class XmlElement {
  final String name;
  final int line;
  final Map<String, String> attributes;
  final List<XmlElement> children = new ArrayList<>(0);
  String text = "";
  DoubleList numbers;
  // The <p> children of a primitive, one behind the other, and where each of them ends.
  IntList indices;
  IntList ends;

  XmlElement(String name, int line, Map<String, String> attributes) {
    this.name = name;
    this.line = line;
    this.attributes = attributes;
  }

  /** The first child of a name, or null. */
  XmlElement child(String childName) {
    for (XmlElement child : children) {
      if (child.name.equals(childName)) return child;
    }
    return null;
  }

  List<XmlElement> children(String childName) {
    return children.stream().filter(child -> child.name.equals(childName)).toList();
  }

  /** An attribute, or the empty text. */
  String attribute(String attributeName) {
    return attributes.getOrDefault(attributeName, "");
  }

  @Override
  public String toString() {
    String id = attribute("id");
    return "<" + name + (id.isEmpty() ? "" : " id=\"" + id + "\"") + ">";
  }
}
