package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.xml.XmlNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The joints that belong to a group: those it names, those that carry its links, those along its
 * chains, and those of its subgroups.
 */
final class SrdfGroups {
  private static final int DEEPEST = 64;

  private final SrdfModel srdf;
  private final UrdfTree tree;
  private final List<String> notes;
  private final Set<String> noted = new HashSet<>();

  SrdfGroups(SrdfModel srdf, UrdfTree tree, List<String> notes) {
    this.srdf = srdf;
    this.tree = tree;
    this.notes = notes;
  }

  Set<String> joints(String group) {
    Set<String> joints = new LinkedHashSet<>();
    collect(group, joints, new ArrayList<>(), new HashSet<>());
    return joints;
  }

  /** Every group must be sound, not only the one that is asked for. */
  void check() {
    Set<String> done = new HashSet<>();
    for (String group : srdf.groups().keySet()) {
      collect(group, new HashSet<>(), new ArrayList<>(), done);
    }
  }

  private void collect(String group, Set<String> joints, List<String> open, Set<String> done) {
    if (!done.add(group)) return;
    XmlNode node = srdf.groups().get(group);
    open.add(group);
    for (XmlNode joint : node.children("joint")) joints.add(joint.text("name"));
    for (XmlNode link : node.children("link")) addLink(node, link, joints);
    for (XmlNode chain : node.children("chain")) addChain(node, chain, joints);
    for (XmlNode subgroup : node.children("group")) {
      requireGroup(node, subgroup, open);
      collect(subgroup.text("name"), joints, open, done);
    }
    open.remove(open.size() - 1);
  }

  private void requireGroup(XmlNode owner, XmlNode subgroup, List<String> open) {
    String name = subgroup.text("name");
    if (!srdf.groups().containsKey(name)) {
      throw subgroup.wrong(
          "the group " + quote(name) + " in " + owner + " does not exist", "correct the name");
    }
    if (open.contains(name)) {
      throw subgroup.wrong(
          "the groups " + String.join(", ", open) + " contain each other in a circle",
          "remove " + quote(name) + " here");
    }
    if (open.size() == DEEPEST) {
      throw subgroup.wrong("more than " + DEEPEST + " levels of subgroups", "simplify the groups");
    }
  }

  private void addLink(XmlNode group, XmlNode node, Set<String> joints) {
    String link = node.text("name");
    if (isUnknown(group, link)) return;
    tree.above(link).ifPresent(joint -> joints.add(joint.name()));
  }

  /** From the tip up to where base and tip meet, and from the base up to there. */
  private void addChain(XmlNode group, XmlNode node, Set<String> joints) {
    String base = node.text("base_link");
    String tip = node.text("tip_link");
    if (isUnknown(group, base) || isUnknown(group, tip)) return;
    Set<String> fromTip = upwards(tip);
    Set<String> fromBase = upwards(base);
    for (String joint : fromTip) if (!fromBase.contains(joint)) joints.add(joint);
    for (String joint : fromBase) if (!fromTip.contains(joint)) joints.add(joint);
  }

  private Set<String> upwards(String link) {
    Set<String> joints = new LinkedHashSet<>();
    UrdfJoint joint = tree.above(link).orElse(null);
    while (joint != null) {
      joints.add(joint.name());
      joint = tree.above(joint.parent()).orElse(null);
    }
    return joints;
  }

  private boolean isUnknown(XmlNode group, String link) {
    if (tree.hasLink(link)) return false;
    String note = "the link " + quote(link) + " in " + group + " of the SRDF is unknown: left out";
    if (noted.add(note)) notes.add(note);
    return true;
  }
}
