package clearway.kernel;

/**
 * Distance of the convex hulls of two small sets of points, by the method of Gilbert, Johnson and
 * Keerthi with a certified lower bound.
 *
 * <p><b>Never overestimates.</b> Each step proposes a direction v and measures on all points the
 * gap {@code (min v.b - max v.a) / |v|}, which bounds the distance from below whatever v is; the
 * answer is the best gap found. A step that goes wrong in rounding costs tightness, never truth.
 * The rounding of the gap itself is for the caller to subtract: at most 16 u times the extent of
 * the points from a's first.
 *
 * <p>One thread; owns its scratch.
 */
public final class ConvexPair {
  /** Largest number of points in a set. */
  public static final int POINTS = 8;

  private static final int STEPS = 32;
  private static final double TINY = 0x1p-700;

  /** Stop when the gap is this near the distance of the nearest points, relatively. */
  private static final double TIGHT = 1e-10;

  private final double[] a = new double[3 * POINTS];
  private final double[] b = new double[3 * POINTS];
  private int countA;
  private int countB;

  private final double[] simplex = new double[12]; // differences b - a of up to four pairs
  private int size;
  private final double[] best = new double[12];
  private int bestSize;
  private double bestSquare;

  private double vx, vy, vz; // point of the simplex nearest the origin
  private double lowerBound;

  /**
   * A lower bound on the distance; zero or less means that none was found.
   *
   * @param pointsA {@code sizeA} points of three doubles from {@code atA}, likewise for b
   * @param enough the caller is satisfied by a bound of this much
   */
  public double distance(
      double[] pointsA, int atA, int sizeA, double[] pointsB, int atB, int sizeB, double enough) {
    countA = copy(pointsA, atA, sizeA, a, pointsA, atA);
    countB = copy(pointsB, atB, sizeB, b, pointsA, atA);
    vx = b[0];
    vy = b[1];
    vz = b[2];
    System.arraycopy(b, 0, simplex, 0, 3);
    size = 1;
    lowerBound = 0;
    for (int step = 0; step < STEPS && !done(enough); step++) {
      if (!advance()) break;
    }
    return lowerBound;
  }

  private static int copy(
      double[] from, int at, int count, double[] to, double[] origin, int originAt) {
    for (int k = 0; k < 3 * count; k++) to[k] = from[at + k] - origin[originAt + k % 3];
    return count;
  }

  private boolean done(double enough) {
    double square = vx * vx + vy * vy + vz * vz;
    return !(square > TINY) || lowerBound >= enough;
  }

  /** Measures the gap along v and moves v to the nearest point of the grown simplex. */
  private boolean advance() {
    int i = farthest(a, countA, vx, vy, vz);
    int j = farthest(b, countB, -vx, -vy, -vz);
    double length = Math.sqrt(vx * vx + vy * vy + vz * vz);
    double gap = (dot(b, j, vx, vy, vz) - dot(a, i, vx, vy, vz)) / length;
    lowerBound = Math.max(lowerBound, gap);
    if (length - lowerBound <= TIGHT * length) return false;
    if (!add(b[j] - a[i], b[j + 1] - a[i + 1], b[j + 2] - a[i + 2])) return false;
    return nearestOfSimplex(length);
  }

  private static int farthest(double[] points, int count, double x, double y, double z) {
    int farthest = 0;
    double most = dot(points, 0, x, y, z);
    for (int at = 3; at < 3 * count; at += 3) {
      double p = dot(points, at, x, y, z);
      if (p > most) {
        most = p;
        farthest = at;
      }
    }
    return farthest;
  }

  private static double dot(double[] p, int at, double x, double y, double z) {
    return Math.fma(p[at], x, Math.fma(p[at + 1], y, p[at + 2] * z));
  }

  private boolean add(double x, double y, double z) {
    for (int at = 0; at < 3 * size; at += 3) {
      if (simplex[at] == x && simplex[at + 1] == y && simplex[at + 2] == z) return false;
    }
    simplex[3 * size] = x;
    simplex[3 * size + 1] = y;
    simplex[3 * size++ + 2] = z;
    return true;
  }

