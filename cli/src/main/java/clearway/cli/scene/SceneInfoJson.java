package clearway.cli.scene;

import clearway.cli.report.JsonLine;
import clearway.kinematics.Attached;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.space.Range;
import clearway.world.CollisionObject;
import clearway.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What is in a scene, as one JSON object. */
public final class SceneInfoJson {
  private final World world;
  private final SceneCounts counts;
  private int coordinate; // the first of the next joint, in the world's order

  private SceneInfoJson(World world) {
    this.world = world;
    counts = new SceneCounts(world);
  }

  public static Map<String, Object> of(Scene scene, List<String> notes) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("scene", scene.name());
    object.put("units", scene.units());
    new SceneInfoJson(scene.world()).addWorld(object);
    object.put("queries", scene.queries().stream().map(SceneInfoJson::query).toList());
    object.put("notes", notes);
    return object;
  }

  private void addWorld(Map<String, Object> object) {
    object.put("degrees_of_freedom", counts.degreesOfFreedom());
    object.put("coordinates", world.space().dimension());
    object.put("triangles", counts.triangles());
    object.put("size", world.size());
    object.put("delta", world.delta());
    object.put("clearance", world.clearance());
    object.put("clearance_rules", world.clearances().size());
    object.put("bounds", bounds());
    object.put("pairs_tested", counts.testedPairs());
    object.put("pairs_left_out", counts.leftOut());
    object.put("pairs_of_obstacles", counts.obstaclePairs());
    object.put("robots", IntStream.range(0, world.robots().size()).mapToObj(this::robot).toList());
    object.put("obstacles", obstacles());
  }

  private Map<String, Object> bounds() {
    ObstacleBounds bounds = new ObstacleBounds(world);
    if (bounds.isEmpty()) return null;
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("low", bounds.low());
    object.put("high", bounds.high());
    return object;
  }

  private List<Map<String, Object>> obstacles() {
    List<Map<String, Object>> list = new ArrayList<>();
    for (CollisionObject obstacle : world.objects().subList(0, world.obstacles().size())) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("name", obstacle.name());
      object.put("bodies", obstacle.bodies().size());
      object.put("triangles", obstacle.triangleCount());
      list.add(object);
    }
    return list;
  }

  private Map<String, Object> robot(int r) {
    Robot robot = world.robots().get(r);
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", robot.name());
    object.put("kind", robot.isFree() ? "free" : "links");
    object.put("degrees_of_freedom", robot.space().degreesOfFreedom());
    object.put("triangles", counts.trianglesOf(r));
    object.put("links", robot.links().stream().map(link -> link(robot, link)).toList());
    object.put("attached", robot.attached().stream().map(SceneInfoJson::attached).toList());
    object.put("states", List.copyOf(robot.states().keySet()));
    return object;
  }

  private Map<String, Object> link(Robot robot, Link link) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", link.name());
    object.put("parent", link.parent() == Link.BASE ? null : nameOf(robot, link.parent()));
    object.put("joint", link.jointName());
    object.put("type", JointWords.type(link.joint()));
    if (link.joint() instanceof Joint.Held held) object.put("held", held.value().toArray());
    if (link.joint() instanceof Joint.Mimic mimic) object.put("follows", follows(robot, mimic));
    int next = coordinate + Joint.coordinates(link.joint());
    object.put("coordinates", IntStream.range(coordinate, next).toArray());
    object.put("limits", JointWords.limits(link.joint()).stream().map(this::limits).toList());
    object.put("bodies", link.bodies().size());
    coordinate = next;
    return object;
  }

  private static String nameOf(Robot robot, int link) {
    return robot.links().get(link).name();
  }

  private static Map<String, Object> follows(Robot robot, Joint.Mimic mimic) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("joint", robot.links().get(mimic.leader()).jointName());
    object.put("multiplier", mimic.multiplier());
    object.put("offset", mimic.offset());
    return object;
  }

  private List<Double> limits(Range range) {
    return Arrays.asList(JsonLine.number(range.lower()), JsonLine.number(range.upper()));
  }

  private static Map<String, Object> attached(Attached attached) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", attached.name());
    object.put("link", attached.link());
    object.put("bodies", attached.bodies().size());
    object.put("touch", attached.touch());
    return object;
  }

  private static Map<String, Object> query(Query query) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", query.name());
    object.put("goals", query.goals().size());
    return object;
  }
}
