package clearway.proximity;

import clearway.bvh.MovingTrees;
import clearway.geometry.Point;
import clearway.geometry.Pose;
import clearway.kernel.Poses;

/**
 * Whether two shapes that move for an interval of time stay apart, for one thread.
 *
 * <p><b>Never proves what is not so.</b> Works on pairs of bounding volumes, the pair of roots to
 * begin with: each is proven to stay farther apart than asked for the whole interval, found to hold
 * triangles that are too close at the reference, or put by for a shorter interval. What is put by
 * covers all triangles that were not proven. Owns its scratch and allocates nothing once warm.
 *
 * @see MovingTrees for the inequality
 */
public final class MovingQuery {
  /** The pair of both roots, from which every query starts. */
  public static final long ROOTS = 0;

  /** How fast points move away from their linear motion. */
  public interface Bend {
    /**
     * Upper bound on the second derivatives by time along a unit vector of the frame of a, of the
     * points of both shapes in sum.
     */
    double along(double x, double y, double z);
  }

  private final MovingTrees trees;
  private final double[] points = new double[6];

  public MovingQuery(Bend bend) {
    trees = new MovingTrees(bend::along);
  }

  /**
   * Takes two shapes at the reference and how they move from there.
   *
   * @param bInA pose of b in the frame of a at the reference: {@link Pose#STRIDE} doubles
   * @param twistA of a in that frame: velocity of the frame's origin, then angular velocity
   * @param twistB of b, likewise
   * @param twistError what rounding may have taken from the velocity of any point of the shapes
   */
  public void begin(
      ProximityModel a,
      ProximityModel b,
      double[] bInA,
      double[] twistA,
      double[] twistB,
      double twistError) {
    requireTrusted(bInA);
    trees.begin(a.tree(), b.tree(), bInA, a.shape().radius(), b.shape().radius());
    trees.twists(twistA, twistB, twistError);
  }

  private static void requireTrusted(double[] pose) {
    if (Poses.skew(pose) <= Pose.ORTHONORMALITY) return;
    throw new IllegalArgumentException(
        "the rotation of the pose is off by " + Poses.skew(pose) + "; the chain is too long");
  }

  /**
   * Takes the interval from {@code back} before the reference to {@code ahead} after it.
   *
   * @param acceleration as {@link Bend#along} for any direction
   */
  public void interval(double back, double ahead, double acceleration) {
    trees.interval(back, ahead, acceleration);
  }

  /**
   * Works on pairs of volumes; those put by are added to {@link #deferred}.
   *
   * @param least distance above which a pair is proven
   * @param tooClose distance up to which two triangles are too close; should be above least
   * @param toTriangles whether only triangles are put by
   * @return whether two triangles are too close at the reference
   */
  public boolean run(
      long[] pairs, int from, int count, double least, double tooClose, boolean toTriangles) {
    return trees.run(pairs, from, count, least, tooClose, toTriangles);
  }

  /** Pairs of volumes put by; the first {@link #deferredCount} entries, not to be changed. */
  public long[] deferred() {
    return trees.deferred();
  }

  public int deferredCount() {
    return trees.deferredCount();
  }

  /** The most that one of the pairs put by lacks to be proven. */
  public double worst() {
    return trees.worst();
  }

  /** The least distance proven for the pairs that were proven; infinite if there is none. */
  public double proven() {
    return trees.proven();
  }

  /** Whether the roots, if they were asked about, have volumes that are apart at the reference. */
  public boolean rootsApart() {
    return trees.rootsApart();
  }

  /** Whether some triangles are neither too close nor to be proven by any shorter interval. */
  public boolean isHopeless() {
    return trees.isHopeless();
  }

  /** Whether triangles found too close meet, as {@link ProximityQuery#overlap} judges it. */
  public boolean meets() {
    return trees.meets();
  }

  /** Where the triangles meet that {@link #meets} tells of, in the frame of a. */
  public Point meeting() {
    trees.copyMeeting(points);
    return new Point(points[0], points[1], points[2]);
  }

  /** Pairs of volumes tested since {@link #begin}. */
  public long volumeTests() {
    return trees.counters().volumeTests;
  }

  /** Pairs of triangles tested since {@link #begin}. */
  public long triangleTests() {
    return trees.counters().triangleTests;
  }
}
