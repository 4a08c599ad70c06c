package clearway.bvh;

import clearway.kernel.TrianglePair;

/**
 * Whether the surfaces of two meshes meet (COLL-CHECKER of Schwarzer, Saha and Latombe).
 *
 * <p><b>A "no" is proven.</b> Every pair of triangles is separated by more than the rounding of the
 * query along a direction of its own or of a pair of boxes above it. A "yes" names two triangles
 * for which no such direction was found: they meet, or are as near as rounding.
 */
final class Overlap {
  private final Placement placement;
  private final TrianglePair trianglePair;
  private final Counters counters;
  private final PairStack stack = new PairStack();
  private final double[] placed = new double[Bvh.LEAF * Bvh.TRIANGLE];
  private Bvh a;
  private Bvh b;

  /** Positions in leaf order of the triangles that met. */
  int triangleA;

  int triangleB;

  Overlap(Placement placement, TrianglePair trianglePair, Counters counters) {
    this.placement = placement;
    this.trianglePair = trianglePair;
    this.counters = counters;
  }

  /** Answers for the query that the placement has begun. */
  boolean test() {
    a = placement.a;
    b = placement.b;
    stack.clear();
    double square = meet(Bvh.ROOT, Bvh.ROOT);
    if (square < 0) return false;
    stack.push(Bvh.ROOT, Bvh.ROOT, square);
    while (!stack.isEmpty()) {
      long pair = stack.pop();
      if (descend(PairStack.a(pair), PairStack.b(pair))) return true;
    }
    return false;
  }

  /** Works on two boxes that meet; true if two of their triangles were found to. */
  private boolean descend(int nodeA, int nodeB) {
    int linkA = a.links[nodeA];
    int linkB = b.links[nodeB];
    if ((linkA & linkB) < 0) return leaves(nodeA, nodeB);
    if (splitsA(a, nodeA, b, nodeB)) children(linkA, nodeB, linkA + 1, nodeB);
    else children(nodeA, linkB, nodeA, linkB + 1);
    return false;
  }

  /** Whether a pair is divided in a: it has the larger sphere, or b's node is a leaf. */
  static boolean splitsA(Bvh a, int nodeA, Bvh b, int nodeB) {
    if (b.links[nodeB] < 0) return true;
    if (a.links[nodeA] < 0) return false;
    return a.boxes[Bvh.BOX * nodeA + Bvh.RADIUS] >= b.boxes[Bvh.BOX * nodeB + Bvh.RADIUS];
  }

  /** Puts the nearer of the pairs that meet on top. */
  private void children(int firstA, int firstB, int secondA, int secondB) {
    double first = meet(firstA, firstB);
    double second = meet(secondA, secondB);
    if (first >= 0 && second >= first) {
      stack.push(secondA, secondB, second);
      stack.push(firstA, firstB, first);
    } else {
      if (first >= 0) stack.push(firstA, firstB, first);
      if (second >= 0) stack.push(secondA, secondB, second);
    }
  }

  private double meet(int nodeA, int nodeB) {
    counters.volumeTests++;
    return placement.meet(nodeA, nodeB);
  }

  private boolean leaves(int leafA, int leafB) {
    int firstA = a.first(leafA);
    int firstB = b.first(leafB);
    int countA = a.count(leafA);
    int countB = b.count(leafB);
    for (int j = 0; j < countB; j++) {
      placement.placeTriangle(firstB + j, placed, 0);
      for (int i = 0; i < countA; i++) {
        counters.triangleTests++;
        if (!trianglePair.separated(
            a.triangles, Bvh.TRIANGLE * (firstA + i), placed, 0, placement.triangleSlack)) {
          triangleA = firstA + i;
          triangleB = firstB + j;
          return true;
        }
      }
    }
    return false;
  }
}
