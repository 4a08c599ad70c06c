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
  private long[] stack = new long[64];
  private int top;
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
    ensureRoom(a.depth() + b.depth());
    counters.volumeTests++;
    stack[0] = PairStack.pair(Bvh.ROOT, Bvh.ROOT);
    top = placement.meet(Bvh.ROOT, Bvh.ROOT) >= 0 ? 1 : 0;
    while (top > 0) {
      long pair = stack[--top];
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

  /** Writes a point where the two triangles meet that the latest test found, on a and on b. */
  void copyMeeting(double[] out) {
    placement.placeTriangle(triangleB, placed, 0);
    int at = Bvh.TRIANGLE * triangleA;
    trianglePair.distance(
        a.triangles, at, placed, 0, placement.triangleSlack, Double.POSITIVE_INFINITY);
    trianglePair.meet();
    trianglePair.copyNearest(out, 0);
  }

  /** Whether a pair is divided in a: it has the larger sphere, or b's node is a leaf. */
  static boolean splitsA(Bvh a, int nodeA, Bvh b, int nodeB) {
    if (b.links[nodeB] < 0) return true;
    if (a.links[nodeA] < 0) return false;
    return a.boxes[Bvh.BOX * nodeA + Bvh.RADIUS] >= b.boxes[Bvh.BOX * nodeB + Bvh.RADIUS];
  }

  /** Puts the pairs that meet on the stack, the nearer on top. */
  private void children(int firstA, int firstB, int secondA, int secondB) {
    counters.volumeTests += 2;
    double first = placement.meet(firstA, firstB);
    double second = placement.meet(secondA, secondB);
    if (first >= 0 && second >= first) {
      stack[top++] = PairStack.pair(secondA, secondB);
      stack[top++] = PairStack.pair(firstA, firstB);
    } else {
      if (first >= 0) stack[top++] = PairStack.pair(firstA, firstB);
      if (second >= 0) stack[top++] = PairStack.pair(secondA, secondB);
    }
  }

  private void ensureRoom(int depths) {
    if (stack.length < depths + 2) stack = new long[2 * depths + 2];
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
