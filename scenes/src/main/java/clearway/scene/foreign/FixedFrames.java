package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.Map;
import java.util.Optional;
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
    Frame[] poses = new Frame[robot.links().size()];
    for (int i = 0; i < poses.length; i++) {
      Link link = robot.links().get(i);
      Frame parent = link.parent() == Link.BASE ? robot.base() : poses[link.parent()];
      Optional<Frame> motion = displacement(link.joint());
      if (parent == null || motion.isEmpty()) continue;
      poses[i] = parent.times(link.placement()).times(motion.get());
      known.putIfAbsent(link.name(), poses[i]);
    }
  }

  /** How a joint that stands still displaces its link; nothing for one that moves. */
  private static Optional<Frame> displacement(Joint joint) {
    if (joint instanceof Joint.Fixed) return Optional.of(Frame.identity());
    if (!(joint instanceof Joint.Held held)) return Optional.empty();
    double[] q = held.value().toArray();
    if (held.joint() instanceof Joint.Revolute turn) return Optional.of(turn(turn.axis(), q[0]));
    if (held.joint() instanceof Joint.Continuous turn) return Optional.of(turn(turn.axis(), q[0]));
    if (held.joint() instanceof Joint.Prismatic slide) {
      Axis axis = slide.axis();
      return Optional.of(Frame.translation(q[0] * axis.x(), q[0] * axis.y(), q[0] * axis.z()));
    }
    if (held.joint() instanceof Joint.Floating) {
      return Optional.of(Frame.of(q[0], q[1], q[2], q[3], q[4], q[5], q[6]));
    }
    boolean level = held.joint() instanceof Joint.Planar planar && planar.normal().equals(Axis.Z);
    Frame slide = Frame.translation(q[0], q[1], 0);
    return level ? Optional.of(slide.times(turn(Axis.Z, q[2]))) : Optional.empty();
  }

  private static Frame turn(Axis axis, double angle) {
    double s = StrictMath.sin(angle / 2);
    double c = StrictMath.cos(angle / 2);
    return Frame.of(0, 0, 0, c, s * axis.x(), s * axis.y(), s * axis.z());
  }

  /** Adds a list of stamped transforms; each is in a frame known before it. */
  void add(Iterable<Value> transforms) {
    for (Value value : transforms) {
      Fields fields = value.object();
      Frame parent = of(fields);
      Value child = fields.required("child_frame_id");
      Frame inner = Messages.transform(fields.required("transform"));
      known.putIfAbsent(name(Messages.text(child)), parent.times(inner));
    }
  }

  /** The frame in the header of a message; the world where it has none. */
  Frame of(Fields message) {
    Optional<Value> named =
        Messages.object(message, "header").flatMap(header -> Messages.optional(header, "frame_id"));
    if (named.isEmpty() || Messages.text(named.get()).isBlank()) return Frame.identity();
    Frame found = known.get(name(Messages.text(named.get())));
    if (found != null) return found;
    throw named
        .get()
        .wrong(
            "the frame " + quote(Messages.text(named.get())) + " is not known to stand still",
            "frames here are " + String.join(", ", known.keySet()));
  }

  /** ROS names used to begin with a slash. */
  private static String name(String written) {
    return written.startsWith("/") ? written.substring(1) : written;
  }
}
