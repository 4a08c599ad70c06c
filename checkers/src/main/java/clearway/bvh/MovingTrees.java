package clearway.bvh;

import clearway.kernel.TrianglePair;
import java.util.Arrays;

/**
 * Two trees that move for an interval of time: proves pairs of their nodes apart for the whole of
 * it, finds triangles that are too close at its reference, and puts the rest by.
 *
 * <p><b>Never proves what is not so.</b> At time s from the reference, s from -back to +ahead, a
 * point x of a tree lies within acc s^2 / 2 of x + s (v + w × x), along a direction n within acc(n)
 * s^2 / 2. For nodes whose contents are apart by a gap g along n at the reference the gap at s is
 * therefore at least g + s n.(vB - vA) - |s| (eA + eB) - (accA(n) + accB(n)) s^2 / 2, where v is
 * the velocity of a node's centre and e the largest (n × w).(x - centre) over its box or sphere.
 * The first three terms are concave in s and least at an end. For two triangles their six corners
 * are moved to both ends instead. Speeds are increased by what rounding may have taken from them.
 *
 * <p>Everything is in the frame of a at the reference. One thread; allocates nothing once warm.
 */
public final class MovingTrees {
  /** Bounds second derivatives along directions. */
  public interface Bend {
    /** Upper bound on |n.x''| of all points of both trees in sum, for the unit vector n. */
    double along(double x, double y, double z);
  }

  /** Covers axes and directions that are not quite unit vectors, and the rounding of products. */
  private static final double UP = 1 + 0x1p-36;

  private static final double DOWN = 1 - 0x1p-36;

  private final Counters counters = new Counters();
  private final Placement placement = new Placement(false);
  private final TrianglePair trianglePair = new TrianglePair();
  private final double[] placed = new double[Bvh.TRIANGLE];
  private final double[] direction = new double[3];
  private final PairStack stack = new PairStack();
  private final Bend bend;

  private Bvh a;
  private Bvh b;
  private double vax, vay, vaz, wax, way, waz;
  private double vbx, vby, vbz, wbx, wby, wbz;
  private double turnA, turnB;
  private double back, ahead, span, halfSquare;
  private double speedError;
  private double isotropic; // what the acceleration bound does in the interval, any direction
  private double radii; // of both: shapes are as far apart as their cores, less this
  private double least; // gap that proves a pair
  private double tooClose;
  private boolean toTriangles;

  // The latest pair of volumes: gap along the direction, and what linear motion takes from it.
  double gap, taken, nx, ny, nz;

  private long[] deferred = new long[256];
  private int deferredCount;
  private double worst;
  private double proven;
  private boolean rootsApart;
  private boolean isTooClose; // the latest pair of triangles
  private boolean meets;
  private boolean isHopeless;

  public MovingTrees(Bend bend) {
    this.bend = bend;
  }

  /** Takes the two trees where they are at the reference. */
  public void begin(Bvh first, Bvh second, double[] bInA, double rA, double rB) {
    a = first;
    b = second;
    placement.begin(first, second, bInA);
    radii = Math.nextUp(rA + rB);
    deferredCount = 0;
    worst = Double.NEGATIVE_INFINITY;
    proven = Double.POSITIVE_INFINITY;
    rootsApart = true;
    meets = false;
    isHopeless = false;
    counters.reset();
  }

  /**
   * Takes how they move: velocity of the origin of a's frame and angular velocity of either tree.
   *
   * @param twistError what rounding may have taken from the velocity of any of their points
   */
  public void twists(double[] ofA, double[] ofB, double twistError) {
    vax = ofA[0];
    vay = ofA[1];
    vaz = ofA[2];
    wax = ofA[3];
    way = ofA[4];
    waz = ofA[5];
    vbx = ofB[0];
    vby = ofB[1];
    vbz = ofB[2];
    wbx = ofB[3];
    wby = ofB[4];
    wbz = ofB[5];
    turnA = length(wax, way, waz) * UP;
    turnB = length(wbx, wby, wbz) * UP;
    double reach = placement.reach;
    double fastest =
        length(vax, vay, vaz) + length(vbx, vby, vbz) + (turnA + turnB) * (reach + radii);
    speedError = twistError + 0x1p-46 * fastest;
  }

