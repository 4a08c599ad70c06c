package clearway.scene;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Attached;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;
import clearway.world.ClearanceRule;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Random scenes with everything that a scene file can say. A scene depends on the seed alone. */
public final class SceneRecipe {
  /** Names that quote badly, collide as file names, or look like something else. */
  static final List<String> NASTY =
      List.of(
          "plain",
          "PLAIN",
          "a/b",
          "a~b",
          "~",
          "null",
          "true",
          "No",
          "007",
          "1e3",
          "0x1F",
          ".inf",
          "- x",
          "x: y",
          "# c",
          "a, b",
          "[",
          "{",
          "\"",
          "'",
          "\\",
          "%",
          "&a",
          "!t",
          "+",
          "con",
          "..",
          "caf\u00e9",
          "\u4e16\u754c",
          "\ud83d\ude00",
          "tab\there",
          "line\nbreak",
          "\u0000",
          "\u0007",
          "\u0085",
          "\u2028",
          "\ufeff",
          "\uffff",
          " lead",
          "trail ",
          "a".repeat(300),
          "b".repeat(1500),
          "<<",
          "?",
          "@",
          "`",
          "---",
          "...",
          "=",
          "y",
          "\u007f");

  private final SplittableRandom random;
  private final List<TriangleMesh> meshes = new ArrayList<>();
  private int count;

  public SceneRecipe(long seed) {
    random = new SplittableRandom(seed);
    for (int i = 0; i < 3; i++) meshes.add(mesh());
  }

