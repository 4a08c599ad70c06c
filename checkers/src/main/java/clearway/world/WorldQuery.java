package clearway.world;

import clearway.geometry.Point;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.kinematics.ForwardKinematics;
import clearway.proximity.ProximityModel;
import clearway.proximity.ProximityQuery;
import clearway.proximity.Volumes;
import clearway.proximity.Witness;

/**
 * Static queries between the objects of a world at one configuration, for one thread.
 *
 * <p>Distances are those of the placed objects, certified from below for the placements as
 * computed; these are within {@link World#rounding} of the exact ones for a pair. Nothing is
 * allocated by {@link #place} and {@link #lowerBound} once they are warm.
 */
public final class WorldQuery {
  private final PreparedWorld prepared;
  private final ForwardKinematics kinematics;
  private final ProximityQuery query;
  private final double[] own; // poses of the frames at the configuration placed last
  private final double[] pieceA = new double[Pose.STRIDE];
  private final double[] pieceB = new double[Pose.STRIDE];
  private final double[] bInA = new double[Pose.STRIDE];
  private double[] frames;
  private ProximityModel modelA; // of the latest pieces that were asked whether they meet
  private ProximityModel modelB;
  private boolean volumesApart;
  private long distanceQueries;
  private long volumeTests;
  private long triangleTests;

  public WorldQuery(PreparedWorld prepared) {
    this(prepared, Volumes.BOXES);
  }

  /** Queries that go by the given kind of bounding volumes. */
  public WorldQuery(PreparedWorld prepared, Volumes volumes) {
    this.prepared = prepared;
    query = new ProximityQuery(volumes);
    kinematics = new ForwardKinematics(prepared.world().mechanism());
    own = new double[kinematics.length()];
    frames = own;
  }

  public World world() {
    return prepared.world();
  }

  /** Places all robots at a configuration of the world. */
  public void place(double[] q) {
    kinematics.place(q, own);
    frames = own;
  }

  /** Takes the poses of all frames as they are; kept, not copied. */
  public void placeFrames(double[] poses) {
    frames = poses;
  }