  /** Tries every face of the simplex with its newest point; false if v came no nearer. */
  private boolean nearestOfSimplex(double length) {
    bestSquare = Double.POSITIVE_INFINITY;
    int newest = 3 * (size - 1);
    tryPoint(newest);
    for (int i = 0; i < newest; i += 3) {
      tryEdge(i, newest);
      for (int j = i + 3; j < newest; j += 3) tryFace(i, j, newest);
    }
    if (size == 4 && enclosesOrigin()) return false; // the hulls meet, or nearly
    if (!(bestSquare < length * length)) return false;
    size = bestSize;
    System.arraycopy(best, 0, simplex, 0, 3 * size);
    return true;
  }

  private void tryPoint(int i) {
    consider(simplex[i], simplex[i + 1], simplex[i + 2], i, -1, -1);
  }

  /** The origin's projection on an edge, if it falls inside. */
  private void tryEdge(int i, int j) {
    double[] s = simplex;
    double x = s[j] - s[i], y = s[j + 1] - s[i + 1], z = s[j + 2] - s[i + 2];
    double t = -(s[i] * x + s[i + 1] * y + s[i + 2] * z) / (x * x + y * y + z * z);
    if (t > 0 && t < 1) consider(s[i] + t * x, s[i + 1] + t * y, s[i + 2] + t * z, i, j, -1);
  }

  /** The origin's projection on a triangle, if it falls inside. */
  private void tryFace(int i, int j, int k) {
    double[] s = simplex;
    double ux = s[j] - s[i], uy = s[j + 1] - s[i + 1], uz = s[j + 2] - s[i + 2];
    double wx = s[k] - s[i], wy = s[k + 1] - s[i + 1], wz = s[k + 2] - s[i + 2];
    double uu = ux * ux + uy * uy + uz * uz;
    double uw = ux * wx + uy * wy + uz * wz;
    double ww = wx * wx + wy * wy + wz * wz;
    double up = -(ux * s[i] + uy * s[i + 1] + uz * s[i + 2]);
    double wp = -(wx * s[i] + wy * s[i + 1] + wz * s[i + 2]);
    double determinant = uu * ww - uw * uw;
    double p = (up * ww - wp * uw) / determinant;
    double q = (wp * uu - up * uw) / determinant;
    if (p > 0 && q > 0 && p + q < 1) {
      consider(
          s[i] + p * ux + q * wx, s[i + 1] + p * uy + q * wy, s[i + 2] + p * uz + q * wz, i, j, k);
    }
  }

  private void consider(double x, double y, double z, int i, int j, int k) {
    double square = x * x + y * y + z * z;
    if (!(square < bestSquare)) return;
    bestSquare = square;
    vx = x;
    vy = y;
    vz = z;
    bestSize = 0;
    keep(i);
    keep(j);
    keep(k);
  }

  private void keep(int i) {
    if (i >= 0) System.arraycopy(simplex, i, best, 3 * bestSize++, 3);
  }

  /** Whether the origin lies on the inner side of all four faces. */
  private boolean enclosesOrigin() {
    return inner(0, 3, 6, 9) && inner(0, 3, 9, 6) && inner(0, 6, 9, 3) && inner(3, 6, 9, 0);
  }

  private boolean inner(int i, int j, int k, int opposite) {
    double[] s = simplex;
    double ux = s[j] - s[i], uy = s[j + 1] - s[i + 1], uz = s[j + 2] - s[i + 2];
    double wx = s[k] - s[i], wy = s[k + 1] - s[i + 1], wz = s[k + 2] - s[i + 2];
    double nx = uy * wz - uz * wy, ny = uz * wx - ux * wz, nz = ux * wy - uy * wx;
    double origin = -(nx * s[i] + ny * s[i + 1] + nz * s[i + 2]);
    double other =
        nx * (s[opposite] - s[i])
            + ny * (s[opposite + 1] - s[i + 1])
            + nz * (s[opposite + 2] - s[i + 2]);
    return origin * other > 0;
  }
}
