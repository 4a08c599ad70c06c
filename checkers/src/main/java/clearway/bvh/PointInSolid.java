package clearway.bvh;

import clearway.kernel.Orientation;

/**
 * Whether a point lies inside the solid bounded by the closed components of a mesh.
 *
 * <p>Counts how often a segment from the point to the far outside crosses the surface; the
 * crossings are decided by exact signs, and a segment that meets an edge, a vertex or the plane of
 * a triangle edgewise is given up for another. Exact for a point off the surface; a point from
 * which no segment is clear lies on it, and counts as inside.
 */
public final class PointInSolid {
  private static final int NO_CROSSING = 0;
  private static final int CROSSING = 1;
  private static final int UNCLEAR = 2;

  private static final double[] DIRECTIONS = {
    0.6123724, 0.3535534, 0.7071068, -0.3711537, 0.8017837, 0.4682929, 0.2672612, -0.5345225,
    0.8017837, -0.7427814, -0.5570860, 0.3713907, 0.1825742, 0.3651484, -0.9128709, 0.8728716,
    -0.2182179, -0.4364358, -0.4558423, 0.5698029, -0.6837635, -0.2357023, -0.9428090, -0.2357023
  };

  private final Bvh tree;
  private final boolean[] bounds; // whether the triangle at a position bounds the solid

  /**
   * @param bounds for each triangle of the mesh whether its component is closed
   */
  public PointInSolid(Bvh tree, boolean[] bounds) {
    this.tree = tree;
    this.bounds = new boolean[tree.triangleCount()];
    for (int t = 0; t < this.bounds.length; t++) this.bounds[t] = bounds[tree.original(t)];
  }

  /** Whether (x, y, z), in the mesh's frame, lies inside. */
  public boolean contains(double x, double y, double z) {
    double[] ends = {x, y, z, 0, 0, 0};
    if (!withinRoot(ends)) return false;
    double far = 4 * (tree.reach() + Math.abs(x) + Math.abs(y) + Math.abs(z));
    for (int d = 0; d < DIRECTIONS.length; d += 3) {
      for (int k = 0; k < 3; k++) ends[3 + k] = ends[k] + far * DIRECTIONS[d + k];
      int parity = parity(ends);
      if (parity != UNCLEAR) return parity == CROSSING;
    }
    return true;
  }

  private boolean withinRoot(double[] point) {
    double[] b = tree.boxes;
    double dx = point[0] - b[9], dy = point[1] - b[10], dz = point[2] - b[11];
    double square = dx * dx + dy * dy + dz * dz;
    return square <= b[15] * b[15] * (1 + 0x1p-40);
  }

  private int parity(double[] ends) {
    PairStack stack = new PairStack();
    int crossings = 0;
    stack.push(Bvh.ROOT, 0, 0);
    while (!stack.isEmpty()) {
      int node = PairStack.a(stack.pop());
      if (!meets(node, ends)) continue;
      if (tree.isLeaf(node)) {
        int found = leaf(node, ends);
        if (found < 0) return UNCLEAR;
        crossings += found;
      } else {
        stack.push(tree.child(node), 0, 0);
        stack.push(tree.child(node) + 1, 0, 0);
      }
    }
    return crossings % 2 == 0 ? NO_CROSSING : CROSSING;
  }

  /** Number of crossings with a leaf's triangles, or -1 if one is unclear. */
  private int leaf(int node, double[] ends) {
    int crossings = 0;
    for (int t = tree.first(node); t < tree.first(node) + tree.count(node); t++) {
      int found = bounds[t] ? crossing(Bvh.TRIANGLE * t, ends) : NO_CROSSING;
      if (found == UNCLEAR) return -1;
      crossings += found;
    }
    return crossings;
  }

  private int crossing(int at, double[] ends) {
    double[] t = tree.triangles;
    int inner = Orientation.sign(t, at, t, at + 3, t, at + 6, ends, 0);
    int outer = Orientation.sign(t, at, t, at + 3, t, at + 6, ends, 3);
    if (inner * outer > 0) return NO_CROSSING;
    int first = Orientation.sign(ends, 0, ends, 3, t, at, t, at + 3);
    int second = Orientation.sign(ends, 0, ends, 3, t, at + 3, t, at + 6);
    int third = Orientation.sign(ends, 0, ends, 3, t, at + 6, t, at);
    boolean mixed =
        Math.min(first, Math.min(second, third)) < 0
            && Math.max(first, Math.max(second, third)) > 0;
    if (mixed) return NO_CROSSING;
    if (inner * outer != 0 && first * second * third != 0) return CROSSING;
    return Orientation.collinear(t, at, t, at + 3, t, at + 6) ? NO_CROSSING : UNCLEAR;
  }

  /** Whether a segment may meet a box: false only if they are apart along an axis of the box. */
  private boolean meets(int node, double[] ends) {
    double[] b = tree.boxes;
    int at = Bvh.BOX * node;
    for (int axis = 0; axis < 3; axis++) {
      double p = along(b, at, axis, ends, 0);
      double q = along(b, at, axis, ends, 3);
      double half = b[at + Bvh.HALF + axis];
      double slack = 0x1p-40 * (Math.abs(p) + Math.abs(q) + half + tree.reach());
      if (Math.min(p, q) > half + slack || Math.max(p, q) < -half - slack) return false;
    }
    return slabsMeet(b, at, ends);
  }

  /** Whether the parts of the segment within each pair of faces have a point in common. */
  private boolean slabsMeet(double[] b, int at, double[] ends) {
    double from = 0;
    double to = 1;
    for (int axis = 0; axis < 3; axis++) {
      double p = along(b, at, axis, ends, 0);
      double q = along(b, at, axis, ends, 3);
      double slack = 0x1p-40 * (Math.abs(p) + Math.abs(q) + tree.reach());
      double half = b[at + Bvh.HALF + axis] + slack;
      double length = q - p;
      if (Math.abs(length) <= slack) continue;
      double s = (-half - p) / length;
      double t = (half - p) / length;
      from = Math.max(from, Math.min(s, t) - 0x1p-40);
      to = Math.min(to, Math.max(s, t) + 0x1p-40);
    }
    return from <= to;
  }

  private static double along(double[] b, int at, int axis, double[] ends, int end) {
    int i = at + 3 * axis;
    return b[i] * (ends[end] - b[at + 9])
        + b[i + 1] * (ends[end + 1] - b[at + 10])
        + b[i + 2] * (ends[end + 2] - b[at + 11]);
  }
}
