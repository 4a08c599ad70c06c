package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.oracle.DoubleDouble;
import clearway.oracle.PlainKinematics;
import clearway.oracle.Rigid;
import clearway.oracle.StraightPath;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * Offsets a million times larger than the mechanism they place, and taken back again: the digits
 * lost on the way count although no frame of the result is far from the world's origin.
 */
class CancellingOffsetsTest {
  private static final double FAR = 1e6;

  @Test
  void bounds_holdWhereASlideTakesBackAnOffset() {
    for (long seed = 0; seed < Trials.of(200); seed++) assertHolds(new Case(seed, true));
  }

  @Test
  void bounds_holdWhereABodyTakesBackAnOffset() {
    for (long seed = 0; seed < Trials.of(200); seed++) assertHolds(new Case(seed, false));
  }

  private static void assertHolds(Case one) {
    DoubleDouble length = one.length();
    MotionBounds bounds = one.bounds();
    assertTrue(length.value() > 0, one::toString);
    for (double bound : new double[] {bounds.global(), bounds.local(), bounds.secondOrder()}) {
      assertFalse(
          DoubleDouble.of(bound).isBelow(length),
          () -> one + ": " + bound + " below " + length.value());
    }
  }

  /** A turn, and behind it an offset that a slide or the body itself takes back. */
  private static final class Case {
    private final long seed;
    private final List<Robot> robots;
    private final Mechanism mechanism;
    private final double[] from;
    private final double[] to;
    private final double[] point;

    Case(long seed, boolean slides) {
      this.seed = seed;
      RandomGenerator random = Randoms.of(seed);
      double[] u = Randoms.unit(random);
      Axis back = new Axis(u[0], u[1], u[2]);
      Frame away =
          Frame.translation(
              0.3 - FAR * back.x(), random.nextDouble() - FAR * back.y(), -FAR * back.z());
      Joint turn = new Joint.Revolute(Axis.Z, new Range(-4, 4));
      Joint slide = new Joint.Prismatic(back, new Range(slides ? FAR : 0, FAR + 1));
      Link first = new Link("turn", -1, Frame.rpy(0, 0, 0, 1, 2, 3), "turn", turn, List.of());
      Link second = new Link("slide", 0, away, "slide", slide, List.of());
      robots = List.of(Robot.of("robot", Frame.identity(), List.of(first, second)));
      mechanism = Mechanism.of(robots);
      double value = slides ? FAR + random.nextDouble() : 0;
      from = new double[] {random.nextDouble(), value};
      to = new double[] {from[0] + 1e-7 * random.nextDouble(), value};
      point = new double[] {0.1, random.nextDouble(), 0.2};
      for (int k = 0; k < 3 && !slides; k++) point[k] += FAR * u[k];
    }

    DoubleDouble length() {
      StraightPath path = new StraightPath(robots, from, to);
      Vector[] ends = new Vector[2];
      for (int i = 0; i < 2; i++) {
        List<Rigid> links = PlainKinematics.place(robots, path.exact(DoubleDouble.of(i)));
        ends[i] = links.get(1).apply(Vector.of(point[0], point[1], point[2]));
      }
      return ends[1].minus(ends[0]).length();
    }

    MotionBounds bounds() {
      StraightMotion motion =
          StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
      double[] q = new double[2];
      double[] poses = new double[Pose.STRIDE * mechanism.frameCount()];
      motion.at(0.5, q);
      new ForwardKinematics(mechanism).place(q, poses);
      Chain chain = Chain.between(mechanism, 0, 2);
      double[] factors = new double[2];
      chain.factors(point, 1, 0, factors);
      MotionBounds bounds = new MotionBounds(mechanism);
      bounds.interval(motion, 0, 1, poses);
      bounds.body(chain, factors, point[0], point[1], point[2], 0);
      return bounds;
    }

    @Override
    public String toString() {
      return "seed " + seed;
    }
  }
}