  /**
   * Takes the interval.
   *
   * @param acceleration upper bound on the second derivatives of all points of both, in sum
   */
  public void interval(double backward, double forward, double acceleration) {
    back = backward * UP;
    ahead = forward * UP;
    span = Math.max(back, ahead);
    halfSquare = span * span / 2 * UP;
    isotropic = acceleration * halfSquare;
  }

  /**
   * Works on some pairs of nodes.
   *
   * @param least distance above which a pair is proven
   * @param tooClose distance up to which two triangles are too close; unless it is larger than
   *     least, some may never be settled: see {@link #isHopeless}
   * @param toTriangles whether volumes are divided down to triangles before a pair is put by
   * @return whether two triangles are too close at the reference
   */
  public boolean run(
      long[] pairs, int from, int count, double least, double tooClose, boolean toTriangles) {
    this.least = least + radii;
    this.tooClose = tooClose + radii;
    this.toTriangles = toTriangles;
    for (int i = from + count - 1; i >= from; i--) {
      if (descend(pairs[i])) return true;
    }
    return false;
  }

  private boolean descend(long pair) {
    if (!visit(PairStack.a(pair), PairStack.b(pair))) {
      if (pair == 0) rootsApart = gap > 0;
      return false;
    }
    if (pair == 0) rootsApart = false;
    stack.clear();
    stack.push(PairStack.a(pair), PairStack.b(pair), 0);
    while (!stack.isEmpty()) {
      long next = stack.pop();
      if (divide(PairStack.a(next), PairStack.b(next))) return true;
    }
    return false;
  }

  /** Proves a pair, or puts it by; true if it is to be divided. */
  private boolean visit(int nodeA, int nodeB) {
    counters.volumeTests++;
    bound(nodeA, nodeB);
    if (gap > least && isProven(gap - taken, nx, ny, nz)) return false;
    if (gap <= tooClose || gap <= least || toTriangles) return true;
    defer(nodeA, nodeB, taken + isotropic - gap);
    return false;
  }

  /** Whether a gap stays above the least for the whole interval; given after linear motion. */
  private boolean isProven(double left, double x, double y, double z) {
    if (!(left > least)) return false;
    double bent = isotropic;
    if (!(left - bent > least)) bent = Math.min(bent, bend.along(x, y, z) * halfSquare);
    if (!(left - bent > least)) return false;
    proven = Math.min(proven, left - bent);
    return true;
  }

  private void defer(int nodeA, int nodeB, double deficit) {
    if (deferredCount == deferred.length) deferred = Arrays.copyOf(deferred, 2 * deferredCount);
    deferred[deferredCount++] = PairStack.pair(nodeA, nodeB);
    worst = Math.max(worst, deficit);
  }

  private boolean divide(int nodeA, int nodeB) {
    int linkA = a.links[nodeA];
    int linkB = b.links[nodeB];
    if ((linkA & linkB) < 0) return leaves(nodeA, nodeB);
    if (Overlap.splitsA(a, nodeA, b, nodeB)) children(linkA, nodeB, linkA + 1, nodeB);
    else children(nodeA, linkB, nodeA, linkB + 1);
    return false;
  }

  /**
   * Leaves the pairs that are to be divided on the stack, the one with the nearer centres on top.
   */
  private void children(int firstA, int firstB, int secondA, int secondB) {
    boolean first = visit(firstA, firstB);
    double firstSquare = square;
    boolean second = visit(secondA, secondB);
    if (first && second && firstSquare <= square) {
      stack.push(secondA, secondB, 0);
      stack.push(firstA, firstB, 0);
      return;
    }
    if (first) stack.push(firstA, firstB, 0);
    if (second) stack.push(secondA, secondB, 0);
  }

