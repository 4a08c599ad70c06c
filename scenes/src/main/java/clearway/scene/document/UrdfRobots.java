package clearway.scene.document;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.kinematics.Attached;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.SceneOptions;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.robot.RobotOptions;
import clearway.scene.robot.UrdfRequest;
import clearway.scene.robot.UrdfRobot;
import clearway.scene.text.Fields;
import clearway.scene.text.NamedFiles;
import clearway.scene.text.Value;
import clearway.world.Exemption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Robots that a scene takes from URDF files. Robots that are alike but for name and place are read
 * once and share their meshes.
 */
final class UrdfRobots {
  private final NamedFiles files;
  private final SceneOptions options;
  private final Consumer<String> notes;
  private final Map<Kind, ImportedRobot> known = new HashMap<>(); // asked by key only

  /** What makes two robots alike but for their names and places. */
  private record Kind(
      Path urdf,
      Optional<Path> srdf,
      Map<String, Path> packages,
      Optional<String> group,
      Map<String, List<Double>> hold) {
    Kind(UrdfRequest request) {
      this(request.urdf(), request.srdf(), request.packages(), request.group(), request.hold());
    }
  }

  /**
   * @param notes gets what the files say and the robots do not show, one sentence each
   */
  UrdfRobots(NamedFiles files, SceneOptions options, Consumer<String> notes) {
    this.files = files;
    this.options = options;
    this.notes = notes;
  }

  /**
   * @param exemptions gets the pairs that the SRDF leaves out
   */
  Robot read(
      Fields fields, String name, Frame base, List<Attached> attached, List<Exemption> exemptions) {
    UrdfRequest request = request(fields, name);
    Kind kind = new Kind(request);
    ImportedRobot first = known.get(kind);
    if (first == null) known.put(kind, first = UrdfRobot.read(request));
    Attachments.requireKnown(fields, first.robot().links());
    for (Exemption pair : first.exemptions()) exemptions.add(renamed(pair, first.robot(), name));
    for (String note : first.notes()) notes.accept("robot " + quote(name) + ": " + note);
    return Robot.of(name, base, first.robot().links(), attached, first.robot().states());
  }

  private UrdfRequest request(Fields fields, String name) {
    return new UrdfRequest(
        name,
        files.file(fields.required("urdf")),
        fields.optional("srdf").map(files::file),
        packages(fields),
        fields.optional("group").map(Value::name),
        new TreeMap<>(new Held(fields).asWritten()),
        Frame.identity(),
        List.of(),
        robotOptions(),
        keys -> place(fields, keys));
  }

  /** The same pair of another robot of the same kind. */
  private static Exemption renamed(Exemption pair, Robot first, String name) {
    if (first.name().equals(name)) return pair;
    String a = renamed(pair.a(), first.name(), name);
    return new Exemption(a, renamed(pair.b(), first.name(), name), pair.reason());
  }

  private static String renamed(String object, String from, String to) {
    return object.startsWith(from + "/") ? to + object.substring(from.length()) : object;
  }

  private RobotOptions robotOptions() {
    return RobotOptions.forScene(files.root())
        .withAllowOutside(options.allowOutside())
        .withLimits(options.meshes())
        .withText(options.text());
  }

  /** Where the scene says what these keys lead to, as near as there is something. */
  private static Location place(Fields robot, List<String> keys) {
    Value at = robot.value();
    for (String key : keys) {
      boolean inside = at.is(Value.Kind.OBJECT) && at.object().has(key);
      if (inside) at = at.object().required(key);
    }
    return at.location();
  }

  /** Those of the options, over which those of the file have precedence. */
  private SortedMap<String, Path> packages(Fields fields) {
    SortedMap<String, Path> result = new TreeMap<>(options.packages());
    fields.optional("packages").ifPresent(value -> addPackages(value, result));
    return result;
  }

  private void addPackages(Value value, Map<String, Path> result) {
    for (Value folder : value.object().values()) result.put(folder.key(), files.folder(folder));
  }
}
