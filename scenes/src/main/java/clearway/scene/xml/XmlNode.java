package clearway.scene.xml;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An XML element with its place. Of text between elements only the beginning is kept. */
public final class XmlNode {
  private static final int LONGEST_CONTENT = 200;

  private final String name;
  private final Location place;
  private final Map<String, String> attributes;
  private final List<XmlNode> children = new ArrayList<>(0);
  private String content = "";

  XmlNode(String name, Location place, Map<String, String> attributes) {
    this.name = name;
    this.place = place;
    this.attributes = new LinkedHashMap<>(attributes);
  }

  void add(XmlNode child) {
    children.add(child);
  }

  void append(String text) {
    if (content.length() < LONGEST_CONTENT) content = (content + text).strip();
  }

  /** The name as written, with its prefix if it has one. */
  public String name() {
    return name;
  }

  /** The file, line and column of the opening bracket. */
  public Location place() {
    return place;
  }

  /** The text within, without blanks around it; for names, not for prose. */
  public String content() {
    return content;
  }

  /** All children, in the order of the file. */
  public List<XmlNode> children() {
    return Collections.unmodifiableList(children);
  }

  public List<XmlNode> children(String childName) {
    return children.stream().filter(child -> child.name.equals(childName)).toList();
  }

  /** The only child of a name, if there is one; two are an error. */
  public Optional<XmlNode> child(String childName) {
    List<XmlNode> found = children(childName);
    if (found.size() < 2) return found.stream().findFirst();
    throw found
        .get(1)
        .wrong(this + " has more than one <" + childName + ">", "keep one and remove the others");
  }

  /** The only child of a name. */
  public XmlNode required(String childName) {
    return child(childName)
        .orElseThrow(() -> wrong(this + " has no <" + childName + ">", "add it"));
  }

  public boolean has(String attribute) {
    return attributes.containsKey(attribute);
  }

  /** An attribute as written. */
  public Optional<String> attribute(String attribute) {
    return Optional.ofNullable(attributes.get(attribute));
  }

  /** An attribute that must be there and not be blank, without blanks around it. */
  public String text(String attribute) {
    String value = attributes.getOrDefault(attribute, "").strip();
    if (!value.isEmpty()) return value;
    String problem = has(attribute) ? " has an empty " : " has no ";
    throw wrong(this + problem + attribute, "write " + attribute + "=\"...\"");
  }

  public SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(place, problem, remedy);
  }

  /** {@code <link 'arm'>}, or {@code <robot>} without a name: for messages. */
  @Override
  public String toString() {
    String own = attributes.getOrDefault("name", "");
    return own.isEmpty()
        ? "<" + name + ">"
        : "<" + name + " " + SceneFormatException.quote(own) + ">";
  }
}
