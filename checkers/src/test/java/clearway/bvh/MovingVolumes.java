package clearway.bvh;

import static clearway.oracle.SteadyMotion.still;

import clearway.oracle.SteadyMotion;
import clearway.recipe.Randoms;
import java.util.ArrayList;
import java.util.List;

/**
 * What a pair of nodes claims of its volumes: whatever lies in box and sphere of one stays apart
 * from whatever lies in those of the other. The interval is as long as the proof allows, so that
 * little is left of the gap.
 */
final class MovingVolumes {
  private static final double SHRINK = 0.8;
  private static final double MOST = 1e5;
  private static final double LEAST = 1e-4;

  private final MovingPair pair;
  private final int nodeA;
  private final int nodeB;
  private final List<double[]> pointsA = new ArrayList<>(); // side by side with those of b
  private final List<double[]> pointsB = new ArrayList<>();
  private final double[] boxB = new double[Bvh.BOX]; // in the frame of a
  private final SteadyMotion motionA;
  private final SteadyMotion motionB;
  private final double acceleration;
  final MovingTrees trees = new MovingTrees(this::bend);

  /** The share of the pair's interval that was proven; zero if none was. */
  double share;

  MovingVolumes(MovingPair pair) {
    this.pair = pair;
    nodeA = PairStack.a(pair.start);
    nodeB = PairStack.b(pair.start);
    placeBox();
    boolean spinsA = pair.seed % 4 == 1;
    boolean spinsB = pair.seed % 4 == 3;
    motionA = spinsA ? spin(pair.a.boxes, Bvh.BOX * nodeA) : spinsB ? still() : pair.motionA;
    motionB = spinsB ? spin(boxB, 0) : spinsA ? still() : pair.motionB;
    listPoints();
    acceleration = most(motionA, pointsA) + most(motionB, pointsB);
    for (double f = MOST; f > LEAST && share == 0; f *= SHRINK) {
      if (isProvenFor(f)) share = f;
      if (trees.counters().volumeTests > 1) break; // they meet
    }
  }

  /** A turn about the volume's own centre, which takes from a gap by its extent alone. */
  private SteadyMotion spin(double[] boxes, int at) {
    double[] centre = {boxes[at + 9], boxes[at + 10], boxes[at + 11]};
    double[] axis = Randoms.unit(Randoms.of(pair.seed));
    return new SteadyMotion(new double[3], axis, 1e-3 / (pair.back + pair.ahead), centre);
  }

  private boolean isProvenFor(double f) {
    trees.begin(pair.a, pair.b, pair.bInA, pair.radiusA, pair.radiusB);
    trees.twists(motionA.twist(), motionB.twist(), twistError());
    trees.interval(f * pair.back, f * pair.ahead, acceleration);
    long[] from = {pair.start};
    boolean found = trees.run(from, 0, 1, 0, 0, false);
    boolean atOnce = trees.counters().volumeTests == 1 && trees.counters().triangleTests == 0;
    return !found && trees.deferredCount() == 0 && atOnce;
  }

  private double twistError() {
    double far = 4 * (pair.a.reach() + pair.b.reach());
    for (int k = 9; k < 12; k++) far += 2 * Math.abs(pair.bInA[k]);
    return motionA.twistError(far) + motionB.twistError(far);
  }

  private double bend(double x, double y, double z) {
    double a = most(motionA, pointsA) * motionA.shareAlong(x, y, z);
    return (a + most(motionB, pointsB) * motionB.shareAlong(x, y, z)) * (1 + 1e-14);
  }

  private static double most(SteadyMotion motion, List<double[]> points) {
    double most = 0;
    for (double[] point : points) most = Math.max(most, motion.acceleration(point, 0));
    return most * (1 + 1e-9);
  }

