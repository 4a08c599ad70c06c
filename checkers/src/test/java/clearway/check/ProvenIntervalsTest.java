package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ProvenIntervalsTest {
  @Test
  void what_noOpenIntervalTouches_isProven() {
    double[][] open = {{0.5, 0.75}, {0.125, 0.25}, {0.1875, 0.375}};
    ProvenIntervals proven = ProvenIntervals.outside(open);
    assertTrue(proven.covers(0, 0.125) && proven.covers(0.375, 0.5) && proven.covers(0.8, 1));
    assertFalse(proven.covers(0, 0.1875));
    assertFalse(proven.covers(0.375, 0.625));
    assertFalse(proven.covers(0.25, 0.3));
  }

  @Test
  void nothingIsProven_whereAllIsOpen() {
    assertFalse(ProvenIntervals.none().covers(0, 0));
    assertFalse(ProvenIntervals.outside(new double[][] {{0, 1}}).covers(0.25, 0.5));
    assertEquals(0, ProvenIntervals.outside(new double[][] {{0, 0.5}, {0.5, 1}}).bytes());
    assertTrue(ProvenIntervals.outside(new double[0][]).covers(0, 1));
  }

  @Test
  void randomIntervals_areCoveredExactlyIfTheirInsideMeetsNoOpenOne() {
    RandomGenerator random = Randoms.of(11);
    int covered = 0;
    for (int trial = 0; trial < 2000; trial++) {
      double[][] open = new double[random.nextInt(6)][];
      for (int i = 0; i < open.length; i++) open[i] = interval(random, 4);
      double[] asked = interval(random, 8);
      boolean free = true;
      for (double[] one : open) free &= asked[1] <= one[0] || one[1] <= asked[0];
      assertEquals(free, ProvenIntervals.outside(open).covers(asked[0], asked[1]), "" + trial);
      if (free) covered++;
    }
    assertTrue(covered > 300 && covered < 1700, "one-sided draws: " + covered);
  }

  private static double[] interval(RandomGenerator random, int most) {
    int from = random.nextInt(32);
    return new double[] {from / 32.0, Math.min(32, from + 1 + random.nextInt(most)) / 32.0};
  }
}
