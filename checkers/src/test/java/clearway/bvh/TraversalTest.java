package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.MeshPair;
import clearway.recipe.Randoms;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What refined checks build on. {@code -Dclearway.seed=N} starts at another seed. */
class TraversalTest {
  /** Entries of two trees for the same pair of volumes. */
  private record Both(int first, int second) {}

  /** Two meshes, the pose they were drawn with and another. */
  private record Case(MeshPair pair, Bvh a, Bvh b, double[] pose, double[] other, double delta) {
    static Case of(long seed) {
      MeshPair pair = MeshPair.of(seed);
      RandomGenerator random = Randoms.of(seed);
      double size = pair.a().scale() + pair.b().scale();
      double step = size * Randoms.magnitude(random, -5, -1);
      double[] other = pair.entries();
      for (int k = 9; k < 12; k++) other[k] += step * random.nextGaussian();
      double delta = random.nextInt(4) == 0 ? 0 : size * Randoms.magnitude(random, -6, -2);
      Bvh a = Bvh.of(pair.meshA());
      return new Case(pair, a, Bvh.of(pair.meshB()), pair.entries(), other, delta);
    }

    int trace(double[] at, PairTree out) {
      Traversal traversal = new Traversal(false);
      traversal.begin(a, b, at, 0, delta);
      return traversal.trace(out, Bvh.ROOT, Bvh.ROOT);
    }
  }

  @Test
  void boundOfATree_isTheGreedyBoundAndNotAboveTheDistance() {
    int apart = 0;
    int close = 0;
    for (long seed : seeds(150)) {
      Case c = Case.of(seed);
      PairTree tree = new PairTree();
      int first = c.trace(c.pose(), tree);
      double greedy = new BvhQuery().greedy(c.a(), c.b(), c.pose(), c.delta(), c.delta());
      double ulps = 1e-13 * greedy; // what the order of triangles may do to the directions tried
      assertEquals(greedy, first < 0 ? 0 : tree.bound(first), ulps, "seed " + seed);
      if (first < 0) {
        assertEquals(0, tree.size(), "seed " + seed);
        close++;
      } else {
        assertTrue(tree.bound(first) <= c.pair().plainDistance(), "seed " + seed);
        apart++;
      }
    }
    assertTrue(apart > 30 && close > 30, apart + " apart, " + close + " close");
  }

  @Test
  void boundOfEveryEntry_isAboveDeltaAndTheLeastOfItsParts() {
    for (long seed : seeds(100)) {
      Case c = Case.of(seed);
      PairTree tree = new PairTree();
      c.trace(c.pose(), tree);
      for (int e = 0; e < tree.size(); e++) {
        assertTrue(tree.bound(e) > c.delta(), "seed " + seed);
        int part = tree.parts(e);
        if (part < 0) continue;
        assertEquals(Math.min(tree.bound(part), tree.bound(part + 1)), tree.bound(e));
      }
    }
  }

  @Test
  void bounds_dependOnTheirQuestionAlone() {
    Traversal used = new Traversal(false);
    for (long seed : seeds(100)) {
      Case c = Case.of(seed);
      PairTree fresh = new PairTree();
      PairTree again = new PairTree();
      used.begin(c.a(), c.b(), c.other(), 0, c.delta());
      used.trace(again, Bvh.ROOT, Bvh.ROOT);
      again.shrink(0);
      used.begin(c.a(), c.b(), c.pose(), 0, c.delta());
      assertEquals(c.trace(c.pose(), fresh), used.trace(again, Bvh.ROOT, Bvh.ROOT));
      for (int e = 0; e < fresh.size(); e++) assertEquals(fresh.bound(e), again.bound(e));
    }
  }

  @Test
  void leavesThatTwoTreesShare_haveEveryPairOfTrianglesOnce() {
    int divided = 0;
    for (long seed : seeds(150)) {
      Case c = Case.of(seed);
      PairTree tree = new PairTree();
      int first = c.trace(c.pose(), tree);
      int second = c.trace(c.other(), tree);
      if (first < 0 || second < 0) continue;
      List<Both> leaves = leaves(tree, first, second);
      if (leaves.size() > 1) divided++;
      assertTrue(coversOnce(c, tree, leaves), "seed " + seed);
    }
    assertTrue(divided > 20, "too few trees of several pairs: " + divided);
  }

  @Test
  void cover_noticesALeafThatWasDropped() {
    int seen = 0;
    for (long seed : seeds(40)) {
      Case c = Case.of(seed);
      PairTree tree = new PairTree();
      int first = c.trace(c.pose(), tree);
      if (first < 0) continue;
      List<Both> leaves = leaves(tree, first, first);
      for (int i = 0; i < leaves.size(); i++) {
        List<Both> fewer = new ArrayList<>(leaves);
        fewer.remove(i);
        assertFalse(coversOnce(c, tree, fewer), "seed " + seed);
        seen++;
      }
    }
    assertTrue(seen > 30, "too few leaves: " + seen);
  }

  /** As a refined check goes through two trees. */
  private static List<Both> leaves(PairTree tree, int first, int second) {
    List<Both> out = new ArrayList<>();
    collect(tree, new Both(first, second), out);
    return out;
  }

  private static void collect(PairTree tree, Both both, List<Both> out) {
    assertEquals(tree.nodeA(both.first()), tree.nodeA(both.second()));
    assertEquals(tree.nodeB(both.first()), tree.nodeB(both.second()));
    int first = tree.parts(both.first());
    int second = tree.parts(both.second());
    if (first < 0 || second < 0) {
      out.add(both);
      return;
    }
    collect(tree, new Both(first, second), out);
    collect(tree, new Both(first + 1, second + 1), out);
  }

  private static boolean coversOnce(Case c, PairTree tree, List<Both> leaves) {
    int columns = c.b().triangleCount();
    int[] seen = new int[c.a().triangleCount() * columns];
    for (Both leaf : leaves) {
      for (int i : c.a().trianglesBelow(tree.nodeA(leaf.first()))) {
        for (int j : c.b().trianglesBelow(tree.nodeB(leaf.first()))) seen[i * columns + j]++;
      }
    }
    for (int times : seen) {
      if (times != 1) return false;
    }
    return true;
  }

  private static long[] seeds(int count) {
    long first = Long.getLong("clearway.seed", 0);
    long[] seeds = new long[Trials.of(count)];
    for (int i = 0; i < seeds.length; i++) seeds[i] = first + i;
    return seeds;
  }
}
