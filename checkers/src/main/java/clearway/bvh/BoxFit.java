package clearway.bvh;

import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.EigenDecomposition_F64;

/**
 * Proposes the axes of a small box around a range of triangles.
 *
 * <p>Only a proposal: extents are measured afterwards over every vertex ({@link VolumeFit}), so
 * nothing here bears on soundness. The candidates are the coordinate axes, principal directions and
 * the frame of the largest triangle; the best by surface area is turned about its own axes as long
 * as the area shrinks. Large ranges are judged by their extreme vertices in a few directions.
 *
 * <p>One thread; owns its scratch.
 */
final class BoxFit {
  /** Ranges of more triangles are represented by extreme vertices of about this many. */
  private static final int SAMPLE = 192;

  /** Ranges of up to this many triangles are represented by all their vertices. */
  private static final int WHOLE = 12;

  private static final double FIRST_TURN = 0.35;

  /** Half of the 26 directions to the neighbours of a cube in a grid. */
  private static final double[] DIRECTIONS = {
    1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, -1, 0, 1, 0, 1, 1, 0, -1, 0, 1, 1, 0, 1, -1, 1, 1, 1, 1,
    1, -1, 1, -1, 1, 1, -1, -1
  };

  private static final int EXTREMES = 2 * DIRECTIONS.length / 3;

  private final double lastTurn;
  private final EigenDecomposition_F64<DMatrixRMaj> eigen =
      DecompositionFactory_DDRM.eig(3, true, true);
  private final DMatrixRMaj covariance = new DMatrixRMaj(3, 3);

  private final double[] points = new double[3 * Math.max(3 * WHOLE, EXTREMES)];
  private final double[] local = new double[points.length];
  private int count;
  private final double[] extremes = new double[EXTREMES];
  private final int[] extremeAt = new int[EXTREMES];
  private final double[] candidate = new double[9];
  private final double[] axes = new double[9];
  private final double[] extents = new double[3];
  private double area;

  /**
   * @param lastTurn the search ends when turns get below this angle, radians; smaller is tighter
   *     and slower
   */
  BoxFit(double lastTurn) {
    this.lastTurn = lastTurn;
  }

  /** Three orthonormal axes, a0, a1, a2; valid until the next call. */
  double[] fit(double[] triangles, int from, int to) {
    gather(triangles, from, to);
    area = Double.POSITIVE_INFINITY;
    takeCoordinateAxes(candidate);
    consider();
    if (to - from > 2) considerPrincipal(triangles, from, to);
    considerTriangle(triangles, largest(triangles, from, to));
    if (to - from == 2) considerTriangle(triangles, from + to - 1 - largest(triangles, from, to));
    refine();
    return axes;
  }

  private static void takeCoordinateAxes(double[] frame) {
    Arrays.fill(frame, 0);
    frame[0] = frame[4] = frame[8] = 1;
  }

  private void gather(double[] triangles, int from, int to) {
    if (to - from <= WHOLE) {
      count = 3 * (to - from);
      System.arraycopy(triangles, Bvh.TRIANGLE * from, points, 0, 3 * count);
    } else {
      gatherExtremes(triangles, from, to);
    }
  }

  private void gatherExtremes(double[] triangles, int from, int to) {
    Arrays.fill(extremes, Double.NEGATIVE_INFINITY);
    int step = Bvh.TRIANGLE * Math.max(1, (to - from) / SAMPLE);
    for (int t = Bvh.TRIANGLE * from; t < Bvh.TRIANGLE * to; t += step) {
      for (int at = t; at < t + Bvh.TRIANGLE; at += 3) extend(triangles, at);
    }
    count = 0;
    for (int e = 0; e < EXTREMES; e++) {
      if (!listed(extremeAt[e], e)) {
        System.arraycopy(triangles, extremeAt[e], points, 3 * count++, 3);
      }
    }
  }

