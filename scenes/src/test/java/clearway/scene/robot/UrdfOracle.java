package clearway.scene.robot;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Link poses of a URDF, computed from its text in the plainest way: a DOM, 4 x 4 matrices, and
 * recursion from each link to the root.
 */
final class UrdfOracle {
  private final Map<String, Element> joints = new LinkedHashMap<>();
  private final Map<String, Element> carriers = new HashMap<>(); // joint element by child link

  UrdfOracle(String text) {
    this(text.getBytes(StandardCharsets.UTF_8));
  }

  UrdfOracle(byte[] text) {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(withoutDeclaration(text)));
      for (Node n = document.getDocumentElement().getFirstChild();
          n != null;
          n = n.getNextSibling()) {
        if (n instanceof Element e && e.getTagName().equals("joint")) {
          joints.put(e.getAttribute("name"), e);
          carriers.put(child(e, "child").getAttribute("link"), e);
        }
      }
    } catch (Exception broken) {
      throw new AssertionError(broken);
    }
  }

  /** The declaration may be misspelt, and bytes that are no UTF-8 become U+FFFD. */
  private static byte[] withoutDeclaration(byte[] text) {
    String characters = new String(text, StandardCharsets.UTF_8);
    return characters.replaceFirst("(?s)^<\\?xml .*?\\?>", "").getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The pose of a link in the frame of the root link.
   *
   * @param values of joints by the names of coordinates, such as {@code lift} or {@code base/x};
   *     joints without a value are at zero
   */
  double[][] pose(String link, Map<String, Double> values) {
    Element joint = carriers.get(link);
    if (joint == null) return identity();
    double[][] parent = pose(child(joint, "parent").getAttribute("link"), values);
    return product(product(parent, origin(child(joint, "origin"))), motion(joint, values));
  }

  private double[][] motion(Element joint, Map<String, Double> values) {
    String name = joint.getAttribute("name");
    double[] axis = unit(numbers(child(joint, "axis"), "xyz", "1 0 0"));
    return switch (joint.getAttribute("type")) {
      case "revolute", "continuous" -> turn(axis, value(name, values));
      case "prismatic" -> slide(axis, value(name, values));
      case "planar" -> planar(name, axis, values);
      case "floating" -> floating(name, values);
      default -> identity();
    };
  }

  private double value(String joint, Map<String, Double> values) {
    Element mimic = child(joints.get(joint), "mimic");
    if (mimic == null) return values.getOrDefault(joint, 0.0);
    double multiplier = numbers(mimic, "multiplier", "1")[0];
    double offset = numbers(mimic, "offset", "0")[0];
    return multiplier * value(mimic.getAttribute("joint"), values) + offset;
  }

  private static double[][] planar(String name, double[] normal, Map<String, Double> values) {
    double[][] tilt = leastTurn(normal);
    double x = values.getOrDefault(name + "/x", 0.0);
    double y = values.getOrDefault(name + "/y", 0.0);
    double[] shift = new double[3];
    for (int i = 0; i < 3; i++) shift[i] = x * tilt[i][0] + y * tilt[i][1];
    return product(slide(shift, 1), turn(normal, values.getOrDefault(name + "/angle", 0.0)));
  }

  /** The turn from z to a direction about the axis across both; half a turn about x for -z. */
  private static double[][] leastTurn(double[] to) {
    double sine = Math.sqrt(to[0] * to[0] + to[1] * to[1]);
    if (sine == 0) return to[2] > 0 ? identity() : turn(new double[] {1, 0, 0}, Math.PI);
    return turn(new double[] {-to[1] / sine, to[0] / sine, 0}, StrictMath.atan2(sine, to[2]));
  }

  private static double[][] floating(String name, Map<String, Double> v) {
    double w = v.getOrDefault(name + "/qw", 1.0);
    double x = v.getOrDefault(name + "/qx", 0.0);
    double y = v.getOrDefault(name + "/qy", 0.0);
    double z = v.getOrDefault(name + "/qz", 0.0);
    double length = Math.sqrt(x * x + y * y + z * z);
    double[][] turned =
        length == 0
            ? identity()
            : turn(
                new double[] {x / length, y / length, z / length}, 2 * StrictMath.atan2(length, w));
    for (int i = 0; i < 3; i++) {
      turned[i][3] = v.getOrDefault(name + "/" + "xyz".charAt(i), 0.0);
    }
    return turned;
  }

  private static double[][] origin(Element origin) {
    double[] xyz = numbers(origin, "xyz", "0 0 0");
    double[] rpy = numbers(origin, "rpy", "0 0 0");
    double[][] yaw = turn(new double[] {0, 0, 1}, rpy[2]);
    double[][] pitch = turn(new double[] {0, 1, 0}, rpy[1]);
    double[][] roll = turn(new double[] {1, 0, 0}, rpy[0]);
    double[][] result = product(product(yaw, pitch), roll);
    for (int i = 0; i < 3; i++) result[i][3] = xyz[i];
    return result;
  }

  private static double[][] slide(double[] axis, double by) {
    double[][] result = identity();
    for (int i = 0; i < 3; i++) result[i][3] = by * axis[i];
    return result;
  }

  /** Rodrigues: I + sin K + (1 - cos) K K, K being the cross product with the axis. */
  private static double[][] turn(double[] axis, double angle) {
    double[][] k = {
      {0, -axis[2], axis[1], 0}, {axis[2], 0, -axis[0], 0}, {-axis[1], axis[0], 0, 0}, {0, 0, 0, 0}
    };
    double[][] kk = product(k, k);
    double[][] result = identity();
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        result[i][j] += StrictMath.sin(angle) * k[i][j] + (1 - StrictMath.cos(angle)) * kk[i][j];
      }
    }
    return result;
  }

  private static double[] unit(double[] v) {
    double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return new double[] {v[0] / length, v[1] / length, v[2] / length};
  }

  private static double[][] identity() {
    return new double[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
  }

  private static double[][] product(double[][] a, double[][] b) {
    double[][] result = new double[4][4];
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        for (int k = 0; k < 4; k++) result[i][j] += a[i][k] * b[k][j];
      }
    }
    return result;
  }

  private static double[] numbers(Element element, String attribute, String otherwise) {
    boolean given = element != null && element.hasAttribute(attribute);
    String[] words = (given ? element.getAttribute(attribute) : otherwise).trim().split("\\s+");
    double[] result = new double[words.length];
    for (int i = 0; i < words.length; i++) result[i] = Double.parseDouble(words[i]);
    return result;
  }

  private static Element child(Element parent, String name) {
    for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element e && e.getTagName().equals(name)) return e;
    }
    return null;
  }
}
