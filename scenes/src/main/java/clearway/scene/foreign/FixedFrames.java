package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Frames that stand still in the world, by name: objects may be given in any of them. */
final class FixedFrames {
  private static final String WORLD = "world";

  private final Map<String, Frame> known = new TreeMap<>();

  /** The world, and of a robot its base and every link that never moves. */
  FixedFrames(Optional<ImportedRobot> robot) {
    known.put(WORLD, Frame.identity());
    robot.ifPresent(this::addRobot);
  }

  private void addRobot(ImportedRobot imported) {
    Robot robot = imported.robot();
    known.putIfAbsent(imported.frame(), robot.base());
    Frame[] poses = new Frame[robot.links().size()];
    for (int i = 0; i < poses.length; i++) {
      Link link = robot.links().get(i);
      Frame parent = link.parent() == Link.BASE ? robot.base() : poses[link.parent()];
      if (parent == null || !standsStill(link.joint())) continue;
      poses[i] = parent.times(link.placement());
      known.putIfAbsent(link.name(), poses[i]);
    }
  }

  /** Held joints count only where they do not displace their link. */
  private static boolean standsStill(Joint joint) {
    if (joint instanceof Joint.Fixed) return true;
    if (!(joint instanceof Joint.Held held)) return false;
    double[] value = held.value().toArray();
    if (held.joint() instanceof Joint.Floating) value[3] -= 1;
    for (double each : value) if (each != 0) return false;
    return true;
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
