package clearway.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class FrameTest {

  private static Frame random(RandomGenerator random) {
    double scale = Randoms.magnitude(random, -3, 3);
    return Frame.of(
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        scale * random.nextGaussian(),
        scale * random.nextGaussian(),
        scale * random.nextGaussian(),
        scale * random.nextGaussian());
  }

  @Test
  void normalisingTwice_changesNoBit() {
    for (long seed = 0; seed < Trials.of(20_000); seed++) {
      Frame once = random(Randoms.of(seed));
      Frame twice =
          new Frame(once.x(), once.y(), once.z(), once.qw(), once.qx(), once.qy(), once.qz());
      assertEquals(once, twice, "seed " + seed);
    }
  }

  @Test
  void rollPitchYaw_turnAboutFixedAxesInThatOrder() {
    for (long seed = 0; seed < Trials.of(500); seed++) {
      RandomGenerator random = Randoms.of(seed);
      double roll = 4 * random.nextGaussian();
      double pitch = 4 * random.nextGaussian();
      double yaw = 4 * random.nextGaussian();
      Pose turned =
          Pose.rotation(0, 0, 1, yaw)
              .times(Pose.rotation(0, 1, 0, pitch))
              .times(Pose.rotation(1, 0, 0, roll));
      assertClose(turned, Frame.rpy(0, 0, 0, roll, pitch, yaw).pose(), "seed " + seed);
    }
  }

  @Test
  void productsAndInverses_areThoseOfPoses() {
    for (long seed = 0; seed < Trials.of(500); seed++) {
      RandomGenerator random = Randoms.of(seed);
      Frame a = random(random);
      Frame b = random(random);
      assertClose(a.pose().times(b.pose()), a.times(b).pose(), "seed " + seed);
      assertClose(Pose.identity(), a.times(a.inverse()).pose(), "seed " + seed);
      assertClose(Pose.identity(), a.inverse().times(a).pose(), "seed " + seed);
    }
  }

  @Test
  void onlyFiniteValuesAndTrueQuaternions_areTaken() {
    assertTrue(Frame.of(0, 0, 0, -2, 0, 0, 0).isIdentity());
    assertThrows(IllegalArgumentException.class, () -> Frame.of(0, 0, 0, 0, 0, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> Frame.translation(Double.NaN, 0, 0));
    assertThrows(
        IllegalArgumentException.class, () -> Frame.of(0, 0, 0, Double.POSITIVE_INFINITY, 0, 0, 0));
  }

  private static void assertClose(Pose expected, Pose actual, String seed) {
    double[] e = new double[Pose.STRIDE];
    double[] a = new double[Pose.STRIDE];
    expected.copyTo(e, 0);
    actual.copyTo(a, 0);
    for (int k = 0; k < Pose.STRIDE; k++) assertEquals(e[k], a[k], 1e-13, seed + " entry " + k);
  }
}
