package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Dyadic;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class FramesTest {
  private static final Dyadic ALLOWED = Dyadic.of(0x1p-48);

  @Test
  void orthonormalise_ofOrdinaryVectorsAnswersARightHandedFrameOfThem() {
    RandomGenerator random = Randoms.of(1);
    for (int i = 0; i < Trials.of(5000); i++) {
      double[] f = new double[9];
      double u = Randoms.magnitude(random, -100, 100);
      double v = Randoms.magnitude(random, -100, 100);
      for (int k = 0; k < 6; k++) f[k] = (k < 3 ? u : v) * random.nextGaussian();
      double[] given = f.clone();
      assertTrue(Frames.orthonormalise(f), () -> Arrays.toString(given));
      assertOrthonormal(given, f);
      assertTrue(dot(f, 0, given, 0) > 0 && dot(f, 3, given, 3) > 0, () -> Arrays.toString(given));
      assertTrue(f[6] * (f[1] * f[5] - f[2] * f[4]) >= 0, () -> Arrays.toString(given));
    }
  }

  @Test
  void orthonormalise_ofNearlyCollinearVectorsAnswersAFrameOrRefuses() {
    RandomGenerator random = Randoms.of(2);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double[] f = new double[9];
      double scale = i % 2 == 0 ? random.nextDouble() : Randoms.magnitude(random, -20, 20);
      double off = random.nextInt(3) == 0 ? Randoms.magnitude(random, -17, -6) : 0;
      for (int k = 0; k < 3; k++) {
        f[k] = i % 4 < 2 ? random.nextInt(7) - 3 : random.nextGaussian();
        f[3 + k] = byUlps(f[k] * scale * (1 + off * random.nextGaussian()), random.nextInt(5) - 2);
      }
      framesOrRefuses(f);
    }
  }

  @Test
  void orthonormalise_doesNotRefuseVectorsThatAreAMillionthApart() {
    RandomGenerator random = Randoms.of(3);
    for (int i = 0; i < Trials.of(5000); i++) {
      double[] u = Randoms.unit(random);
      double[] v = Randoms.unit(random);
      double along = dot(u, 0, v, 0);
      double off = Randoms.magnitude(random, -6, 0);
      double[] f = new double[9];
      for (int k = 0; k < 3; k++) {
        f[k] = u[k];
        f[3 + k] = u[k] + off * (v[k] - along * u[k]);
      }
      if (Math.abs(along) < 0.9) assertTrue(framesOrRefuses(f), () -> Arrays.toString(f));
    }
  }

  @Test
  void orthonormalise_ofThePairOnceLeftSkewAnswersAFrameOrRefuses() {
    double[] u = {1, 1.0000000000000002, -2};
    for (int code = 0; code < 125; code++) {
      double[] f = new double[9];
      for (int k = 0, rest = code; k < 3; k++, rest /= 5) {
        f[k] = u[k];
        f[3 + k] = byUlps(0.6014940594439578 * u[k], rest % 5 - 2);
      }
      framesOrRefuses(f);
    }
  }

  @Test
  void orthonormalise_refusesVectorsThatSpanNoPlane() {
    assertFalse(Frames.orthonormalise(new double[9]));
    assertFalse(Frames.orthonormalise(new double[] {1, 0, 0, 0, 0, 0, 0, 0, 0}));
    assertFalse(Frames.orthonormalise(new double[] {0, 0, 0, 0, 1, 0, 0, 0, 0}));
    assertFalse(Frames.orthonormalise(new double[] {0, 2, 0, 0, -3, 0, 0, 0, 0}));
    assertFalse(Frames.orthonormalise(new double[] {1, 2, 3, Double.NaN, 0, 0, 0, 0, 0}));
    assertFalse(Frames.orthonormalise(new double[] {1e200, 0, 0, 0, 1, 0, 0, 0, 0}));
  }

  private static boolean framesOrRefuses(double[] f) {
    double[] given = f.clone();
    boolean answered = Frames.orthonormalise(f);
    if (answered) assertOrthonormal(given, f);
    return answered;
  }

  private static double byUlps(double x, int ulps) {
    return x + ulps * Math.ulp(x);
  }

  private static double dot(double[] f, int i, double[] g, int j) {
    return f[i] * g[j] + f[i + 1] * g[j + 1] + f[i + 2] * g[j + 2];
  }

  private static void assertOrthonormal(double[] given, double[] f) {
    for (int i = 0; i < 9; i += 3) {
      for (int j = 0; j <= i; j += 3) {
        Dyadic sum = Dyadic.of(i == j ? -1 : 0);
        for (int k = 0; k < 3; k++) sum = sum.plus(Dyadic.of(f[i + k]).times(Dyadic.of(f[j + k])));
        boolean within = sum.abs().compareTo(ALLOWED) <= 0;
        assertTrue(within, () -> Arrays.toString(f) + " from " + Arrays.toString(given));
      }
    }
  }
}
