package clearway.bvh;

import clearway.kernel.ConvexPair;
import clearway.kernel.Rounding;

/**
 * A tree b seen from the frame of a tree a for the length of one query: box frames and triangles of
 * b placed on demand, box frames remembered in a small direct-mapped cache.
 *
 * <p>Holds the slacks of the query and the two tests of a pair of boxes, which every query shares,
 * so that overlap and distance judge the same pairs by the same arithmetic. One thread.
 */
final class Placement {
  private static final int SLOTS = 2048; // 256 kB of boxes: within a core's second cache

  /**
   * Gaps along axes that are orthonormal to 2^-40 add up like those along exact ones, times this.
   */
  private static final double ORTHONORMAL = 1 - 0x1p-37;

  /** A box whose sphere is below this part of the other's counts as its sphere. */
  private static final double SMALL = 0.15;

  /** Boxes of b's nodes in the frame of a, at the places that {@link #frame} answers. */
  final double[] frames = new double[Bvh.BOX * SLOTS];

  private final long[] owners = new long[SLOTS];
  private long query; // number of the query, in the upper half of the owner's key

  private final boolean byRectangles;
  private final ConvexPair convexPair = new ConvexPair();
  private final double[] cornersA = new double[12];
  private final double[] cornersB = new double[12];

  private double r00, r01, r02, r10, r11, r12, r20, r21, r22, tx, ty, tz;

  Bvh a;
  Bvh b;
  double reach; // no coordinate of the query is larger
  double volumeSlack;
  double triangleSlack;

  /**
   * @param byRectangles whether distance queries go by swept rectangles, as their inventors did,
   *     and not by boxes, which are cheaper
   */
  Placement(boolean byRectangles) {
    this.byRectangles = byRectangles;
  }

  /** Begins a query; {@code pose} is twelve doubles, b in the frame of a. */
  void begin(Bvh a, Bvh b, double[] pose) {
    this.a = a;
    this.b = b;
    query += 1L << 32;
    r00 = pose[0];
    r01 = pose[1];
    r02 = pose[2];
    r10 = pose[3];
    r11 = pose[4];
    r12 = pose[5];
    r20 = pose[6];
    r21 = pose[7];
    r22 = pose[8];
    tx = pose[9];
    ty = pose[10];
    tz = pose[11];
    reach = Math.abs(tx) + Math.abs(ty) + Math.abs(tz) + a.reach() + b.reach();
    volumeSlack = Rounding.volumeSlack(reach);
    triangleSlack = Rounding.triangleSlack(reach);
  }

  /** Where the frame of b's node lies in the cache, placed if it was not there. */
  int frame(int node) {
    int slot = node & (SLOTS - 1);
    if (owners[slot] != (query | node)) {
      owners[slot] = query | node;
      place(b.boxes, Bvh.BOX * node, Bvh.BOX * slot);
    }
    return Bvh.BOX * slot;
  }

  private void place(double[] box, int from, int to) {
    turn(box[from], box[from + 1], box[from + 2], to);
    turn(box[from + 3], box[from + 4], box[from + 5], to + 3);
    turn(box[from + 6], box[from + 7], box[from + 8], to + 6);
    move(box, from + Bvh.CENTRE, frames, to + Bvh.CENTRE);
    for (int k = Bvh.HALF; k < Bvh.BOX; k++) frames[to + k] = box[from + k];
  }

  private void turn(double x, double y, double z, int to) {
    frames[to] = Math.fma(r00, x, Math.fma(r01, y, r02 * z));
    frames[to + 1] = Math.fma(r10, x, Math.fma(r11, y, r12 * z));
    frames[to + 2] = Math.fma(r20, x, Math.fma(r21, y, r22 * z));
  }

  private void move(double[] v, int from, double[] out, int to) {
    double x = v[from], y = v[from + 1], z = v[from + 2];
    out[to] = Math.fma(r00, x, Math.fma(r01, y, Math.fma(r02, z, tx)));
    out[to + 1] = Math.fma(r10, x, Math.fma(r11, y, Math.fma(r12, z, ty)));
    out[to + 2] = Math.fma(r20, x, Math.fma(r21, y, Math.fma(r22, z, tz)));
  }

