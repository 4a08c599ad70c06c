package clearway.scene.xml;

import clearway.scene.SceneFormatException;
import clearway.scene.mesh.NumberText;
import clearway.scene.text.Numbers;
import java.util.Optional;

/** Numbers in the attributes of an element: finite, at most 1e50 in size, told with their place. */
public final class XmlNumbers {
  private XmlNumbers() {}

  /** The number in an attribute that must be there. */
  public static double number(XmlNode node, String attribute) {
    return parse(node, attribute, node.text(attribute));
  }

  /** The number in an attribute, or another where it is missing. */
  public static double number(XmlNode node, String attribute, double otherwise) {
    return node.has(attribute) ? number(node, attribute) : otherwise;
  }

  /** Exactly so many numbers with blanks between them, if the attribute is there. */
  public static Optional<double[]> list(XmlNode node, String attribute, int count) {
    if (!node.has(attribute)) return Optional.empty();
    double[] values = list(node, attribute);
    if (values.length == count) return Optional.of(values);
    throw node.wrong(
        attribute
            + " of "
            + node
            + " holds "
            + values.length
            + (values.length == 1 ? " number" : " numbers"),
        "it needs " + count);
  }

  /** Numbers with blanks between them; at least one. */
  public static double[] list(XmlNode node, String attribute) {
    String[] words = node.text(attribute).split("\\s+");
    double[] values = new double[words.length];
    for (int i = 0; i < words.length; i++) values[i] = parse(node, attribute, words[i]);
    return values;
  }

  private static double parse(XmlNode node, String attribute, String word) {
    double value = NumberText.parse(word);
    String where = attribute + " of " + node + ": ";
    if (Double.isNaN(value)) {
      throw node.wrong(where + NumberText.complaint(word), remedy(word));
    }
    if (Numbers.isUsable(value)) return value;
    throw node.wrong(
        where + SceneFormatException.quote(word) + " is beyond 1e50", "check the unit");
  }

  private static String remedy(String word) {
    boolean unexpanded = word.contains("{") || word.contains("}");
    return unexpanded ? XmlTree.RUN_XACRO : NumberText.REMEDY;
  }
}
