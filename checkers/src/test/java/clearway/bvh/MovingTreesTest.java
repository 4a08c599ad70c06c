package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.bvh.MovingProperty.Slip;
import clearway.oracle.Trials;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is proven lasts for the whole interval; planted bugs are noticed. */
class MovingTreesTest {
  private static final int PAIRS = 1500;
  private static final int SEEDS = 200;
  private static final long FIRST = Long.getLong("clearway.seed", 0);

  @Test
  void whatIsProven_lasts() {
    int[] seen = new int[5];
    Set<MovingPair.Move> moves = new HashSet<>();
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      MovingProperty property = new MovingProperty(pair, Slip.NONE);
      assertNull(property.violation(), pair::toString);
      moves.add(pair.moveA);
      if (property.found) seen[0]++;
      else if (property.trees.deferredCount() > 0) seen[1]++;
      if (property.provenPairs > 0) seen[2]++;
      if (property.trees.counters().triangleTests > 0 && property.provenPairs > 0) seen[3]++;
      if (property.provenPairs > 0 && property.quality() > 0.9) seen[4]++;
    }
    requireComposition(seen, moves);
  }

  private static void requireComposition(int[] seen, Set<MovingPair.Move> moves) {
    String[] names = {"found", "put by", "proven", "proven by triangles", "proven tightly"};
    double[] floors = {0.03, 0.3, 0.5, 0.15, 0.1};
    for (int i = 0; i < seen.length; i++) {
      int least = (int) (floors[i] * Trials.of(PAIRS));
      assertTrue(seen[i] >= least, seen[i] + " " + names[i] + ", fewer than " + least);
    }
    assertEquals(MovingPair.Move.values().length, moves.size(), moves.toString());
  }

  @Test
  void theGapOfTwoVolumes_lastsAsFarAsMotionIsLinear() {
    int apart = 0;
    int tight = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingVolumes volumes = new MovingVolumes(MovingPair.of(seed), 0);
      if (!volumes.areApart()) continue;
      apart++;
      if (volumes.spare() < 1e-3) tight++;
      assertFalse(volumes.isWrong(), volumes::toString);
    }
    assertTrue(apart > Trials.of(PAIRS) / 2, apart + " apart");
    assertTrue(tight > Trials.of(PAIRS) / 10, tight + " tight");
  }

  @ParameterizedTest
  @EnumSource(value = Slip.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void wrongInput_isNoticed(Slip slip) {
    long seed = 0;
    while (seed < SEEDS && new MovingProperty(MovingPair.of(seed), slip).violation() == null) {
      seed++;
    }
    assertTrue(seed < SEEDS, slip + " is not noticed");
  }

  /** The distance is measured by another query, for which its own tests answer. */
  @Test
  void whatIsFound_isTooCloseAtTheReference() {
    BvhQuery query = new BvhQuery();
    int found = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      if (!new MovingProperty(pair, Slip.NONE).found) continue;
      found++;
      double radii = pair.radiusA + pair.radiusB;
      double distance = query.nearest(pair.a, pair.b, pair.bInA, 0) - radii;
      double room = 1e-12 * (pair.a.reach() + pair.b.reach());
      assertTrue(distance <= pair.tooClose + room, pair::toString);
    }
    assertTrue(found > Trials.of(PAIRS) / 50, found + " found");
  }

  @Test
  void whatIsNearerThanTheLeast_isFoundFromTheRoots() {
    BvhQuery query = new BvhQuery();
    long[] roots = {0};
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      query.nearest(pair.a, pair.b, pair.bInA, 0);
      double distance = query.nearestDistance();
      double room = 1e-12 * (pair.a.reach() + pair.b.reach());
      MovingTrees trees = new MovingProperty(pair, Slip.NONE).trees;
      trees.begin(pair.a, pair.b, pair.bInA, 0, 0);
      assertTrue(
          trees.run(roots, 0, 1, distance + room, distance + 2 * room, false), pair::toString);
    }
  }

  @Test
  void onlyLeavesArePutBy_whereTrianglesAreAskedFor() {
    int put = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      if (!pair.toTriangles) continue;
      MovingTrees trees = new MovingProperty(pair, Slip.NONE).trees;
      for (int i = 0; i < trees.deferredCount(); i++, put++) {
        long nodes = trees.deferred()[i];
        assertTrue(pair.a.isLeaf(PairStack.a(nodes)), pair::toString);
        assertTrue(pair.b.isLeaf(PairStack.b(nodes)), pair::toString);
      }
    }
    assertTrue(put > 0);
  }

  @Test
  void rootsApart_meansThatNothingMeets() {
    int apart = 0;
    int not = 0;
    BvhQuery query = new BvhQuery();
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      if (!pair.fromRoots()) continue;
      if (!new MovingProperty(pair, Slip.NONE).trees.rootsApart()) {
        not++;
        continue;
      }
      apart++;
      assertFalse(query.overlap(pair.a, pair.b, pair.bInA), pair::toString);
    }
    assertTrue(apart > Trials.of(PAIRS) / 10, apart + " apart");
    assertTrue(not > Trials.of(PAIRS) / 20, not + " not apart");
  }

  /** The whole of a smaller question is part of the larger one. */
  @Test
  void whatIsPutBy_liesBelowWhatWasAsked() {
    for (long seed = FIRST; seed < FIRST + Trials.of(PAIRS); seed++) {
      MovingPair pair = MovingPair.of(seed);
      MovingTrees trees = new MovingProperty(pair, Slip.NONE).trees;
      int[] a = MovingProperty.range(pair.a, PairStack.a(pair.start));
      int[] b = MovingProperty.range(pair.b, PairStack.b(pair.start));
      for (int i = 0; i < trees.deferredCount(); i++) {
        long nodes = trees.deferred()[i];
        assertTrue(isWithin(MovingProperty.range(pair.a, PairStack.a(nodes)), a), pair::toString);
        assertTrue(isWithin(MovingProperty.range(pair.b, PairStack.b(nodes)), b), pair::toString);
      }
    }
  }

  private static boolean isWithin(int[] inner, int[] outer) {
    return outer[0] <= inner[0] && inner[1] <= outer[1];
  }
}
