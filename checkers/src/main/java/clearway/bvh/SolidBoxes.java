package clearway.bvh;

import clearway.geometry.MeshTopology;
import java.util.Arrays;

/**
 * A box along the axes around each closed component of a mesh: a point outside all of them is in no
 * solid, and most points are told so without counting crossings.
 */
final class SolidBoxes {
  private static final int BOX = 6; // doubles: the least x y z, then the largest

  /** More than rounding of a placed point and the skew of its pose, as a share of the reach. */
  private static final double MARGIN = 0x1p-30;

  private final double[] boxes;
  private final double reach;

  SolidBoxes(Bvh tree, MeshTopology topology) {
    reach = tree.reach();
    double[] all = new double[BOX * topology.componentCount()];
    for (int at = 0; at < all.length; at += BOX) clear(all, at);
    for (int t = 0; t < tree.triangleCount(); t++) {
      int component = topology.component(tree.original(t));
      if (topology.isClosed(component)) extend(all, BOX * component, tree.triangles, t);
    }
    boxes = all;
  }

  private static void clear(double[] all, int at) {
    Arrays.fill(all, at, at + 3, Double.POSITIVE_INFINITY);
    Arrays.fill(all, at + 3, at + BOX, Double.NEGATIVE_INFINITY);
  }

  private static void extend(double[] all, int at, double[] triangles, int t) {
    for (int i = 0; i < Bvh.TRIANGLE; i++) {
      double value = triangles[Bvh.TRIANGLE * t + i];
      int k = at + i % 3;
      all[k] = Math.min(all[k], value);
      all[k + 3] = Math.max(all[k + 3], value);
    }
  }

  /**
   * False only if a point lies outside every closed component of the mesh as placed.
   *
   * @param pose twelve doubles: the mesh in the frame of the point
   */
  boolean mayContain(double[] pose, double x, double y, double z) {
    double dx = x - pose[9];
    double dy = y - pose[10];
    double dz = z - pose[11];
    double far = Math.abs(x) + Math.abs(y) + Math.abs(z) + Math.abs(pose[9]) + Math.abs(pose[10]);
    double margin = MARGIN * (reach + far + Math.abs(pose[11]));
    double px = pose[0] * dx + pose[3] * dy + pose[6] * dz;
    double py = pose[1] * dx + pose[4] * dy + pose[7] * dz;
    double pz = pose[2] * dx + pose[5] * dy + pose[8] * dz;
    for (int at = 0; at < boxes.length; at += BOX) {
      if (isWithin(at, px, py, pz, margin)) return true;
    }
    return false;
  }

  private boolean isWithin(int at, double x, double y, double z, double margin) {
    return x >= boxes[at] - margin
        && x <= boxes[at + 3] + margin
        && y >= boxes[at + 1] - margin
        && y <= boxes[at + 4] + margin
        && z >= boxes[at + 2] - margin
        && z <= boxes[at + 5] + margin;
  }
}
