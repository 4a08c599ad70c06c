package clearway.bvh;

import clearway.kernel.TrianglePair;
import clearway.oracle.PlainDistance;
import clearway.oracle.Rigid;
import clearway.oracle.SteadyMotion;
import clearway.oracle.Vector;
import java.util.Arrays;

/**
 * What {@link MovingTrees} claims of a pair, held against the motion itself: triangles that were
 * proven apart are looked at all over the interval, and closely where they seem nearest.
 */
final class MovingProperty {
  /** Wrong input: what a caller might leave out. */
  enum Slip {
    NONE,
    NO_ACCELERATION,
    HALF_THE_ACCELERATION,
    NO_TWIST_OF_A,
    NO_TWIST_OF_B,
    NO_RADII,
    HALF_THE_SPAN,
    ONE_SIDE_ONLY
  }

  private static final int SAMPLES = 8;
  private static final int REFINEMENTS = 30;

  private final MovingPair pair;
  private final Slip slip;
  final MovingTrees trees = new MovingTrees(this::bend);
  private final TrianglePair kernel = new TrianglePair();
  private final double accelerationA;
  private final double accelerationB;
  private final double[] placedA = new double[Bvh.TRIANGLE];
  private final double[] placedB = new double[Bvh.TRIANGLE];
  private final double[] between = new double[Bvh.TRIANGLE];

  final boolean found;
  boolean[][] isOpen; // of triangles in leaf order: not proven
  int provenPairs;
  private double nearest = Double.POSITIVE_INFINITY;
  private int nearA;
  private int nearB;
  private double nearAt;

  MovingProperty(MovingPair pair, Slip slip) {
    this.pair = pair;
    this.slip = slip;
    accelerationA = acceleration(pair.motionA, pair.a.triangles);
    accelerationB = acceleration(pair.motionB, placed(pair.b.triangles, pair.bInA));
    boolean noRadii = slip == Slip.NO_RADII;
    trees.begin(pair.a, pair.b, pair.bInA, noRadii ? 0 : pair.radiusA, noRadii ? 0 : pair.radiusB);
    setMotion();
    long[] from = {pair.start};
    found = trees.run(from, 0, 1, pair.least, pair.tooClose, pair.toTriangles);
    if (!found) listOpen();
  }

  private void setMotion() {
    double far = 2 * (pair.a.reach() + pair.b.reach());
    for (int k = 9; k < 12; k++) far += 2 * Math.abs(pair.bInA[k]);
    double error = pair.motionA.twistError(far) + pair.motionB.twistError(far);
    double[] none = new double[6];
    double[] twistA = slip == Slip.NO_TWIST_OF_A ? none : pair.motionA.twist();
    double[] twistB = slip == Slip.NO_TWIST_OF_B ? none : pair.motionB.twist();
    trees.twists(twistA, twistB, error);
    double share = slip == Slip.HALF_THE_SPAN ? 0.5 : 1;
    double back = slip == Slip.ONE_SIDE_ONLY ? 0 : share * pair.back;
    trees.interval(back, share * pair.ahead, share() * (accelerationA + accelerationB));
  }

  private double share() {
    if (slip == Slip.NO_ACCELERATION) return 0;
    return slip == Slip.HALF_THE_ACCELERATION ? 0.5 : 1;
  }

  private double bend(double x, double y, double z) {
    double a = accelerationA * pair.motionA.shareAlong(x, y, z);
    double b = accelerationB * pair.motionB.shareAlong(x, y, z);
    return share() * (a + b) * (1 + 1e-14);
  }

  private static double acceleration(SteadyMotion motion, double[] points) {
    double most = 0;
    for (int at = 0; at < points.length; at += 3) {
      most = Math.max(most, motion.acceleration(points, at));
    }
    return most * (1 + 1e-9); // pivots may be far: digits are lost
  }

  private static double[] placed(double[] points, double[] pose) {
    double[] out = new double[points.length];
    for (int at = 0; at < points.length; at += 3) Placement.move(pose, points, at, out, at);
    return out;
  }

