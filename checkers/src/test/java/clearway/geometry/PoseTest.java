package clearway.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.DoubleDouble;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PoseTest {
  @Test
  void quaternions_ofAnyLengthGiveOrthonormalRotations() {
    RandomGenerator random = Randoms.of(1);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double length = Randoms.magnitude(random, -100, 100);
      Pose pose = random(random, length);
      double skew = skew(pose);
      assertTrue(skew <= 0x1p-49, () -> "skew " + skew + " of " + pose);
    }
  }

  @Test
  void products_ofFivePosesStayWithinTheAllowance() {
    RandomGenerator random = Randoms.of(2);
    double worst = 0;
    for (int i = 0; i < Trials.of(1000); i++) {
      Pose product = Pose.identity();
      boolean same = i % 2 == 0;
      Pose factor = random(random, 1);
      for (int k = 0; k < 5; k++) product = product.times(same ? factor : random(random, 1));
      worst = Math.max(worst, Math.max(skew(product), skew(product.inverse())));
    }
    assertTrue(worst <= Pose.ORTHONORMALITY, "skew " + worst + " after five products");
  }

  @Test
  void products_ofUpToFiveHundredPosesStayWithinTheAllowance() {
    RandomGenerator random = Randoms.of(4);
    double worst = 0;
    for (int i = 0; i < Trials.of(400); i++) {
      Pose factor = random(random, 1);
      Pose product = Pose.identity();
      for (int k = 1; k <= 500; k++) {
        product = product.times(i % 2 == 0 ? factor : random(random, 1));
        if (k % 50 == 0) worst = Math.max(worst, Math.max(skew(product), skew(product.inverse())));
      }
    }
    assertTrue(worst <= Pose.ORTHONORMALITY, "skew " + worst + " after five hundred products");
    assertTrue(worst >= Pose.ORTHONORMALITY / 64, "skew " + worst + " is nowhere near");
  }

  @Test
  void quaternions_soShortThatTheirSquareVanishesStillTurn() {
    double[] entries = new double[12];
    Pose.of(0, 0, 0, 1e-160, 0, 0, 0).copyTo(entries, 0);
    assertArrayEquals(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}, entries);
  }

  @Test
  void rotation_aboutAnAxisSoShortThatItsSquareVanishesKeepsItsAngle() {
    double[] out = new double[3];
    Pose.rotation(0, 3e-162, 0, 1).apply(1, 0, 0, out, 0);
    assertArrayEquals(new double[] {StrictMath.cos(1), 0, -StrictMath.sin(1)}, out, 1e-15);
  }

  @Test
  void times_appliesTheInnerPoseFirst() {
    Pose turn = Pose.rotation(0, 0, 3, Math.PI / 2);
    Pose shift = Pose.translation(1, 2, 3);
    double[] out = new double[3];
    turn.times(shift).apply(1, 0, 0, out, 0);
    assertArrayEquals(new double[] {-2, 2, 3}, out, 1e-15);
    shift.times(turn).apply(1, 0, 0, out, 0);
    assertArrayEquals(new double[] {1, 3, 3}, out, 1e-15);
  }

  @Test
  void inverse_undoesThePose() {
    RandomGenerator random = Randoms.of(3);
    for (int i = 0; i < 1000; i++) {
      Pose pose = random(random, 1);
      double[] entries = new double[12];
      pose.times(pose.inverse()).copyTo(entries, 0);
      assertArrayEquals(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}, entries, 1e-14);
    }
  }

  @Test
  void rotation_turnsAboutItsAxisByItsAngle() {
    double[] out = new double[3];
    Pose.rotation(0, 1e-60, 0, 1).apply(1, 0, 0, out, 0);
    assertArrayEquals(new double[] {StrictMath.cos(1), 0, -StrictMath.sin(1)}, out, 1e-15);
  }

  @Test
  void refusals_nameTheValueAndTheRule() {
    refused(
        "quaternion (0.0, 0.0, 0.0, 0.0) must be finite and not zero",
        () -> Pose.of(0, 0, 0, 0, 0, 0, 0));
    refused(
        "quaternion (NaN, 0.0, 0.0, 1.0) must be finite and not zero",
        () -> Pose.of(0, 0, 0, Double.NaN, 0, 0, 1));
    refused("y is Infinity; it must be finite", () -> Pose.translation(0, 1.0 / 0, 0));
    refused("x is NaN; it must be finite", () -> Pose.of(Double.NaN, 0, 0, 1, 0, 0, 0));
    refused("axis (0.0, 0.0, 0.0) must be finite and not zero", () -> Pose.rotation(0, 0, 0, 1));
    refused("angle is NaN; it must be finite", () -> Pose.rotation(1, 0, 0, Double.NaN));
  }

  private static void refused(String message, org.junit.jupiter.api.function.Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  private static Pose random(RandomGenerator random, double length) {
    double[] q = new double[4];
    for (int k = 0; k < 4; k++) q[k] = length * random.nextGaussian();
    if (random.nextInt(5) == 0) q[random.nextInt(4)] = 0;
    return Pose.of(random.nextDouble(), random.nextDouble(), 1, q[0], q[1], q[2], q[3]);
  }

  /** The largest entry of |R^T R - I|, all but exact; NaN if R has one. */
  static double skew(Pose pose) {
    double[] e = new double[12];
    pose.copyTo(e, 0);
    double worst = 0;
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        DoubleDouble sum = DoubleDouble.of(i == j ? -1 : 0);
        for (int k = 0; k < 3; k++) {
          sum = sum.plus(DoubleDouble.of(e[3 * k + i]).times(DoubleDouble.of(e[3 * k + j])));
        }
        worst = Math.max(worst, Math.abs(sum.value()));
      }
    }
    return worst;
  }
}
