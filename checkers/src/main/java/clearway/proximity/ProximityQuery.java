package clearway.proximity;

import clearway.bvh.BvhQuery;
import clearway.geometry.Point;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import java.util.Objects;

/**
 * Static queries between two shapes at a relative pose, for one thread.
 *
 * <p><b>Every lower bound is certified.</b> For each pair of triangles some direction was found
 * along which they, or bounding volumes around them, are apart by at least the bound after the
 * rounding of the query is subtracted. A bound is therefore never above the true distance of the
 * shapes as given, and {@link #overlap} answers false only if they are apart. The four queries
 * never disagree: overlap holds exactly where {@link #exactDistance} is zero. (For shapes with a
 * radius this holds up to the rounding of the distance less the radii.)
 *
 * <p>Distances are those of the surfaces, grown by their radii: a mesh inside another is at a
 * positive distance from it. {@link #nested} tells whether one shape lies inside the other.
 *
 * <p>A query object owns its scratch and counters; nothing is allocated by overlap and distance
 * once it is warm, save for triangles within rounding of touching. It is not safe for use by
 * several threads at once. Poses must be orthonormal to {@link Pose#ORTHONORMALITY} and no
 * coordinate beyond 1e50; others are refused with an {@link IllegalArgumentException}.
 */
public final class ProximityQuery {
  private final Volumes volumes;
  private final BvhQuery query;
  private static final Pose IDENTITY = Pose.identity();

  private final double[] pose = new double[Pose.STRIDE];
  private final double[] identity = new double[Pose.STRIDE];
  private final double[] points = new double[6];
  private double distance;
  private boolean nearestLatest;
  private boolean metLatest;

  /** Queries by {@link Volumes#BOXES}. */
  public ProximityQuery() {
    this(Volumes.BOXES);
  }

  public ProximityQuery(Volumes volumes) {
    this.volumes = Objects.requireNonNull(volumes, "volumes");
    query = new BvhQuery(volumes == Volumes.RECTANGLES);
  }

  /** Whether the surfaces meet or are as near as rounding. */
  public boolean overlap(ProximityModel a, ProximityModel b, Pose bInA) {
    take(bInA);
    return overlap(a, b);
  }

  /**
   * As {@link #overlap(ProximityModel, ProximityModel, Pose)} for a pose of {@link Pose#STRIDE}
   * doubles: the rows of R, then t.
   */
  public boolean overlap(ProximityModel a, ProximityModel b, double[] bInA) {
    take(bInA);
    return overlap(a, b);
  }

  private boolean overlap(ProximityModel a, ProximityModel b) {
    double radii = radii(a, b);
    nearestLatest = false;
    metLatest = false;
    if (radii != 0 || volumes != Volumes.BOXES) {
      return query.greedy(a.tree(), b.tree(), pose, radii, radii) == 0;
    }
    metLatest = query.overlap(a.tree(), b.tree(), pose);
    return metLatest;
  }

  /**
   * {@link #greedyDistance(ProximityModel, ProximityModel, Pose, double, double)}, no more needed.
   */
  public double greedyDistance(ProximityModel a, ProximityModel b, Pose bInA, double delta) {
    return greedyDistance(a, b, bInA, delta, delta);
  }

  /**
   * A quick lower bound on the distance: zero if that may be delta or less, else above delta.
   *
   * @param needed a bound that would satisfy the caller. The query works until it has it, or has
   *     found two triangles that are nearer, or a bound of at most delta.
   */
  public double greedyDistance(
      ProximityModel a, ProximityModel b, Pose bInA, double delta, double needed) {
    take(bInA);
    return greedy(a, b, delta, needed);
  }

  /**
   * As {@link #greedyDistance(ProximityModel, ProximityModel, Pose, double, double)} for a pose of
   * {@link Pose#STRIDE} doubles: the rows of R, then t.
   */
  public double greedyDistance(
      ProximityModel a, ProximityModel b, double[] bInA, double delta, double needed) {
    take(bInA);
    return greedy(a, b, delta, needed);
  }

  private double greedy(ProximityModel a, ProximityModel b, double delta, double needed) {
    requireAtLeastZero("delta", delta);
    requireAtLeastZero("needed", needed);
    double radii = radii(a, b);
    nearestLatest = false;
    metLatest = false;
    double bound =
        query.greedy(a.tree(), b.tree(), pose, sumUp(delta, radii), sumUp(needed, radii));
    double result = lessRadii(bound, radii);
    return result > delta ? result : 0;
  }

  /** The distance up to rounding, from below; {@link #distance} is the best value for it. */
  public double exactDistance(ProximityModel a, ProximityModel b, Pose bInA) {
    return approximateDistance(a, b, bInA, 0);
  }

  /** A lower bound on the distance that is at least 1 - gamma of it, up to rounding. */
  public double approximateDistance(ProximityModel a, ProximityModel b, Pose bInA, double gamma) {
    take(bInA);
    return nearest(a, b, gamma);
  }

  /**
   * As {@link #approximateDistance(ProximityModel, ProximityModel, Pose, double)} for a pose of
   * {@link Pose#STRIDE} doubles: the rows of R, then t.
   */
  public double approximateDistance(
      ProximityModel a, ProximityModel b, double[] bInA, double gamma) {
    take(bInA);
    return nearest(a, b, gamma);
  }

  /**
   * As {@link #exactDistance(ProximityModel, ProximityModel, Pose)} for a pose of {@link
   * Pose#STRIDE} doubles: the rows of R, then t.
   */
  public double exactDistance(ProximityModel a, ProximityModel b, double[] bInA) {
    take(bInA);
    return nearest(a, b, 0);
  }

