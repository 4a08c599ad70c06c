package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PairQueueTest {
  private final PairQueue queue = new PairQueue();

  @Test
  void least_isNeverAboveABoundOfTheQueueAndNearTheOneTakenOut() {
    for (long seed = 0; seed < Trials.of(300); seed++) {
      RandomGenerator random = Randoms.of(seed);
      double limit = random.nextInt(3) == 0 ? 1 + seed : Randoms.magnitude(random, -290, 290);
      queue.clear(limit);
      Map<Long, Double> waiting = new HashMap<>();
      push(waiting, 0, limit * Math.pow(random.nextDouble(), 4));
      long next = 1;
      while (queue.climb()) {
        double least = queue.least();
        double lowest = Collections.min(waiting.values());
        assertTrue(least <= lowest, () -> least + " > " + lowest);
        double bound = take(waiting);
        assertTrue(bound <= least + limit / 400, () -> bound + " at " + least + " of " + limit);
        int children = next < 200 ? 2 : 0;
        for (int i = 0; i < children; i++) push(waiting, next++, above(random, bound, limit));
      }
      assertTrue(waiting.isEmpty(), "seed " + seed + " left " + waiting);
    }
  }

  /** A bound from the given one to below the limit, often on the border of a level or by it. */
  private static double above(RandomGenerator random, double bound, double limit) {
    double at = bound + random.nextDouble() * random.nextDouble() * (limit - bound);
    if (random.nextBoolean()) at = Math.rint(at / limit * 512) / 512 * limit;
    if (random.nextInt(3) == 0) at = random.nextBoolean() ? Math.nextUp(at) : Math.nextDown(at);
    return Math.max(bound, Math.min(at, Math.nextDown(limit)));
  }

  private void push(Map<Long, Double> waiting, long pair, double bound) {
    queue.push(pair, bound);
    waiting.put(pair, bound);
  }

  private double take(Map<Long, Double> waiting) {
    Double bound = waiting.remove(queue.pop());
    assertEquals(bound, queue.bound());
    return bound;
  }

  @Test
  void climb_goesUpTheLevelsAndTakesTheLatestOfOneFirst() {
    queue.clear(512);
    double[] bounds = {3.5, 0.25, 3.25, 511.9, 0.5, 3};
    for (int i = 0; i < bounds.length; i++) queue.push(i, bounds[i]);
    long[] order = {4, 1, 5, 2, 0, 3};
    double[] levels = {0, 0, 3, 3, 3, 511};
    for (int i = 0; i < order.length; i++) {
      assertTrue(queue.climb());
      assertEquals(levels[i], queue.least(), 1e-12);
      assertTrue(queue.least() <= levels[i]);
      assertEquals(order[i], queue.pop());
      assertEquals(bounds[(int) order[i]], queue.bound());
    }
    assertFalse(queue.climb());
  }

  @Test
  void anInfiniteLimit_leavesAllBoundsOnOneLevelOfLeastZero() {
    queue.clear(Double.POSITIVE_INFINITY);
    double[] bounds = {7, 0, 1e300, Double.MAX_VALUE, Double.POSITIVE_INFINITY};
    for (int i = 0; i < bounds.length; i++) queue.push(i, bounds[i]);
    for (int i = bounds.length - 1; i >= 0; i--) {
      assertTrue(queue.climb());
      assertEquals(0, queue.least());
      assertEquals(i, queue.pop());
      assertEquals(bounds[i], queue.bound());
    }
    assertFalse(queue.climb());
  }

  @Test
  void aLimitOfZeroOrNearlySo_isSurvived() {
    for (double limit : new double[] {0, Double.MIN_VALUE, 1e-310, Double.MIN_NORMAL}) {
      queue.clear(limit);
      assertFalse(queue.climb());
      queue.clear(limit);
      queue.push(1, 0);
      queue.push(2, limit);
      boolean[] taken = new boolean[3];
      while (queue.climb()) {
        double least = queue.least();
        taken[(int) queue.pop()] = true;
        assertTrue(least <= queue.bound(), least + " > " + queue.bound());
      }
      assertTrue(taken[1] && taken[2], "limit " + limit);
    }
  }

  @Test
  void manyPairs_areKeptAndForgottenWhenCleared() {
    for (int round = 0; round < 2; round++) {
      queue.clear(1);
      int count = 100_000;
      for (int i = 0; i < count; i++) queue.push(i, i * 0.37 % 1);
      boolean[] taken = new boolean[count];
      double before = 0;
      for (int i = round; i < count; i++) { // the second round leaves one behind
        assertTrue(queue.climb() && queue.least() >= before);
        before = queue.least();
        int pair = (int) queue.pop();
        assertEquals(pair * 0.37 % 1, queue.bound());
        assertFalse(taken[pair]);
        taken[pair] = true;
      }
      assertEquals(round == 1, queue.climb());
    }
    queue.clear(1);
    assertFalse(queue.climb());
  }
}
