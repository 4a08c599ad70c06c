package clearway.cli.scene;

import clearway.cli.report.Console;
import clearway.cli.report.ShortNumber;
import clearway.cli.report.TextTable;
import clearway.kinematics.Attached;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What is in a scene, as text for people. */
public final class SceneInfo {
  private static final int MOST_OBSTACLES = 20;

  private final Scene scene;
  private final World world;
  private final SceneCounts counts;
  private final StringBuilder text = new StringBuilder();

  private SceneInfo(Scene scene) {
    this.scene = scene;
    world = scene.world();
    counts = new SceneCounts(world);
  }

  public static String text(Scene scene) {
    SceneInfo info = new SceneInfo(scene);
    info.appendTotals();
    info.appendRobots();
    info.appendObstacles();
    info.appendQueries();
    return info.text.toString();
  }

  private void appendTotals() {
    text.append(Console.oneLine(scene.name())).append("\n");
    TextTable table = new TextTable("ll");
    table.row("units", scene.units());
    table.row("robots", world.robots().size());
    table.row("degrees of freedom", counts.degreesOfFreedom());
    table.row("obstacles", world.obstacles().size());
    table.row("triangles", counts.triangles());
    table.row("pairs tested", counts.testedPairs());
    table.row("pairs left out", leftOut());
    table.row("size", ShortNumber.of(world.size()));
    table.row("delta", ShortNumber.of(world.delta()));
    table.row("clearance", clearance());
    table.row("bounds of obstacles", bounds());
    table.appendTo(text);
  }

  private String leftOut() {
    List<String> parts = new ArrayList<>();
    counts.leftOut().forEach((reason, count) -> parts.add(count + " " + reason));
    String reasons = parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
    long obstacles = counts.obstaclePairs();
    String besides =
        obstacles == 0 ? "" : ", besides " + Plural.of(obstacles, "pair") + " of obstacles";
    return counts.leftOutPairs() + reasons + besides;
  }

  private String clearance() {
    int rules = world.clearances().size();
    String own = ShortNumber.of(world.clearance());
    return rules == 0 ? own : own + ", and " + Plural.of(rules, "rule") + " for some pairs";
  }

  private String bounds() {
    ObstacleBounds bounds = new ObstacleBounds(world);
    return bounds.isEmpty() ? "none" : point(bounds.low()) + " to " + point(bounds.high());
  }

  private static String point(double[] xyz) {
    return Arrays.stream(xyz).mapToObj(ShortNumber::of).collect(Collectors.joining(" ", "(", ")"));
  }

  private void appendRobots() {
    int coordinate = 0;
    for (int r = 0; r < world.robots().size(); r++) {
      Robot robot = world.robots().get(r);
      text.append("\nrobot ").append(Console.oneLine(robot.name())).append(": ");
      text.append(robot.isFree() ? "free body" : Plural.of(robot.links().size(), "link"));
      int freedom = robot.space().degreesOfFreedom();
      text.append(", ").append(Plural.of(freedom, "degree of freedom", "degrees of freedom"));
      text.append(", ").append(Plural.of(counts.trianglesOf(r), "triangle")).append("\n");
      coordinate = appendLinks(robot, coordinate);
      appendAttached(robot);
      if (!robot.states().isEmpty()) {
        text.append("  states: ");
        text.append(Console.oneLine(String.join(", ", robot.states().keySet()))).append("\n");
      }
    }
  }

  /** Answers the coordinate after the robot's last. */
  private int appendLinks(Robot robot, int first) {
    TextTable table = new TextTable("llllrl");
    table.row("link", "on", "joint", "type", "coordinates", "limits");
    int at = first;
    for (Link link : robot.links()) {
      String on = link.parent() == Link.BASE ? "base" : robot.links().get(link.parent()).name();
      int next = at + Joint.coordinates(link.joint());
      String own = next == at ? "-" : next == at + 1 ? "" + at : at + " to " + (next - 1);
      String type = JointWords.type(link.joint());
      table.row(link.name(), on, link.jointName(), type, own, JointWords.reach(robot, link));
      at = next;
    }
    table.appendTo(text);
    return at;
  }

  private void appendAttached(Robot robot) {
    for (Attached object : robot.attached()) {
      text.append("  carries ").append(Console.oneLine(object.name()));
      text.append(" on ").append(Console.oneLine(object.link()));
      if (!object.touch().isEmpty()) {
        text.append(", may touch ");
        text.append(Console.oneLine(String.join(", ", object.touch())));
      }
      text.append("\n");
    }
  }

  private void appendObstacles() {
    if (world.obstacles().isEmpty()) return;
    text.append("\nobstacles: ");
    text.append(Plural.of(counts.obstacleTriangles(), "triangle")).append("\n");
    TextTable table = new TextTable("lrr");
    table.row("name", "bodies", "triangles");
    int shown = Math.min(MOST_OBSTACLES, world.obstacles().size());
    for (int o = 0; o < shown; o++) {
      Obstacle obstacle = world.obstacles().get(o);
      int triangles = world.objects().get(o).triangleCount();
      table.row(obstacle.name(), obstacle.bodies().size(), triangles);
    }
    table.appendTo(text);
    int more = world.obstacles().size() - shown;
    if (more > 0) text.append("  and ").append(more).append(" more (--json lists all)\n");
  }

  private void appendQueries() {
    text.append(scene.queries().isEmpty() ? "\nno queries\n" : "\nqueries\n");
    TextTable table = new TextTable("ll");
    for (Query query : scene.queries()) {
      table.row(query.name(), Plural.of(query.goals().size(), "goal"));
    }
    table.appendTo(text);
  }
}
