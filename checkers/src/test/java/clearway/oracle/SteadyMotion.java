package clearway.oracle;

/**
 * A body that moves on with a constant velocity while it turns at a constant rate about an axis
 * through a pivot that moves along: its points are known at every time, and so are their
 * accelerations.
 *
 * @param velocity of the pivot
 * @param axis a unit vector up to rounding
 * @param rate radians in a unit of time
 * @param pivot at time zero
 */
public record SteadyMotion(double[] velocity, double[] axis, double rate, double[] pivot) {
  public static SteadyMotion still() {
    return new SteadyMotion(new double[3], new double[] {1, 0, 0}, 0, new double[3]);
  }

  /** Velocity of the point at the origin at time zero, then angular velocity. */
  public double[] twist() {
    double[] w = {rate * axis[0], rate * axis[1], rate * axis[2]};
    return new double[] {
      velocity[0] - w[1] * pivot[2] + w[2] * pivot[1],
      velocity[1] - w[2] * pivot[0] + w[0] * pivot[2],
      velocity[2] - w[0] * pivot[1] + w[1] * pivot[0],
      w[0],
      w[1],
      w[2]
    };
  }

  /** What rounding may have taken from the velocity that the twist gives a point so far away. */
  public double twistError(double far) {
    double away = length(pivot[0], pivot[1], pivot[2]) + far;
    return 0x1p-49 * (length(velocity[0], velocity[1], velocity[2]) + Math.abs(rate) * away);
  }

  /** The second derivative of a point, in magnitude: it points to the axis all the time. */
  public double acceleration(double[] points, int at) {
    double x = points[at] - pivot[0];
    double y = points[at + 1] - pivot[1];
    double z = points[at + 2] - pivot[2];
    return rate * rate * length(cross(1, y, z, 2), cross(2, z, x, 0), cross(0, x, y, 1));
  }

  private double cross(int j, double u, double v, int k) {
    return u * axis[k] - v * axis[j];
  }

  /** The part of accelerations along a unit vector, at the most. */
  public double shareAlong(double x, double y, double z) {
    return length(y * axis[2] - z * axis[1], z * axis[0] - x * axis[2], x * axis[1] - y * axis[0]);
  }

  /** The motion from time zero to s, to about 30 digits. */
  public Rigid exact(double s) {
    DoubleDouble time = DoubleDouble.of(s);
    Vector from = Vector.of(pivot[0], pivot[1], pivot[2]);
    Vector moved = Vector.of(velocity[0], velocity[1], velocity[2]).times(time);
    Rigid back = Rigid.translation(from.times(DoubleDouble.of(-1)));
    Rigid on = Rigid.translation(from.plus(moved));
    if (rate == 0) return on.times(back);
    DoubleDouble angle = time.times(DoubleDouble.of(rate));
    return on.times(Rigid.turn(Vector.of(axis[0], axis[1], axis[2]), angle)).times(back);
  }

  /** The same in twelve doubles: the rows of R, then t. */
  public double[] rounded(double s) {
    Rigid exact = exact(s);
    Vector[] columns = {exact.x(), exact.y(), exact.z(), exact.origin()};
    double[] pose = new double[12];
    for (int k = 0; k < 4; k++) {
      int at = k == 3 ? 9 : k;
      int stride = k == 3 ? 1 : 3;
      pose[at] = columns[k].x().value();
      pose[at + stride] = columns[k].y().value();
      pose[at + 2 * stride] = columns[k].z().value();
    }
    return pose;
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }
}
