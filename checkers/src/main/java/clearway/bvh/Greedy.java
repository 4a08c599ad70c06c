package clearway.bvh;

import clearway.kernel.TrianglePair;

/**
 * GREEDY-DIST of Schwarzer, Saha and Latombe: a lower bound on the distance of two meshes for
 * little more than an overlap test.
 *
 * <p><b>Never overestimates.</b> The answer is zero if the distance may be delta or less, and else
 * greater than delta and at most the distance: every pair of triangles is kept apart by its own
 * bound or that of a pair of volumes above it, and the answer is the least of these.
 *
 * <p>Asked for a bound of {@code needed}, it descends below volumes whose bound is smaller until
 * every pair is proven that far apart, or until two triangles are found that are not; from then on
 * it takes the first bound above delta.
 */
final class Greedy {
  private final Placement placement;
  private final TrianglePair trianglePair;
  private final Counters counters;
  private final PairStack stack = new PairStack();
  private final PairStack putBy = new PairStack();
  private final double[] placed = new double[Bvh.TRIANGLE];
  private Bvh a;
  private Bvh b;
  private double delta;
  private double needed;
  private double least;

  Greedy(Placement placement, TrianglePair trianglePair, Counters counters) {
    this.placement = placement;
    this.trianglePair = trianglePair;
    this.counters = counters;
  }

  /**
   * Answers for the query that the placement has begun.
   *
   * @param needed a bound that would satisfy the caller; delta for the plain greedy distance
   */
  double lowerBound(double delta, double needed) {
    a = placement.a;
    b = placement.b;
    this.delta = delta;
    this.needed = Math.max(delta, needed);
    least = Double.POSITIVE_INFINITY;
    stack.clear();
    putBy.clear();
    visit(Bvh.ROOT, Bvh.ROOT, 0);
    while (!stack.isEmpty() && least > delta) {
      long pair = stack.pop();
      divide(PairStack.a(pair), PairStack.b(pair), stack.value());
    }
    while (!putBy.isEmpty() && least > delta) {
      long pair = putBy.pop();
      measure(PairStack.a(pair), PairStack.b(pair), putBy.value());
    }
    return least > delta ? least : 0;
  }

  /** Bounds a pair and settles it, or leaves it to be divided. */
  private void visit(int nodeA, int nodeB, double inherited) {
    counters.volumeTests++;
    double bound = Math.max(inherited, placement.bound(nodeA, nodeB));
    if (bound > delta && bound >= needed) least = Math.min(least, bound);
    else stack.push(nodeA, nodeB, bound);
  }

  private void divide(int nodeA, int nodeB, double bound) {
    int linkA = a.links[nodeA];
    int linkB = b.links[nodeB];
    if (bound > delta && bound >= needed) {
      least = Math.min(least, bound); // the need fell since the pair was put by
    } else if ((linkA & linkB) < 0) {
      leaves(nodeA, nodeB, bound);
    } else if (Overlap.splitsA(a, nodeA, b, nodeB)) {
      visit(linkA, nodeB, bound);
      visit(linkA + 1, nodeB, bound);
    } else {
      visit(nodeA, linkB, bound);
      visit(nodeA, linkB + 1, bound);
    }
  }

  /**
   * Looks whether the triangles of two leaves meet, and puts those that do not by: once the volumes
   * have had their say, few of them need to be measured.
   */
  private void leaves(int leafA, int leafB, double bound) {
    int firstA = a.first(leafA);
    int firstB = b.first(leafB);
    for (int j = firstB; j < firstB + b.count(leafB); j++) {
      placement.placeTriangle(j, placed, 0);
      for (int i = firstA; i < firstA + a.count(leafA); i++) {
        if (needed > delta) measurePlaced(i, bound);
        else if (separated(i) || bound > 0) putBy.push(i, j, bound);
        else least = 0;
      }
    }
  }

  private boolean separated(int i) {
    counters.triangleTests++;
    return trianglePair.separated(
        a.triangles, Bvh.TRIANGLE * i, placed, 0, placement.triangleSlack);
  }

  private void measure(int i, int j, double bound) {
    placement.placeTriangle(j, placed, 0);
    measurePlaced(i, bound);
  }

  private void measurePlaced(int i, double bound) {
    counters.triangleTests++;
    double slack = placement.triangleSlack;
    double gap =
        trianglePair.distance(a.triangles, Bvh.TRIANGLE * i, placed, 0, slack, least + slack);
    double found = Math.max(bound, gap - slack);
    if (!(found < least)) return;
    least = Math.max(0, found);
    if (least < needed) needed = delta;
    trianglePair.keepDirection();
  }
}
