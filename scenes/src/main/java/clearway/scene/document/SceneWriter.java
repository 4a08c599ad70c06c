package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.scene.text.DocumentWriter;
import clearway.scene.text.Documents;
import clearway.space.Configuration;
import clearway.world.ClearanceRule;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a scene and its meshes: all files or none. */
public final class SceneWriter {
  private final Scene scene;
  private final MeshNames meshes;
  private final GeometryWriter geometry;
  private final ObjectNames names;

  private SceneWriter(Scene scene, String stem) {
    this.scene = scene;
    meshes = new MeshNames(stem);
    geometry = new GeometryWriter(meshes);
    names = new ObjectNames(scene.world().robots(), scene.world().obstacles());
  }

  /**
   * @throws IllegalArgumentException if the scene holds what no scene file can say
   */
  public static void write(Scene scene, Path file) {
    String name = file.getFileName().toString();
    SceneWriter writer = new SceneWriter(scene, name.substring(0, name.lastIndexOf('.')));
    Map<String, Object> document = writer.document();
    String text =
        Documents.isYaml(file) ? DocumentWriter.yaml(document) : DocumentWriter.json(document);
    FileBundle bundle = new FileBundle(file, "scene");
    for (Map.Entry<TriangleMesh, String> mesh : writer.meshes.all().entrySet()) {
      bundle.add(mesh.getValue(), out -> ObjWriter.write(mesh.getKey(), out));
    }
    bundle.write(out -> out.write(text));
  }

  /** The text of the JSON file that a scene would be written to as {@code STEM.json}. */
  public static String json(Scene scene, String stem) {
    return DocumentWriter.json(new SceneWriter(scene, stem).document());
  }

  /** A name that reading accepts. */
  static String name(String name) {
    if (!name.isEmpty()) return name;
    throw new IllegalArgumentException("a name is empty; a scene file needs one");
  }

  private Map<String, Object> document() {
    World world = scene.world();
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("format", SceneReader.FORMAT);
    out.put("name", name(scene.name()));
    out.put("units", scene.units());
    addList(out, "obstacles", world.obstacles().stream().map(this::obstacle).toList());
    RobotWriter robots = new RobotWriter(geometry);
    addList(out, "robots", world.robots().stream().map(robots::robot).toList());
    addList(out, "ignore", world.ignore().stream().map(this::ignore).toList());
    if (world.clearance() != 0) out.put("clearance", world.clearance());
    addList(out, "clearances", world.clearances().stream().map(this::clearance).toList());
    addList(out, "queries", scene.queries().stream().map(this::query).toList());
    return out;
  }

  private static void addList(Map<String, Object> out, String key, List<?> list) {
    if (!list.isEmpty()) out.put(key, list);
  }

  private Map<String, Object> obstacle(Obstacle obstacle) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("name", name(obstacle.name()));
    geometry.addBodies(out, obstacle.bodies(), obstacle.at(), obstacle.name());
    return out;
  }

  private Object ignore(Exemption exemption) {
    List<String> pair = List.of(name(exemption.a()), name(exemption.b()));
    if (exemption.reason().equals(Exemption.IGNORE)) return known(pair);
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("between", pair);
    out.put("reason", name(exemption.reason()));
    return out;
  }

  private Map<String, Object> clearance(ClearanceRule rule) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("between", known(List.of(rule.a(), rule.b())));
    out.put("clearance", rule.clearance());
    return out;
  }

  private List<String> known(List<String> pair) {
    for (String name : pair) {
      if (!names.matches(name)) {
        throw new IllegalArgumentException(
            "a rule names '" + name + "', but nothing is named so; correct or remove the rule");
      }
    }
    return pair;
  }

  private Map<String, Object> query(Query query) {
    List<Map<String, Object>> goals = query.goals().stream().map(this::configuration).toList();
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("name", name(query.name()));
    out.put("start", configuration(query.start()));
    out.put("goal", goals.size() == 1 ? goals.get(0) : goals);
    return out;
  }

  private Map<String, Object> configuration(Configuration whole) {
    Map<String, Object> out = new LinkedHashMap<>();
    int at = 0;
    for (Robot robot : scene.world().robots()) {
      int next = at + robot.space().dimension();
      double[] own = Arrays.copyOfRange(whole.toArray(), at, next);
      if (next > at)
        out.put(robot.name(), robot.isFree() ? pose(own) : GeometryWriter.numbers(own));
      at = next;
    }
    return out;
  }

  private static Map<String, Object> pose(double[] q) {
    return GeometryWriter.frame(Frame.of(q[0], q[1], q[2], q[3], q[4], q[5], q[6]));
  }
}
