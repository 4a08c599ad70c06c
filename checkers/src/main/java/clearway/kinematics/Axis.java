package clearway.kinematics;

/**
 * A unit vector. Normalised on the way in unless its squared length is within 2^-50 of one, so that
 * writing and reading it again changes no bit.
 */
public record Axis(double x, double y, double z) {
  public static final Axis X = new Axis(1, 0, 0);
  public static final Axis Y = new Axis(0, 1, 0);
  public static final Axis Z = new Axis(0, 0, 1);

  private static final double UNIT = 0x1p-50;

  /**
   * @throws IllegalArgumentException if the vector is zero or not finite
   */
  public Axis {
    double largest = Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
    if (!(largest > 0) || Double.isInfinite(largest)) {
      throw new IllegalArgumentException(
          "axis (%s, %s, %s) must be finite and not zero".formatted(x, y, z));
    }
    if (!(Math.abs(x * x + y * y + z * z - 1) <= UNIT)) {
      x /= largest; // of order one: no square overflows or vanishes
      y /= largest;
      z /= largest;
      double length = Math.sqrt(x * x + y * y + z * z);
      x /= length;
      y /= length;
      z /= length;
    }
  }
}
