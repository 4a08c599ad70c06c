package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.math.BigDecimal;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class OrientationTest {
  @Test
  void sign_isThatOfTheDeterminantInExactDecimals() {
    int[] seen = new int[3];
    for (long seed = 0; seed < Trials.of(6000); seed++) {
      double[] p = fourPoints(seed);
      int exact = exactSign(p);
      long printed = seed;
      assertEquals(
          exact, Orientation.sign(p, 0, p, 3, p, 6, p, 9), () -> "fourPoints(" + printed + ")");
      assertEquals(-exact, Orientation.sign(p, 3, p, 0, p, 6, p, 9));
      seen[exact + 1]++;
    }
    for (int count : seen) assertTrue(count >= Trials.of(6000) / 10, "signs seen: " + count);
  }

  @Test
  void collinear_isExact() {
    double[] p = {0, 0, 0, 1, 2, 3, 2, 4, 6};
    assertTrue(Orientation.collinear(p, 0, p, 3, p, 6));
    p[8] = Math.nextUp(6.0);
    assertEquals(false, Orientation.collinear(p, 0, p, 3, p, 6));
  }

  /** Random points, in most cases in one plane up to a few units in the last place. */
  private static double[] fourPoints(long seed) {
    RandomGenerator random = Randoms.of(seed);
    double[] p = new double[12];
    double scale = Randoms.magnitude(random, -40, 40);
    boolean grid = random.nextInt(3) == 0;
    for (int k = 0; k < 12; k++) {
      p[k] = grid ? random.nextInt(5) - 2 : random.nextDouble() - 0.5;
    }
    if (random.nextInt(4) != 0) {
      double s = random.nextDouble(), t = random.nextDouble();
      if (grid) {
        s = Math.rint(4 * s) / 4;
        t = Math.rint(4 * t) / 4;
      }
      for (int k = 0; k < 3; k++) p[9 + k] = p[k] + s * (p[3 + k] - p[k]) + t * (p[6 + k] - p[k]);
    }
    if (random.nextInt(4) == 0) p[11] = Math.nextUp(p[11]);
    for (int k = 0; k < 12; k++) p[k] *= scale;
    return p;
  }

  private static int exactSign(double[] p) {
    BigDecimal[] d = new BigDecimal[9];
    for (int k = 0; k < 9; k++) d[k] = new BigDecimal(p[k]).subtract(new BigDecimal(p[9 + k % 3]));
    BigDecimal sum = BigDecimal.ZERO;
    int[][] even = {{0, 4, 8}, {1, 5, 6}, {2, 3, 7}};
    int[][] odd = {{2, 4, 6}, {1, 3, 8}, {0, 5, 7}};
    for (int[] i : even) sum = sum.add(d[i[0]].multiply(d[i[1]]).multiply(d[i[2]]));
    for (int[] i : odd) sum = sum.subtract(d[i[0]].multiply(d[i[1]]).multiply(d[i[2]]));
    return sum.signum();
  }
}
