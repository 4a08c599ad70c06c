package clearway.recipe;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.world.Obstacle;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Robots of every kind that make a motion of every kind, with a body or two on each link, among
 * obstacles that stand about where they pass. Wholly determined by a seed.
 */
public final class MovingWorld {
  private final MotionRecipe motion;
  private final World world;

  private MovingWorld(MotionRecipe motion) {
    this.motion = motion;
    RandomGenerator random = Randoms.of(motion.seed() + 0xb0d1e5);
    double scale = motion.mechanism().scale();
    List<Robot> robots = new ArrayList<>();
    for (Robot robot : motion.robots()) robots.add(dressed(robot, scale, random));
    List<Obstacle> obstacles = new ArrayList<>();
    World alone = World.of(robots, obstacles);
    for (int o = 0; o < 2; o++) obstacles.add(obstacle(alone, "obstacle" + o, scale, random));
    world = World.of(robots, obstacles);
  }

  public static MovingWorld of(long seed) {
    return new MovingWorld(MotionRecipe.of(seed));
  }

  public static MovingWorld of(MechanismRecipe.Kind kind, long seed) {
    return new MovingWorld(MotionRecipe.of(kind, seed));
  }

  private static Robot dressed(Robot robot, double scale, RandomGenerator random) {
    List<Link> links = new ArrayList<>();
    for (Link bare : robot.links()) {
      List<Body> bodies = new ArrayList<>();
      for (int b = random.nextInt(2); b < 2; b++) bodies.add(body(scale, random));
      links.add(
          new Link(
              bare.name(),
              bare.parent(),
              bare.placement(),
              bare.jointName(),
              bare.joint(),
              bodies));
    }
    return Robot.of(robot.name(), robot.base(), links);
  }

  private static Body body(double scale, RandomGenerator random) {
    double a = scale * (0.05 + 0.2 * random.nextDouble());
    double b = scale * (0.05 + 0.2 * random.nextDouble());
    Geometry geometry =
        switch (random.nextInt(4)) {
          case 0 -> new Geometry.Sphere(a / 2);
          case 1 -> new Geometry.Capsule(a / 4, b);
          default -> new Geometry.Box(a, b, 0.02 * scale);
        };
    double[] at = Randoms.unit(random);
    double[] q = Randoms.unit(random);
    double away = 0.2 * scale * random.nextDouble();
    return new Body(
        geometry,
        Frame.of(
            away * at[0], away * at[1], away * at[2], random.nextGaussian(), q[0], q[1], q[2]));
  }

  /** Near a point of a link at some moment. */
  private Obstacle obstacle(World alone, String name, double scale, RandomGenerator random) {
    double[] q = new double[alone.space().dimension()];
    double t = random.nextDouble();
    alone.space().interpolate(motion.from(), motion.to(), t, q);
    double[] poses = new double[12 * alone.mechanism().frameCount()];
    new ForwardKinematics(alone.mechanism()).place(q, poses);
    int at = 12 * random.nextInt(alone.mechanism().frameCount()) + 9;
    double[] away = Randoms.unit(random);
    double far = scale * Randoms.magnitude(random, -2, 0.3);
    Frame frame =
        Frame.translation(
            poses[at] + far * away[0],
            poses[at + 1] + far * away[1],
            poses[at + 2] + far * away[2]);
    return new Obstacle(name, frame, List.of(body(scale, random)));
  }

  public MotionRecipe motion() {
    return motion;
  }

  public World world() {
    return world;
  }

  public Configuration from() {
    return Configuration.of(motion.from());
  }

  public Configuration to() {
    return Configuration.of(motion.to());
  }

  /** Places the world at t. */
  public void place(double t, WorldQuery query) {
    double[] q = new double[world.space().dimension()];
    world.space().interpolate(motion.from(), motion.to(), t, q);
    query.place(q);
  }

  @Override
  public String toString() {
    return "world of " + motion;
  }
}
