package clearway.scene.text;

import clearway.proximity.ProximityModel;

/** What every reader asks of numbers, and how messages show them. */
public final class Numbers {
  private static final double UNIT_SLACK = 1e-3;
  private static final double WHOLE = 1e15;

  private Numbers() {}

  /** Whether a number is finite and at most 1e50 in size, as far as can be computed with. */
  public static boolean isUsable(double value) {
    return Math.abs(value) <= ProximityModel.FARTHEST;
  }

  /** The length of the quaternion {@code q[at .. at + 4)}. */
  public static double quaternionLength(double[] q, int at) {
    double sum = 0;
    for (int k = at; k < at + 4; k++) sum += q[k] * q[k];
    return Math.sqrt(sum);
  }

  /** Whether a length is one up to what writers round away, 1e-3. */
  public static boolean isUnit(double length) {
    return Math.abs(length - 1) <= UNIT_SLACK;
  }

  /** A number as a person writes it: without a fraction where it has none. */
  public static String shown(double value) {
    return isWhole(value) ? Long.toString((long) value) : Double.toString(value);
  }

  /** Whether a number has no fraction and is small enough to be written with all its digits. */
  static boolean isWhole(double value) {
    return value == StrictMath.rint(value) && Math.abs(value) < WHOLE;
  }
}
