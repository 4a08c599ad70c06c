package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.xml.XmlNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The links of a URDF as one tree: depth first, children in the order in which the file lists their
 * joints.
 */
final class UrdfTree {
  private final UrdfModel model;
  private final Map<String, UrdfLink> links = new LinkedHashMap<>();
  private final Map<String, UrdfJoint> joints = new LinkedHashMap<>();
  private final Map<String, UrdfJoint> above = new HashMap<>(); // the joint that carries a link
  private final Map<String, List<UrdfJoint>> below = new HashMap<>();
  private final Map<String, Integer> positions = new LinkedHashMap<>();

  UrdfTree(UrdfModel model) {
    this.model = model;
    for (UrdfLink link : model.links()) links.put(link.name(), link);
    for (UrdfJoint joint : model.joints()) {
      joints.put(joint.name(), joint);
      hang(joint);
    }
    order(root());
    refuseLoop();
  }

  /** Links, parents before their children. */
  List<UrdfLink> links() {
    return positions.keySet().stream().map(links::get).toList();
  }

  /** Where a link stands in that order, or -1. */
  int position(String link) {
    return positions.getOrDefault(link, -1);
  }

  boolean hasLink(String link) {
    return links.containsKey(link);
  }

  /** The joint of a name. */
  Optional<UrdfJoint> joint(String name) {
    return Optional.ofNullable(joints.get(name));
  }

  /** The joint that carries a link; none for the root. */
  Optional<UrdfJoint> above(String link) {
    return Optional.ofNullable(above.get(link));
  }

  String rootName() {
    return positions.keySet().iterator().next();
  }

  private void hang(UrdfJoint joint) {
    requireLink(joint, "parent", joint.parent());
    requireLink(joint, "child", joint.child());
    if (joint.parent().equals(joint.child())) {
      throw joint
          .node()
          .wrong(
              joint.node() + " joins " + quote(joint.child()) + " to itself",
              "correct parent or child");
    }
    UrdfJoint other = above.putIfAbsent(joint.child(), joint);
    if (other != null) {
      throw joint
          .node()
          .wrong(
              "the link %s is carried by two joints, %s and %s"
                  .formatted(quote(joint.child()), quote(other.name()), quote(joint.name())),
              "a robot is a tree: remove one");
    }
    below.computeIfAbsent(joint.parent(), key -> new ArrayList<>()).add(joint);
  }

  private void requireLink(UrdfJoint joint, String role, String link) {
    if (links.containsKey(link)) return;
    XmlNode place = joint.node().required(role);
    throw place.wrong(
        "the %s %s of %s is no link of the robot".formatted(role, quote(link), joint.node()),
        "add the link or correct the name");
  }

  private UrdfLink root() {
    List<UrdfLink> roots =
        model.links().stream().filter(link -> !above.containsKey(link.name())).toList();
    if (roots.size() == 1) return roots.get(0);
    if (model.links().isEmpty()) throw model.node().wrong("the robot has no link", "add one");
    if (roots.isEmpty()) throw loop(model.links().get(0).name());
    throw roots
        .get(1)
        .node()
        .wrong(
            "the robot has more than one root link, %s and %s"
                .formatted(quote(roots.get(0).name()), quote(roots.get(1).name())),
            "a robot is one tree: join them, with a fixed joint for instance");
  }

  private void order(UrdfLink root) {
    Deque<String> waiting = new ArrayDeque<>(List.of(root.name()));
    while (!waiting.isEmpty()) {
      String link = waiting.pop();
      positions.put(link, positions.size());
      List<UrdfJoint> children = below.getOrDefault(link, List.of());
      for (int i = children.size() - 1; i >= 0; i--) waiting.push(children.get(i).child());
    }
  }

  private void refuseLoop() {
    for (UrdfLink link : model.links()) {
      if (!positions.containsKey(link.name())) throw loop(link.name());
    }
  }

  /** Where every link has a joint above it, going up ends in a loop. */
  private RuntimeException loop(String start) {
    Set<String> seen = new HashSet<>();
    String at = start;
    while (seen.add(at)) at = above.get(at).parent();
    UrdfJoint joint = above.get(at);
    return joint
        .node()
        .wrong(
            "the links above %s form a loop through %s".formatted(quote(at), joint.node()),
            "a robot is a tree: remove a joint of the loop");
  }
}