  private boolean listed(int at, int before) {
    for (int e = 0; e < before; e++) if (extremeAt[e] == at) return true;
    return false;
  }

  private void extend(double[] triangles, int at) {
    double x = triangles[at];
    double y = triangles[at + 1];
    double z = triangles[at + 2];
    for (int d = 0, e = 0; e < EXTREMES; d += 3, e += 2) {
      double p = DIRECTIONS[d] * x + DIRECTIONS[d + 1] * y + DIRECTIONS[d + 2] * z;
      if (p > extremes[e]) {
        extremes[e] = p;
        extremeAt[e] = at;
      }
      if (-p > extremes[e + 1]) {
        extremes[e + 1] = -p;
        extremeAt[e + 1] = at;
      }
    }
  }

  /** Principal directions of the triangles, each weighted by its area. */
  private void considerPrincipal(double[] triangles, int from, int to) {
    int step = Bvh.TRIANGLE * Math.max(1, (to - from) / SAMPLE);
    int begin = Bvh.TRIANGLE * from;
    double ox = triangles[begin];
    double oy = triangles[begin + 1];
    double oz = triangles[begin + 2];
    double weight = 0, mx = 0, my = 0, mz = 0, xx = 0, xy = 0, xz = 0, yy = 0, yz = 0, zz = 0;
    for (int t = begin; t < Bvh.TRIANGLE * to; t += step) {
      double w = doubleArea(triangles, t);
      double sx = -3 * ox, sy = -3 * oy, sz = -3 * oz;
      for (int at = t; at < t + Bvh.TRIANGLE; at += 3) {
        double x = triangles[at] - ox, y = triangles[at + 1] - oy, z = triangles[at + 2] - oz;
        sx += triangles[at];
        sy += triangles[at + 1];
        sz += triangles[at + 2];
        xx += w * x * x;
        xy += w * x * y;
        xz += w * x * z;
        yy += w * y * y;
        yz += w * y * z;
        zz += w * z * z;
      }
      // The second moment of a triangle is area / 12 (sum of v v^T + s s^T), s the sum of vertices.
      xx += w * sx * sx;
      xy += w * sx * sy;
      xz += w * sx * sz;
      yy += w * sy * sy;
      yz += w * sy * sz;
      zz += w * sz * sz;
      mx += w * sx;
      my += w * sy;
      mz += w * sz;
      weight += w;
    }
    if (!(weight > 0)) return;
    double s = 4 / (3 * weight);
    covariance.set(
        3,
        3,
        true,
        xx - mx * mx * s,
        xy - mx * my * s,
        xz - mx * mz * s,
        xy - mx * my * s,
        yy - my * my * s,
        yz - my * mz * s,
        xz - mx * mz * s,
        yz - my * mz * s,
        zz - mz * mz * s);
    considerEigenvectors();
  }

  private void considerEigenvectors() {
    if (!eigen.decompose(covariance)) return;
    for (int i = 0; i < 2; i++) {
      DMatrixRMaj vector = eigen.getEigenVector(i);
      if (vector == null) return;
      System.arraycopy(vector.data, 0, candidate, 3 * i, 3);
    }
    considerOrthonormalised();
  }

  private void considerTriangle(double[] triangles, int t) {
    int at = Bvh.TRIANGLE * t;
    int longest = 0;
    double best = -1;
    for (int k = 0; k < 3; k++) {
      double square = edgeSquare(triangles, at, k);
      if (square > best) {
        best = square;
        longest = k;
      }
    }
    for (int i = 0; i < 3; i++) {
      double corner = triangles[at + 3 * longest + i];
      candidate[i] = triangles[at + 3 * ((longest + 1) % 3) + i] - corner;
      candidate[3 + i] = triangles[at + 3 * ((longest + 2) % 3) + i] - corner;
    }
    considerOrthonormalised();
  }