  private boolean leaves(int leafA, int leafB) {
    double deficit = Double.NEGATIVE_INFINITY;
    for (int j = b.first(leafB); j < b.first(leafB) + b.count(leafB); j++) {
      placement.placeTriangle(j, placed, 0);
      for (int i = a.first(leafA); i < a.first(leafA) + a.count(leafA); i++) {
        double lacking = triangles(Bvh.TRIANGLE * i);
        if (isTooClose) return true;
        deficit = Math.max(deficit, lacking);
      }
    }
    if (!(deficit < 0)) defer(leafA, leafB, deficit);
    return false;
  }

  /** What a triangle of a lacks to be proven against the placed one, unless it is too close. */
  private double triangles(int at) {
    counters.triangleTests++;
    double slack = placement.triangleSlack;
    double found =
        trianglePair.distance(a.triangles, at, placed, 0, slack, Double.POSITIVE_INFINITY);
    double distance = found - slack;
    isTooClose = !(distance > tooClose);
    meets = isTooClose && found == 0;
    if (isTooClose) return Double.NaN;
    isHopeless |= !(distance > least);
    trianglePair.copyDirection(direction);
    double x = direction[0];
    double y = direction[1];
    double z = direction[2];
    double left = Math.min(gapAt(at, x, y, z, ahead), gapAt(at, x, y, z, -back)) - slack;
    left = Math.min(left, distance) * DOWN - span * speedError;
    if (isProven(left, x, y, z)) return Double.NEGATIVE_INFINITY;
    return Math.max(0, least + isotropic - left);
  }

  /** The gap along a direction when all corners have moved on for s. */
  private double gapAt(int at, double x, double y, double z, double s) {
    double[] t = a.triangles;
    // n.(p + s (v + w × p)) = s n.v + (n + s n × w).p
    double ax = x + s * (y * waz - z * way);
    double ay = y + s * (z * wax - x * waz);
    double az = z + s * (x * way - y * wax);
    double bx = x + s * (y * wbz - z * wby);
    double by = y + s * (z * wbx - x * wbz);
    double bz = z + s * (x * wby - y * wbx);
    double high =
        Math.max(
            ax * t[at] + ay * t[at + 1] + az * t[at + 2],
            Math.max(
                ax * t[at + 3] + ay * t[at + 4] + az * t[at + 5],
                ax * t[at + 6] + ay * t[at + 7] + az * t[at + 8]));
    double low =
        Math.min(
            bx * placed[0] + by * placed[1] + bz * placed[2],
            Math.min(
                bx * placed[3] + by * placed[4] + bz * placed[5],
                bx * placed[6] + by * placed[7] + bz * placed[8]));
    return low - high + s * (x * (vbx - vax) + y * (vby - vay) + z * (vbz - vaz));
  }

  private double square; // of the distance of the latest pair's centres

