package clearway.recipe;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Small worlds of arms among obstacles, wholly determined by a seed. Joints turn or slide within
 * limits, some follow others; bodies are of every geometry, some links have several or none.
 */
public record WorldRecipe(long seed) {

  public World world() {
    RandomGenerator random = Randoms.of(seed);
    List<Robot> robots = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int r = 0; r < count; r++) robots.add(robot(random, "robot" + r));
    List<Obstacle> obstacles = new ArrayList<>();
    int standing = 1 + random.nextInt(3);
    for (int o = 0; o < standing; o++) {
      obstacles.add(new Obstacle("obstacle" + o, frame(random, 0.8), bodies(random, 1)));
    }
    return World.of(robots, obstacles);
  }

  private static Robot robot(RandomGenerator random, String name) {
    List<Link> links = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int l = 0; l < count; l++) {
      int parent = l == 0 ? Link.BASE : random.nextInt(4) == 0 ? random.nextInt(l) : l - 1;
      Joint joint = joint(random, links);
      int least = l == count - 1 ? 1 : 0;
      links.add(
          new Link("l" + l, parent, frame(random, 0.6), "j" + l, joint, bodies(random, least)));
    }
    return Robot.of(name, frame(random, 0.5), links);
  }

  private static Joint joint(RandomGenerator random, List<Link> before) {
    double low = -3 * random.nextDouble();
    Range turn = new Range(low, low + 3 * random.nextDouble());
    Range slide = new Range(0, 0.4 * random.nextDouble());
    int kind = random.nextInt(8);
    if (kind == 0) return new Joint.Fixed();
    if (kind == 1) return new Joint.Prismatic(axis(random), slide);
    if (kind == 2 && !before.isEmpty() && Joint.coordinates(before.get(0).joint()) == 1) {
      double times = random.nextBoolean() ? -1 : 2;
      return new Joint.Mimic(0, times, 0.1, new Joint.Revolute(axis(random), turn));
    }
    return kind == 3 ? new Joint.Continuous(axis(random)) : new Joint.Revolute(axis(random), turn);
  }

  private static Axis axis(RandomGenerator random) {
    if (random.nextBoolean()) return List.of(Axis.X, Axis.Y, Axis.Z).get(random.nextInt(3));
    double[] unit = Randoms.unit(random);
    return new Axis(unit[0], unit[1], unit[2]);
  }

  private static List<Body> bodies(RandomGenerator random, int least) {
    List<Body> bodies = new ArrayList<>();
    int count = Math.max(least, random.nextInt(3));
    for (int b = 0; b < count; b++) bodies.add(new Body(geometry(random), frame(random, 0.2)));
    return bodies;
  }

  private static Geometry geometry(RandomGenerator random) {
    double a = 0.15 + 0.5 * random.nextDouble();
    double b = 0.15 + 0.5 * random.nextDouble();
    return switch (random.nextInt(5)) {
      case 0 -> new Geometry.Box(a, b, 0.1);
      case 1 -> new Geometry.Sphere(a / 2);
      case 2 -> new Geometry.Cylinder(a / 3, b);
      case 3 -> new Geometry.Capsule(a / 4, b);
      default -> new Geometry.Mesh(Surfaces.sphere(5, 3).scaled(a / 2, b / 2, 0.1));
    };
  }

  private static Frame frame(RandomGenerator random, double reach) {
    double[] q = new double[4];
    for (int k = 0; k < 4; k++) q[k] = random.nextGaussian();
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) p[k] = reach * (2 * random.nextDouble() - 1);
    return random.nextInt(3) == 0
        ? Frame.translation(p[0], p[1], p[2])
        : Frame.of(p[0], p[1], p[2], q[0], q[1], q[2], q[3]);
  }
}
