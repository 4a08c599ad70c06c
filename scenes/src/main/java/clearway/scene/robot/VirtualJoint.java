package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.scene.xml.XmlNode;
import clearway.space.Range;
import java.util.List;

/**
 * How the root link moves against the robot's base.
 *
 * @param frame what the base is called
 */
record VirtualJoint(String name, Joint motion, String frame) {

  /** The SRDF's joint of the root link, else one that does not move and bears the link's name. */
  static VirtualJoint of(SrdfModel srdf, UrdfTree tree, List<String> notes) {
    VirtualJoint found = null;
    for (XmlNode node : srdf.virtualJoints()) {
      Joint motion = motion(node);
      String child = node.text("child_link");
      String name = node.text("name");
      requireNew(node, name, tree);
      if (found == null && child.equals(tree.rootName()))
        found = new VirtualJoint(name, motion, frame(node, tree));
      else
        notes.add(node + " does not carry the root link " + quote(tree.rootName()) + ": left out");
    }
    return found == null
        ? new VirtualJoint(freeName(tree), new Joint.Fixed(), tree.rootName())
        : found;
  }

  private static String frame(XmlNode node, UrdfTree tree) {
    return node.attribute("parent_frame").map(String::strip).orElse(tree.rootName());
  }

  private static Joint motion(XmlNode node) {
    return switch (node.text("type")) {
      case "fixed" -> new Joint.Fixed();
      case "planar" -> new Joint.Planar(Axis.Z, Range.UNBOUNDED, Range.UNBOUNDED);
      case "floating" -> new Joint.Floating(Range.UNBOUNDED, Range.UNBOUNDED, Range.UNBOUNDED);
      default ->
          throw node.wrong(
              "the type " + quote(node.text("type")) + " of " + node + " is unknown",
              "types are fixed, planar and floating");
    };
  }

  private static void requireNew(XmlNode node, String name, UrdfTree tree) {
    if (tree.joint(name).isEmpty()) return;
    throw node.wrong(node + " bears the name of a joint of the URDF", "rename it");
  }

  private static String freeName(UrdfTree tree) {
    String name = tree.rootName();
    while (tree.joint(name).isPresent()) name += "_root";
    return name;
  }
}
