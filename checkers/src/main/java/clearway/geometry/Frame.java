package clearway.geometry;

/**
 * A position and an orientation as people write them: x, y, z and a unit quaternion w, x, y, z.
 *
 * <p>The value that files hold: reading what was written gives the same bits. A quaternion whose
 * squared length differs from one by more than 2^-50 is normalised; one that is closer is kept as
 * it is, so normalising twice changes nothing.
 */
public record Frame(double x, double y, double z, double qw, double qx, double qy, double qz) {
  private static final double UNIT = 0x1p-50;
  private static final Frame IDENTITY = new Frame(0, 0, 0, 1, 0, 0, 0);

  /**
   * @throws IllegalArgumentException if a value is not finite or the quaternion is zero
   */
  public Frame {
    requireFinite("x", x);
    requireFinite("y", y);
    requireFinite("z", z);
    double largest =
        Math.max(Math.max(Math.abs(qw), Math.abs(qx)), Math.max(Math.abs(qy), Math.abs(qz)));
    if (!(largest > 0) || Double.isInfinite(largest)) {
      throw new IllegalArgumentException(
          "quaternion (%s, %s, %s, %s) must be finite and not zero".formatted(qw, qx, qy, qz));
    }
    if (!(Math.abs(squared(qw, qx, qy, qz) - 1) <= UNIT)) {
      qw /= largest; // of order one: no square overflows or vanishes
      qx /= largest;
      qy /= largest;
      qz /= largest;
      double length = Math.sqrt(squared(qw, qx, qy, qz));
      qw /= length;
      qx /= length;
      qy /= length;
      qz /= length;
    }
  }

  public static Frame identity() {
    return IDENTITY;
  }

  public static Frame of(double x, double y, double z, double qw, double qx, double qy, double qz) {
    return new Frame(x, y, z, qw, qx, qy, qz);
  }

  public static Frame translation(double x, double y, double z) {
    return new Frame(x, y, z, 1, 0, 0, 0);
  }

  /** Turned by roll about x, then pitch about y, then yaw about z, all fixed axes; radians. */
  public static Frame rpy(double x, double y, double z, double roll, double pitch, double yaw) {
    double cr = StrictMath.cos(finite("roll", roll) / 2);
    double sr = StrictMath.sin(roll / 2);
    double cp = StrictMath.cos(finite("pitch", pitch) / 2);
    double sp = StrictMath.sin(pitch / 2);
    double cy = StrictMath.cos(finite("yaw", yaw) / 2);
    double sy = StrictMath.sin(yaw / 2);
    return new Frame(
        x,
        y,
        z,
        cr * cp * cy + sr * sp * sy,
        sr * cp * cy - cr * sp * sy,
        cr * sp * cy + sr * cp * sy,
        cr * cp * sy - sr * sp * cy);
  }

  public Pose pose() {
    return Pose.of(x, y, z, qw, qx, qy, qz);
  }

  /** The frame that applies {@code inner} first and this one second, up to rounding. */
  public Frame times(Frame inner) {
    double[] moved = new double[3];
    pose().apply(inner.x, inner.y, inner.z, moved, 0);
    return new Frame(
        moved[0],
        moved[1],
        moved[2],
        qw * inner.qw - qx * inner.qx - qy * inner.qy - qz * inner.qz,
        qw * inner.qx + qx * inner.qw + qy * inner.qz - qz * inner.qy,
        qw * inner.qy - qx * inner.qz + qy * inner.qw + qz * inner.qx,
        qw * inner.qz + qx * inner.qy - qy * inner.qx + qz * inner.qw);
  }

  /** The frame that undoes this one, up to rounding. */
  public Frame inverse() {
    double[] moved = new double[3];
    Frame turned = new Frame(0, 0, 0, qw, -qx, -qy, -qz);
    turned.pose().apply(-x, -y, -z, moved, 0);
    return new Frame(moved[0], moved[1], moved[2], qw, -qx, -qy, -qz);
  }

  /** Whether nothing is moved and nothing is turned, exactly. */
  public boolean isIdentity() {
    return x == 0 && y == 0 && z == 0 && qx == 0 && qy == 0 && qz == 0;
  }

  private static double squared(double w, double x, double y, double z) {
    return w * w + x * x + y * y + z * z;
  }

  private static double finite(String name, double value) {
    requireFinite(name, value);
    return value;
  }

  private static void requireFinite(String name, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(name + " is " + value + "; it must be finite");
    }
  }
}
