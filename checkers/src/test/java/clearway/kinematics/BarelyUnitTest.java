package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.oracle.DoubleDouble;
import clearway.oracle.Rigid;
import clearway.oracle.Trials;
import clearway.oracle.Trigonometry;
import clearway.oracle.Vector;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * Quaternions as far from unit length as the space admits: the way that is really interpolated
 * between them does not turn at constant speed.
 */
class BarelyUnitTest {
  private static final Range WIDE = new Range(-2, 2);

  private final Robot body = Robot.free("body", Frame.identity(), List.of(), WIDE, WIDE, WIDE);
  private final Mechanism mechanism = Mechanism.of(List.of(body));
  private final Chain chain = Chain.between(mechanism, 0, 1);

  @Test
  void bounds_holdForTheWayThatIsInterpolated() {
    for (long seed = 0; seed < Trials.of(1000); seed++) {
      RandomGenerator random = Randoms.of(seed);
      double[] from = drawn(random, 1 + 0.49 * 0x1p-40);
      double[] to = drawn(random, 1 - 0.49 * 0x1p-40);
      assertTrue(mechanism.space().contains(from) && mechanism.space().contains(to));
      double start = random.nextBoolean() ? 0 : 1 - 0x1p-23;
      double end = start + 0x1p-23; // short: a polyline has all of its digits
      double[] point = Randoms.unit(random);
      MotionBounds bounds = bounds(from, to, start, end, point);
      DoubleDouble length = length(from, to, start, end, point);
      for (double bound : new double[] {bounds.global(), bounds.local(), bounds.secondOrder()}) {
        long failed = seed;
        assertFalse(
            DoubleDouble.of(bound).isBelow(length),
            () -> "seed " + failed + ": " + bound + " below " + length.value());
      }
    }
  }

  private static double[] drawn(RandomGenerator random, double norm) {
    double[] q = new double[7];
    double sum = 0;
    for (int k = 3; k < 7; k++) {
      q[k] = random.nextGaussian();
      sum += q[k] * q[k];
    }
    for (int k = 3; k < 7; k++) q[k] *= norm / Math.sqrt(sum);
    return q;
  }

  private MotionBounds bounds(double[] from, double[] to, double start, double end, double[] p) {
    StraightMotion motion =
        StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
    double[] q = new double[7];
    double[] poses = new double[2 * Pose.STRIDE];
    motion.at(start + (end - start) / 2, q);
    new ForwardKinematics(mechanism).place(q, poses);
    double[] factors = new double[chain.length()];
    chain.factors(p, 1, 0, factors);
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, start, end, poses);
    bounds.body(chain, factors, p[0], p[1], p[2], 0);
    return bounds;
  }

  /** Of a polyline along the interpolated way itself, weights and lengths as they are. */
  private static DoubleDouble length(
      double[] from, double[] to, double start, double end, double[] p) {
    DoubleDouble sum = DoubleDouble.ZERO;
    Vector last = null;
    for (int i = 0; i <= 8; i++) {
      double t = i == 8 ? end : start + (end - start) * i / 8;
      Vector place = turn(from, to, DoubleDouble.of(t)).apply(Vector.of(p[0], p[1], p[2]));
      if (last != null) sum = sum.plus(place.minus(last).length());
      last = place;
    }
    return sum;
  }

  private static Rigid turn(double[] from, double[] to, DoubleDouble t) {
    double dot = 0;
    for (int k = 3; k < 7; k++) dot += from[k] * to[k];
    DoubleDouble sign = DoubleDouble.of(dot < 0 ? -1 : 1);
    DoubleDouble apart = DoubleDouble.ZERO;
    DoubleDouble along = DoubleDouble.ZERO;
    for (int k = 3; k < 7; k++) {
      DoubleDouble a = DoubleDouble.of(from[k]);
      DoubleDouble b = DoubleDouble.of(to[k]).times(sign);
      apart = apart.plus(b.minus(a).times(b.minus(a)));
      along = along.plus(b.plus(a).times(b.plus(a)));
    }
    DoubleDouble half = Trigonometry.angle(apart.root(), along.root()).times(DoubleDouble.of(2));
    DoubleDouble rest = Trigonometry.sin(DoubleDouble.of(1).minus(t).times(half));
    DoubleDouble share = Trigonometry.sin(t.times(half)).times(sign);
    DoubleDouble[] q = new DoubleDouble[4];
    for (int k = 0; k < 4; k++) {
      DoubleDouble first = rest.times(DoubleDouble.of(from[3 + k]));
      q[k] = first.plus(share.times(DoubleDouble.of(to[3 + k])));
    }
    return Rigid.turn(q);
  }
}
