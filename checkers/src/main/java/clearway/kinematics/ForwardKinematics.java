package clearway.kinematics;

import clearway.geometry.Pose;
import clearway.kernel.Poses;

/**
 * Places the frames of a mechanism at a configuration.
 *
 * <p>A point of a frame behind n joints is placed within {@code 64 (n + 1) 2^-53} of the exact
 * place for the configuration as given, as a share of the largest coordinate on the way; angles
 * beyond a full turn add their own share. Holds no state: safe for several threads.
 */
public final class ForwardKinematics {
  private static final int STRIDE = Pose.STRIDE;

  private final Mechanism mechanism;

  public ForwardKinematics(Mechanism mechanism) {
    this.mechanism = mechanism;
  }

  public Mechanism mechanism() {
    return mechanism;
  }

  /** Doubles that {@link #place} writes: one pose for each frame, the ground first. */
  public int length() {
    return STRIDE * mechanism.frameCount();
  }

  /** Writes the pose of every frame in the world, {@link Pose#STRIDE} doubles each. */
  public void place(double[] q, double[] poses) {
    ground(poses);
    for (int f = 1; f < mechanism.parent.length; f++) {
      Poses.times(
          poses, STRIDE * mechanism.parent[f], mechanism.placement, STRIDE * f, poses, STRIDE * f);
      move(f, q, poses);
    }
  }

  private static void ground(double[] poses) {
    for (int k = 0; k < STRIDE; k++) poses[k] = 0;
    poses[0] = 1;
    poses[4] = 1;
    poses[8] = 1;
  }

  /** Applies the motion of frame f's joint to the joint's pose that stands in its place. */
  private void move(int f, double[] q, double[] poses) {
    Mechanism m = mechanism;
    int at = STRIDE * f;
    int i = m.coordinate[f];
    switch (m.kind[f]) {
      case Mechanism.REVOLUTE -> turn(f, m.multiplier[f] * q[i] + m.offset[f], poses, at);
      case Mechanism.PRISMATIC ->
          slide(m.axis, 3 * f, m.multiplier[f] * q[i] + m.offset[f], poses, at);
      case Mechanism.PLANAR -> {
        slide(m.inPlane, 6 * f, q[i], poses, at);
        slide(m.inPlane, 6 * f + 3, q[i + 1], poses, at);
        turn(f, q[i + 2], poses, at);
      }
      default -> {
        shift(q[i], q[i + 1], q[i + 2], poses, at);
        orient(q, i + 3, poses, at);
      }
    }
  }

  private static void slide(double[] axis, int a, double by, double[] poses, int at) {
    shift(by * axis[a], by * axis[a + 1], by * axis[a + 2], poses, at);
  }

  private static void shift(double x, double y, double z, double[] poses, int at) {
    for (int row = 0; row < 3; row++) {
      int r = at + 3 * row;
      poses[at + 9 + row] += poses[r] * x + poses[r + 1] * y + poses[r + 2] * z;
    }
  }

  private void turn(int f, double angle, double[] poses, int at) {
    double sin = StrictMath.sin(angle);
    double cos = StrictMath.cos(angle);
    switch (mechanism.direct[f]) {
      case 1 -> turnColumns(poses, at + 1, at + 2, cos, sin);
      case 2 -> turnColumns(poses, at + 2, at, cos, sin);
      case 3 -> turnColumns(poses, at, at + 1, cos, sin);
      case -1 -> turnColumns(poses, at + 1, at + 2, cos, -sin);
      case -2 -> turnColumns(poses, at + 2, at, cos, -sin);
      case -3 -> turnColumns(poses, at, at + 1, cos, -sin);
      default -> turnAbout(mechanism.axis, 3 * f, cos, sin, poses, at);
    }
  }

  /** Turns column i towards column j. */
  private static void turnColumns(double[] poses, int i, int j, double cos, double sin) {
    for (int row = 0; row < 9; row += 3) {
      double a = poses[i + row];
      double b = poses[j + row];
      poses[i + row] = a * cos + b * sin;
      poses[j + row] = b * cos - a * sin;
    }
  }

  /** Multiplies by the rotation about a unit axis; 1 - cos without cancellation near zero. */
  private static void turnAbout(
      double[] axis, int a, double cos, double sin, double[] poses, int at) {
    double x = axis[a];
    double y = axis[a + 1];
    double z = axis[a + 2];
    double v = cos > 0 ? sin * sin / (1 + cos) : 1 - cos;
    rows(
        poses,
        at,
        cos + v * x * x,
        v * x * y - sin * z,
        v * x * z + sin * y,
        v * x * y + sin * z,
        cos + v * y * y,
        v * y * z - sin * x,
        v * x * z - sin * y,
        v * y * z + sin * x,
        cos + v * z * z);
  }

  /** Multiplies by the rotation of the unit quaternion {@code q[i .. i + 4)}. */
  private static void orient(double[] q, int i, double[] poses, int at) {
    double w = q[i];
    double x = q[i + 1];
    double y = q[i + 2];
    double z = q[i + 3];
    double s = 2 / (w * w + x * x + y * y + z * z);
    rows(
        poses,
        at,
        1 - s * (y * y + z * z),
        s * (x * y - w * z),
        s * (x * z + w * y),
        s * (x * y + w * z),
        1 - s * (x * x + z * z),
        s * (y * z - w * x),
        s * (x * z - w * y),
        s * (y * z + w * x),
        1 - s * (x * x + y * y));
  }

  /** Multiplies the rotation at {@code at} from the right by the given matrix. */
  private static void rows(
      double[] poses,
      int at,
      double xx,
      double xy,
      double xz,
      double yx,
      double yy,
      double yz,
      double zx,
      double zy,
      double zz) {
    for (int r = at; r < at + 9; r += 3) {
      double a = poses[r];
      double b = poses[r + 1];
      double c = poses[r + 2];
      poses[r] = a * xx + b * yx + c * zx;
      poses[r + 1] = a * xy + b * yy + c * zy;
      poses[r + 2] = a * xz + b * yz + c * zz;
    }
  }
}
