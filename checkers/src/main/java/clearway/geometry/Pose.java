package clearway.geometry;

import clearway.kernel.Poses;
import java.util.Arrays;

/**
 * A rigid placement: the map {@code x -> R x + t} from a body's frame into its parent's.
 *
 * <p><b>Rotation matrices are orthonormal up to rounding.</b> Every factory builds R from a unit
 * quaternion, an axis and an angle, or a product of such poses; each entry is within a few units in
 * the last place of an exact rotation, and every factor of a product adds some ten units more.
 * Bounding-volume tests allow for a deviation of {@value #ORTHONORMALITY}, enough for products of
 * five hundred factors.
 *
 * <p>As a slice of a flat array a pose is {@value #STRIDE} doubles: the rows of R, then t.
 */
public final class Pose {
  /** Doubles of one pose in a flat array: nine of R row by row, then three of t. */
  public static final int STRIDE = 12;

  /** Largest entry of |R^T R - I| that the geometric queries allow for. */
  public static final double ORTHONORMALITY = 0x1p-40;

  private static final Pose IDENTITY = new Pose(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

  private final double[] entries;
  private final double skew;

  private Pose(double... entries) {
    this.entries = entries;
    for (int k = 0; k < STRIDE; k++) {
      if (!Double.isFinite(entries[k])) {
        throw new IllegalArgumentException("the pose is too far away: " + Arrays.toString(entries));
      }
    }
    skew = Poses.skew(entries);
  }

  public static Pose identity() {
    return IDENTITY;
  }

  public static Pose translation(double x, double y, double z) {
    return new Pose(1, 0, 0, 0, 1, 0, 0, 0, 1, finite("x", x), finite("y", y), finite("z", z));
  }

  /** Rotation by {@code angle} radians about the given axis through the origin; any length. */
  public static Pose rotation(double axisX, double axisY, double axisZ, double angle) {
    double largest = Math.max(Math.abs(axisX), Math.max(Math.abs(axisY), Math.abs(axisZ)));
    if (!(largest > 0) || Double.isInfinite(largest)) {
      throw new IllegalArgumentException(
          "axis (" + axisX + ", " + axisY + ", " + axisZ + ") must be finite and not zero");
    }
    double x = axisX / largest; // of order one: no square overflows or vanishes
    double y = axisY / largest;
    double z = axisZ / largest;
    double s = StrictMath.sin(finite("angle", angle) / 2) / Math.sqrt(x * x + y * y + z * z);
    return of(0, 0, 0, StrictMath.cos(angle / 2), x * s, y * s, z * s);
  }

  /**
   * Position and orientation, the quaternion as w, x, y, z of any positive length.
   *
   * @throws IllegalArgumentException if a value is not finite or the quaternion is zero
   */
  public static Pose of(double x, double y, double z, double qw, double qx, double qy, double qz) {
    double largest =
        Math.max(Math.max(Math.abs(qw), Math.abs(qx)), Math.max(Math.abs(qy), Math.abs(qz)));
    if (!(largest > 0) || Double.isInfinite(largest)) {
      throw new IllegalArgumentException(
          "quaternion ("
              + qw
              + ", "
              + qx
              + ", "
              + qy
              + ", "
              + qz
              + ") must be finite and not zero");
    }
    return ofScaled(x, y, z, qw / largest, qx / largest, qy / largest, qz / largest);
  }

  /** The quaternion's largest entry is one, so that no square overflows or vanishes. */
  private static Pose ofScaled(
      double x, double y, double z, double qw, double qx, double qy, double qz) {
    double s = 2 / (qw * qw + qx * qx + qy * qy + qz * qz);
    return new Pose(
        1 - s * (qy * qy + qz * qz),
        s * (qx * qy - qw * qz),
        s * (qx * qz + qw * qy),
        s * (qx * qy + qw * qz),
        1 - s * (qx * qx + qz * qz),
        s * (qy * qz - qw * qx),
        s * (qx * qz - qw * qy),
        s * (qy * qz + qw * qx),
        1 - s * (qx * qx + qy * qy),
        finite("x", x),
        finite("y", y),
        finite("z", z));
  }

  /**
   * The map that applies {@code inner} first and this pose second.
   *
   * @throws IllegalArgumentException if the product's translation is not finite
   */
  public Pose times(Pose inner) {
    double[] product = new double[STRIDE];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        product[3 * row + column] = rowTimes(row, inner, column, 3);
      }
      product[9 + row] = rowTimes(row, inner, 9, 1) + entries[9 + row];
    }
    return new Pose(product);
  }

  private double rowTimes(int row, Pose inner, int at, int step) {
    return entries[3 * row] * inner.entries[at]
        + entries[3 * row + 1] * inner.entries[at + step]
        + entries[3 * row + 2] * inner.entries[at + 2 * step];
  }

  public Pose inverse() {
    double[] e = entries;
    return new Pose(
        e[0],
        e[3],
        e[6],
        e[1],
        e[4],
        e[7],
        e[2],
        e[5],
        e[8],
        -(e[0] * e[9] + e[3] * e[10] + e[6] * e[11]),
        -(e[1] * e[9] + e[4] * e[10] + e[7] * e[11]),
        -(e[2] * e[9] + e[5] * e[10] + e[8] * e[11]));
  }

  /** The largest entry of |R^T R - I|, up to a few units in the last place of one. */
  public double orthonormality() {
    return skew;
  }

  /** Writes the rows of R and then t to {@code out[at .. at + STRIDE)}. */
  public void copyTo(double[] out, int at) {
    System.arraycopy(entries, 0, out, at, STRIDE);
  }

  /** Writes the image of the point (x, y, z) to {@code out[at .. at + 3)}. */
  public void apply(double x, double y, double z, double[] out, int at) {
    for (int row = 0; row < 3; row++) {
      out[at + row] =
          entries[3 * row] * x
              + entries[3 * row + 1] * y
              + entries[3 * row + 2] * z
              + entries[9 + row];
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pose pose && Arrays.equals(entries, pose.entries);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entries);
  }

  @Override
  public String toString() {
    return "Pose" + Arrays.toString(entries);
  }

  private static double finite(String name, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(name + " is " + value + "; it must be finite");
    }
    return value;
  }
}
