package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Against a row of cells, of which each is open or not. */
class ProvenIntervalsTest {
  private static final int CELLS = 32;

  @Test
  void whatIsCovered_hasNothingOpenBetweenItsEnds() {
    int covered = 0;
    for (long seed = 0; seed < Trials.of(500); seed++) {
      RandomGenerator random = Randoms.of(seed);
      boolean[] isOpen = new boolean[CELLS];
      ProvenIntervals proven = ProvenIntervals.outside(open(random, isOpen));
      for (int from = 0; from < CELLS; from++) {
        for (int to = from + 1; to <= CELLS; to++) {
          boolean expected = nothingOpen(isOpen, from, to);
          if (expected) covered++;
          boolean covers = proven.covers((double) from / CELLS, (double) to / CELLS);
          assertEquals(expected, covers, "seed " + seed + ", cells " + from + " to " + to);
        }
      }
    }
    assertTrue(covered > Trials.of(500), covered + " covered");
  }

  /** In any order; some of them overlap, some meet at their ends. */
  private static double[][] open(RandomGenerator random, boolean[] isOpen) {
    double[][] open = new double[random.nextInt(6)][];
    for (int i = 0; i < open.length; i++) {
      int from = random.nextInt(CELLS);
      int to = from + 1 + random.nextInt(Math.min(8, CELLS - from));
      open[i] = new double[] {(double) from / CELLS, (double) to / CELLS};
      for (int cell = from; cell < to; cell++) isOpen[cell] = true;
    }
    return open;
  }

  private static boolean nothingOpen(boolean[] isOpen, int from, int to) {
    for (int cell = from; cell < to; cell++) if (isOpen[cell]) return false;
    return true;
  }

  @Test
  void none_coversNothing() {
    assertFalse(ProvenIntervals.none().covers(0, 1));
    assertFalse(ProvenIntervals.outside(new double[][] {{0, 1}}).covers(0.25, 0.5));
  }

  @Test
  void anInterval_isTheLastOneBeginningAtOrBeforeIt() {
    ProvenIntervals proven = ProvenIntervals.outside(new double[][] {{0.25, 0.5}});
    assertTrue(proven.covers(0, 0.25));
    assertTrue(proven.covers(0.5, 1));
    assertFalse(proven.covers(0, Math.nextUp(0.25)));
    assertFalse(proven.covers(Math.nextDown(0.5), 0.75));
  }
}
