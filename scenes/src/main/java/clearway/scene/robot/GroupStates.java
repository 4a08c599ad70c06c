package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlNumbers;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The group states of an SRDF as configurations of the robot: joints that a state does not name
 * rest. A state that sets no moving joint, or one outside its limits, is left out with a note.
 */
final class GroupStates {
  private final SrdfModel srdf;
  private final List<Link> links;
  private final List<String> notes;
  private final SortedMap<String, Configuration> states = new TreeMap<>();

  GroupStates(SrdfModel srdf, List<Link> links, List<String> notes) {
    this.srdf = srdf;
    this.links = links;
    this.notes = notes;
  }

  SortedMap<String, Configuration> read() {
    Map<String, Integer> uses = new HashMap<>();
    for (XmlNode node : srdf.states()) uses.merge(node.text("name"), 1, Integer::sum);
    for (XmlNode node : srdf.states()) {
      String name = node.text("name");
      String group = node.text("group");
      requireGroup(node, group);
      addState(node, uses.get(name) == 1 ? name : group + "/" + name);
    }
    return states;
  }

  private void requireGroup(XmlNode node, String group) {
    if (srdf.groups().containsKey(group)) return;
    throw node.wrong("the group " + quote(group) + " of " + node + " does not exist", "correct it");
  }

  private void addState(XmlNode node, String name) {
    Map<String, XmlNode> given = new LinkedHashMap<>();
    for (XmlNode joint : node.children("joint")) given.put(joint.text("name"), joint);
    for (XmlNode joint : given.values()) XmlNumbers.list(joint, "value");
    List<Double> values = new ArrayList<>();
    boolean moves = false;
    for (Link link : links) {
      if (Joint.coordinates(link.joint()) == 0) continue;
      XmlNode joint = given.get(link.jointName());
      moves |= joint != null;
      String complaint = append(link.joint(), joint, values);
      if (!complaint.isEmpty()) {
        leaveOut(node, "the joint " + quote(link.jointName()) + " " + complaint);
        return;
      }
    }
    if (!moves) leaveOut(node, "it sets no joint that moves");
    else if (states.put(name, configuration(values)) != null) {
      throw node.wrong("two group states are named " + quote(name), "rename one");
    }
  }

  private void leaveOut(XmlNode node, String why) {
    notes.add(node + " of the group " + quote(node.text("group")) + " is left out: " + why);
  }

  /** Adds the joint's coordinates, or says why the state has none for it. */
  private static String append(Joint joint, XmlNode node, List<Double> out) {
    if (node == null) {
      for (double each : JointValues.rest(joint).toArray()) out.add(each);
      return "";
    }
    List<Double> values = new ArrayList<>();
    for (double each : XmlNumbers.list(node, "value")) values.add(each);
    // MoveIt writes a floating joint's quaternion with w last.
    if (joint instanceof Joint.Floating && values.size() == 7) values.add(3, values.remove(6));
    String complaint = JointValues.complaint(joint, values);
    if (!complaint.isEmpty()) return complaint;
    for (double each : JointValues.configuration(joint, values).toArray()) out.add(each);
    return "";
  }

  private static Configuration configuration(List<Double> values) {
    return Configuration.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