  private static double edgeSquare(double[] triangles, int at, int k) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double d = triangles[at + 3 * ((k + 1) % 3) + i] - triangles[at + 3 * k + i];
      sum += d * d;
    }
    return sum;
  }

  private static int largest(double[] triangles, int from, int to) {
    int largest = from;
    double best = -1;
    int step = Math.max(1, (to - from) / SAMPLE);
    for (int t = from; t < to; t += step) {
      double size = doubleArea(triangles, Bvh.TRIANGLE * t);
      if (size > best) {
        best = size;
        largest = t;
      }
    }
    return largest;
  }

  private static double doubleArea(double[] t, int at) {
    double ux = t[at + 3] - t[at], uy = t[at + 4] - t[at + 1], uz = t[at + 5] - t[at + 2];
    double vx = t[at + 6] - t[at], vy = t[at + 7] - t[at + 1], vz = t[at + 8] - t[at + 2];
    double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Makes a frame of the candidate's first two vectors, if they span a plane. */
  private void considerOrthonormalised() {
    if (Frames.orthonormalise(candidate)) consider();
  }

  private void consider() {
    for (int p = 0; p < count; p++) {
      for (int i = 0; i < 3; i++) {
        local[3 * p + i] =
            candidate[3 * i] * points[3 * p]
                + candidate[3 * i + 1] * points[3 * p + 1]
                + candidate[3 * i + 2] * points[3 * p + 2];
      }
    }
    for (int i = 0; i < 3; i++) extents[i] = extent(i);
    double found = area(extents[0], extents[1], extents[2]);
    if (found < area) {
      area = found;
      System.arraycopy(candidate, 0, axes, 0, 9);
    }
  }

  private double extent(int i) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int at = i; at < 3 * count; at += 3) {
      low = Math.min(low, local[at]);
      high = Math.max(high, local[at]);
    }
    return high - low;
  }

  private static double area(double x, double y, double z) {
    return x * y + y * z + z * x;
  }

  /** Turns the best frame about its axes, ever more finely, as long as its box shrinks. */
  private void refine() {
    System.arraycopy(axes, 0, candidate, 0, 9);
    area = Double.POSITIVE_INFINITY;
    consider();
    for (double turn = FIRST_TURN; turn > lastTurn; turn /= 2) {
      boolean better = false;
      for (int i = 0; i < 3; i++) better |= turnBothWays(i, turn);
      if (better) turn *= 1.5;
    }
    if (!Frames.orthonormalise(axes)) takeCoordinateAxes(axes);
  }

  private boolean turnBothWays(int about, double turn) {
    double c = 1 / Math.sqrt(1 + turn * turn);
    double s = turn * c;
    return turn(about, c, s) || turn(about, c, -s);
  }

  private boolean turn(int about, double c, double s) {
    int i = (about + 1) % 3;
    int j = (about + 2) % 3;
    double lowI = Double.POSITIVE_INFINITY, highI = Double.NEGATIVE_INFINITY;
    double lowJ = Double.POSITIVE_INFINITY, highJ = Double.NEGATIVE_INFINITY;
    for (int at = 0; at < 3 * count; at += 3) {
      double u = local[at + i], v = local[at + j];
      double p = c * u + s * v, q = c * v - s * u;
      lowI = Math.min(lowI, p);
      highI = Math.max(highI, p);
      lowJ = Math.min(lowJ, q);
      highJ = Math.max(highJ, q);
    }
    double found = area(highI - lowI, highJ - lowJ, extents[about]);
    if (!(found < area * (1 - 1e-6))) return false;
    area = found;
    extents[i] = highI - lowI;
    extents[j] = highJ - lowJ;
    for (int at = 0; at < 3 * count; at += 3) rotate(local, at + i, at + j, c, s);
    for (int k = 0; k < 3; k++) rotate(axes, 3 * i + k, 3 * j + k, c, s);
    return true;
  }

  private static void rotate(double[] x, int i, int j, double c, double s) {
    double u = x[i], v = x[j];
    x[i] = c * u + s * v;
    x[j] = c * v - s * u;
  }
}
