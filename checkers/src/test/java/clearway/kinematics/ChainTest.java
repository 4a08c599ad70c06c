package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.oracle.Trials;
import clearway.recipe.ConfigurationDraws;
import clearway.recipe.MotionRecipe;
import clearway.recipe.Randoms;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChainTest {
  private static final Range TURN = new Range(0, 2 * Math.PI);

  /** The planar linkage with three revolute joints and one prismatic joint. */
  private static Mechanism linkage(double length, double stroke) {
    Joint turn = new Joint.Revolute(Axis.Z, TURN);
    Joint slide = new Joint.Prismatic(Axis.X, new Range(0, stroke));
    Frame next = Frame.translation(length, 0, 0);
    List<Link> links =
        List.of(
            new Link("a1", -1, Frame.identity(), "1", turn, List.of()),
            new Link("a2", 0, next, "2", turn, List.of()),
            new Link("a3", 1, Frame.identity(), "3", slide, List.of()),
            new Link("a4", 2, next, "4", turn, List.of()));
    return Mechanism.of(List.of(Robot.of("linkage", Frame.identity(), links)));
  }

  private static double[] factors(Mechanism mechanism, int base, int tip, double... points) {
    Chain chain = Chain.between(mechanism, base, tip);
    double[] factors = new double[chain.length()];
    chain.factors(points, points.length / 3, 0, factors);
    return factors;
  }

  @Test
  void factors_ofThePlanarLinkageAreThePublishedOnesExactly() {
    for (double[] ld : new double[][] {{1, 0.5}, {2, 0.25}, {0.125, 4}, {1, 0}}) {
      double l = ld[0];
      double d = ld[1];
      Mechanism m = linkage(l, d);
      double[] link = {0, 0, 0, l, 0, 0};
      assertExactly(factors(m, 0, 1, link), l);
      assertExactly(factors(m, 0, 2, link), 2 * l, l);
      assertExactly(factors(m, 0, 3, link), 2 * l + d, l + d, 1);
      assertExactly(factors(m, 0, 4, link), 3 * l + d, 2 * l + d, 1, l);
    }
  }

  private static void assertExactly(double[] found, double... published) {
    assertArrayEquals(published, found);
  }

  @Test
  void factors_ofAReversedChainAreThoseOfTheOtherWay() {
    Mechanism m = linkage(1, 0.5);
    assertArrayEquals(new double[] {2}, factors(m, 1, 0, 2, 0, 0), 1e-15);
    double[] back = factors(m, 2, 0, 0, 0, 0, 0, 3, 0);
    assertEquals(3, back[1], 1e-14); // the ground's point from the first joint's axis
    assertTrue(back[0] >= 4, "seen from the second joint, a link's length more");
  }

  @Test
  void noPointIsEverFartherFromAnAxisThanItsFactor_andNoneLeavesTheSweptBall() {
    int reversed = 0;
    int finite = 0;
    double closest = 0;
    for (long seed = 0; seed < Trials.of(4000); seed++) {
      MotionRecipe recipe = MotionRecipe.of(seed);
      MotionTrial trial = new MotionTrial(recipe);
      Chain chain = trial.chain;
      EnclosingBall ball = chain.factors(trial.ball(), new double[chain.length()]);
      if (chain.length() > 0 && chain.sign(chain.length() - 1) < 0) reversed++;
      if (Double.isFinite(ball.radius())) finite++;
      RandomGenerator random = Randoms.of(seed);
      for (int i = 0; i < 10; i++) {
        double[] q = configuration(recipe, random);
        double[] poses = new double[Pose.STRIDE * trial.mechanism.frameCount()];
        new ForwardKinematics(trial.mechanism).place(q, poses);
        closest = Math.max(closest, shareOfFactors(trial, poses));
        assertInside(trial, poses, ball);
      }
    }
    System.out.printf(
        "factors: %d reversed, %d finite, closest %.15f%n", reversed, finite, closest);
    assertTrue(reversed > 400, reversed + " reversed");
    assertTrue(finite > 2000, finite + " finite");
    assertTrue(closest > 1 - 1e-9 && closest <= 1 + 1e-12, "closest " + closest);
  }

  private static double[] configuration(MotionRecipe recipe, RandomGenerator random) {
    return new ConfigurationDraws(recipe.mechanism().scale(), random).of(recipe.robots());
  }

  /** The largest share that a point's distance from an axis has of its factor. */
  private static double shareOfFactors(MotionTrial trial, double[] poses) {
    double most = 0;
    double noise = 1e-13 * size(trial, poses);
    for (int k = 0; k < trial.chain.length(); k++) {
      int s = trial.chain.screw(k);
      if (!trial.mechanism.screwTurns[s]) continue;
      for (int i = 0; i < trial.points.length; i += 3) {
        double distance = fromAxis(trial, s, poses, i) - noise;
        assertTrue(distance <= trial.factors[k] * (1 + 1e-13), trial.recipe::toString);
        if (distance > 1e-3) most = Math.max(most, distance / trial.factors[k]);
      }
    }
    return most;
  }

  private static double size(MotionTrial trial, double[] poses) {
    double most = trial.recipe.mechanism().far() * trial.recipe.mechanism().scale();
    for (int at = 9; at < poses.length; at += Pose.STRIDE) {
      for (int k = 0; k < 3; k++) most = Math.max(most, Math.abs(poses[at + k]));
    }
    return most;
  }

  /** From the axis, or for a floating joint, whose axis may be any, from the origin. */
  private static double fromAxis(MotionTrial trial, int s, double[] poses, int i) {
    int f = trial.mechanism.screwFrame[s];
    double[] p = placed(poses, trial.chain.tip(), trial.points, i);
    double[] axis = {0, 0, 0};
    double[] out = new double[3];
    for (int k = 0; k < 3; k++) {
      int row = Pose.STRIDE * f + 3 * k;
      for (int j = 0; j < 3; j++) axis[k] += poses[row + j] * trial.mechanism.axis[3 * f + j];
      out[k] = p[k] - poses[Pose.STRIDE * f + 9 + k];
    }
    boolean anyAxis = trial.mechanism.kind[f] == Mechanism.FLOATING;
    double along = anyAxis ? 0 : out[0] * axis[0] + out[1] * axis[1] + out[2] * axis[2];
    for (int k = 0; k < 3; k++) out[k] -= along * axis[k];
    return ScrewAxes.length(out[0], out[1], out[2]);
  }

  private static double[] placed(double[] poses, int frame, double[] points, int i) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      int row = Pose.STRIDE * frame + 3 * k;
      p[k] = poses[Pose.STRIDE * frame + 9 + k];
      for (int j = 0; j < 3; j++) p[k] += poses[row + j] * points[i + j];
    }
    return p;
  }

  private static void assertInside(MotionTrial trial, double[] poses, EnclosingBall ball) {
    double[] centre = {ball.x(), ball.y(), ball.z()};
    double[] c = placed(poses, trial.chain.base(), centre, 0);
    for (int i = 0; i < trial.points.length; i += 3) {
      double[] p = placed(poses, trial.chain.tip(), trial.points, i);
      double distance = ScrewAxes.length(p[0] - c[0], p[1] - c[1], p[2] - c[2]);
      double room = 1e-13 * (size(trial, poses) + ball.radius());
      assertTrue(distance <= ball.radius() + room, trial.recipe::toString);
    }
  }
}
