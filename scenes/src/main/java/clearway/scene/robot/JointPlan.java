package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Joint;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Numbers;
import clearway.space.Configuration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides which joints move, which follow and which are held, and where. */
final class JointPlan {
  private final UrdfRequest request;
  private final UrdfTree tree;
  private final MimicChains mimics;
  private final SrdfModel srdf;
  private final VirtualJoint root;
  private final Optional<Set<String>> group;
  private final List<String> notes;

  JointPlan(UrdfRequest request, UrdfTree tree, SrdfModel srdf, List<String> notes) {
    this.request = request;
    this.tree = tree;
    this.mimics = new MimicChains(tree);
    this.srdf = srdf;
    this.notes = notes;
    this.root = VirtualJoint.of(srdf, tree, notes);
    SrdfGroups groups = new SrdfGroups(srdf, tree, notes);
    groups.check();
    this.group = request.group().map(name -> groups.joints(requireGroup(name)));
    requireHeldJoints();
  }

  VirtualJoint root() {
    return root;
  }

  /** What the joint of a name does in the robot. */
  Joint joint(UrdfJoint joint) {
    if (joint.mimic().isPresent()) return mimics.follow(joint, this::isHeld);
    return settled(joint.name(), joint.motion());
  }

  Joint rootJoint() {
    Joint joint = settled(root.name(), root.motion());
    if (Joint.coordinates(joint) > 1) {
      notes.add(
          "the virtual joint "
              + quote(root.name())
              + " moves without bounds; choose a group or hold it to keep the robot in its place");
    }
    return joint;
  }

  private Joint settled(String name, Joint motion) {
    if (Joint.coordinates(motion) == 0 || !isHeld(name)) return motion;
    List<Double> held = request.hold().get(name);
    if (held != null) return new Joint.Held(motion, JointValues.configuration(motion, held));
    Configuration rest = JointValues.rest(motion);
    boolean passive = srdf.passive().contains(name);
    if (passive) notes.add("the passive joint " + quote(name) + " is held at " + text(rest));
    return new Joint.Held(motion, rest);
  }

  private boolean isHeld(String name) {
    return request.hold().containsKey(name)
        || srdf.passive().contains(name)
        || group.isPresent() && !group.get().contains(name);
  }

  private static String text(Configuration value) {
    return value.dimension() == 1 ? Numbers.shown(value.get(0)) : value.toString();
  }

  private String requireGroup(String name) {
    if (srdf.groups().containsKey(name)) return name;
    String remedy =
        request.srdf().isEmpty()
            ? "groups come from an SRDF file: give it"
            : "the groups are " + String.join(", ", srdf.groups().keySet());
    throw wrong(List.of("group"), "the group " + quote(name) + " does not exist", remedy);
  }

  private void requireHeldJoints() {
    request
        .hold()
        .forEach(
            (name, values) -> {
              Joint motion = motion(name);
              String complaint = JointValues.complaint(motion, values);
              if (complaint.isEmpty()) return;
              throw wrong(
                  List.of("hold", name),
                  "the joint " + quote(name) + " " + complaint,
                  "hold it at values it can have");
            });
  }

  /** The motion of a joint that can be held. */
  private Joint motion(String name) {
    if (name.equals(root.name()) && Joint.coordinates(root.motion()) > 0) return root.motion();
    UrdfJoint joint = tree.joint(name).orElse(null);
    if (joint == null) {
      throw wrong(
          List.of("hold", name),
          "the robot has no joint " + quote(name) + " to hold",
          "correct the name");
    }
    if (joint.mimic().isEmpty() && Joint.coordinates(joint.motion()) > 0) return joint.motion();
    throw wrong(
        List.of("hold", name),
        "the joint " + quote(name) + " cannot be held: it does not move by itself",
        joint.mimic().map(mimic -> "hold " + quote(mimic.joint())).orElse("remove it here"));
  }

  SceneFormatException wrong(List<String> keys, String problem, String remedy) {
    return new SceneFormatException(request.place().apply(keys), problem, remedy);
  }
}