  /** Places a point by a pose of twelve doubles: the same operations as in a query, bit for bit. */
  static void move(double[] pose, double[] v, int from, double[] out, int to) {
    double x = v[from], y = v[from + 1], z = v[from + 2];
    for (int row = 0; row < 3; row++) {
      int r = 3 * row;
      out[to + row] =
          Math.fma(pose[r], x, Math.fma(pose[r + 1], y, Math.fma(pose[r + 2], z, pose[9 + row])));
    }
  }

  /** Places b's triangle at a position in leaf order. */
  void placeTriangle(int position, double[] out, int to) {
    int from = Bvh.TRIANGLE * position;
    for (int k = 0; k < Bvh.TRIANGLE; k += 3) move(b.triangles, from + k, out, to + k);
  }

  /**
   * Squared distance of the centres of two boxes, its sign bit set if their contents are separated
   * by more than the slack: along an axis of either box, where the other reaches no further than
   * its box nor than its sphere, or along the line of centres, as their spheres.
   *
   * <p>All thirteen gaps are computed and their signs joined, for one unpredictable branch and not
   * thirteen. Where one box is much the smaller, it counts as its sphere and four gaps are enough.
   * {@link #distance} judges by the same gaps, bit for bit.
   */
  double meet(int nodeA, int nodeB) {
    int f = frame(nodeB);
    double[] g = frames;
    double[] p = a.boxes;
    int i = Bvh.BOX * nodeA;
    double dx = g[f + 9] - p[i + 9];
    double dy = g[f + 10] - p[i + 10];
    double dz = g[f + 11] - p[i + 11];
    double square = Math.fma(dx, dx, Math.fma(dy, dy, dz * dz));
    double s = volumeSlack;
    double ra = p[i + 15] + s;
    double rb = g[f + 15] + s;
    double r = ra + rb;
    if (rb < SMALL * ra) return signed(square, signsToSphere(p, i, dx, dy, dz, square, rb, r));
    if (ra < SMALL * rb) return signed(square, signsToSphere(g, f, dx, dy, dz, square, ra, r));
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
    double t0 = Math.abs(Math.fma(a0x, dx, Math.fma(a0y, dy, a0z * dz)));
    double t1 = Math.abs(Math.fma(a1x, dx, Math.fma(a1y, dy, a1z * dz)));
    double t2 = Math.abs(Math.fma(a2x, dx, Math.fma(a2y, dy, a2z * dz)));
    double t3 = Math.abs(Math.fma(b0x, dx, Math.fma(b0y, dy, b0z * dz)));
    double t4 = Math.abs(Math.fma(b1x, dx, Math.fma(b1y, dy, b1z * dz)));
    double t5 = Math.abs(Math.fma(b2x, dx, Math.fma(b2y, dy, b2z * dz)));
    double e0 = Math.fma(c00, k0, Math.fma(c01, k1, Math.fma(c02, k2, h0 + s)));
    double e1 = Math.fma(c10, k0, Math.fma(c11, k1, Math.fma(c12, k2, h1 + s)));
    double e2 = Math.fma(c20, k0, Math.fma(c21, k1, Math.fma(c22, k2, h2 + s)));
    double e3 = Math.fma(c00, h0, Math.fma(c10, h1, Math.fma(c20, h2, k0 + s)));
    double e4 = Math.fma(c01, h0, Math.fma(c11, h1, Math.fma(c21, h2, k1 + s)));
    double e5 = Math.fma(c02, h0, Math.fma(c12, h1, Math.fma(c22, h2, k2 + s)));
    long signs =
        Double.doubleToRawLongBits(Math.fma(r, r, -square))
            | Double.doubleToRawLongBits(e0 - t0)
            | Double.doubleToRawLongBits(e1 - t1)
            | Double.doubleToRawLongBits(e2 - t2)
            | Double.doubleToRawLongBits(e3 - t3)
            | Double.doubleToRawLongBits(e4 - t4)
            | Double.doubleToRawLongBits(e5 - t5)
            | Double.doubleToRawLongBits(h0 + rb - t0)
            | Double.doubleToRawLongBits(h1 + rb - t1)
            | Double.doubleToRawLongBits(h2 + rb - t2)
            | Double.doubleToRawLongBits(k0 + ra - t3)
            | Double.doubleToRawLongBits(k1 + ra - t4)
            | Double.doubleToRawLongBits(k2 + ra - t5);
    return signed(square, signs);
  }

