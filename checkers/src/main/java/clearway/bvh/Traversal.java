package clearway.bvh;

import clearway.kernel.TrianglePair;
import java.util.Arrays;

/**
 * GREEDY-DIST2 of Schwarzer, Saha and Latombe: the greedy lower bound below a pair of volumes, with
 * the tree of pairs that it went through.
 *
 * <p><b>Never overestimates.</b> The bound of every entry of a tree is at most the distance of the
 * triangles below its two volumes, less the radii, and above delta: that of a pair not divided is
 * its own, that of a divided pair the least below it. Which part of a pair is divided depends on
 * the two volumes alone, so that the trees of any two poses agree where both have entries. Bounds
 * depend on the pair asked for and the pose alone, to the last digit.
 *
 * <p>One thread.
 */
public final class Traversal {
  /** No tree: the distance may be delta or less. */
  public static final int NONE = -1;

  private final Counters counters = new Counters();
  private final Placement placement;
  private final TrianglePair trianglePair = new TrianglePair();
  private final double[] placed = new double[Bvh.TRIANGLE];
  private int[] open = new int[64]; // entries to be divided
  private int top;
  private PairTree tree;
  private Bvh a;
  private Bvh b;
  private double radii;
  private double delta;

  /**
   * @param byRectangles whether bounds go by swept rectangles and not by boxes
   */
  public Traversal(boolean byRectangles) {
    placement = new Placement(byRectangles);
  }

  /** Work of all traversals since this was made. */
  public Counters counters() {
    return counters;
  }

  /** Takes two trees, b in the frame of a; {@code radii} are subtracted from every distance. */
  public void begin(Bvh a, Bvh b, double[] bInA, double radii, double delta) {
    this.a = a;
    this.b = b;
    this.radii = radii;
    this.delta = delta;
    placement.begin(a, b, bInA);
  }

  /**
   * Appends the tree below a pair of volumes.
   *
   * @return its first entry, or {@link #NONE}, with nothing appended
   */
  public int trace(PairTree out, int nodeA, int nodeB) {
    tree = out;
    top = 0;
    trianglePair.forgetDirection();
    int first = tree.add(nodeA, nodeB);
    boolean apart = visit(first);
    while (apart && top > 0) apart = divide(open[--top]);
    if (!apart) {
      tree.shrink(first);
      return NONE;
    }
    settle(first);
    return first;
  }

  /** Bounds an entry, or leaves it to be divided; false if two triangles are too close. */
  private boolean visit(int entry) {
    counters.volumeTests++;
    int nodeA = tree.nodeA(entry);
    int nodeB = tree.nodeB(entry);
    double bound = lessRadii(placement.bound(nodeA, nodeB));
    if (!(bound > delta)) {
      if ((a.links[nodeA] & b.links[nodeB]) >= 0) {
        push(entry);
        return true;
      }
      bound = ofLeaves(nodeA, nodeB);
    }
    tree.setBound(entry, bound);
    return bound > delta;
  }

  private boolean divide(int entry) {
    int nodeA = tree.nodeA(entry);
    int nodeB = tree.nodeB(entry);
    boolean inA = Overlap.splitsA(a, nodeA, b, nodeB);
    int first = inA ? a.links[nodeA] : b.links[nodeB];
    int part = inA ? tree.add(first, nodeB) : tree.add(nodeA, first);
    if (inA) tree.add(first + 1, nodeB);
    else tree.add(nodeA, first + 1);
    tree.setParts(entry, part);
    return visit(part) && visit(part + 1);
  }

  /** Parts lie behind what they are part of. */
  private void settle(int first) {
    for (int entry = tree.size() - 1; entry >= first; entry--) {
      int part = tree.parts(entry);
      if (part >= 0) tree.setBound(entry, Math.min(tree.bound(part), tree.bound(part + 1)));
    }
  }

  private double ofLeaves(int leafA, int leafB) {
    double least = Double.POSITIVE_INFINITY;
    int firstA = a.first(leafA);
    int firstB = b.first(leafB);
    for (int j = firstB; j < firstB + b.count(leafB); j++) {
      placement.placeTriangle(j, placed, 0);
      for (int i = firstA; i < firstA + a.count(leafA); i++) {
        least = Math.min(least, ofTriangle(i, least));
        if (!(least > delta)) return least;
      }
    }
    return least;
  }

  private double ofTriangle(int i, double least) {
    counters.triangleTests++;
    double slack = placement.triangleSlack;
    double enough = Math.nextUp(least + radii) + 2 * slack;
    double gap = trianglePair.distance(a.triangles, Bvh.TRIANGLE * i, placed, 0, slack, enough);
    trianglePair.keepDirection();
    return lessRadii(gap - slack);
  }

  private double lessRadii(double bound) {
    return radii == 0 ? bound : Math.nextDown(bound - radii);
  }

  private void push(int entry) {
    if (top == open.length) open = Arrays.copyOf(open, 2 * top);
    open[top++] = entry;
  }
}
