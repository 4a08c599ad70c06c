package clearway.kinematics;

import clearway.geometry.Pose;

/**
 * The screws of a mechanism over an interval of a motion: their speeds, and their axes in the world
 * at a reference within the interval. Owns its arrays: one thread at a time.
 */
final class ScrewAxes {
  /** Rounding of a direction behind one joint, twice what the account of the placements gives. */
  private static final double JOINT = 0x1p-46;

  private static final double UP = 1 + 0x1p-40;

  private final Mechanism mechanism;
  private final double joints; // on the longest way from the ground, and one
  private final double offset; // the longest from a frame's origin to a joint on it
  private final double[] speed; // of every screw, per unit of t
  private final double[] axis; // of every screw at the reference, 3 doubles each

  private StraightMotion straight; // null if the motion is not
  private double[] poses;
  private double size;
  private double directionError;
  private double from;
  private double to;
  private double reference;
  private double span;

  ScrewAxes(Mechanism mechanism) {
    this.mechanism = mechanism;
    speed = new double[mechanism.screwCount()];
    axis = new double[3 * speed.length];
    joints = 1 + mechanism.longestChain();
    offset = mechanism.longestOffset();
  }

  /** Poses of all frames at the reference; kept, not copied. */
  void set(Motion motion, double from, double to, double reference, double[] referencePoses) {
    this.from = from;
    this.to = to;
    this.reference = reference;
    span = Math.max(to - reference, reference - from) * UP;
    poses = referencePoses;
    straight = motion instanceof StraightMotion line ? line : null;
    motion.speeds(from, to, speed);
    directionError = JOINT * joints * Math.max(1, motion.largestAngle() / (2 * Math.PI));
    setSize();
    for (int s = 0; s < speed.length; s++) setAxis(s);
  }

  private void setSize() {
    double most = 0;
    for (int at = Pose.STRIDE + 9; at < Pose.STRIDE * mechanism.frameCount(); at += Pose.STRIDE) {
      most = Math.max(most, length(poses[at], poses[at + 1], poses[at + 2]));
    }
    size = most + offset; // a slide may take an offset back, but not the digits it cost
  }

  /** A joint's own axis moves with its frame; others are fixed where the joint is at zero. */
  private void setAxis(int s) {
    int f = mechanism.screwFrame[s];
    if (hasOwnAxis(s)) {
      double[] a = mechanism.axis;
      turn(poses, Pose.STRIDE * f, a[3 * f], a[3 * f + 1], a[3 * f + 2], 3 * s);
    } else if (straight != null) {
      turn(
          mechanism.placement,
          Pose.STRIDE * f,
          straight.axis(s, 0),
          straight.axis(s, 1),
          straight.axis(s, 2),
          3 * s);
      int p = Pose.STRIDE * mechanism.parent[f];
      turn(poses, p, axis[3 * s], axis[3 * s + 1], axis[3 * s + 2], 3 * s);
    }
  }

  private boolean hasOwnAxis(int s) {
    int kind = mechanism.kind[mechanism.screwFrame[s]];
    return kind <= Mechanism.PRISMATIC || kind == Mechanism.PLANAR && mechanism.screwTurns[s];
  }

  private void turn(double[] pose, int at, double x, double y, double z, int out) {
    axis[out] = pose[at] * x + pose[at + 1] * y + pose[at + 2] * z;
    axis[out + 1] = pose[at + 3] * x + pose[at + 4] * y + pose[at + 5] * z;
    axis[out + 2] = pose[at + 6] * x + pose[at + 7] * y + pose[at + 8] * z;
  }

  double from() {
    return from;
  }

  double to() {
    return to;
  }

  double reference() {
    return reference;
  }

  /** The longest way from the reference to an end of the interval, rounded up. */
  double span() {
    return span;
  }

  /** The motion between two way-points, or null. */
  StraightMotion straight() {
    return straight;
  }

  void requireStraight() {
    if (straight == null) {
      throw new IllegalStateException(
          "only the motion between two way-points has a second-order bound");
    }
  }

  double[] poses() {
    return poses;
  }

  /** No place that was computed on the way to a frame is farther from the world's origin. */
  double size() {
    return size;
  }

  boolean turns(int s) {
    return mechanism.screwTurns[s];
  }

  /** Upper bound on the screw's speed over the interval, per unit of t. */
  double speed(int s) {
    return speed[s];
  }

  double axis(int s, int k) {
    return axis[3 * s + k];
  }

  /** Entry k of a point on the axis of a turning screw. */
  double origin(int s, int k) {
    return poses[Pose.STRIDE * mechanism.screwFrame[s] + 9 + k];
  }

  /** How far an axis that the mechanism fixes may be from the exact one. */
  double directionError() {
    return directionError;
  }

  /**
   * How far the axis of screw s may be from the exact one. The axis of a small change of
   * orientation is known no better than the change itself.
   */
  double directionError(int s) {
    if (hasOwnAxis(s) || !mechanism.screwTurns[s] || speed[s] == 0) return directionError;
    return Math.min(2, directionError + JOINT / speed[s]);
  }

  /** Whether nothing is known of the axis of a turning screw but that it meets the origin. */
  boolean hasAnyAxis(int s) {
    return straight == null && !hasOwnAxis(s);
  }

  static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }
}
