package clearway.bvh;

import clearway.kernel.TrianglePair;

/**
 * The queries between two trees that one thread asks: they share scratch and counters, and judge
 * pairs of volumes and of triangles by the same arithmetic, so that no two of them disagree.
 *
 * <p>Poses are slices of twelve doubles, b in the frame of a. Lower bounds are certified; see
 * {@link Overlap}, {@link Greedy} and {@link Nearest} for the guarantee of each.
 */
public final class BvhQuery {
  private final Counters counters = new Counters();
  private final TrianglePair trianglePair = new TrianglePair();
  private final Placement placement;
  private final Overlap overlap;
  private final Greedy greedy;
  private final Nearest nearest;

  /** Queries by boxes, the quicker volumes. */
  public BvhQuery() {
    this(false);
  }

  /**
   * @param byRectangles whether distances go by swept rectangles and not by boxes
   */
  public BvhQuery(boolean byRectangles) {
    placement = new Placement(byRectangles);
    overlap = new Overlap(placement, trianglePair, counters);
    greedy = new Greedy(placement, trianglePair, counters);
    nearest = new Nearest(placement, trianglePair, counters);
  }

  /** Whether the surfaces meet; if so {@link #triangleA} and {@link #triangleB} tell where. */
  public boolean overlap(Bvh a, Bvh b, double[] bInA) {
    begin(a, b, bInA);
    return overlap.test();
  }

  /** Zero if the distance may be delta or less, else a lower bound above delta. */
  public double greedy(Bvh a, Bvh b, double[] bInA, double delta, double needed) {
    begin(a, b, bInA);
    trianglePair.forgetDirection(); // a bound is to depend on its query alone, to the last digit
    return greedy.lowerBound(delta, needed);
  }

  /** A lower bound on the distance d, at least (1 - gamma) d. */
  public double nearest(Bvh a, Bvh b, double[] bInA, double gamma) {
    return nearest(a, b, bInA, gamma, 0);
  }

  /** A lower bound on the distance d: at least r + (1 - gamma) (d - r), or at most r where d is. */
  public double nearest(Bvh a, Bvh b, double[] bInA, double gamma, double radii) {
    begin(a, b, bInA);
    return nearest.lowerBound(gamma, radii);
  }

  /** Distance of the nearest points that {@link #nearest} found. */
  public double nearestDistance() {
    return nearest.distance;
  }

  /** Writes the nearest points that {@link #nearest} found, on a and then on b, in a's frame. */
  public void copyNearest(double[] out, int at) {
    System.arraycopy(nearest.points, 0, out, at, 6);
  }

  /** Index in a's mesh of the triangle that {@link #nearest} found. */
  public int nearestTriangleA() {
    return placement.a.original(nearest.triangleA);
  }

  public int nearestTriangleB() {
    return placement.b.original(nearest.triangleB);
  }

  /** Index in a's mesh of a triangle that met one of b in the latest {@link #overlap}. */
  public int triangleA() {
    return placement.a.original(overlap.triangleA);
  }

  public int triangleB() {
    return placement.b.original(overlap.triangleB);
  }

  /** Writes a point where the surfaces meet if the latest {@link #overlap} said so, twice. */
  public void copyMeeting(double[] out) {
    overlap.copyMeeting(out);
  }

  /** Work of the latest query. */
  public Counters counters() {
    return counters;
  }

  /** Lets the next query depend on no other: {@link #nearest} tries first what served the last. */
  public void forget() {
    nearest.forget();
    trianglePair.forgetDirection();
  }

  private void begin(Bvh a, Bvh b, double[] bInA) {
    counters.reset();
    placement.begin(a, b, bInA);
  }
}
