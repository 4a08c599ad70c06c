package clearway.bvh;

import clearway.kernel.TrianglePair;

/**
 * The distance of two meshes by a search that works on pairs of volumes in the order of their
 * bounds, as {@link PairQueue} tells them apart: EXACT-DIST and, with a relative error,
 * APPROX-DIST.
 *
 * <p><b>Never overestimates.</b> With d the true distance, gamma the relative error allowed and r
 * the sum of the radii around the meshes, the answer lies between r + (1 - gamma) (d - r) and d,
 * short of it by no more than rounding if gamma is zero. If d is r or less, so is the answer, and
 * it is not refined. With boxes and no radii it is zero exactly when {@link Overlap} says that the
 * meshes meet.
 *
 * <p>The triangles of the latest answer are tried first by the next: along a motion they are near
 * each other again.
 */
final class Nearest {
  private final Placement placement;
  private final TrianglePair trianglePair;
  private final Counters counters;
  private final PairQueue queue = new PairQueue();
  private final double[] placed = new double[Bvh.TRIANGLE];
  private Bvh a;
  private Bvh b;
  private double gamma;
  private double radii;

  private double answer; // least of the bounds of all pairs settled so far
  private double upper; // the meshes are no further apart: distance of the points found, and slack
  private double limit; // pairs with a bound from here on need no work

  /** Positions in leaf order of the nearest triangles found. */
  int triangleA;

  int triangleB;

  /** Nearest points found, on a and then on b, and their distance. */
  final double[] points = new double[6];

  double distance;

  Nearest(Placement placement, TrianglePair trianglePair, Counters counters) {
    this.placement = placement;
    this.trianglePair = trianglePair;
    this.counters = counters;
  }

  /**
   * Answers for the query that the placement has begun.
   *
   * @param gamma error allowed, relative to the distance beyond the radii
   * @param radii distance at which the shapes around the meshes meet; a bound below it will do once
   *     they are known to
   */
  double lowerBound(double gamma, double radii) {
    this.gamma = gamma;
    this.radii = radii;
    begin();
    search();
    return answer;
  }

  /** Lets the next query start afresh, so that it depends on no other. */
  void forget() {
    a = null;
  }

  private void begin() {
    answer = Double.POSITIVE_INFINITY;
    upper = Double.POSITIVE_INFINITY;
    limit = Double.POSITIVE_INFINITY;
    boolean again = a == placement.a && b == placement.b;
    a = placement.a;
    b = placement.b;
    if (!again) plunge();
    tryLatest();
  }

  /** Lets the triangles of the latest answer limit the search; their own turn comes in it. */
  private void tryLatest() {
    counters.triangleTests++;
    placement.placeTriangle(triangleB, placed, 0);
    double slack = placement.triangleSlack;
    double gap =
        trianglePair.distance(
            a.triangles, Bvh.TRIANGLE * triangleA, placed, 0, slack, Double.POSITIVE_INFINITY);
    if (gap > slack) keep(triangleA, triangleB);
  }

  /** Finds some triangles that are near each other: always the nearer child. */
  private void plunge() {
    int nodeA = Bvh.ROOT;
    int nodeB = Bvh.ROOT;
    while (!a.isLeaf(nodeA) || !b.isLeaf(nodeB)) {
      if (Overlap.splitsA(a, nodeA, b, nodeB)) {
        int child = a.child(nodeA);
        nodeA = bound(child, nodeB, 0) <= bound(child + 1, nodeB, 0) ? child : child + 1;
      } else {
        int child = b.child(nodeB);
        nodeB = bound(nodeA, child, 0) <= bound(nodeA, child + 1, 0) ? child : child + 1;
      }
    }
    triangleA = a.first(nodeA);
    triangleB = b.first(nodeB);
  }

  private void search() {
    queue.clear(limit);
    visit(Bvh.ROOT, Bvh.ROOT, 0);
    while (queue.climb() && queue.least() < limit) {
      long pair = queue.pop();
      if (queue.bound() < limit) divide(PairStack.a(pair), PairStack.b(pair), queue.bound());
      else settle(queue.bound());
    }
    if (queue.climb()) settle(queue.least());
  }

  private void settle(double bound) {
    answer = Math.min(answer, bound);
  }

  private double bound(int nodeA, int nodeB, double inherited) {
    counters.volumeTests++;
    return Math.max(inherited, placement.bound(nodeA, nodeB));
  }

  private void visit(int nodeA, int nodeB, double inherited) {
    double bound = bound(nodeA, nodeB, inherited);
    if (bound < limit) queue.push(PairStack.pair(nodeA, nodeB), bound);
    else settle(bound);
  }

  private void divide(int nodeA, int nodeB, double bound) {
    int linkA = a.links[nodeA];
    int linkB = b.links[nodeB];
    if ((linkA & linkB) < 0) {
      leaves(nodeA, nodeB, bound);
    } else if (Overlap.splitsA(a, nodeA, b, nodeB)) {
      visit(linkA, nodeB, bound);
      visit(linkA + 1, nodeB, bound);
    } else {
      visit(nodeA, linkB, bound);
      visit(nodeA, linkB + 1, bound);
    }
  }

  private void leaves(int leafA, int leafB, double bound) {
    int firstA = a.first(leafA);
    int firstB = b.first(leafB);
    for (int j = firstB; j < firstB + b.count(leafB); j++) {
      placement.placeTriangle(j, placed, 0);
      for (int i = firstA; i < firstA + a.count(leafA); i++) triangles(i, j, bound);
    }
  }

  private void triangles(int i, int j, double bound) {
    counters.triangleTests++;
    double slack = placement.triangleSlack;
    double enough = Math.min(upper, answer) + slack; // more would not change the answer
    double gap = trianglePair.distance(a.triangles, Bvh.TRIANGLE * i, placed, 0, slack, enough);
    double found = Math.max(0, Math.max(bound, gap - slack));
    settle(found);
    if (found == 0) meet(i, j);
    else if (gap < enough) keep(i, j);
  }

  /** Lets the nearest points of two triangles limit the search, if they are nearer than any. */
  private void keep(int i, int j) {
    double found = trianglePair.nearestDistance();
    if (!(found + placement.triangleSlack < upper)) return;
    upper = found + placement.triangleSlack;
    limit = upper > radii ? (1 - gamma) * upper + gamma * radii : 0;
    trianglePair.keepDirection();
    remember(i, j, found);
  }

  /** Ends the search: the triangles meet. */
  private void meet(int i, int j) {
    upper = 0;
    limit = 0;
    trianglePair.meet();
    remember(i, j, 0);
  }

  private void remember(int i, int j, double found) {
    triangleA = i;
    triangleB = j;
    distance = found;
    trianglePair.copyNearest(points, 0);
  }
}
