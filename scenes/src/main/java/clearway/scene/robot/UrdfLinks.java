package clearway.scene.robot;

import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Numbers;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads links and the shapes of their {@code <collision>} elements. */
final class UrdfLinks {
  private static final double[] ONE = {1, 1, 1};
  private static final String SHAPES = "shapes are box, cylinder, sphere, capsule and mesh";

  private static final String QUATERNION = "quat_xyzw";
  private static final Set<String> IN_LINK = Set.of("collision", "visual", "inertial", "contact");
  private static final Set<String> IN_SHAPE = Set.of("geometry", "origin", "material");

  private UrdfLinks() {}

  static UrdfLink read(XmlNode node, List<String> notes) {
    noteOthers(node, IN_LINK, notes);
    for (XmlNode collision : node.children("collision")) noteOthers(collision, IN_SHAPE, notes);
    List<UrdfShape> shapes = new ArrayList<>();
    for (XmlNode collision : node.children("collision")) shapes.add(shape(node, collision));
    boolean visible = !node.children("visual").isEmpty();
    return new UrdfLink(node, node.text("name"), List.copyOf(shapes), visible);
  }

  /** The pose in {@code <origin xyz rpy>}; both default to zero. */
  static Frame origin(XmlNode owner) {
    XmlNode node = owner.child("origin").orElse(null);
    if (node == null) return Frame.identity();
    double[] xyz = XmlNumbers.list(node, "xyz", 3).orElse(new double[3]);
    if (node.has(QUATERNION)) return turned(node, xyz);
    double[] rpy = XmlNumbers.list(node, "rpy", 3).orElse(new double[3]);
    return Frame.rpy(xyz[0], xyz[1], xyz[2], rpy[0], rpy[1], rpy[2]);
  }

  /** URDF 1.2: a quaternion in place of the angles. */
  private static Frame turned(XmlNode node, double[] xyz) {
    if (node.has("rpy")) {
      throw node.wrong("<origin> has both rpy and " + QUATERNION, "keep one of the two");
    }
    double[] q = XmlNumbers.list(node, QUATERNION, 4).orElseThrow();
    double length = Numbers.quaternionLength(q, 0);
    if (!Numbers.isUnit(length)) {
      throw node.wrong(
          QUATERNION + " of <origin> has the length " + length + ", not 1",
          "write x y z w of a unit quaternion");
    }
    return Frame.of(xyz[0], xyz[1], xyz[2], q[3], q[0], q[1], q[2]);
  }

  /** A misspelt element must not lose a shape, or its place, without a word. */
  static void noteOthers(XmlNode node, Set<String> known, List<String> notes) {
    for (XmlNode child : node.children()) {
      if (known.contains(child.name())) continue;
      String note = "elements <" + child.name() + "> in <" + node.name() + "> are not used";
      if (!notes.contains(note)) notes.add(note);
    }
  }

  private static UrdfShape shape(XmlNode link, XmlNode collision) {
    Frame origin = origin(collision);
    List<XmlNode> geometries = collision.children("geometry");
    if (geometries.isEmpty()) {
      throw collision.wrong("a <collision> of " + link + " has no <geometry>", SHAPES);
    }
    List<XmlNode> shapes = geometries.get(0).children();
    if (geometries.size() > 1 || shapes.size() != 1) {
      throw geometries
          .get(geometries.size() - 1)
          .wrong(
              "a <collision> of " + link + " needs one <geometry> with one shape",
              "write a <collision> for each shape; " + SHAPES);
    }
    return shape(link, shapes.get(0), origin);
  }

  private static UrdfShape shape(XmlNode link, XmlNode node, Frame origin) {
    return switch (node.name()) {
      case "box" -> new UrdfShape.Solid(origin, box(node));
      case "sphere" -> new UrdfShape.Solid(origin, new Geometry.Sphere(size(node, "radius")));
      case "cylinder" ->
          new UrdfShape.Solid(
              origin, new Geometry.Cylinder(size(node, "radius"), size(node, "length")));
      case "capsule" ->
          new UrdfShape.Solid(
              origin, new Geometry.Capsule(size(node, "radius"), size(node, "length")));
      case "mesh" -> mesh(node, origin);
      default ->
          throw node.wrong(
              "the shape "
                  + SceneFormatException.quote(node.name())
                  + " of "
                  + link
                  + " is unknown",
              SHAPES);
    };
  }

  private static Geometry box(XmlNode node) {
    node.text("size");
    double[] size = XmlNumbers.list(node, "size", 3).orElseThrow();
    for (double edge : size) requirePositive(node, "size", edge);
    return new Geometry.Box(size[0], size[1], size[2]);
  }

  private static UrdfShape mesh(XmlNode node, Frame origin) {
    double[] scale = XmlNumbers.list(node, "scale", 3).orElse(ONE);
    for (double factor : scale) {
      if (factor == 0) throw node.wrong("scale of <mesh> has a zero", "it flattens the mesh");
    }
    return new UrdfShape.MeshFile(origin, node, node.text("filename"), scale);
  }

  private static double size(XmlNode node, String attribute) {
    double value = XmlNumbers.number(node, attribute);
    requirePositive(node, attribute, value);
    return value;
  }

  private static void requirePositive(XmlNode node, String attribute, double value) {
    if (value > 0) return;
    throw node.wrong(
        attribute + " of " + node + " is " + node.text(attribute), "sizes are above zero");
  }
}
