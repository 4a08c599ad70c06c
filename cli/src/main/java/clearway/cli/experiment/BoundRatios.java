package clearway.cli.experiment;

import clearway.geometry.Pose;
import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.StraightMotion;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Bounds on the motion of every link, as multiples of the length of a curve of the link. */
final class BoundRatios {
  /** Chords of which a curve's length is the sum: never longer than the curve. */
  private static final int CHORDS = 48;

  /** Curves shorter than this are those of points on an axis. */
  private static final double SHORTEST = 1e-9;

  /** What is compared with the length. */
  enum Bound {
    GLOBAL("global"),
    LOCAL("local"),
    SECOND_ORDER("second order"),
    BEST("least");

    private final String words;

    Bound(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  /** A link as seen from the ground or from another link. */
  private record View(Chain chain, double[] factors, double[] points, EnclosingBall ball) {
    static View of(Mechanism mechanism, int base, CollisionObject object) {
      Chain chain = Chain.between(mechanism, base, object.frame());
      double[] points = ObjectPoints.of(object);
      double[] factors = new double[chain.length()];
      chain.factors(points, points.length / 3, 0, factors);
      return new View(chain, factors, points, EnclosingBall.of(points, points.length / 3, 0));
    }
  }

  private final int part;
  private final List<View> views = new ArrayList<>();
  private final ForwardKinematics kinematics;
  private final MotionBounds bounds;
  private final double[] configuration;
  private final double[][] poses; // at the ends of every chord
  private final Map<Bound, RatioHistogram> histograms = new EnumMap<>(Bound.class);

  /**
   * @param pairs whether links are also seen from other links of their robot
   * @param part how many such intervals make up a segment
   */
  BoundRatios(World world, boolean pairs, int part) {
    this.part = part;
    kinematics = new ForwardKinematics(world.mechanism());
    bounds = new MotionBounds(world.mechanism());
    configuration = new double[world.space().dimension()];
    poses = new double[CHORDS + 1][kinematics.length()];
    for (Bound bound : Bound.values()) histograms.put(bound, new RatioHistogram());
    addLinks(world);
    if (pairs) addPairs(world);
  }

  private void addLinks(World world) {
    for (CollisionObject object : world.objects()) {
      if (object.frame() == Mechanism.GROUND) continue;
      views.add(View.of(world.mechanism(), Mechanism.GROUND, object));
    }
  }

  private void addPairs(World world) {
    for (Pairing pair : world.tested()) {
      CollisionObject a = world.objects().get(pair.a());
      CollisionObject b = world.objects().get(pair.b());
      boolean same = a.robot() == b.robot() && a.frame() != Mechanism.GROUND;
      if (same) views.add(View.of(world.mechanism(), a.frame(), b));
    }
  }

  int part() {
    return part;
  }

  RatioHistogram of(Bound bound) {
    return histograms.get(bound);
  }

  /** Adds the ratios of every link for a random part of a motion. */
  void add(StraightMotion motion, RandomGenerator random) {
    double from = (double) random.nextInt(part) / part;
    double to = from + 1.0 / part;
    for (int i = 0; i <= CHORDS; i++) {
      motion.at(from + (to - from) * i / CHORDS, configuration);
      kinematics.place(configuration, poses[i]);
    }
    bounds.interval(motion, from, to, poses[CHORDS / 2]);
    for (View view : views) add(view, random.nextInt(view.points.length / 3));
  }

  private void add(View view, int vertex) {
    double length = length(view, 3 * vertex);
    if (length < SHORTEST) return;
    EnclosingBall ball = view.ball;
    bounds.body(view.chain, view.factors, ball.x(), ball.y(), ball.z(), ball.radius());
    double second = bounds.secondOrder(view.points, view.points.length / 3, 0);
    double least = Math.min(second, Math.min(bounds.global(), bounds.local()));
    of(Bound.GLOBAL).add(bounds.global() / length);
    of(Bound.LOCAL).add(bounds.local() / length);
    of(Bound.SECOND_ORDER).add(second / length);
    of(Bound.BEST).add(least / length);
  }

  /** The sum of the chords of a vertex's curve, as seen from the base of the chain. */
  private double length(View view, int vertex) {
    double[] here = new double[3];
    double[] last = new double[3];
    double sum = 0;
    for (int i = 0; i <= CHORDS; i++) {
      locate(view, vertex, poses[i], here);
      if (i > 0) sum += distance(last, here);
      System.arraycopy(here, 0, last, 0, 3);
    }
    return sum;
  }

  private static void locate(View view, int vertex, double[] poses, double[] out) {
    int tip = Pose.STRIDE * view.chain.tip();
    int base = Pose.STRIDE * view.chain.base();
    double[] world = new double[3];
    for (int row = 0; row < 3; row++) {
      double sum = poses[tip + 9 + row] - poses[base + 9 + row];
      for (int k = 0; k < 3; k++) sum += poses[tip + 3 * row + k] * view.points[vertex + k];
      world[row] = sum;
    }
    for (int k = 0; k < 3; k++) {
      out[k] =
          poses[base + k] * world[0]
              + poses[base + 3 + k] * world[1]
              + poses[base + 6 + k] * world[2];
    }
  }

  private static double distance(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