  /** Whether the two objects of a pair meet, or one lies inside the other. */
  public boolean collide(Pairing pair) {
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        if (piecesCollide(pair, i, j)) return true;
      }
    }
    return false;
  }

  private boolean piecesCollide(Pairing pair, int i, int j) {
    relate(pair, i, j);
    boolean meet = query.overlap(prepared.model(i), prepared.model(j), bInA);
    count();
    if (meet || query.volumesApart()) return meet;
    return query.nested(prepared.model(i), prepared.model(j), bInA);
  }

  /** Whether the surfaces of the two objects of a pair meet. */
  public boolean meet(Pairing pair) {
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        relate(pair, i, j);
        modelA = prepared.model(i);
        modelB = prepared.model(j);
        boolean meet = query.overlap(modelA, modelB, bInA);
        count();
        if (meet) return true;
      }
    }
    return false;
  }

  /** Where the surfaces meet, in the world, if the latest {@link #meet} found that they do. */
  public Nearest meeting() {
    if (query.hasMeeting()) return onSurfaces(0, query.meeting(), 0, 0);
    return nearest(modelA, modelB);
  }

  /** Whether one of the two objects lies inside the other; asked where they do not meet. */
  public boolean nested(Pairing pair) {
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        relate(pair, i, j);
        if (query.nested(prepared.model(i), prepared.model(j), bInA)) return true;
      }
    }
    return false;
  }

  /** As {@link #nested(Pairing)} for one body of each object. */
  public boolean nested(Pairing pair, int bodyA, int bodyB) {
    int i = first(pair.a()) + bodyA;
    int j = first(pair.b()) + bodyB;
    relate(pair, i, j);
    return query.nested(prepared.model(i), prepared.model(j), bInA);
  }

  /**
   * A lower bound on the distance of the two objects' surfaces: zero if that may be delta or less,
   * else above delta.
   *
   * @param needed a bound that would satisfy the caller
   */
  public double lowerBound(Pairing pair, double delta, double needed) {
    double least = Double.POSITIVE_INFINITY;
    volumesApart = true;
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        relate(pair, i, j);
        double bound =
            query.greedyDistance(prepared.model(i), prepared.model(j), bInA, delta, needed);
        count();
        volumesApart &= query.volumesApart();
        if (bound == 0) return 0;
        least = Math.min(least, bound);
      }
    }
    return least;
  }

  /**
   * Whether the latest {@link #lowerBound} found the volumes around the two objects' bodies apart,
   * so that neither object lies inside the other.
   */
  public boolean volumesApart() {
    return volumesApart;
  }

  /** The distance of the two objects' surfaces up to rounding, from below. */
  public double distance(Pairing pair) {
    return approximateDistance(pair, 0);
  }

  /** A lower bound on the distance that is at least 1 - gamma of it, up to rounding. */
  public double approximateDistance(Pairing pair, double gamma) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        relate(pair, i, j);
        query.forget();
        double bound = query.approximateDistance(prepared.model(i), prepared.model(j), bInA, gamma);
        least = Math.min(least, bound);
        count();
      }
    }
    return least;
  }

  /**
   * The nearest points of two objects' surfaces, in the world.
   *
   * @param distance of the surfaces up to rounding, from below; zero if they meet
   */
  public record Nearest(double distance, Point onA, Point onB) {}

  /**
   * The distance of the two objects' surfaces as {@link #distance} gives it, and where it is. The
   * answer does not depend on what was asked before.
   */
  public Nearest nearest(Pairing pair) {
    Nearest nearest = new Nearest(Double.POSITIVE_INFINITY, null, null);
    for (int i = first(pair.a()); i < first(pair.a() + 1); i++) {
      for (int j = first(pair.b()); j < first(pair.b() + 1); j++) {
        relate(pair, i, j);
        Nearest found = nearest(prepared.model(i), prepared.model(j));
        if (found.distance() == 0) return found;
        if (found.distance() < nearest.distance()) nearest = found;
      }
    }
    return nearest;
  }

  /** Of the pieces related last. Where they meet, the quickest query is enough. */
  private Nearest nearest(ProximityModel a, ProximityModel b) {
    boolean meet = query.overlap(a, b, bInA);
    count();
    if (meet && query.hasMeeting()) return onSurfaces(0, query.meeting(), 0, 0);
    query.forget(); // the answer is to depend on the configuration alone
    double distance = query.exactDistance(a, b, bInA);
    count();
    return onSurfaces(distance, query.witness(), a.shape().radius(), b.shape().radius());
  }

  /** Moves points on the cores to the surfaces, or where these meet to a point between. */
  private Nearest onSurfaces(double distance, Witness witness, double radiusA, double radiusB) {
    Point p = inWorld(witness.onA());
    Point q = inWorld(witness.onB());
    double x = q.x() - p.x();
    double y = q.y() - p.y();
    double z = q.z() - p.z();
    double apart = Math.max(Math.sqrt(x * x + y * y + z * z), radiusA + radiusB);
    double a = apart == 0 ? 0 : radiusA / apart;
    double b = apart == 0 ? 0 : 1 - radiusB / apart;
    Point onA = new Point(p.x() + a * x, p.y() + a * y, p.z() + a * z);
    Point onB = new Point(p.x() + b * x, p.y() + b * y, p.z() + b * z);
    return new Nearest(distance, onA, onB);
  }

  private Point inWorld(Point point) {
    double[] p = {point.x(), point.y(), point.z()};
    double[] q = new double[3];
    Poses.apply(pieceA, 0, p, 0, q);
    return new Point(q[0], q[1], q[2]);
  }

  /**
   * The first tested pair that collides, or is not proven farther apart than its clearance and
   * delta; null if there is none.
   */
  public Pairing firstConflict(double delta) {
    for (Pairing pair : prepared.world().tested()) {
      double need = pair.clearance() + delta;
      if (lowerBound(pair, need, need) == 0 || nested(pair)) return pair;
    }
    return null;
  }

  /** Pairs of bodies asked about since this was made. */
  public long distanceQueries() {
    return distanceQueries;
  }

  /** Pairs of bounding volumes tested since this was made. */
  public long volumeTests() {
    return volumeTests;
  }

  /** Pairs of triangles tested since this was made. */
  public long triangleTests() {
    return triangleTests;
  }

  private void count() {
    distanceQueries++;
    volumeTests += query.volumeTests();
    triangleTests += query.triangleTests();
  }

  private int first(int object) {
    return prepared.firstPiece(object);
  }

  /**
   * Writes the pose of one body of a pair's second object in the frame of one of the first's, at
   * the configuration placed last.
   */
  public void relate(Pairing pair, int bodyA, int bodyB, double[] out) {
    relate(pair, first(pair.a()) + bodyA, first(pair.b()) + bodyB);
    System.arraycopy(bInA, 0, out, 0, Pose.STRIDE);
  }

  /** Writes the pose of piece j in the frame of piece i. */
  private void relate(Pairing pair, int i, int j) {
    prepared.locate(pair.a(), i, frames, pieceA);
    prepared.locate(pair.b(), j, frames, pieceB);
    Poses.relative(pieceA, pieceB, bInA);
  }
}
