package clearway.scene.document;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Exemption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The {@code robots} of a scene: free bodies, links given inline, and URDF files. */
final class Robots {
  static final List<String> FREE_ROBOT_KEYS = List.of("name", "at", "attached", "free", "states");
  static final List<String> LINKS_ROBOT_KEYS =
      List.of("name", "at", "attached", "links", "hold", "states");
  static final List<String> URDF_ROBOT_KEYS =
      List.of("name", "at", "attached", "urdf", "srdf", "packages", "group", "hold");
  static final List<String> FREE_KEYS = Bodies.with(Bodies.GEOMETRY_KEYS, "bodies", "at", "within");

  private final Bodies bodies;
  private final UrdfRobots urdf;
  private final List<Robot> robots = new ArrayList<>();
  private final List<Exemption> exemptions = new ArrayList<>();

  Robots(Bodies bodies, UrdfRobots urdf) {
    this.bodies = bodies;
    this.urdf = urdf;
  }

  List<Robot> robots() {
    return List.copyOf(robots);
  }

  /** Pairs that the SRDF files of the robots leave out, in the order of the robots. */
  List<Exemption> exemptions() {
    return List.copyOf(exemptions);
  }

  void read(Value value, Names names) {
    Fields fields = value.object();
    Value kind = fields.oneOf("urdf", "free", "links");
    refuseOthers(fields, kind.key());
    String name = names.take(fields);
    try {
      robots.add(robot(fields, kind, name));
    } catch (IllegalArgumentException refusal) {
      throw value.refused(refusal);
    }
  }

  private Robot robot(Fields fields, Value kind, String name) {
    Frame base = Frames.at(fields);
    List<Attached> attached = Attachments.read(fields, bodies);
    return switch (kind.key()) {
      case "urdf" -> urdf.read(fields, name, base, attached, exemptions);
      case "free" -> withStates(fields, free(kind, name, base), attached);
      default -> withStates(fields, inline(fields, kind, name, base), attached);
    };
  }

  private static void refuseOthers(Fields fields, String kind) {
    for (Value member : fields.values()) {
      boolean elsewhere = isKey(member.key()) && !keys(kind).contains(member.key());
      if (elsewhere) {
        throw member.wrongKey(
            "'" + member.key() + "' does not go with '" + kind + "'", "leave it out");
      }
    }
    fields.refuseUnknown(keys(kind));
  }

  private static boolean isKey(String key) {
    return FREE_ROBOT_KEYS.contains(key)
        || LINKS_ROBOT_KEYS.contains(key)
        || URDF_ROBOT_KEYS.contains(key);
  }

  private static List<String> keys(String kind) {
    return switch (kind) {
      case "urdf" -> URDF_ROBOT_KEYS;
      case "free" -> FREE_ROBOT_KEYS;
      default -> LINKS_ROBOT_KEYS;
    };
  }

  private Robot free(Value value, String name, Frame base) {
    Fields fields = value.object();
    fields.refuseUnknown(FREE_KEYS);
    List<Body> placed = bodies.placed(fields, bodies.required(fields));
    List<Range> within = Joints.within(fields, "xyz");
    return Robot.free(name, base, placed, within.get(0), within.get(1), within.get(2));
  }

  private Robot inline(Fields fields, Value links, String name, Frame base) {
    List<Link> read = Links.read(links, bodies, new Held(fields));
    return Robot.of(name, base, read);
  }

  /** The robot with the attached objects and states of the file. */
  private static Robot withStates(Fields fields, Robot bare, List<Attached> attached) {
    Attachments.requireKnown(fields, bare.links());
    SortedMap<String, Configuration> states = new TreeMap<>();
    fields.optional("states").ifPresent(value -> addStates(value, bare, states));
    return Robot.of(bare.name(), bare.base(), bare.links(), attached, states);
  }

  private static void addStates(Value value, Robot robot, SortedMap<String, Configuration> states) {
    for (Value state : value.object().values()) {
      states.put(state.key(), Configurations.checked(state, state.numbers(), robot.space()));
    }
  }
}
