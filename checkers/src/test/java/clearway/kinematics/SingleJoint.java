package clearway.kinematics;

import clearway.geometry.Frame;
import clearway.oracle.DoubleDouble;
import clearway.oracle.Rigid;
import clearway.oracle.StraightPath;
import clearway.oracle.Vector;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;

/** One joint that carries one point: what the point does is known in closed form. */
final class SingleJoint {
  /** The joint, and for the last whether the ground is seen from it. */
  enum Kind {
    REVOLUTE,
    CONTINUOUS,
    PRISMATIC,
    PLANAR_TURN,
    PLANAR_SLIDE,
    BODY_TURN,
    BODY_SLIDE,
    MIMIC,
    REVERSED
  }

  final Kind kind;
  final double[] from;
  final double[] to;
  final double[] point;
  final double start;
  final double end;
  final Mechanism mechanism;

  private final long seed;
  private final RandomGenerator random;
  private final Vector axis;
  private final Frame placement;
  private final List<Robot> robots;
  private double multiplier = 1;

  SingleJoint(long seed) {
    this.seed = seed;
    random = Randoms.of(seed);
    kind = Randoms.pick(random, Kind.class);
    double[] u = Randoms.unit(random);
    if (random.nextInt(4) == 0) u = new double[] {0, 0, -1};
    Axis drawn = new Axis(u[0], u[1], u[2]);
    axis = Vector.of(drawn.x(), drawn.y(), drawn.z());
    double[] q = Randoms.unit(random);
    placement = Frame.of(random.nextDouble(), 0.5, 0, q[0], q[1], q[2], random.nextDouble());
    robots = List.of(Robot.of("robot", Frame.identity(), links(drawn)));
    mechanism = Mechanism.of(robots);
    from = new double[mechanism.space().dimension()];
    mechanism.space().sample(random, from);
    to = from.clone();
    move(Randoms.magnitude(random, -9, 0.49));
    point = Randoms.unit(random);
    for (int k = 0; k < 3; k++) point[k] *= 0.1 + 2 * random.nextDouble();
    start = random.nextBoolean() ? 0 : random.nextDouble();
    end = start + (1 - start) * (random.nextBoolean() ? 1 : random.nextDouble());
  }

  private List<Link> links(Axis u) {
    Range range = new Range(-4, 4);
    Joint turn = new Joint.Revolute(u, range);
    return switch (kind) {
      case CONTINUOUS -> List.of(link(new Joint.Continuous(u)));
      case PRISMATIC -> List.of(link(new Joint.Prismatic(u, range)));
      case PLANAR_TURN, PLANAR_SLIDE -> List.of(link(new Joint.Planar(u, range, range)));
      case BODY_TURN, BODY_SLIDE -> List.of(link(new Joint.Floating(range, range, range)));
      case MIMIC -> List.of(link(mimic(turn)), still(turn));
      default -> List.of(link(turn));
    };
  }

  private Link link(Joint joint) {
    return new Link("l", -1, placement, "j", joint, List.of());
  }

  private static Link still(Joint joint) {
    return new Link("leader", -1, Frame.identity(), "leader", joint, List.of());
  }

  private Joint mimic(Joint motion) {
    multiplier = 5 * random.nextDouble() - 2.5;
    return new Joint.Mimic(1, multiplier, random.nextDouble(), motion);
  }

  private void move(double by) {
    switch (kind) {
      case PLANAR_TURN -> to[2] = wrapped(to[2] + by);
      case CONTINUOUS -> to[0] = wrapped(to[0] + by);
      case BODY_TURN -> turnBody(by);
      default -> to[0] = to[0] + by > 4 ? to[0] - by : to[0] + by;
    }
  }

  private static double wrapped(double angle) {
    return angle > Math.PI ? Math.max(-Math.PI, angle - 2 * Math.PI) : angle;
  }

  private void turnBody(double by) {
    double c = StrictMath.cos(by / 2);
    double s = StrictMath.sin(by / 2);
    double[] q = from;
    to[3] = c * q[3] - s * q[6];
    to[4] = c * q[4] - s * q[5];
    to[5] = c * q[5] + s * q[4];
    to[6] = c * q[6] + s * q[3];
    mechanism.space().normalise(to);
  }

  StraightMotion motion() {
    return StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
  }

  private StraightPath path() {
    return new StraightPath(robots, from, to);
  }

  Chain chain() {
    boolean reversed = kind == Kind.REVERSED;
    return Chain.between(mechanism, reversed ? 1 : 0, reversed ? 0 : 1);
  }

  boolean turns() {
    return kind != Kind.PRISMATIC && kind != Kind.PLANAR_SLIDE && kind != Kind.BODY_SLIDE;
  }

  /** Whether the change is a difference of coordinates, with no turn taken off and no root. */
  boolean isAngleExact() {
    return kind != Kind.CONTINUOUS && kind != Kind.PLANAR_TURN && kind != Kind.BODY_TURN;
  }

  /** Radians or lengths per unit of t. */
  DoubleDouble rate() {
    int i = kind == Kind.PLANAR_TURN ? 2 : kind == Kind.BODY_TURN ? 3 : 0;
    DoubleDouble change = path().change(i).times(DoubleDouble.of(multiplier));
    return change.sign() < 0 ? DoubleDouble.ZERO.minus(change) : change;
  }

  /** The point's distance from the axis; 1 for a joint that slides. */
  DoubleDouble lever() {
    if (!turns()) return DoubleDouble.of(1);
    Vector p = Vector.of(point[0], point[1], point[2]);
    if (kind == Kind.REVERSED) p = Rigid.of(placement).inverse().apply(p);
    Vector along = kind == Kind.BODY_TURN ? bodyAxis() : axis;
    return p.cross(along).length().over(along.length());
  }

  /** Of the turn from one orientation to the other, in the frame of the body. */
  private Vector bodyAxis() {
    DoubleDouble[] q = path().exact(DoubleDouble.ZERO);
    Rigid start = Rigid.turn(new DoubleDouble[] {q[3], q[4], q[5], q[6]});
    DoubleDouble[] e = path().exact(DoubleDouble.of(0.5));
    Rigid middle = Rigid.turn(new DoubleDouble[] {e[3], e[4], e[5], e[6]});
    return axisOf(start.inverse().times(middle));
  }

  private static Vector axisOf(Rigid turn) {
    return new Vector(
        turn.y().z().minus(turn.z().y()),
        turn.z().x().minus(turn.x().z()),
        turn.x().y().minus(turn.y().x()));
  }

  @Override
  public String toString() {
    return "SingleJoint(" + seed + "), " + kind + ", [" + start + ", " + end + "]";
  }
}
