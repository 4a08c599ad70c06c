package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.MotionSamples;
import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How near the bounds come to the truth for the last link of the industrial arms: motions of 0.03
 * radians in directions drawn evenly, bound over the longest curve of the link's vertices.
 */
class ArmBoundsTest {
  private static final double AMPLITUDE = 0.03;
  private static final int TRIALS = 200;
  private static final int STEPS = 8;

  @ParameterizedTest
  @ValueSource(strings = {"arm-in-cage", "welder-in-cage", "workshop", "puma-pipes"})
  void theBestBound_isWithinATenthOfTheLongestCurve(String name) {
    World world = BuiltInScenes.build(name).world();
    CollisionObject last = lastLink(world);
    double[] best = new double[TRIALS];
    double[] global = new double[TRIALS];
    for (int seed = 0; seed < TRIALS; seed++) measure(world, last, seed, best, global);
    String medians = name + ": best " + median(best) + ", global " + median(global);
    assertTrue(median(best) <= 1.1, medians);
    assertTrue(median(global) >= 2, medians);
  }

  private static CollisionObject lastLink(World world) {
    List<CollisionObject> objects = world.objects();
    return objects.get(objects.size() - 1);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static void measure(
      World world, CollisionObject object, int seed, double[] best, double[] global) {
    Mechanism mechanism = world.mechanism();
    MotionSamples samples = new MotionSamples(new ForwardKinematics(mechanism));
    StraightMotion motion = motion(world, seed);
    samples.start(motion);
    double[] points = ObjectPoints.of(object);
    Chain chain = Chain.between(mechanism, Mechanism.GROUND, object.frame());
    double[] factors = new double[chain.length()];
    chain.factors(points, points.length / 3, 0, factors);
    EnclosingBall ball = EnclosingBall.of(points, points.length / 3, 0);
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, 0, 1, samples.at(0.5));
    bounds.body(chain, factors, ball.x(), ball.y(), ball.z(), ball.radius());
    double longest = longestCurve(samples, object.frame(), points);
    best[seed] = bounds.best(points, points.length / 3, 0) / longest;
    global[seed] = bounds.global() / longest;
    assertTrue(best[seed] >= 1, "seed " + seed + ": a bound below the curve, " + best[seed]);
  }

  private static StraightMotion motion(World world, int seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    double[] from = new double[world.space().dimension()];
    double[] to = from.clone();
    do {
      world.space().sample(random, from);
      double length = 0;
      for (int i = 0; i < to.length; i++) to[i] = random.nextGaussian();
      for (double entry : to) length += entry * entry;
      for (int i = 0; i < to.length; i++) to[i] = from[i] + AMPLITUDE * to[i] / Math.sqrt(length);
    } while (!world.space().contains(to));
    return StraightMotion.between(world.mechanism(), Configuration.of(from), Configuration.of(to));
  }

  /** The longest polygon through the places of a vertex: never longer than its curve. */
  private static double longestCurve(MotionSamples samples, int frame, double[] points) {
    double longest = 0;
    for (int p = 0; p < points.length; p += 3) {
      double length = 0;
      for (int s = 1; s <= STEPS; s++) {
        double[] before = samples.at((s - 1.0) / STEPS);
        double[] after = samples.at((double) s / STEPS);
        double square = 0;
        for (int k = 0; k < 3; k++) {
          double step = place(after, frame, points, p, k) - place(before, frame, points, p, k);
          square += step * step;
        }
        length += Math.sqrt(square);
      }
      longest = Math.max(longest, length);
    }
    return longest;
  }

  private static double place(double[] poses, int frame, double[] points, int p, int k) {
    int at = Pose.STRIDE * frame;
    double sum = poses[at + 9 + k];
    for (int i = 0; i < 3; i++) sum += poses[at + 3 * k + i] * points[p + i];
    return sum;
  }
}
