package clearway.bvh;

import clearway.geometry.TriangleMesh;
import clearway.kernel.Rounding;
import java.util.Arrays;

/**
 * A binary tree of oriented boxes and rectangle-swept spheres over a mesh, in flat arrays.
 *
 * <p><b>Every volume contains its triangles.</b> For each node and each vertex v of a triangle
 * below it, the box satisfies {@code |axis_i . (v - centre)| <= half_i} for its three axes, the
 * sphere {@code |v - centre| <= radius}, and the swept rectangle has v within its radius; all three
 * are rounded outwards when they are built, and convex, so the triangles follow their vertices.
 *
 * <p>Immutable and shared between threads. The two children of a node lie side by side. Triangles
 * are copied in leaf order, nine coordinates each.
 */
public final class Bvh {
  /** The root node. */
  public static final int ROOT = 0;

  /**
   * Doubles of one box: three unit axes (longest extent first), centre, three half extents, radius
   * of the sphere about the centre.
   */
  public static final int BOX = 16;

  static final int CENTRE = 9;
  static final int HALF = 12;
  static final int RADIUS = 15;

  /**
   * Doubles of one swept rectangle: centre, half sides along the box's first two axes, radius. Its
   * axes are the box's.
   */
  public static final int RECTANGLE = 6;

  /** Doubles of one triangle. */
  public static final int TRIANGLE = 9;

  /** No leaf holds more triangles. */
  public static final int LEAF = 2;

  final double[] boxes;
  final double[] rectangles;

  /** Left child, or for a leaf the complement of {@code first triangle * 4 + count}. */
  final int[] links;

  final double[] triangles;

  /** Index in the mesh of each triangle in leaf order. */
  final int[] originals;

  private final int depth;
  private final double reach;

  Bvh(
      double[] boxes,
      double[] rectangles,
      int[] links,
      double[] triangles,
      int[] originals,
      int depth) {
    this.boxes = boxes;
    this.rectangles = rectangles;
    this.links = links;
    this.triangles = triangles;
    this.originals = originals;
    this.depth = depth;
    this.reach = reach(triangles);
  }

  /**
   * Builds the tree of a mesh with at least one triangle; the same mesh gives the same tree on
   * every machine and for any number of threads.
   */
  public static Bvh of(TriangleMesh mesh) {
    return new BvhBuilder(mesh).build();
  }

  public int nodeCount() {
    return links.length;
  }

  public int triangleCount() {
    return originals.length;
  }

  /** Nodes on the longest way from the root to a leaf. */
  public int depth() {
    return depth;
  }

  public boolean isLeaf(int node) {
    return links[node] < 0;
  }

  /** The first of the two children of an inner node; the second follows it. */
  public int child(int node) {
    return links[node];
  }

  /** Position in leaf order of a leaf's first triangle. */
  public int first(int leaf) {
    return ~links[leaf] >>> 2;
  }

  /** Number of triangles of a leaf, one or two. */
  public int count(int leaf) {
    return ~links[leaf] & 3;
  }

  /** Index in the mesh of the triangle at a position in leaf order. */
  public int original(int position) {
    return originals[position];
  }

  /** Upper bound on the distance of any vertex from the mesh's origin. */
  public double reach() {
    return reach;
  }

  /**
   * Writes the eight corners of a node's box, x y z each, and then the centre and radius of its
   * sphere: 28 doubles. The node's triangles lie in the hull of the corners up to 2^-44 of the
   * coordinates.
   */
  public void copyVolume(int node, double[] out) {
    int at = BOX * node;
    for (int corner = 0; corner < 8; corner++) {
      for (int k = 0; k < 3; k++) {
        double sum = boxes[at + CENTRE + k];
        for (int i = 0; i < 3; i++) {
          double half = (corner >> i & 1) == 0 ? -boxes[at + HALF + i] : boxes[at + HALF + i];
          sum += half * boxes[at + 3 * i + k];
        }
        out[3 * corner + k] = sum;
      }
    }
    System.arraycopy(boxes, at + CENTRE, out, 24, 3);
    out[27] = boxes[at + RADIUS];
  }

  /** Indices in the mesh of the triangles below a node, in leaf order. */
  public int[] trianglesBelow(int node) {
    int left = node;
    while (!isLeaf(left)) left = child(left);
    int right = node;
    while (!isLeaf(right)) right = child(right) + 1;
    return Arrays.copyOfRange(originals, first(left), first(right) + count(right));
  }

  /** Places a vertex of a mesh by a pose of twelve doubles, as queries place it, bit for bit. */
  public static void place(TriangleMesh mesh, int vertex, double[] pose, double[] out) {
    double[] v = {
      mesh.coordinate(vertex, 0), mesh.coordinate(vertex, 1), mesh.coordinate(vertex, 2)
    };
    Placement.move(pose, v, 0, out, 0);
  }

  /** Bytes of the flat arrays. */
  public long bytes() {
    return 8L * (boxes.length + rectangles.length + triangles.length)
        + 4L * (links.length + originals.length);
  }

  static int leafLink(int first, int count) {
    return ~(first << 2 | count);
  }

  private static double reach(double[] triangles) {
    double square = 0;
    for (int at = 0; at < triangles.length; at += 3) {
      double x = triangles[at];
      double y = triangles[at + 1];
      double z = triangles[at + 2];
      square = Math.max(square, x * x + y * y + z * z);
    }
    return Rounding.up(Math.sqrt(square)) + Rounding.TINY_LENGTH;
  }
}