  /**
   * Sets the gap of two nodes at the reference, zero if none is found, its direction, and what the
   * linear part of their motion takes from it.
   */
  void bound(int nodeA, int nodeB) {
    int f = placement.frame(nodeB);
    double[] g = placement.frames;
    double[] p = a.boxes;
    int i = Bvh.BOX * nodeA;
    double dx = g[f + 9] - p[i + 9];
    double dy = g[f + 10] - p[i + 10];
    double dz = g[f + 11] - p[i + 11];
    square = Math.fma(dx, dx, Math.fma(dy, dy, dz * dz));
    double s = placement.volumeSlack;
    double ra = p[i + 15];
    double rb = g[f + 15];
    double spheres = Math.sqrt(square);
    double ofSpheres = (spheres - ra - rb - s) * DOWN;
    if (ofSpheres > tooClose) {
      // most pairs that are far apart need no more
      double scale = 1 / spheres;
      gap = ofSpheres;
      nx = dx * scale;
      ny = dy * scale;
      nz = dz * scale;
      taken = takenFrom(p, i, g, f, ra, rb);
      if (gap - taken - isotropic > least) return;
    }
    double a0x = p[i], a0y = p[i + 1], a0z = p[i + 2];
    double a1x = p[i + 3], a1y = p[i + 4], a1z = p[i + 5];
    double a2x = p[i + 6], a2y = p[i + 7], a2z = p[i + 8];
    double b0x = g[f], b0y = g[f + 1], b0z = g[f + 2];
    double b1x = g[f + 3], b1y = g[f + 4], b1z = g[f + 5];
    double b2x = g[f + 6], b2y = g[f + 7], b2z = g[f + 8];
    double h0 = p[i + 12], h1 = p[i + 13], h2 = p[i + 14];
    double k0 = g[f + 12], k1 = g[f + 13], k2 = g[f + 14];
    double c00 = Math.abs(Math.fma(a0x, b0x, Math.fma(a0y, b0y, a0z * b0z)));
    double c01 = Math.abs(Math.fma(a0x, b1x, Math.fma(a0y, b1y, a0z * b1z)));
    double c02 = Math.abs(Math.fma(a0x, b2x, Math.fma(a0y, b2y, a0z * b2z)));
    double c10 = Math.abs(Math.fma(a1x, b0x, Math.fma(a1y, b0y, a1z * b0z)));
    double c11 = Math.abs(Math.fma(a1x, b1x, Math.fma(a1y, b1y, a1z * b1z)));
    double c12 = Math.abs(Math.fma(a1x, b2x, Math.fma(a1y, b2y, a1z * b2z)));
    double c20 = Math.abs(Math.fma(a2x, b0x, Math.fma(a2y, b0y, a2z * b0z)));
    double c21 = Math.abs(Math.fma(a2x, b1x, Math.fma(a2y, b1y, a2z * b1z)));
    double c22 = Math.abs(Math.fma(a2x, b2x, Math.fma(a2y, b2y, a2z * b2z)));
    double t0 = Math.fma(a0x, dx, Math.fma(a0y, dy, a0z * dz));
    double t1 = Math.fma(a1x, dx, Math.fma(a1y, dy, a1z * dz));
    double t2 = Math.fma(a2x, dx, Math.fma(a2y, dy, a2z * dz));
    double t3 = Math.fma(b0x, dx, Math.fma(b0y, dy, b0z * dz));
    double t4 = Math.fma(b1x, dx, Math.fma(b1y, dy, b1z * dz));
    double t5 = Math.fma(b2x, dx, Math.fma(b2y, dy, b2z * dz));
    double e0 = Math.fma(c00, k0, Math.fma(c01, k1, c02 * k2));
    double e1 = Math.fma(c10, k0, Math.fma(c11, k1, c12 * k2));
    double e2 = Math.fma(c20, k0, Math.fma(c21, k1, c22 * k2));
    double e3 = Math.fma(c00, h0, Math.fma(c10, h1, c20 * h2));
    double e4 = Math.fma(c01, h0, Math.fma(c11, h1, c21 * h2));
    double e5 = Math.fma(c02, h0, Math.fma(c12, h1, c22 * h2));
    double g0 = Math.max(0, Math.abs(t0) - h0 - s - Math.min(e0, rb));
    double g1 = Math.max(0, Math.abs(t1) - h1 - s - Math.min(e1, rb));
    double g2 = Math.max(0, Math.abs(t2) - h2 - s - Math.min(e2, rb));
    double g3 = Math.max(0, Math.abs(t3) - k0 - s - Math.min(e3, ra));
    double g4 = Math.max(0, Math.abs(t4) - k1 - s - Math.min(e4, ra));
    double g5 = Math.max(0, Math.abs(t5) - k2 - s - Math.min(e5, ra));
    double ofA = Math.fma(g0, g0, Math.fma(g1, g1, g2 * g2));
    double ofB = Math.fma(g3, g3, Math.fma(g4, g4, g5 * g5));
    double boxes = Math.sqrt(Math.max(ofA, ofB)) * DOWN;
    if (boxes <= ofSpheres && ofSpheres > tooClose) return;
    if (!(boxes > 0)) {
      gap = 0;
      taken = 0;
      return;
    }
    gap = boxes;
    double scale = 1 / boxes;
    if (ofA >= ofB) {
      double y0 = Math.copySign(g0, t0) * scale;
      double y1 = Math.copySign(g1, t1) * scale;
      double y2 = Math.copySign(g2, t2) * scale;
      nx = y0 * a0x + y1 * a1x + y2 * a2x;
      ny = y0 * a0y + y1 * a1y + y2 * a2y;
      nz = y0 * a0z + y1 * a1z + y2 * a2z;
    } else {
      double y0 = Math.copySign(g3, t3) * scale;
      double y1 = Math.copySign(g4, t4) * scale;
      double y2 = Math.copySign(g5, t5) * scale;
      nx = y0 * b0x + y1 * b1x + y2 * b2x;
      ny = y0 * b0y + y1 * b1y + y2 * b2y;
      nz = y0 * b0z + y1 * b1z + y2 * b2z;
    }
    taken = takenFrom(p, i, g, f, ra, rb);
  }

