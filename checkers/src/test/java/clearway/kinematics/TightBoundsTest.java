package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import clearway.recipe.MotionRecipe;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Where nothing but rounding separates a bound from the truth, the truth has thirty digits. */
class TightBoundsTest {
  @Test
  void bounds_ofOneJointHoldToTheLastDigitAndAreTight() {
    EnumSet<SingleJoint.Kind> seen = EnumSet.noneOf(SingleJoint.Kind.class);
    int tight = 0;
    for (long seed = 0; seed < Trials.of(4000); seed++) {
      SingleJoint joint = new SingleJoint(seed);
      seen.add(joint.kind);
      MotionBounds bounds = bounds(joint);
      DoubleDouble rate = joint.rate();
      DoubleDouble speed = rate.times(joint.lever());
      DoubleDouble span = DoubleDouble.of(joint.end).minus(DoubleDouble.of(joint.start));
      DoubleDouble length = speed.times(span);
      assertAbove(length, bounds.global(), joint);
      assertAbove(length, bounds.local(), joint);
      assertAbove(length, bounds.secondOrder(), joint);
      assertAbove(length, bounds.secondOrder(joint.point, 1, 0), joint);
      assertAbove(length, bounds.best(), joint);
      if (joint.turns()) assertAbove(speed.times(rate), bounds.acceleration(), joint);
      if (joint.lever().value() < 0.05 || length.value() == 0) continue;
      double known = joint.isAngleExact() ? 1 : 1 + 1 / rate.value(); // a wrapped turn is not
      double room = 1e-9 + 2e-13 / joint.lever().value() * known;
      assertTrue(bounds.local() <= length.value() * (1 + room), () -> joint + " is not tight");
      if (room < 2e-9) tight++;
    }
    assertEquals(SingleJoint.Kind.values().length, seen.size());
    assertTrue(tight > 0.5 * Trials.of(4000), tight + " tight");
  }

  private static MotionBounds bounds(SingleJoint joint) {
    double reference = joint.start + (joint.end - joint.start) / 2;
    double[] q = new double[joint.from.length];
    double[] poses = new double[Pose.STRIDE * joint.mechanism.frameCount()];
    joint.motion().at(reference, q);
    new ForwardKinematics(joint.mechanism).place(q, poses);
    Chain chain = joint.chain();
    double[] factors = new double[chain.length()];
    chain.factors(joint.point, 1, 0, factors);
    MotionBounds bounds = new MotionBounds(joint.mechanism);
    bounds.interval(joint.motion(), joint.start, joint.end, reference, poses);
    bounds.body(chain, factors, joint.point[0], joint.point[1], joint.point[2], 0);
    return bounds;
  }

  private static void assertAbove(DoubleDouble truth, double bound, Object of) {
    assertFalse(DoubleDouble.of(bound).isBelow(truth), () -> of + ": " + bound + " below " + truth);
  }

  @Test
  void bounds_ofRandomMotionsHoldAgainstAPolylineOfThirtyDigits() {
    int moving = 0;
    for (long seed = 1_000_000; seed < 1_000_000 + Trials.of(400); seed++) {
      MotionRecipe recipe = MotionRecipe.of(seed);
      BoundValues bounds = new MotionTrial(recipe).bounds();
      DoubleDouble length = polyline(recipe, recipe.points(), 4);
      assertAbove(length, bounds.global(), recipe);
      assertAbove(length, bounds.local(), recipe);
      assertAbove(length, bounds.secondOrder(), recipe);
      assertAbove(length, bounds.ofPoints(), recipe);
      if (length.value() > 0) moving++;
    }
    assertTrue(moving > 200, moving + " move");
  }

