package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.robot.JointValues;
import clearway.scene.text.Fields;
import clearway.scene.text.Numbers;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Values of joints by name, and what they make of a robot. */
final class JointStates {
  private static final double FLAT = 1e-9;

  private final Map<String, Value> values = new LinkedHashMap<>();
  private final Map<String, Value> transforms = new LinkedHashMap<>(); // of planar, floating joints

  /** Takes the joint_state of a robot state: names and positions side by side. */
  void addState(Fields robotState) {
    Messages.object(robotState, "multi_dof_joint_state").ifPresent(this::addTransforms);
    Fields state = Messages.object(robotState, "joint_state").orElse(null);
    if (state == null) return;
    addAll(Messages.list(state, "name"), Messages.list(state, "position"), state.value());
  }

  private void addTransforms(Fields state) {
    List<Value> names = Messages.list(state, "joint_names");
    List<Value> given = Messages.list(state, "transforms");
    if (names.size() != given.size()) {
      throw state
          .value()
          .wrong(given.size() + " transforms for " + names.size() + " joints", "give one for each");
    }
    for (int i = 0; i < given.size(); i++) {
      Messages.transform(given.get(i));
      transforms.put(Messages.text(names.get(i)), given.get(i));
    }
  }

  void addAll(List<Value> names, List<Value> positions, Value owner) {
    if (names.size() != positions.size()) {
      throw owner.wrong(
          positions.size() + " positions for " + names.size() + " joints", "give one for each");
    }
    for (int i = 0; i < names.size(); i++) put(Messages.text(names.get(i)), positions.get(i));
  }

  void put(String joint, Value position) {
    position.number();
    values.put(joint, position);
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  /** The robot with joints that are held standing where these values say. */
  Robot holding(Robot robot, SceneDraft draft) {
    List<Link> links = new ArrayList<>();
    for (Link link : robot.links()) links.add(held(link, draft));
    for (String joint : values.keySet()) {
      boolean known = links.stream().anyMatch(link -> link.jointName().equals(joint));
      if (!known) draft.note("the robot has no joint " + quote(joint) + ": its value is left out");
    }
    noteUnusedTransforms(links, draft);
    return Robot.of(robot.name(), robot.base(), links, robot.attached(), robot.states());
  }

  /** A joint that cannot follow its transform would leave the robot in another place. */
  private void noteUnusedTransforms(List<Link> links, SceneDraft draft) {
    transforms.forEach(
        (joint, value) -> {
          boolean used =
              links.stream()
                  .anyMatch(link -> link.jointName().equals(joint) && several(link.joint()) > 1);
          if (used || Messages.transform(value).isIdentity()) return;
          draft.note("the transform of the joint " + quote(joint) + " is left out");
        });
  }

  /** Coordinates that the joint has, or would have if it were not held. */
  private static int several(Joint joint) {
    return Joint.coordinates(joint instanceof Joint.Held held ? held.joint() : joint);
  }

  private Link held(Link link, SceneDraft draft) {
    Value transform = transforms.get(link.jointName());
    if (transform != null && link.joint() instanceof Joint.Held held && several(held) > 1) {
      Configuration at = Configuration.of(coordinates(held.joint(), transform));
      return with(link, new Joint.Held(held.joint(), at));
    }
    Value value = values.get(link.jointName());
    boolean single =
        link.joint() instanceof Joint.Held held && Joint.coordinates(held.joint()) == 1;
    if (value == null || !single) return link;
    Joint joint = ((Joint.Held) link.joint()).joint();
    double wanted = value.number();
    double at = JointValues.range(joint).nearest(wanted);
    if (at != wanted) {
      draft.note(
          "the joint %s is held at its limit %s, not at %s"
              .formatted(quote(link.jointName()), Numbers.shown(at), Numbers.shown(wanted)));
    }
    Joint moved = new Joint.Held(joint, Configuration.of(JointValues.reduced(joint, at)));
    return with(link, moved);
  }

  private static Link with(Link link, Joint joint) {
    return new Link(
        link.name(), link.parent(), link.placement(), link.jointName(), joint, link.bodies());
  }

  /** What a transform says of a planar joint, x y angle, or of a floating one. */
  private static double[] coordinates(Joint joint, Value transform) {
    Frame at = Messages.transform(transform);
    if (joint instanceof Joint.Floating) {
      return new double[] {at.x(), at.y(), at.z(), at.qw(), at.qx(), at.qy(), at.qz()};
    }
    boolean level = joint instanceof Joint.Planar planar && planar.normal().equals(Axis.Z);
    boolean flat = Math.max(Math.abs(at.qx()), Math.abs(at.qy())) <= FLAT && at.z() == 0;
    if (!level || !flat) {
      throw transform.wrong("a planar joint cannot follow this transform", "keep it in the plane");
    }
    double angle = 2 * StrictMath.atan2(at.qz(), at.qw());
    return new double[] {at.x(), at.y(), StrictMath.IEEEremainder(angle, 2 * Math.PI)};
  }

  /**
   * A configuration of the robot.
   *
   * @param otherwise what joints without a value here have
   * @param what it is, for notes: "the start"
   */
  Configuration configuration(Robot robot, Configuration otherwise, String what, SceneDraft draft) {
    double[] q = otherwise.toArray();
    int at = 0;
    for (Link link : robot.links()) {
      int coordinates = Joint.coordinates(link.joint());
      Value value = values.get(link.jointName());
      Value transform = transforms.get(link.jointName());
      if (coordinates == 1 && value != null) q[at] = within(link, value);
      else if (coordinates > 1 && transform != null) {
        System.arraycopy(coordinates(link.joint(), transform), 0, q, at, coordinates);
      } else if (coordinates > 0) {
        String taken = shown(Arrays.copyOfRange(q, at, at + coordinates));
        draft.note(
            "%s gives no value for the joint %s, taken as %s"
                .formatted(what, quote(link.jointName()), taken));
      }
      at += coordinates;
    }
    return Configuration.of(q);
  }

  private static String shown(double[] values) {
    return Arrays.stream(values).mapToObj(Numbers::shown).collect(Collectors.joining(" "));
  }

  private static double within(Link link, Value value) {
    Range range = JointValues.range(link.joint());
    double wanted = value.number();
    if (range.contains(wanted)) return JointValues.reduced(link.joint(), wanted);
    throw value.wrong(
        "the value %s is outside the limits %s and %s of the joint %s"
            .formatted(
                Numbers.shown(wanted),
                Numbers.shown(range.lower()),
                Numbers.shown(range.upper()),
                quote(link.jointName())),
        "correct it, or give the URDF that the problem was made for");
  }
}
