package clearway.bvh;

import clearway.geometry.TriangleMesh;
import clearway.oracle.Dyadic;
import java.util.Arrays;

/**
 * What must hold of every tree, without rounding: each answers null, or what is wrong.
 *
 * <p>A double settles what is far inside; what is near a border is decided exactly.
 */
final class TreeProperties {
  private static final double CLEARLY = 1 - 1e-12;

  private TreeProperties() {}

  /** Every volume contains every vertex of every triangle below it. */
  static String containment(Bvh tree) {
    for (int node = 0; node < tree.nodeCount(); node++) {
      int[] range = range(tree, node);
      for (int v = 3 * range[0]; v < 3 * range[1]; v++) {
        String wrong = outside(tree, node, 3 * v);
        if (wrong != null) return wrong + " of node " + node;
      }
    }
    return null;
  }

  private static String outside(Bvh tree, int node, int v) {
    double[] x = Arrays.copyOfRange(tree.triangles, v, v + 3);
    double[] box = Arrays.copyOfRange(tree.boxes, Bvh.BOX * node, Bvh.BOX * (node + 1));
    double[] centre = Arrays.copyOfRange(box, Bvh.CENTRE, Bvh.CENTRE + 3);
    for (int i = 0; i < 3; i++) {
      double[] axis = Arrays.copyOfRange(box, 3 * i, 3 * i + 3);
      if (beyond(axis, x, centre, box[Bvh.HALF + i])) return "vertex " + v / 3 + " outside box";
    }
    if (farther(x, centre, box[Bvh.RADIUS])) return "vertex " + v / 3 + " outside sphere";
    return outsideRectangle(tree, node, x) ? "vertex " + v / 3 + " outside rectangle" : null;
  }

  private static boolean beyond(double[] axis, double[] x, double[] centre, double half) {
    Dyadic sum = Dyadic.ZERO;
    double rough = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      rough += axis[k] * (x[k] - centre[k]);
      size += Math.abs(x[k]) + Math.abs(centre[k]);
    }
    if (Math.abs(rough) + 1e-14 * size < half) return false;
    for (int k = 0; k < 3; k++) {
      Dyadic offset = Dyadic.of(x[k]).minus(Dyadic.of(centre[k]));
      sum = sum.plus(Dyadic.of(axis[k]).times(offset));
    }
    return sum.abs().compareTo(Dyadic.of(half)) > 0;
  }

  private static boolean farther(double[] x, double[] centre, double radius) {
    Dyadic[] from = new Dyadic[3];
    double rough = 0;
    for (int k = 0; k < 3; k++) {
      rough += (x[k] - centre[k]) * (x[k] - centre[k]);
      from[k] = Dyadic.of(centre[k]);
    }
    return !(rough < CLEARLY * radius * radius) && farther(x, from, radius);
  }

  private static boolean farther(double[] x, Dyadic[] from, double radius) {
    Dyadic square = Dyadic.ZERO;
    for (int k = 0; k < 3; k++) {
      Dyadic d = Dyadic.of(x[k]).minus(from[k]);
      square = square.plus(d.times(d));
    }
    return square.compareTo(Dyadic.of(radius).times(Dyadic.of(radius))) > 0;
  }

  /** Names the nearest point of the rectangle, nearly; that it is near enough is exact. */
  private static boolean outsideRectangle(Bvh tree, int node, double[] x) {
    double[] box = tree.boxes;
    double[] r = tree.rectangles;
    int at = Bvh.BOX * node;
    int rectangle = Bvh.RECTANGLE * node;
    double[] along = new double[2];
    for (int i = 0; i < 2; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) sum += box[at + 3 * i + k] * (x[k] - r[rectangle + k]);
      double half = r[rectangle + 3 + i];
      if (half < 0) return true;
      along[i] = Math.max(-half, Math.min(half, sum));
    }
    Dyadic[] nearest = new Dyadic[3];
    for (int k = 0; k < 3; k++) {
      nearest[k] = Dyadic.of(r[rectangle + k]);
      for (int i = 0; i < 2; i++) {
        Dyadic step = Dyadic.of(along[i]).times(Dyadic.of(box[at + 3 * i + k]));
        nearest[k] = nearest[k].plus(step);
      }
    }
    return farther(x, nearest, r[rectangle + 5]);
  }

  /** First and end of the triangles below a node, by position; subtrees lie together. */
  static int[] range(Bvh tree, int node) {
    int low = node;
    int high = node;
    while (!tree.isLeaf(low)) low = tree.child(low);
    while (!tree.isLeaf(high)) high = tree.child(high) + 1;
    return new int[] {tree.first(low), tree.first(high) + tree.count(high)};
  }

  /** Each node has one parent, each triangle one leaf, and the depth is that of the links. */
  static String structure(Bvh tree, TriangleMesh mesh) {
    int[] parents = new int[tree.nodeCount()];
    boolean[] held = new boolean[mesh.triangleCount()];
    int deepest = walk(tree, mesh, Bvh.ROOT, parents, held);
    if (deepest < 0) return "a leaf or a copy of a triangle is wrong";
    for (int node = 0; node < parents.length; node++) {
      if (parents[node] != 1) return "node " + node + " has " + parents[node] + " parents";
    }
    for (int t = 0; t < held.length; t++) if (!held[t]) return "triangle " + t + " is in no leaf";
    return deepest == tree.depth() ? null : "depth " + tree.depth() + " is " + deepest;
  }

  private static int walk(Bvh tree, TriangleMesh mesh, int node, int[] parents, boolean[] held) {
    if (++parents[node] > 1) return -1;
    if (!tree.isLeaf(node)) {
      int left = walk(tree, mesh, tree.child(node), parents, held);
      int right = walk(tree, mesh, tree.child(node) + 1, parents, held);
      return Math.min(left, right) < 0 ? -1 : 1 + Math.max(left, right);
    }
    if (tree.count(node) < 1 || tree.count(node) > Bvh.LEAF) return -1;
    for (int p = tree.first(node); p < tree.first(node) + tree.count(node); p++) {
      double[] corners = new double[Bvh.TRIANGLE];
      mesh.copyTriangle(tree.original(p), corners, 0);
      int at = Bvh.TRIANGLE * p;
      boolean same = Arrays.equals(corners, 0, 9, tree.triangles, at, at + Bvh.TRIANGLE);
      if (!same || held[tree.original(p)]) return -1;
      held[tree.original(p)] = true;
    }
    return 1;
  }

  /** The largest entry of |A A^T - I| over all boxes. */
  static double skew(Bvh tree) {
    double worst = 0;
    for (int node = 0; node < tree.nodeCount(); node++) {
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
          Dyadic sum = Dyadic.of(i == j ? -1 : 0);
          for (int k = 0; k < 3; k++) {
            Dyadic x = Dyadic.of(tree.boxes[Bvh.BOX * node + 3 * i + k]);
            sum = sum.plus(x.times(Dyadic.of(tree.boxes[Bvh.BOX * node + 3 * j + k])));
          }
          worst = Math.max(worst, sum.abs().over(Dyadic.of(1)).doubleValue());
        }
      }
    }
    return worst;
  }
}