  private double nearest(ProximityModel a, ProximityModel b, double gamma) {
    if (!(gamma >= 0 && gamma < 1)) {
      throw new IllegalArgumentException("gamma is " + gamma + "; it must be in [0, 1)");
    }
    double radii = radii(a, b);
    double bound = query.nearest(a.tree(), b.tree(), pose, gamma, radii);
    nearestLatest = true;
    metLatest = false;
    double result = lessRadii(bound, radii);
    distance = result > 0 ? Math.max(result, query.nearestDistance() - radii) : 0;
    return result;
  }

  /**
   * Whether some component of one shape's mesh lies inside a closed component of the other's. Asked
   * where the surfaces do not meet: then one vertex of each component decides, for the meshes as
   * placed by the same rounded arithmetic as in {@link #overlap}.
   */
  public boolean nested(ProximityModel a, ProximityModel b, Pose bInA) {
    take(bInA);
    return nested(a, b);
  }

  /**
   * As {@link #nested(ProximityModel, ProximityModel, Pose)} for a pose of {@link Pose#STRIDE}
   * doubles: the rows of R, then t.
   */
  public boolean nested(ProximityModel a, ProximityModel b, double[] bInA) {
    take(bInA);
    return nested(a, b);
  }

  private boolean nested(ProximityModel a, ProximityModel b) {
    IDENTITY.copyTo(identity, 0);
    return anyComponentInside(b, pose, a, identity) || anyComponentInside(a, identity, b, pose);
  }

  private boolean anyComponentInside(
      ProximityModel inner, double[] innerPose, ProximityModel outer, double[] outerPose) {
    if (!outer.isSolid()) return false;
    for (int c = 0; c < inner.componentCount(); c++) {
      inner.placeComponent(c, innerPose, points);
      if (outer.contains(outerPose, points[0], points[1], points[2])) return true;
    }
    return false;
  }

  /**
   * Lets the next query depend on no other, to the last digit and in its choice among witnesses
   * that are equally near: exact and approximate ones try first what served the last.
   */
  public void forget() {
    query.forget();
  }

  /**
   * The distance that the latest exact or approximate query found: between its witness points, less
   * the radii; zero where the shapes meet. After an exact query it is the distance to a few units
   * in the last place of the coordinates (among needles and nearly parallel edges to some nine
   * digits of them), not rounded to either side; after an approximate one it is the least found so
   * far.
   */
  public double distance() {
    requireNearest();
    return distance;
  }

  /**
   * Triangles and points of the latest exact or approximate distance; points lie on the meshes,
   * radii aside.
   */
  public Witness witness() {
    requireNearest();
    query.copyNearest(points, 0);
    return witness(query.nearestTriangleA(), query.nearestTriangleB());
  }

  /**
   * Whether the latest query was an overlap of shapes without radius, by boxes, that was found:
   * {@link #meeting} tells where.
   */
  public boolean hasMeeting() {
    return metLatest;
  }

  /** Two triangles that meet, and where, after an overlap that {@link #hasMeeting}. */
  public Witness meeting() {
    if (!metLatest) throw new IllegalStateException("the latest query found no triangles to meet");
    query.copyMeeting(points);
    return witness(query.triangleA(), query.triangleB());
  }

  private Witness witness(int triangleA, int triangleB) {
    return new Witness(
        triangleA,
        triangleB,
        new Point(points[0], points[1], points[2]),
        new Point(points[3], points[4], points[5]));
  }

  /**
   * Whether the latest overlap or greedy query was settled by the volumes around the two meshes:
   * these are apart, so that neither mesh lies inside the other.
   */
  public boolean volumesApart() {
    return !nearestLatest && volumeTests() == 1 && triangleTests() == 0;
  }

  /** Pairs of bounding volumes tested by the latest overlap or distance query. */
  public long volumeTests() {
    return query.counters().volumeTests;
  }

  /** Pairs of triangles tested by the latest overlap or distance query. */
  public long triangleTests() {
    return query.counters().triangleTests;
  }

  static double radii(ProximityModel a, ProximityModel b) {
    return sumUp(a.shape().radius(), b.shape().radius());
  }

  /** A value at or above x + y, and equal where one of them is zero. */
  private static double sumUp(double x, double y) {
    return x == 0 || y == 0 ? x + y : Math.nextUp(x + y);
  }

  private static double lessRadii(double bound, double radii) {
    if (radii == 0) return bound;
    return bound > radii ? Math.max(0, Math.nextDown(bound - radii)) : 0;
  }

  /** Makes a pose the pose of the query, if bounds computed with it can be trusted. */
  private void take(Pose bInA) {
    bInA.copyTo(pose, 0);
    requireTrusted(bInA.orthonormality(), pose);
  }

  private void take(double[] bInA) {
    System.arraycopy(bInA, 0, pose, 0, Pose.STRIDE);
    requireTrusted(Poses.skew(bInA), pose);
  }

  /** Refuses a pose of twelve doubles, so skewed, with which no bound can be trusted. */
  static void requireTrusted(double skew, double[] pose) {
    if (!(skew <= Pose.ORTHONORMALITY)) {
      throw new IllegalArgumentException(
          "the rotation of the pose is off by "
              + skew
              + "; it is the product of too many poses, make it anew from a quaternion");
    }
    for (int k = 9; k < Pose.STRIDE; k++) {
      if (!(Math.abs(pose[k]) <= ProximityModel.FARTHEST)) {
        throw new IllegalArgumentException(
            "the pose is at " + pose[k] + "; up to 1e50 can be computed with");
      }
    }
  }

  private void requireNearest() {
    if (!nearestLatest) {
      throw new IllegalStateException(
          "the latest query was not an exact or approximate distance; ask one first");
    }
  }

  private static void requireAtLeastZero(String name, double value) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException(name + " is " + value + "; it must be zero or positive");
    }
  }
}