  private void listOpen() {
    isOpen = new boolean[pair.a.triangleCount()][pair.b.triangleCount()];
    for (int i = 0; i < trees.deferredCount(); i++) {
      long put = trees.deferred()[i];
      int[] rangeA = range(pair.a, PairStack.a(put));
      int[] rangeB = range(pair.b, PairStack.b(put));
      for (int p = rangeA[0]; p < rangeA[1]; p++) {
        Arrays.fill(isOpen[p], rangeB[0], rangeB[1], true);
      }
    }
  }

  /** Positions in leaf order of the triangles below a node. */
  static int[] range(Bvh tree, int node) {
    int left = node;
    while (!tree.isLeaf(left)) left = tree.child(left);
    int right = node;
    while (!tree.isLeaf(right)) right = tree.child(right) + 1;
    return new int[] {tree.first(left), tree.first(right) + tree.count(right)};
  }

  /** What is wrong with the proof, or null; sampling refutes, it never confirms. */
  String violation() {
    if (found) return null;
    if (trees.proven() <= pair.least) return "proven " + trees.proven() + ", not above the least";
    for (int i = 0; i <= SAMPLES; i++) sample(-pair.back + (pair.back + pair.ahead) * i / SAMPLES);
    sample(0);
    if (provenPairs == 0) return null;
    refine();
    double exact = exactDistance() - pair.radiusA - pair.radiusB;
    if (exact >= trees.proven()) return null;
    return "at " + nearAt + " apart by " + exact + ", proven " + trees.proven();
  }

  private void sample(double s) {
    double[] moveA = pair.motionA.rounded(s);
    double[] moveB = pair.motionB.rounded(s);
    int[] rangeA = range(pair.a, PairStack.a(pair.start));
    int[] rangeB = range(pair.b, PairStack.b(pair.start));
    provenPairs = 0;
    for (int j = rangeB[0]; j < rangeB[1]; j++) {
      placeB(j, moveB);
      for (int i = rangeA[0]; i < rangeA[1]; i++) {
        if (isOpen[i][j]) continue;
        provenPairs++;
        double distance = distance(i, moveA);
        if (distance >= nearest) continue;
        nearest = distance;
        nearA = i;
        nearB = j;
        nearAt = s;
      }
    }
  }

  private void placeB(int j, double[] moveB) {
    for (int k = 0; k < Bvh.TRIANGLE; k += 3) {
      Placement.move(pair.bInA, pair.b.triangles, Bvh.TRIANGLE * j + k, between, k);
      Placement.move(moveB, between, k, placedB, k);
    }
  }

  private double distance(int i, double[] moveA) {
    for (int k = 0; k < Bvh.TRIANGLE; k += 3) {
      Placement.move(moveA, pair.a.triangles, Bvh.TRIANGLE * i + k, placedA, k);
    }
    return kernel.distance(placedA, 0, placedB, 0, 0, Double.POSITIVE_INFINITY);
  }

  /** Looks for the moment at which the pair that seems nearest is nearest. */
  private void refine() {
    double width = (pair.back + pair.ahead) / SAMPLES;
    for (int i = 0; i < REFINEMENTS; i++) {
      double centre = nearAt;
      tryAt(Math.max(-pair.back, centre - width));
      tryAt(Math.min(pair.ahead, centre + width));
      width /= 2;
    }
  }

  private void tryAt(double s) {
    placeB(nearB, pair.motionB.rounded(s));
    double distance = distance(nearA, pair.motionA.rounded(s));
    if (distance >= nearest) return;
    nearest = distance;
    nearAt = s;
  }

  private double exactDistance() {
    Rigid moveA = pair.motionA.exact(nearAt);
    Rigid moveB = pair.motionB.exact(nearAt);
    Vector[] t = Vector.triangle(pair.a.triangles, Bvh.TRIANGLE * nearA);
    Vector[] u = Vector.triangle(pair.b.triangles, Bvh.TRIANGLE * nearB);
    for (int k = 0; k < 3; k++) {
      t[k] = moveA.apply(t[k]);
      u[k] = moveB.apply(u[k].placed(pair.bInA));
    }
    return PlainDistance.ofTriangles(t, u);
  }

  /** How much of the distance that lasts was proven, from 0 to 1. */
  double quality() {
    return trees.proven() / (nearest - pair.radiusA - pair.radiusB);
  }
}
