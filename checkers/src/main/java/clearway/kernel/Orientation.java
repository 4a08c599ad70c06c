package clearway.kernel;

import java.math.BigDecimal;

/**
 * On which side of a plane a point lies, exactly.
 *
 * <p>The sign is that of the determinant in real arithmetic on the given doubles: floating point
 * where its error bound settles it, exact decimals where not.
 */
public final class Orientation {
  /** Relative to the permanent; covers the rounding of differences, products and sums. */
  private static final double ERROR = 0x1p-49;

  private Orientation() {}

  /**
   * Sign of the volume of the tetrahedron p, q, r, x: positive, negative or zero. Each point is
   * three doubles of its array from its offset.
   */
  public static int sign(
      double[] p, int i, double[] q, int j, double[] r, int k, double[] x, int m) {
    double px = p[i] - x[m], py = p[i + 1] - x[m + 1], pz = p[i + 2] - x[m + 2];
    double qx = q[j] - x[m], qy = q[j + 1] - x[m + 1], qz = q[j + 2] - x[m + 2];
    double rx = r[k] - x[m], ry = r[k + 1] - x[m + 1], rz = r[k + 2] - x[m + 2];
    double determinant =
        px * (qy * rz - qz * ry) + py * (qz * rx - qx * rz) + pz * (qx * ry - qy * rx);
    double permanent =
        Math.abs(px) * (Math.abs(qy * rz) + Math.abs(qz * ry))
            + Math.abs(py) * (Math.abs(qz * rx) + Math.abs(qx * rz))
            + Math.abs(pz) * (Math.abs(qx * ry) + Math.abs(qy * rx));
    double error = ERROR * permanent;
    if (determinant > error && permanent > 0x1p-900) return 1;
    if (determinant < -error && permanent > 0x1p-900) return -1;
    return exactSign(p, i, q, j, r, k, x, m);
  }

  private static int exactSign(
      double[] p, int i, double[] q, int j, double[] r, int k, double[] x, int m) {
    BigDecimal[] u = difference(p, i, x, m);
    BigDecimal[] v = difference(q, j, x, m);
    BigDecimal[] w = difference(r, k, x, m);
    BigDecimal sum = BigDecimal.ZERO;
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      int e = (c + 2) % 3;
      BigDecimal minor = v[d].multiply(w[e]).subtract(v[e].multiply(w[d]));
      sum = sum.add(u[c].multiply(minor));
    }
    return sum.signum();
  }

  /** Whether three points lie on one line, exactly. */
  public static boolean collinear(double[] p, int i, double[] q, int j, double[] r, int k) {
    BigDecimal[] v = difference(q, j, p, i);
    BigDecimal[] w = difference(r, k, p, i);
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      if (v[c].multiply(w[d]).compareTo(v[d].multiply(w[c])) != 0) return false;
    }
    return true;
  }

  private static BigDecimal[] difference(double[] p, int i, double[] x, int m) {
    BigDecimal[] result = new BigDecimal[3];
    for (int c = 0; c < 3; c++) {
      result[c] = new BigDecimal(p[i + c]).subtract(new BigDecimal(x[m + c]));
    }
    return result;
  }
}