  /** The length of a polyline through places of the second point; what cancels is left out. */
  private static DoubleDouble polyline(MotionRecipe recipe, double[] points, int chords) {
    StraightPath path = new StraightPath(recipe.robots(), recipe.from(), recipe.to());
    Vector last = null;
    DoubleDouble sum = DoubleDouble.ZERO;
    for (int i = 0; i <= chords; i++) {
      double t =
          i == chords
              ? recipe.end()
              : recipe.start() + (recipe.end() - recipe.start()) * i / chords;
      List<Rigid> links = PlainKinematics.place(recipe.robots(), path.exact(DoubleDouble.of(t)));
      Vector p = links.get(recipe.tip()).apply(Vector.of(points[3], points[4], points[5]));
      if (recipe.base() >= 0) p = links.get(recipe.base()).inverse().apply(p);
      if (last != null) sum = sum.plus(p.minus(last).length());
      last = p;
    }
    double noise = 1e-25 * (1 + recipe.mechanism().far()) * recipe.mechanism().scale();
    return sum.value() < noise ? DoubleDouble.ZERO : sum.times(DoubleDouble.of(1 - 0x1p-52));
  }

  @Test
  void bounds_ofAStretchedArmAreTight() {
    for (long seed = 0; seed < Trials.of(200); seed++) {
      StretchedArm arm = new StretchedArm(seed);
      DoubleDouble length = arm.length();
      MotionBounds bounds = arm.bounds();
      double most = length.value() * (1 + 1e-9);
      assertAbove(length, bounds.global(), seed);
      assertAbove(length, bounds.local(), seed);
      assertAbove(length, bounds.secondOrder(), seed);
      assertTrue(bounds.global() < most && bounds.local() < most, "seed " + seed);
      assertTrue(bounds.secondOrder() < length.value() * (1 + 1e-6), "seed " + seed);
    }
  }

  /** Parallel axes in a row, each turning the same way by very little: all speeds add up. */
  private static final class StretchedArm {
    private final List<Robot> robots;
    private final Mechanism mechanism;
    private final double[] from;
    private final double[] to;
    private final double reach;

    StretchedArm(long seed) {
      RandomGenerator random = Randoms.of(seed);
      int count = 2 + random.nextInt(8);
      List<Link> links = new ArrayList<>();
      Joint turn = new Joint.Revolute(Axis.Z, new Range(-4, 4));
      for (int l = 0; l < count; l++) {
        Frame at = Frame.translation(l == 0 ? 0 : 0.5 + random.nextDouble(), 0, 0);
        links.add(new Link("l" + l, l - 1, at, "j" + l, turn, List.of()));
      }
      robots = List.of(Robot.of("arm", Frame.identity(), links));
      mechanism = Mechanism.of(robots);
      from = new double[count];
      to = new double[count];
      for (int i = 0; i < count; i++) to[i] = 1e-8 * random.nextDouble();
      reach = 0.5 + random.nextDouble();
    }

    DoubleDouble length() {
      StraightPath path = new StraightPath(robots, from, to);
      Vector point = Vector.of(reach, 0, 0);
      Vector[] places = new Vector[2];
      for (int i = 0; i < 2; i++) {
        List<Rigid> links = PlainKinematics.place(robots, path.exact(DoubleDouble.of(i)));
        places[i] = links.get(links.size() - 1).apply(point);
      }
      return places[1].minus(places[0]).length();
    }

    MotionBounds bounds() {
      StraightMotion motion =
          StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
      double[] q = new double[from.length];
      double[] poses = new double[Pose.STRIDE * mechanism.frameCount()];
      motion.at(0.5, q);
      new ForwardKinematics(mechanism).place(q, poses);
      Chain chain = Chain.between(mechanism, 0, from.length);
      double[] factors = new double[chain.length()];
      chain.factors(new double[] {reach, 0, 0}, 1, 0, factors);
      MotionBounds bounds = new MotionBounds(mechanism);
      bounds.interval(motion, 0, 1, poses);
      bounds.body(chain, factors, reach, 0, 0, 0);
      return bounds;
    }
  }
}