  /** What the linear part of the motion can take from the gap along the current direction. */
  private double takenFrom(double[] p, int i, double[] g, int f, double ra, double rb) {
    double cax = p[i + 9], cay = p[i + 10], caz = p[i + 11];
    double cbx = g[f + 9], cby = g[f + 10], cbz = g[f + 11];
    double ux = vbx - vax + wby * cbz - wbz * cby - way * caz + waz * cay;
    double uy = vby - vay + wbz * cbx - wbx * cbz - waz * cax + wax * caz;
    double uz = vbz - vaz + wbx * cby - wby * cbx - wax * cay + way * cax;
    double apart = nx * ux + ny * uy + nz * uz;
    double turn = extent(p, i, ra, wax, way, waz, turnA) + extent(g, f, rb, wbx, wby, wbz, turnB);
    double both = turn * UP + speedError;
    return Math.max(0, Math.max(back * (apart + both), ahead * (both - apart)));
  }

  /** The largest (n × w).(x - centre) over a node: over its box and over its sphere. */
  private double extent(
      double[] box, int i, double radius, double wx, double wy, double wz, double turn) {
    if (turn == 0) return 0;
    double mx = ny * wz - nz * wy;
    double my = nz * wx - nx * wz;
    double mz = nx * wy - ny * wx;
    double ofBox =
        box[i + 12] * Math.abs(box[i] * mx + box[i + 1] * my + box[i + 2] * mz)
            + box[i + 13] * Math.abs(box[i + 3] * mx + box[i + 4] * my + box[i + 5] * mz)
            + box[i + 14] * Math.abs(box[i + 6] * mx + box[i + 7] * my + box[i + 8] * mz);
    double ofSphere = radius * length(mx, my, mz);
    return Math.min(ofBox, ofSphere) + placement.volumeSlack * turn;
  }

  /** Pairs of nodes put by in the latest runs; not to be changed. */
  public long[] deferred() {
    return deferred;
  }

  public int deferredCount() {
    return deferredCount;
  }

  /** The most that one of the pairs put by lacks to be proven. */
  public double worst() {
    return worst;
  }

  /** The least distance proven for the pairs that were proven; infinite if there is none. */
  public double proven() {
    return proven - radii;
  }

  /** Whether the roots, if they were among the pairs, have volumes that are apart. */
  public boolean rootsApart() {
    return rootsApart;
  }

  /**
   * Whether triangles were found that are too far apart to be too close, and too close to be proven
   * apart however short the interval is.
   */
  public boolean isHopeless() {
    return isHopeless;
  }

  /** Whether triangles that were found too close meet, by the judgement of {@link Overlap}. */
  public boolean meets() {
    return meets;
  }

  /** Writes where the triangles that {@link #meets} tells of meet, on a and on b. */
  public void copyMeeting(double[] out) {
    trianglePair.meet();
    trianglePair.copyNearest(out, 0);
  }

  /** Work since the trees were taken. */
  public Counters counters() {
    return counters;
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }
}
