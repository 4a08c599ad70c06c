package clearway.scene.mesh;

/**
 * An affine map of space: three rows of four, in double. Immutable.
 *
 * <p>The identity maps every finite point to itself, bit for bit up to the sign of zero.
 */
final class Affine {
  static final Affine IDENTITY = new Affine(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
  private static final int STRIDE = 4;

  private final double[] rows;

  private Affine(double... rows) {
    this.rows = rows;
  }

  /** From twelve entries, row by row. */
  static Affine ofRows(double... rows) {
    assert rows.length == 3 * STRIDE;
    return new Affine(rows.clone());
  }

  static Affine translation(double x, double y, double z) {
    return new Affine(1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z);
  }

  static Affine scale(double x, double y, double z) {
    return new Affine(x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0);
  }

  /** The turn of a quaternion x, y, z, w of any length but zero. */
  static Affine rotation(double x, double y, double z, double w) {
    double s = 2 / (x * x + y * y + z * z + w * w);
    return new Affine(
        1 - s * (y * y + z * z),
        s * (x * y - z * w),
        s * (x * z + y * w),
        0,
        s * (x * y + z * w),
        1 - s * (x * x + z * z),
        s * (y * z - x * w),
        0,
        s * (x * z - y * w),
        s * (y * z + x * w),
        1 - s * (x * x + y * y),
        0);
  }

  /** The turn by an angle in degrees around an axis of any length but zero; quarter turns exact. */
  static Affine turn(double x, double y, double z, double degrees) {
    // A power of two near the axis' length: its squares neither overflow nor vanish.
    double largest = Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
    double by = Math.scalb(1.0, -Math.getExponent(largest));
    double length = Math.sqrt(x * by * (x * by) + y * by * (y * by) + z * by * (z * by));
    double ux = x * by / length;
    double uy = y * by / length;
    double uz = z * by / length;
    double c = cosine(degrees);
    double s = cosine(degrees - 90);
    double t = 1 - c;
    return new Affine(
        t * ux * ux + c,
        t * ux * uy - s * uz,
        t * ux * uz + s * uy,
        0,
        t * ux * uy + s * uz,
        t * uy * uy + c,
        t * uy * uz - s * ux,
        0,
        t * ux * uz - s * uy,
        t * uy * uz + s * ux,
        t * uz * uz + c,
        0);
  }

  /** This map after the other: the other is applied first. */
  Affine times(Affine other) {
    double[] product = new double[3 * STRIDE];
    for (int i = 0; i < product.length; i += STRIDE) {
      for (int k = 0; k < STRIDE; k++) {
        product[i + k] =
            rows[i] * other.rows[k]
                + rows[i + 1] * other.rows[STRIDE + k]
                + rows[i + 2] * other.rows[2 * STRIDE + k];
      }
      product[i + 3] += rows[i + 3];
    }
    return new Affine(product);
  }

  /** Coordinate {@code k} of the image of a point. */
  double apply(int k, double x, double y, double z) {
    int at = STRIDE * k;
    return rows[at] * x + rows[at + 1] * y + rows[at + 2] * z + rows[at + 3];
  }

  private static double cosine(double degrees) {
    double rest = Math.abs(StrictMath.IEEEremainder(degrees, 360));
    if (rest == 0) return 1;
    if (rest == 90) return 0;
    return rest == 180 ? -1 : StrictMath.cos(StrictMath.toRadians(rest));
  }
}