  public Scene scene() {
    List<Obstacle> obstacles = new ArrayList<>();
    List<Robot> robots = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      obstacles.add(new Obstacle(name(), frame(), bodies(1)));
    }
    for (int i = random.nextInt(4); i > 0; i--) robots.add(robot());
    List<String> names = new ArrayList<>(List.of("*"));
    obstacles.forEach(obstacle -> names.add(obstacle.name()));
    robots.forEach(robot -> names.add(robot.name() + "*"));
    boolean empty = obstacles.isEmpty() && robots.isEmpty();
    double clearance = random.nextBoolean() ? 0 : random.nextDouble();
    World world =
        World.of(
            robots,
            obstacles,
            empty ? List.of() : exemptions(names),
            clearance,
            empty ? List.of() : clearances(names));
    return new Scene(name(), Scene.UNITS.get(random.nextInt(4)), world, queries(world));
  }

  private Robot robot() {
    String name = name();
    boolean free = random.nextInt(3) == 0;
    Robot bare =
        free
            ? Robot.free(name, frame(), bodies(1), range(), range(), range())
            : Robot.of(name, frame(), links());
    SortedMap<String, Configuration> states = new TreeMap<>();
    for (int i = random.nextInt(3); i > 0; i--) states.put(name(), configuration(bare.space()));
    return Robot.of(name, bare.base(), bare.links(), attached(bare), states);
  }

  private List<Link> links() {
    List<Link> links = new ArrayList<>();
    int size = 1 + random.nextInt(6);
    for (int i = 0; i < size; i++) {
      String name = name();
      String jointName = random.nextBoolean() ? name : name();
      Frame at = random.nextInt(3) == 0 ? Frame.identity() : frame();
      int parent = random.nextInt(-1, i);
      links.add(new Link(name, parent, at, jointName, joint(links), bodies(0)));
    }
    return links;
  }

  private Joint joint(List<Link> before) {
    Joint moving = moving(random.nextInt(6));
    int choice = random.nextInt(8);
    if (choice == 0) return new Joint.Fixed();
    if (choice == 1) return new Joint.Held(moving, held(moving));
    if (choice > 3) return moving;
    List<Integer> leaders = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) if (canLead(before, i)) leaders.add(i);
    if (leaders.isEmpty()) return moving;
    Joint motion = moving(random.nextInt(3));
    int leader = leaders.get(random.nextInt(leaders.size()));
    double multiplier = random.nextBoolean() ? 1 : number();
    return new Joint.Mimic(leader, multiplier, random.nextBoolean() ? 0 : number(), motion);
  }

  /** A joint with a value that moves without a jump. */
  private static boolean canLead(List<Link> links, int link) {
    Joint joint = links.get(link).joint();
    if (joint instanceof Joint.Mimic mimic) return canLead(links, mimic.leader());
    return joint instanceof Joint.Revolute || joint instanceof Joint.Prismatic;
  }

  private Joint moving(int kind) {
    return switch (kind) {
      case 0 -> new Joint.Revolute(axis(), range());
      case 1 -> new Joint.Prismatic(axis(), range());
      case 2 -> new Joint.Continuous(axis());
      case 3 -> new Joint.Planar(axis(), range(), range());
      case 4 -> new Joint.Planar(Axis.Z, Range.UNBOUNDED, Range.UNBOUNDED);
      default -> new Joint.Floating(range(), range(), range());
    };
  }

  private Configuration held(Joint joint) {
    Link alone = new Link("l", Link.BASE, Frame.identity(), "j", joint, List.of());
    return configuration(Robot.of("r", Frame.identity(), List.of(alone)).space());
  }

  private List<Attached> attached(Robot robot) {
    List<Attached> list = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      String link = robot.links().get(random.nextInt(robot.links().size())).name();
      List<String> touch = random.nextBoolean() ? List.of() : List.of(link);
      list.add(new Attached(name(), link, bodies(1), touch));
    }
    return list;
  }

  private List<Exemption> exemptions(List<String> names) {
    List<Exemption> list = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      list.add(Exemption.ignore(pick(names), pick(names)));
      list.add(new Exemption(name(), pick(names), random.nextBoolean() ? "Never" : name()));
    }
    return list;
  }

  private List<ClearanceRule> clearances(List<String> names) {
    List<ClearanceRule> list = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      list.add(new ClearanceRule(pick(names), pick(names), random.nextDouble()));
    }
    return list;
  }

  private List<Query> queries(World world) {
    List<Query> list = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      List<Configuration> goals = new ArrayList<>();
      for (int g = random.nextInt(3); g >= 0; g--) goals.add(configuration(world.space()));
      list.add(new Query(name(), configuration(world.space()), goals));
    }
    return list;
  }

  /** Within the limits, where there are none near zero. */
  private Configuration configuration(ConfigurationSpace space) {
    double[] q = new double[space.dimension()];
    for (int c = 0; c < space.components().size(); c++) fill(space, c, q);
    space.normalise(q);
    return Configuration.of(q);
  }

  private void fill(ConfigurationSpace space, int c, double[] q) {
    int at = space.offset(c);
    if (space.components().get(c) instanceof Component.Interval interval) {
      q[at] = interval.range().nearest(number());
    } else if (space.components().get(c) instanceof Component.Circle) {
      q[at] = number();
    } else {
      Frame frame = frame();
      double[] quaternion = {frame.qw(), frame.qx(), frame.qy(), frame.qz()};
      System.arraycopy(quaternion, 0, q, at, 4);
    }
  }

  private List<Body> bodies(int fewest) {
    List<Body> bodies = new ArrayList<>();
    for (int i = fewest + random.nextInt(3); i > 0; i--) {
      bodies.add(new Body(geometry(), random.nextBoolean() ? Frame.identity() : frame()));
    }
    return bodies;
  }

  private Geometry geometry() {
    return switch (random.nextInt(5)) {
      case 0 -> new Geometry.Mesh(meshes.get(random.nextInt(meshes.size())));
      case 1 -> new Geometry.Box(positive(), positive(), positive());
      case 2 -> new Geometry.Sphere(positive());
      case 3 -> new Geometry.Cylinder(positive(), positive());
      default -> new Geometry.Capsule(positive(), positive());
    };
  }

  private TriangleMesh mesh() {
    TriangleMesh box = TriangleMesh.box(positive(), positive(), positive());
    return MeshFiles.canonical(box);
  }

  private Frame frame() {
    return switch (random.nextInt(5)) {
      case 0 -> Frame.translation(number(), number(), number());
      case 1 -> Frame.of(0, 0, 0, number(), number(), number(), number() + 3);
      case 2 -> Frame.of(-0.0, 0, 1, -1, 0.0, -0.0, 0);
      default -> Frame.rpy(number(), number(), number(), number(), number(), number());
    };
  }

  private Axis axis() {
    return random.nextBoolean() ? Axis.Z : new Axis(number(), number(), number() + 3);
  }

  private Range range() {
    double lower = number();
    return switch (random.nextInt(4)) {
      case 0 -> Range.UNBOUNDED;
      case 1 -> new Range(lower, Double.POSITIVE_INFINITY);
      default -> new Range(lower, lower + positive());
    };
  }

  private double positive() {
    return random.nextInt(10) == 0 ? 1 : StrictMath.exp(8 * random.nextDouble() - 6);
  }

  private double number() {
    return random.nextInt(5) == 0 ? random.nextInt(-2, 3) : 4 * random.nextDouble() - 2;
  }

  /** Never the same twice: a nasty name, sometimes as it is and sometimes with a number. */
  private String name() {
    String nasty = NASTY.get(random.nextInt(NASTY.size()));
    return random.nextInt(3) == 0 ? nasty + count++ : count++ + nasty;
  }

  private String pick(List<String> names) {
    return names.get(random.nextInt(names.size()));
  }
}
