package clearway.scene.robot;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads a URDF file: every link and joint, with what is told about them. */
final class UrdfReader {
  private static final int MOST = 4_000; // links, and joints
  private static final Set<String> NOT_NEEDED =
      Set.of("material", "transmission", "gazebo", "sensor", "ros2_control", "mujoco");

  private UrdfReader() {}

  static UrdfModel read(Path file, TextLimits limits, List<String> notes) {
    XmlNode root = XmlTree.read(file, "URDF file", limits);
    requireUrdf(root);
    List<UrdfLink> links = new ArrayList<>();
    List<UrdfJoint> joints = new ArrayList<>();
    for (XmlNode node : root.children("link")) links.add(UrdfLinks.read(node, notes));
    for (XmlNode node : root.children("joint")) joints.add(UrdfJoints.read(node, notes));
    refuseStar(root);
    requireNewNames(root.children("link"));
    requireNewNames(root.children("joint"));
    noteOthers(root, notes);
    return new UrdfModel(root, root.text("name"), links, joints);
  }

  private static void requireUrdf(XmlNode root) {
    if (!root.name().equals("robot")) {
      throw root.wrong("the root element is " + root + ", not <robot>", "give a URDF file");
    }
    refuseTemplate(root);
  }

  /** A macro that was not expanded may stand for links. */
  static void refuseTemplate(XmlNode node) {
    if (node.name().startsWith("xacro:")) {
      throw node.wrong("the element " + node + " belongs to a xacro file", XmlTree.RUN_XACRO);
    }
    node.children().forEach(UrdfReader::refuseTemplate);
  }

  private static void requireNewNames(List<XmlNode> nodes) {
    if (nodes.size() > MOST) {
      throw nodes.get(MOST).wrong("more than " + MOST + " links or joints", "split the robot");
    }
    Map<String, XmlNode> seen = new HashMap<>();
    for (XmlNode node : nodes) {
      refuseStar(node);
      XmlNode first = seen.putIfAbsent(node.text("name"), node);
      if (first == null) continue;
      String problem =
          "two <%s> elements are named %s"
              .formatted(node.name(), SceneFormatException.quote(node.text("name")));
      throw node.wrong(problem, "rename one; the other is in line " + first.place().line());
    }
  }

  /** A star in a name would make pairs of the SRDF match more than was meant. */
  private static void refuseStar(XmlNode node) {
    if (node.text("name").indexOf('*') < 0) return;
    throw node.wrong("the name of " + node + " has a *", "rename it: * stands for any characters");
  }

  private static void noteOthers(XmlNode root, List<String> notes) {
    Set<String> others = new TreeSet<>();
    for (XmlNode node : root.children()) others.add(node.name());
    others.removeAll(NOT_NEEDED);
    others.removeAll(Set.of("link", "joint"));
    for (String other : others) notes.add("elements <" + other + "> of the URDF are not used");
  }
}