  private static double signed(double square, long signs) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(square) | signs & Long.MIN_VALUE);
  }

  /** Negative if a box, or the sphere about it, is separated from a sphere at (dx, dy, dz). */
  private static long signsToSphere(
      double[] box,
      int i,
      double dx,
      double dy,
      double dz,
      double square,
      double sphere,
      double r) {
    double t0 = Math.abs(Math.fma(box[i], dx, Math.fma(box[i + 1], dy, box[i + 2] * dz)));
    double t1 = Math.abs(Math.fma(box[i + 3], dx, Math.fma(box[i + 4], dy, box[i + 5] * dz)));
    double t2 = Math.abs(Math.fma(box[i + 6], dx, Math.fma(box[i + 7], dy, box[i + 8] * dz)));
    return Double.doubleToRawLongBits(Math.fma(r, r, -square))
        | Double.doubleToRawLongBits(box[i + 12] + sphere - t0)
        | Double.doubleToRawLongBits(box[i + 13] + sphere - t1)
        | Double.doubleToRawLongBits(box[i + 14] + sphere - t2);
  }

  /** The same gaps as {@link #signsToSphere}, as a distance. */
  private static double distanceToSphere(
      double[] box,
      int i,
      double dx,
      double dy,
      double dz,
      double square,
      double sphere,
      double r) {
    double t0 = Math.abs(Math.fma(box[i], dx, Math.fma(box[i + 1], dy, box[i + 2] * dz)));
    double t1 = Math.abs(Math.fma(box[i + 3], dx, Math.fma(box[i + 4], dy, box[i + 5] * dz)));
    double t2 = Math.abs(Math.fma(box[i + 6], dx, Math.fma(box[i + 7], dy, box[i + 8] * dz)));
    double g0 = Math.max(0, t0 - (box[i + 12] + sphere));
    double g1 = Math.max(0, t1 - (box[i + 13] + sphere));
    double g2 = Math.max(0, t2 - (box[i + 14] + sphere));
    double boxes = Math.sqrt(Math.fma(g0, g0, Math.fma(g1, g1, g2 * g2)));
    return Math.max(boxes, betweenSpheres(square, r)) * ORTHONORMAL;
  }

  private static double betweenSpheres(double square, double r) {
    boolean apart = Math.fma(r, r, -square) < 0;
    return apart ? Math.max(Math.sqrt(square) - r, Double.MIN_NORMAL) : 0;
  }

  /** The lower bound on the distance of the contents of two nodes that distance queries go by. */
  double bound(int nodeA, int nodeB) {
    return byRectangles ? rectangleDistance(nodeA, nodeB) : distance(nodeA, nodeB);
  }

  /**
   * A lower bound on the distance of the contents of two boxes, zero if {@link #meet} finds them
   * not separated and positive if it does: the distance of either box from the other's hull along
   * its own axes, or of their spheres.
   */
  double distance(int nodeA, int nodeB) {
    int f = frame(nodeB);
    double[] g = frames;
    double[] p = a.boxes;
    int i = Bvh.BOX * nodeA;
    double dx = g[f + 9] - p[i + 9];
    double dy = g[f + 10] - p[i + 10];
    double dz = g[f + 11] - p[i + 11];
    double square = Math.fma(dx, dx, Math.fma(dy, dy, dz * dz));
    double s = volumeSlack;
    double ra = p[i + 15] + s;
    double rb = g[f + 15] + s;
    double r = ra + rb;
    if (rb < SMALL * ra) return distanceToSphere(p, i, dx, dy, dz, square, rb, r);
    if (ra < SMALL * rb) return distanceToSphere(g, f, dx, dy, dz, square, ra, r);
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
    double t0 = Math.abs(Math.fma(a0x, dx, Math.fma(a0y, dy, a0z * dz)));
    double t1 = Math.abs(Math.fma(a1x, dx, Math.fma(a1y, dy, a1z * dz)));
    double t2 = Math.abs(Math.fma(a2x, dx, Math.fma(a2y, dy, a2z * dz)));
    double t3 = Math.abs(Math.fma(b0x, dx, Math.fma(b0y, dy, b0z * dz)));
    double t4 = Math.abs(Math.fma(b1x, dx, Math.fma(b1y, dy, b1z * dz)));
    double t5 = Math.abs(Math.fma(b2x, dx, Math.fma(b2y, dy, b2z * dz)));
    double e0 = Math.fma(c00, k0, Math.fma(c01, k1, Math.fma(c02, k2, h0 + s)));
    double e1 = Math.fma(c10, k0, Math.fma(c11, k1, Math.fma(c12, k2, h1 + s)));
    double e2 = Math.fma(c20, k0, Math.fma(c21, k1, Math.fma(c22, k2, h2 + s)));
    double e3 = Math.fma(c00, h0, Math.fma(c10, h1, Math.fma(c20, h2, k0 + s)));
    double e4 = Math.fma(c01, h0, Math.fma(c11, h1, Math.fma(c21, h2, k1 + s)));
    double e5 = Math.fma(c02, h0, Math.fma(c12, h1, Math.fma(c22, h2, k2 + s)));
    double g0 = Math.max(0, t0 - Math.min(e0, h0 + rb));
    double g1 = Math.max(0, t1 - Math.min(e1, h1 + rb));
    double g2 = Math.max(0, t2 - Math.min(e2, h2 + rb));
    double g3 = Math.max(0, t3 - Math.min(e3, k0 + ra));
    double g4 = Math.max(0, t4 - Math.min(e4, k1 + ra));
    double g5 = Math.max(0, t5 - Math.min(e5, k2 + ra));
    double ofA = Math.fma(g0, g0, Math.fma(g1, g1, g2 * g2));
    double ofB = Math.fma(g3, g3, Math.fma(g4, g4, g5 * g5));
    double boxes = Math.sqrt(Math.max(ofA, ofB));
    return Math.max(boxes, betweenSpheres(square, r)) * ORTHONORMAL;
  }

  /**
   * A lower bound on the distance of the contents of two nodes from their swept rectangles, zero if
   * it cannot keep them apart by more than the slack.
   */
  double rectangleDistance(int nodeA, int nodeB) {
    corners(a.boxes, Bvh.BOX * nodeA, a.rectangles, Bvh.RECTANGLE * nodeA, cornersA);
    corners(b.boxes, Bvh.BOX * nodeB, b.rectangles, Bvh.RECTANGLE * nodeB, cornersB);
    for (int k = 0; k < cornersB.length; k += 3) move(cornersB, k, cornersB, k);
    double radii =
        a.rectangles[Bvh.RECTANGLE * nodeA + 5] + b.rectangles[Bvh.RECTANGLE * nodeB + 5];
    double apart = convexPair.distance(cornersA, 0, 4, cornersB, 0, 4, Double.POSITIVE_INFINITY);
    return Math.max(0, apart - radii - volumeSlack) * ORTHONORMAL;
  }

  private static void corners(double[] boxes, int box, double[] rects, int at, double[] out) {
    for (int corner = 0; corner < 4; corner++) {
      double x = (corner & 1) == 0 ? rects[at + 3] : -rects[at + 3];
      double y = (corner & 2) == 0 ? rects[at + 4] : -rects[at + 4];
      for (int k = 0; k < 3; k++) {
        out[3 * corner + k] = rects[at + k] + x * boxes[box + k] + y * boxes[box + 3 + k];
      }
    }
  }
}
