package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Frames that stand still in the world, by name: objects may be given in any of them. */
final class FixedFrames {
  private static final String WORLD = "world";

  private final Map<String, Frame> known = new TreeMap<>();

  /**
   * The world, and of a robot its base and every link that never moves.
   *
   * @param base what the robot's files call its base
   */
  FixedFrames(Optional<Robot> robot, String base) {
    known.put(WORLD, Frame.identity());
    robot.ifPresent(each -> addRobot(each, base));
  }

  private void addRobot(Robot robot, String base) {
    known.putIfAbsent(base, robot.base());
    Mechanism mechanism = Mechanism.of(List.of(robot));
    for (int link = 0; link < robot.links().size(); link++) {
      if (mechanism.frameOf(0, link) != Mechanism.GROUND) continue;
      Frame still = Rotations.frame(mechanism.placementOf(0, link));
      known.putIfAbsent(robot.links().get(link).name(), still);
    }
  }

  /** Adds a list of stamped transforms; each is in a frame known before it. */
  void add(Iterable<Value> transforms) {
    for (Value value : transforms) {
      Fields fields = value.object();
      Frame parent = of(fields);
      Value child = fields.required("child_frame_id");
      Frame inner = Messages.transform(fields.required("transform"));
      known.putIfAbsent(name(child), parent.times(inner));
    }
  }

  /** The frame in the header of a message; the world where it has none. */
  Frame of(Fields message) {
    return named(message).map(this::of).orElse(Frame.identity());
  }

  private Frame of(Value frame) {
    Frame found = known.get(name(frame));
    if (found != null) return found;
    throw frame.wrong(
        "the frame " + quote(Messages.text(frame)) + " is not known to stand still",
        "frames here are " + String.join(", ", known.keySet()));
  }

  /** By name; null if it is not known to stand still. */
  Frame find(String name) {
    return known.get(name);
  }

  Set<String> names() {
    return known.keySet();
  }

  /** What the header of a message names as its frame, if anything. */
  static Optional<Value> named(Fields message) {
    return Messages.object(message, "header")
        .flatMap(header -> Messages.optional(header, "frame_id"))
        .filter(frame -> !Messages.text(frame).isBlank());
  }

  /** ROS names used to begin with a slash. */
  static String name(Value frame) {
    String written = Messages.text(frame);
    return written.startsWith("/") ? written.substring(1) : written;
  }
}
