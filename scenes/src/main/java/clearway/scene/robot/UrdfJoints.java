package clearway.scene.robot;

import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.scene.SceneFormatException;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlNumbers;
import clearway.space.Range;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads joints: type, links, axis, limits, mimic. */
final class UrdfJoints {
  private static final String TYPES =
      "types are revolute, continuous, prismatic, planar, floating and fixed";

  private static final Set<String> KNOWN =
      Set.of(
          "origin",
          "parent",
          "child",
          "axis",
          "limit",
          "mimic",
          "safety_controller",
          "dynamics",
          "calibration");

  private UrdfJoints() {}

  static UrdfJoint read(XmlNode node, List<String> notes) {
    UrdfLinks.noteOthers(node, KNOWN, notes);
    String name = node.text("name");
    Joint motion = motion(node, notes);
    return new UrdfJoint(
        node,
        name,
        node.required("parent").text("link"),
        node.required("child").text("link"),
        UrdfLinks.origin(node),
        motion,
        mimic(node, motion, notes),
        soft(node));
  }

  private static Joint motion(XmlNode node, List<String> notes) {
    String type = node.text("type");
    return switch (type) {
      case "revolute" -> new Joint.Revolute(axis(node), limits(node, notes));
      case "prismatic" -> new Joint.Prismatic(axis(node), limits(node, notes));
      case "continuous" -> new Joint.Continuous(axis(node));
      case "planar" -> new Joint.Planar(axis(node), Range.UNBOUNDED, Range.UNBOUNDED);
      case "floating" -> new Joint.Floating(Range.UNBOUNDED, Range.UNBOUNDED, Range.UNBOUNDED);
      case "fixed" -> new Joint.Fixed();
      default ->
          throw node.wrong(
              "the type " + SceneFormatException.quote(type) + " of " + node + " is unknown",
              TYPES);
    };
  }

  private static Axis axis(XmlNode joint) {
    XmlNode node = joint.child("axis").orElse(null);
    if (node == null) return Axis.X;
    node.text("xyz");
    double[] xyz = XmlNumbers.list(node, "xyz", 3).orElseThrow();
    if (xyz[0] == 0 && xyz[1] == 0 && xyz[2] == 0) {
      throw node.wrong("the axis of " + joint + " is zero", "give a direction such as 0 0 1");
    }
    return new Axis(xyz[0], xyz[1], xyz[2]);
  }

  /** A missing lower or upper is 0. A mimic joint follows its leader past its own limits. */
  private static Range limits(XmlNode joint, List<String> notes) {
    XmlNode node = joint.child("limit").orElse(null);
    if (node == null && joint.child("mimic").isPresent()) return Range.UNBOUNDED;
    if (node == null) {
      throw joint.wrong(
          joint + " is " + joint.text("type") + " and has no <limit>",
          "add <limit lower=\"...\" upper=\"...\"/>"
              + (joint.text("type").equals("revolute") ? " or make it continuous" : ""));
    }
    if (!node.has("lower") && !node.has("upper")) {
      notes.add(joint + " has a limit without lower and upper, both are 0: it cannot move");
    }
    return range(node, "lower", "upper", joint);
  }

  private static Range range(XmlNode node, String lowest, String highest, XmlNode joint) {
    double lower = XmlNumbers.number(node, lowest, 0);
    double upper = XmlNumbers.number(node, highest, 0);
    if (lower <= upper) return new Range(lower, upper);
    throw node.wrong(
        "%s %s of %s is above %s %s"
            .formatted(
                lowest,
                node.attribute(lowest).orElse("0"),
                joint,
                highest,
                node.attribute(highest).orElse("0")),
        "maybe they are swapped");
  }

  private static Optional<Range> soft(XmlNode joint) {
    XmlNode node = joint.child("safety_controller").orElse(null);
    if (node == null || !node.has("soft_lower_limit") || !node.has("soft_upper_limit")) {
      return Optional.empty();
    }
    return Optional.of(range(node, "soft_lower_limit", "soft_upper_limit", joint));
  }

  private static Optional<UrdfMimic> mimic(XmlNode joint, Joint motion, List<String> notes) {
    XmlNode node = joint.child("mimic").orElse(null);
    if (node == null) return Optional.empty();
    String leader = node.text("joint");
    double multiplier = XmlNumbers.number(node, "multiplier", 1);
    double offset = XmlNumbers.number(node, "offset", 0);
    if (motion instanceof Joint.Fixed) {
      notes.add(joint + " is fixed, so its <mimic> does nothing");
      return Optional.empty();
    }
    if (Joint.coordinates(motion) == 1) {
      return Optional.of(new UrdfMimic(node, leader, multiplier, offset));
    }
    throw node.wrong(
        joint + " is " + joint.text("type") + " and mimics " + SceneFormatException.quote(leader),
        "only revolute, continuous and prismatic joints can follow another");
  }
}
