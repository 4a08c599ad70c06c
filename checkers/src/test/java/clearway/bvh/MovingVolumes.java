package clearway.bvh;

import clearway.bvh.MovingProperty.Slip;
import clearway.recipe.Randoms;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What a pair of nodes claims: along its direction, and as far as motion is linear, whatever lies
 * in box and sphere of one stays apart from whatever lies in those of the other by the gap less
 * what was taken from it. Held against corners and vertices.
 */
final class MovingVolumes {
  private final MovingPair pair;
  private final MovingTrees trees;
  private final int nodeA;
  private final int nodeB;
  private final double[] boxA = new double[Bvh.BOX];
  private final double[] boxB = new double[Bvh.BOX]; // in the frame of a
  private final double[] twistA;
  private final double[] twistB;

  MovingVolumes(MovingPair pair, int draw) {
    this.pair = pair;
    trees = new MovingProperty(pair, Slip.NONE).trees;
    RandomGenerator random = Randoms.of(pair.seed + draw);
    nodeA = random.nextInt(3) == 0 ? 0 : random.nextInt(pair.a.nodeCount());
    nodeB = random.nextInt(3) == 0 ? 0 : random.nextInt(pair.b.nodeCount());
    System.arraycopy(pair.a.boxes, Bvh.BOX * nodeA, boxA, 0, Bvh.BOX);
    placeBox();
    twistA = pair.motionA.twist();
    twistB = pair.motionB.twist();
    trees.bound(nodeA, nodeB);
  }

  private void placeBox() {
    double[] turnOnly = pair.bInA.clone();
    for (int k = 9; k < 12; k++) turnOnly[k] = 0;
    int at = Bvh.BOX * nodeB;
    System.arraycopy(pair.b.boxes, at, boxB, 0, Bvh.BOX);
    for (int k = 0; k < 9; k += 3) Placement.move(turnOnly, pair.b.boxes, at + k, boxB, k);
    Placement.move(pair.bInA, pair.b.boxes, at + Bvh.CENTRE, boxB, Bvh.CENTRE);
  }

  /** Whether a gap was found at all. */
  boolean areApart() {
    return trees.gap > 0;
  }

  /** How much of the gap is left where the claim is nearest to being wrong, as a share of it. */
  double spare() {
    double room = slack();
    double least = Math.min(leftAt(-pair.back), Math.min(leftAt(0), leftAt(pair.ahead)));
    return (least - (trees.gap - trees.taken) + room) / trees.gap;
  }

  boolean isWrong() {
    return spare() < 0;
  }

  /** Rounding of the points and their velocities here, not of those under test. */
  private double slack() {
    double reach = pair.a.reach() + pair.b.reach();
    for (int k = 9; k < 12; k++) reach += Math.abs(pair.bInA[k]);
    double fastest = 0;
    for (double[] twist : List.of(twistA, twistB)) {
      for (int k = 0; k < 3; k++) fastest += Math.abs(twist[k]) + reach * Math.abs(twist[3 + k]);
    }
    return 1e-14 * (reach + Math.max(pair.back, pair.ahead) * fastest);
  }

  private double leftAt(double s) {
    double high = Double.NEGATIVE_INFINITY;
    double low = Double.POSITIVE_INFINITY;
    for (double[] p : points(boxA, pair.a, nodeA, null)) high = Math.max(high, along(p, twistA, s));
    for (double[] p : points(boxB, pair.b, nodeB, pair.bInA)) {
      low = Math.min(low, along(p, twistB, s));
    }
    return low - high;
  }

  /** The place along the direction of a point that has moved on for s. */
  private double along(double[] p, double[] twist, double s) {
    double x = p[0] + s * (twist[0] + twist[4] * p[2] - twist[5] * p[1]);
    double y = p[1] + s * (twist[1] + twist[5] * p[0] - twist[3] * p[2]);
    double z = p[2] + s * (twist[2] + twist[3] * p[1] - twist[4] * p[0]);
    return trees.nx * x + trees.ny * y + trees.nz * z;
  }

  private static List<double[]> points(double[] box, Bvh tree, int node, double[] pose) {
    List<double[]> points = new ArrayList<>();
    for (int corner = 0; corner < 8; corner++) points.add(corner(box, corner));
    int[] range = MovingProperty.range(tree, node);
    for (int at = Bvh.TRIANGLE * range[0]; at < Bvh.TRIANGLE * range[1]; at += 3) {
      double[] p = {tree.triangles[at], tree.triangles[at + 1], tree.triangles[at + 2]};
      if (pose != null) Placement.move(pose, p.clone(), 0, p, 0);
      points.add(p);
    }
    return points;
  }

  /** A corner of the box, drawn to the centre as far as the sphere demands. */
  private static double[] corner(double[] box, int corner) {
    double[] away = new double[3];
    double square = 0;
    for (int i = 0; i < 3; i++) {
      double half = (corner >> i & 1) == 0 ? -box[Bvh.HALF + i] : box[Bvh.HALF + i];
      for (int k = 0; k < 3; k++) away[k] += half * box[3 * i + k];
      square += half * half;
    }
    double scale = Math.min(1, box[Bvh.RADIUS] / Math.max(1e-300, Math.sqrt(square)));
    for (int k = 0; k < 3; k++) away[k] = box[9 + k] + scale * away[k];
    return away;
  }

  @Override
  public String toString() {
    return "nodes " + nodeA + " and " + nodeB + ", spare " + spare() + ", " + pair;
  }
}
