package clearway.bvh;

import clearway.geometry.MeshTopology;
import clearway.kernel.Orientation;
import clearway.kernel.Rounding;
import java.util.Arrays;

/**
 * Whether a point lies inside one of the solids that the closed components of a mesh bound.
 *
 * <p>Each closed component counts for itself, so parts that overlap or lie within each other are
 * all solid; a sealed cavity counts as filled. A point is inside a component if a segment from it
 * to the far outside crosses the surface an odd number of times, or if the component is
 * consistently oriented and the crossings do not cancel (as where it passes through itself).
 *
 * <p>Crossings are decided by exact signs on the placed vertices; a segment that meets an edge, a
 * vertex or the plane of a triangle edgewise is given up for another. Exact for a point off the
 * placed surface; a point from which no segment is clear lies on it and counts as inside.
 */
public final class PointInSolid {
  private static final int COUNTS = 4; // of crossings: all, signed, without repeats, those signed

  private static final double[] DIRECTIONS = {
    0.6123724, 0.3535534, 0.7071068, -0.3711537, 0.8017837, 0.4682929, 0.2672612, -0.5345225,
    0.8017837, -0.7427814, -0.5570860, 0.3713907, 0.1825742, 0.3651484, -0.9128709, 0.8728716,
    -0.2182179, -0.4364358, -0.4558423, 0.5698029, -0.6837635, -0.2357023, -0.9428090, -0.2357023
  };

  private final Bvh tree;
  private final MeshTopology topology;
  private final SolidBoxes boxes;

  public PointInSolid(Bvh tree, MeshTopology topology) {
    this.tree = tree;
    this.topology = topology;
    boxes = new SolidBoxes(tree, topology);
  }

  /**
   * Whether a point lies inside the mesh placed by a pose.
   *
   * @param pose twelve doubles: the mesh in the frame of the point
   */
  public boolean contains(double[] pose, double x, double y, double z) {
    double[] inMesh = new double[3];
    double reach = toMesh(pose, x, y, z, inMesh);
    if (!inRoot(inMesh, Rounding.volumeSlack(8 * reach))) return false;
    if (!boxes.mayContain(pose, x, y, z)) return false;
    Query query = new Query(pose, x, y, z, inMesh, reach);
    for (int d = 0; d < DIRECTIONS.length; d += 3) {
      if (query.shoot(d)) return query.inside();
    }
    return true;
  }

  /** Writes the point in the frame of the mesh; answers how far from the origins things are. */
  private double toMesh(double[] pose, double x, double y, double z, double[] out) {
    double dx = x - pose[9];
    double dy = y - pose[10];
    double dz = z - pose[11];
    turnBack(pose, dx, dy, dz, out);
    double point = Math.abs(x) + Math.abs(y) + Math.abs(z);
    return tree.reach() + point + Math.abs(pose[9]) + Math.abs(pose[10]) + Math.abs(pose[11]);
  }

  private static void turnBack(double[] pose, double x, double y, double z, double[] out) {
    for (int k = 0; k < 3; k++) out[k] = pose[k] * x + pose[3 + k] * y + pose[6 + k] * z;
  }

  /** Whether a point of the mesh's frame may lie in the box of the root. */
  private boolean inRoot(double[] point, double slack) {
    double[] box = tree.boxes;
    double x = point[0] - box[Bvh.CENTRE];
    double y = point[1] - box[Bvh.CENTRE + 1];
    double z = point[2] - box[Bvh.CENTRE + 2];
    for (int i = 0; i < 3; i++) {
      double along = box[3 * i] * x + box[3 * i + 1] * y + box[3 * i + 2] * z;
      if (Math.abs(along) > box[Bvh.HALF + i] + slack) return false;
    }
    return true;
  }

  /** One point and the segments from it. */
  private final class Query {
    private final double[] pose;
    private final double[] ends = new double[6];
    private final double[] inMesh; // the point in the mesh's frame
    private final double[] ray = new double[3]; // the segment, likewise
    private final double far;
    private final double slack;
    private final double[] placed = new double[Bvh.TRIANGLE];
    private int[] counts; // made for the first segment, as few points are near enough for one

    Query(double[] pose, double x, double y, double z, double[] inMesh, double reach) {
      this.pose = pose;
      this.inMesh = inMesh;
      ends[0] = x;
      ends[1] = y;
      ends[2] = z;
      far = 4 * reach;
      slack = Rounding.volumeSlack(8 * reach);
    }

