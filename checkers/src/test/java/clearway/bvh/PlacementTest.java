package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.MeshPair;
import clearway.recipe.Randoms;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PlacementTest {
  @Test
  void distance_neverExceedsThePlainDistanceOfTheContents() {
    int apart = 0;
    int pairs = 0;
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MeshPair pair = MeshPair.of(seed);
      NodePairs nodes = new NodePairs(pair, Bvh.of(pair.meshA()), Bvh.of(pair.meshB()));
      for (int i = 0; i < 12; i++) {
        nodes.draw();
        double gap = nodes.gap();
        double plain = nodes.plainDistance();
        assertTrue(gap <= plain, () -> "gap " + gap + " > " + plain + " of " + nodes);
        if (gap > 0) apart++;
        pairs++;
      }
    }
    assertTrue(apart > 0.3 * pairs, apart + " of " + pairs + " node pairs apart");
    assertTrue(apart < 0.95 * pairs, apart + " of " + pairs + " node pairs apart");
  }

  @Test
  void rectangleDistance_neverExceedsThePlainDistanceOfTheContents() {
    int apart = 0;
    int pairs = 0;
    for (long seed = 0; seed < Trials.of(200); seed++) {
      MeshPair pair = MeshPair.of(seed);
      NodePairs nodes = new NodePairs(pair, Bvh.of(pair.meshA()), Bvh.of(pair.meshB()));
      for (int i = 0; i < 12; i++) {
        nodes.draw();
        double gap = nodes.placement.rectangleDistance(nodes.a, nodes.b);
        double plain = nodes.plainDistance();
        assertTrue(gap <= plain, () -> "gap " + gap + " > " + plain + " of " + nodes);
        if (gap > 0) apart++;
        pairs++;
      }
    }
    assertTrue(apart > 0.3 * pairs, apart + " of " + pairs + " node pairs apart");
  }

  @Test
  void meet_isDeniedExactlyWhereTheDistanceIsPositive() {
    for (long seed = 0; seed < Trials.of(600); seed++) {
      MeshPair pair = MeshPair.of(seed);
      NodePairs nodes = new NodePairs(pair, Bvh.of(pair.meshA()), Bvh.of(pair.meshB()));
      for (int i = 0; i < 100; i++) {
        nodes.draw();
        double met = nodes.placement.meet(nodes.a, nodes.b);
        assertEquals(nodes.gap() > 0, Double.doubleToRawLongBits(met) < 0, nodes::toString);
      }
    }
  }

  /** Random pairs of nodes of two trees, low ones and roots alike. */
  static final class NodePairs {
    final Placement placement = new Placement(false);
    private final MeshPair pair;
    private final Bvh treeA;
    private final Bvh treeB;
    private final Vector[][] trianglesA;
    private final Vector[][] trianglesB;
    private final RandomGenerator random;
    int a;
    int b;

    NodePairs(MeshPair pair, Bvh treeA, Bvh treeB) {
      this.pair = pair;
      this.treeA = treeA;
      this.treeB = treeB;
      trianglesA = PlainDistance.placed(pair.meshA(), Pose.identity());
      trianglesB = PlainDistance.placed(pair.meshB(), pair.pose());
      random = Randoms.of(pair.seed());
      placement.begin(treeA, treeB, pair.entries());
    }

    void draw() {
      a = random.nextInt(treeA.nodeCount());
      b = random.nextInt(treeB.nodeCount());
    }

    double gap() {
      return placement.distance(a, b);
    }

    double plainDistance() {
      return PlainDistance.ofTriangles(below(treeA, a, trianglesA), below(treeB, b, trianglesB));
    }

    private static Vector[][] below(Bvh tree, int node, Vector[][] triangles) {
      int[] range = TreeProperties.range(tree, node);
      Vector[][] result = new Vector[range[1] - range[0]][];
      Arrays.setAll(result, i -> triangles[tree.original(range[0] + i)]);
      return result;
    }

    @Override
    public String toString() {
      return "nodes " + a + " and " + b + " of " + pair;
    }
  }
}
