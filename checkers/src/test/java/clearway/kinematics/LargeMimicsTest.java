package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertFalse;

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

/** A mimic joint that goes a million times as far as its leader knows its value less well. */
class LargeMimicsTest {
  private static final double TIMES = 1e6;
  private static final double[] POINT = {1, 0, 0};

  @Test
  void bounds_holdBehindAJointThatTurnsManyTimes() {
    Joint turn = new Joint.Revolute(Axis.Z, new Range(-4, 4));
    for (long seed = 0; seed < Trials.of(200); seed++) {
      assertHolds(seed, new Joint.Mimic(0, TIMES / 3, 0.1, turn));
    }
  }

  @Test
  void bounds_holdBehindASlideWhoseOffsetTakesItBack() {
    Joint slide = new Joint.Prismatic(Axis.X, Range.UNBOUNDED);
    for (long seed = 0; seed < Trials.of(200); seed++) {
      double offset = -TIMES / 3 * lead(Randoms.of(seed));
      assertHolds(seed, new Joint.Mimic(0, TIMES / 3, offset, slide));
    }
  }

  private static double lead(RandomGenerator random) {
    return 1 + random.nextDouble();
  }

  /** The shoulder turns a little; how far the tip is from it depends on where the follower is. */
  private static void assertHolds(long seed, Joint follow) {
    RandomGenerator random = Randoms.of(seed);
    Joint turn = new Joint.Revolute(Axis.Z, new Range(-4, 4));
    List<Robot> robots =
        List.of(
            Robot.of(
                "robot",
                Frame.identity(),
                List.of(
                    new Link("lead", -1, Frame.identity(), "lead", turn, List.of()),
                    new Link("shoulder", -1, Frame.identity(), "shoulder", turn, List.of()),
                    new Link("tip", 1, Frame.translation(1, 0, 0), "follow", follow, List.of()))));
    double lead = lead(random);
    double[] from = {lead, random.nextDouble()};
    double[] to = {lead, from[1] + 1e-7 * random.nextDouble()};
    DoubleDouble length = length(robots, from, to);
    MotionBounds bounds = bounds(Mechanism.of(robots), from, to);
    for (double bound : new double[] {bounds.global(), bounds.local(), bounds.secondOrder()}) {
      assertFalse(
          DoubleDouble.of(bound).isBelow(length),
          () -> "seed " + seed + ": " + bound + " below " + length.value());
    }
  }

  private static DoubleDouble length(List<Robot> robots, double[] from, double[] to) {
    StraightPath path = new StraightPath(robots, from, to);
    Vector[] ends = new Vector[2];
    for (int i = 0; i < 2; i++) {
      List<Rigid> links = PlainKinematics.place(robots, path.exact(DoubleDouble.of(i)));
      ends[i] = links.get(2).apply(Vector.of(POINT[0], POINT[1], POINT[2]));
    }
    return ends[1].minus(ends[0]).length();
  }

  private static MotionBounds bounds(Mechanism mechanism, double[] from, double[] to) {
    StraightMotion motion =
        StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
    double[] q = new double[2];
    double[] poses = new double[Pose.STRIDE * mechanism.frameCount()];
    motion.at(0.5, q);
    new ForwardKinematics(mechanism).place(q, poses);
    Chain chain = Chain.between(mechanism, 0, mechanism.frameOf(0, 2));
    double[] factors = new double[chain.length()];
    chain.factors(POINT, 1, 0, factors);
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, 0, 1, poses);
    bounds.body(chain, factors, POINT[0], POINT[1], POINT[2], 0);
    return bounds;
  }
}
