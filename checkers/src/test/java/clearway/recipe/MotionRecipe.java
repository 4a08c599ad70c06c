package clearway.recipe;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A random motion of random robots, an interval of it, and a body on one link seen from another.
 * Rebuilt from its seed alone.
 */
public final class MotionRecipe {
  /** The ways from one configuration to the other. */
  public enum Ends {
    SMALL,
    LARGE,
    ONE_JOINT,
    FEW_JOINTS,
    SAME,
    UNEVEN,
    HALF_TURNS,
    LIMITS
  }

  private final long seed;
  private final MechanismRecipe mechanism;
  private final Ends ends;
  private final double amplitude; // radians; lengths are so many link lengths
  private final List<Robot> robots;
  private final int links; // of all robots
  private final double[] from;
  private final double[] to;
  private final double[] interval; // from, to, reference
  private final int base; // counted over all robots, -1 for the ground
  private final int tip;
  private final double[] centre;
  private final double radius;
  private final double[] points; // of the body, in the tip's frame
  private final double[] direction;

  private MotionRecipe(long seed, MechanismRecipe mechanism) {
    this.seed = seed;
    this.mechanism = mechanism;
    RandomGenerator random = Randoms.of(seed + 0x307104);
    ends = Randoms.pick(random, Ends.class);
    amplitude = amplitude(random);
    robots = mechanism.robots();
    links = robots.stream().mapToInt(r -> r.links().size()).sum();
    from = new ConfigurationDraws(mechanism.scale(), random).of(robots);
    to = new EndDraws(ends, amplitude, mechanism.scale(), random).from(robots, from);
    interval = interval(random);
    tip = random.nextInt(3) > 0 ? random.nextInt(links) : links - 1;
    base = links > 1 && random.nextInt(3) > 0 ? random.nextInt(links) : -1;
    double size = mechanism.scale() * (random.nextInt(3) == 0 ? 0 : random.nextDouble());
    radius = size / 4;
    centre = scaled(Randoms.unit(random), random.nextInt(4) == 0 ? 0 : mechanism.scale());
    points = points(random);
    direction = Randoms.unit(random);
  }

  public static MotionRecipe of(long seed) {
    return new MotionRecipe(seed, MechanismRecipe.of(seed));
  }

  public static MotionRecipe of(MechanismRecipe.Kind kind, long seed) {
    return new MotionRecipe(seed, MechanismRecipe.of(kind, seed));
  }

  private double amplitude(RandomGenerator random) {
    if (ends == Ends.UNEVEN) return 1; // on the whole; every joint draws its own
    return ends == Ends.LARGE ? Math.PI : Randoms.magnitude(random, -9, 0.497);
  }

  private static double[] interval(RandomGenerator random) {
    double a = random.nextInt(3) == 0 ? 0 : random.nextDouble();
    double b = a == 0 && random.nextBoolean() ? 1 : a + (1 - a) * random.nextDouble();
    if (random.nextInt(6) == 0) b = a + (b - a) * Randoms.magnitude(random, -8, 0);
    double r =
        switch (random.nextInt(4)) {
          case 0 -> a;
          case 1 -> b;
          case 2 -> a + (b - a) / 2;
          default -> Math.min(b, a + (b - a) * random.nextDouble());
        };
    return new double[] {a, b, r};
  }

  /** The centre, three points on the ball's surface and two inside it. */
  private double[] points(RandomGenerator random) {
    double[] all = new double[18];
    for (int i = 0; i < 6; i++) {
      double[] away = Randoms.unit(random);
      double length = i == 0 ? 0 : i < 4 ? radius : radius * random.nextDouble();
      for (int k = 0; k < 3; k++) all[3 * i + k] = centre[k] + length * away[k];
    }
    return all;
  }

  private static double[] scaled(double[] v, double by) {
    for (int k = 0; k < 3; k++) v[k] *= by;
    return v;
  }

  public long seed() {
    return seed;
  }

  public MechanismRecipe mechanism() {
    return mechanism;
  }

  public Ends ends() {
    return ends;
  }

  public double amplitude() {
    return amplitude;
  }

  public List<Robot> robots() {
    return robots;
  }

  public double[] from() {
    return from.clone();
  }

  public double[] to() {
    return to.clone();
  }

  public double start() {
    return interval[0];
  }

  public double end() {
    return interval[1];
  }

  public double reference() {
    return interval[2];
  }

  /** The link that looks, counted over all robots; -1 for the ground. */
  public int base() {
    return base;
  }

  /** The link that carries the body, counted over all robots. */
  public int tip() {
    return tip;
  }

  public double[] centre() {
    return centre.clone();
  }

  public double radius() {
    return radius;
  }

  /** Points of the body in the tip's frame, the centre first. */
  public double[] points() {
    return points.clone();
  }

  public double[] direction() {
    return direction.clone();
  }

  @Override
  public String toString() {
    return "MotionRecipe.of(%d): %s, %s by %s, [%s, %s] at %s, link %d seen from %d"
        .formatted(
            seed, mechanism, ends, amplitude, interval[0], interval[1], interval[2], tip, base);
  }

  /** Calls back for every joint that has coordinates. */
  static void forEach(List<Robot> robots, JointVisitor visitor) {
    int i = 0;
    for (Robot robot : robots) {
      for (Link link : robot.links()) {
        if (Joint.coordinates(link.joint()) > 0) visitor.visit(link.joint(), i);
        i += Joint.coordinates(link.joint());
      }
    }
  }

  /** Takes a joint and its first coordinate. */
  interface JointVisitor {
    void visit(Joint joint, int i);
  }

  /** The ranges of a joint's sliding coordinates, or of its angle if that has limits. */
  static Range[] ranges(Joint joint) {
    if (joint instanceof Joint.Revolute revolute) return new Range[] {revolute.range()};
    if (joint instanceof Joint.Prismatic prismatic) return new Range[] {prismatic.range()};
    if (joint instanceof Joint.Planar planar) return new Range[] {planar.x(), planar.y()};
    if (joint instanceof Joint.Floating f) return new Range[] {f.x(), f.y(), f.z()};
    return new Range[0];
  }
}
