package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.TextLimits;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlTree;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads an SRDF file. Unknown joints are errors; elements that are not used become notes. */
final class SrdfReader {
  private static final Set<String> KNOWN =
      Set.of(
          "virtual_joint",
          "group",
          "group_state",
          "end_effector",
          "passive_joint",
          "disable_collisions",
          "enable_collisions",
          "disable_default_collisions");

  private final XmlNode root;
  private final UrdfTree tree;
  private final Set<String> virtual = new HashSet<>();

  private SrdfReader(XmlNode root, UrdfTree tree) {
    this.root = root;
    this.tree = tree;
  }

  static SrdfModel read(
      Path file, TextLimits limits, UrdfModel urdf, UrdfTree tree, List<String> notes) {
    XmlNode root = XmlTree.read(file, "SRDF file", limits);
    requireSrdf(root, urdf);
    noteOthers(root, notes);
    return new SrdfReader(root, tree).model();
  }

  private SrdfModel model() {
    root.children("virtual_joint").forEach(node -> virtual.add(node.text("name")));
    Map<String, XmlNode> groups = groups();
    requireJointsOf(groups.values().stream().toList());
    List<XmlNode> states = root.children("group_state");
    requireJointsOf(states);
    return new SrdfModel(
        root.children("virtual_joint"),
        groups,
        states,
        passive(),
        root.children("disable_collisions"),
        root.children("enable_collisions"),
        root.children("disable_default_collisions"));
  }

  private static void requireSrdf(XmlNode root, UrdfModel urdf) {
    if (!root.name().equals("robot")) {
      throw root.wrong("the root element is " + root + ", not <robot>", "give an SRDF file");
    }
    UrdfReader.refuseTemplate(root);
    if (root.text("name").equals(urdf.name())) return;
    throw root.wrong(
        "the SRDF is of the robot %s, the URDF of %s"
            .formatted(quote(root.text("name")), quote(urdf.name())),
        "give the files of one robot");
  }

  private static void noteOthers(XmlNode root, List<String> notes) {
    Set<String> others = new TreeSet<>();
    for (XmlNode node : root.children()) others.add(node.name());
    others.removeAll(KNOWN);
    for (String other : others) notes.add("elements <" + other + "> of the SRDF are not used");
  }

  private Map<String, XmlNode> groups() {
    Map<String, XmlNode> groups = new LinkedHashMap<>();
    for (XmlNode node : root.children("group")) {
      XmlNode other = groups.put(node.text("name"), node);
      if (other == null) continue;
      throw node.wrong(
          "two groups are named " + quote(node.text("name")),
          "rename one; the other is in line " + other.place().line());
    }
    return groups;
  }

  private void requireJointsOf(List<XmlNode> owners) {
    for (XmlNode owner : owners) {
      for (XmlNode node : owner.children("joint")) requireJoint(node, " in " + owner);
    }
  }

  private Set<String> passive() {
    Set<String> names = new LinkedHashSet<>();
    for (XmlNode node : root.children("passive_joint")) {
      requireJoint(node, " as passive");
      names.add(node.text("name"));
    }
    return names;
  }

  private void requireJoint(XmlNode node, String where) {
    String name = node.text("name");
    if (tree.joint(name).isPresent() || virtual.contains(name)) return;
    throw node.wrong(
        "the joint " + quote(name) + where + " is no joint of the robot",
        "correct the name or add the joint to the URDF");
  }
}