    /** Counts the crossings along a direction; false if one of them is unclear. */
    boolean shoot(int direction) {
      for (int k = 0; k < 3; k++) ends[3 + k] = ends[k] + far * DIRECTIONS[direction + k];
      turnBack(pose, ends[3] - ends[0], ends[4] - ends[1], ends[5] - ends[2], ray);
      if (counts == null) counts = new int[COUNTS * topology.componentCount()];
      Arrays.fill(counts, 0);
      PairStack stack = new PairStack();
      stack.push(Bvh.ROOT, 0, 0);
      while (!stack.isEmpty()) {
        int node = PairStack.a(stack.pop());
        if (!meets(node)) continue;
        if (tree.isLeaf(node)) {
          if (!leaf(node)) return false;
        } else {
          stack.push(tree.child(node), 0, 0);
          stack.push(tree.child(node) + 1, 0, 0);
        }
      }
      return true;
    }

    boolean inside() {
      for (int c = 0; c < topology.componentCount(); c++) {
        int at = COUNTS * c;
        if (topology.isClosedWithRepeats(c) && inside(c, counts[at], counts[at + 1])) return true;
        if (topology.isClosedWithoutRepeats(c) && inside(c, counts[at + 2], counts[at + 3])) {
          return true;
        }
      }
      return false;
    }

    private boolean inside(int component, int crossings, int signed) {
      return crossings % 2 != 0 || topology.isOriented(component) && signed != 0;
    }

    private boolean leaf(int node) {
      for (int t = tree.first(node); t < tree.first(node) + tree.count(node); t++) {
        int original = tree.original(t);
        if (topology.isClosed(topology.component(original)) && !cross(t, original)) return false;
      }
      return true;
    }

    /** Counts a crossing with a triangle, if there is one; false if that is unclear. */
    private boolean cross(int position, int original) {
      for (int k = 0; k < Bvh.TRIANGLE; k += 3) {
        Placement.move(pose, tree.triangles, Bvh.TRIANGLE * position + k, placed, k);
      }
      int inner = Orientation.sign(placed, 0, placed, 3, placed, 6, ends, 0);
      int outer = Orientation.sign(placed, 0, placed, 3, placed, 6, ends, 3);
      if (inner * outer > 0) return true;
      int first = Orientation.sign(ends, 0, ends, 3, placed, 0, placed, 3);
      int second = Orientation.sign(ends, 0, ends, 3, placed, 3, placed, 6);
      int third = Orientation.sign(ends, 0, ends, 3, placed, 6, placed, 0);
      int low = Math.min(first, Math.min(second, third));
      int high = Math.max(first, Math.max(second, third));
      if (low < 0 && high > 0) return true;
      if (inner * outer == 0 || first * second * third == 0) {
        return Orientation.collinear(placed, 0, placed, 3, placed, 6);
      }
      count(original, inner);
      return true;
    }

    private void count(int original, int sign) {
      int at = COUNTS * topology.component(original);
      counts[at]++;
      counts[at + 1] += sign;
      if (topology.isRepeat(original)) return;
      counts[at + 2]++;
      counts[at + 3] += sign;
    }

    /** Whether the segment may meet a node: false only if it stays clear of the node's box. */
    private boolean meets(int node) {
      double[] box = tree.boxes;
      int at = Bvh.BOX * node;
      double x = inMesh[0] - box[at + Bvh.CENTRE];
      double y = inMesh[1] - box[at + Bvh.CENTRE + 1];
      double z = inMesh[2] - box[at + Bvh.CENTRE + 2];
      double enter = 0;
      double leave = 1;
      for (int i = 0; i < 3; i++) {
        int axis = at + 3 * i;
        double start = box[axis] * x + box[axis + 1] * y + box[axis + 2] * z;
        double way = box[axis] * ray[0] + box[axis + 1] * ray[1] + box[axis + 2] * ray[2];
        double half = box[at + Bvh.HALF + i] + slack;
        if (Math.abs(way) <= slack) {
          if (Math.abs(start) > half + slack) return false;
          continue;
        }
        double first = (-half - start) / way;
        double second = (half - start) / way;
        enter = Math.max(enter, Math.min(first, second));
        leave = Math.min(leave, Math.max(first, second));
      }
      return enter <= leave + 0x1p-40;
    }
  }
}