  private void placeBox() {
    double[] turnOnly = pair.bInA.clone();
    for (int k = 9; k < 12; k++) turnOnly[k] = 0;
    int at = Bvh.BOX * nodeB;
    System.arraycopy(pair.b.boxes, at, boxB, 0, Bvh.BOX);
    for (int k = 0; k < 9; k += 3) Placement.move(turnOnly, pair.b.boxes, at + k, boxB, k);
    Placement.move(pair.bInA, pair.b.boxes, at + Bvh.CENTRE, boxB, Bvh.CENTRE);
  }

  /** Corners of either volume, each beside the point of the other that is nearest to it. */
  private void listPoints() {
    double[] boxA = new double[Bvh.BOX];
    System.arraycopy(pair.a.boxes, Bvh.BOX * nodeA, boxA, 0, Bvh.BOX);
    for (int corner = 0; corner < 8; corner++) {
      double[] a = within(boxA, corner(boxA, corner));
      double[] b = within(boxB, corner(boxB, corner));
      add(a, within(boxB, a));
      add(within(boxA, b), b);
      for (int other = 0; other < 8; other++) add(a, within(boxB, corner(boxB, other)));
    }
    double[] towards = within(boxB, centre(boxA));
    add(within(boxA, towards), towards);
  }

  private void add(double[] a, double[] b) {
    pointsA.add(a);
    pointsB.add(b);
  }

  private static double[] centre(double[] box) {
    return new double[] {box[9], box[10], box[11]};
  }

  private static double[] corner(double[] box, int corner) {
    double[] p = centre(box);
    for (int i = 0; i < 3; i++) {
      double half = (corner >> i & 1) == 0 ? -box[Bvh.HALF + i] : box[Bvh.HALF + i];
      for (int k = 0; k < 3; k++) p[k] += half * box[3 * i + k];
    }
    return p;
  }

  /** The point brought into the box and then, towards the centre, into the sphere. */
  private static double[] within(double[] box, double[] p) {
    double[] q = new double[3];
    double square = 0;
    for (int i = 0; i < 3; i++) {
      double along = 0;
      for (int k = 0; k < 3; k++) along += box[3 * i + k] * (p[k] - box[9 + k]);
      along = Math.max(-box[Bvh.HALF + i], Math.min(box[Bvh.HALF + i], along));
      for (int k = 0; k < 3; k++) q[k] += along * box[3 * i + k];
      square += along * along;
    }
    double length = Math.sqrt(square);
    double scale = length > box[Bvh.RADIUS] ? box[Bvh.RADIUS] / length : 1;
    for (int k = 0; k < 3; k++) q[k] = box[9 + k] + scale * q[k];
    return q;
  }

  /** What is wrong with the proof, or null. */
  String violation() {
    for (double f = share; f > share * LEAST / MOST; f *= SHRINK) {
      double s = wrongAt(f * pair.ahead) ? f * pair.ahead : -f * pair.back;
      if (wrongAt(s)) return "at " + s + " apart by " + apart(s) + ", proven " + trees.proven();
    }
    return null;
  }

  private boolean wrongAt(double s) {
    double apart = apart(s) - pair.radiusA - pair.radiusB;
    return apart < trees.proven() - 1e-11 * reach();
  }

  private double reach() {
    double sum = pair.a.reach() + pair.b.reach();
    for (int k = 9; k < 12; k++) sum += Math.abs(pair.bInA[k]);
    return sum;
  }

  private double apart(double s) {
    double[] moveA = motionA.rounded(s);
    double[] moveB = motionB.rounded(s);
    double least = Double.POSITIVE_INFINITY;
    double[] p = new double[3];
    double[] q = new double[3];
    for (int i = 0; i < pointsA.size(); i++) {
      Placement.move(moveA, pointsA.get(i), 0, p, 0);
      Placement.move(moveB, pointsB.get(i), 0, q, 0);
      double x = q[0] - p[0], y = q[1] - p[1], z = q[2] - p[2];
      least = Math.min(least, Math.sqrt(x * x + y * y + z * z));
    }
    return least;
  }
}
