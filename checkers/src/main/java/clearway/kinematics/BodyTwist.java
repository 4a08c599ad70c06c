package clearway.kinematics;

import static clearway.kinematics.ScrewAxes.length;

import clearway.geometry.Pose;
import java.util.Arrays;

/**
 * How a body moves at the reference of a straight motion, per unit of t: the velocity of its centre
 * and its angular velocity, as seen from the base of a chain and along the world's axes. Computed
 * when first asked for. Owns its scratch: one thread at a time.
 */
final class BodyTwist {
  private static final double UP = 1 + 0x1p-40;

  private final ScrewAxes screws;
  private final double[] twist = new double[6]; // velocity of the centre, then angular velocity

  private Chain chain;
  private double centreX; // of the body, in the world at the reference
  private double centreY;
  private double centreZ;
  private double radius;
  private double far;
  private boolean isComputed;

  BodyTwist(ScrewAxes screws) {
    this.screws = screws;
  }

  /**
   * Takes a ball at the tip of a chain, its centre given in the world.
   *
   * @param far no point concerned is farther from the world's origin
   */
  void set(Chain chain, double x, double y, double z, double radius, double far) {
    this.chain = chain;
    centreX = x;
    centreY = y;
    centreZ = z;
    this.radius = radius;
    this.far = far;
    isComputed = false;
  }

  /** Writes both velocities, up to rounding. */
  void copyTo(double[] out) {
    compute();
    System.arraycopy(twist, 0, out, 0, 6);
  }

  /** Upper bound on the speed at the reference of every point of the ball. */
  double speedOfBall() {
    compute();
    double centre = length(twist[0], twist[1], twist[2]);
    double turning = length(twist[3], twist[4], twist[5]);
    return (centre + turning * radius + slackOfSpeed()) * UP;
  }

  /**
   * Upper bound on the speed at the reference of every point within {@code reach} of the hull of
   * the given points, in the tip's frame.
   */
  double speedOfHull(double[] points, int count, double reach) {
    compute();
    double most = 0;
    for (int i = 0; i < 3 * count; i += 3) {
      most = Math.max(most, squaredSpeed(points[i], points[i + 1], points[i + 2]));
    }
    double turning = length(twist[3], twist[4], twist[5]);
    return (Math.sqrt(most) + turning * reach + slackOfSpeed()) * UP;
  }

  /** The squared speed at the reference of the point (x, y, z) of the tip's frame. */
  private double squaredSpeed(double x, double y, double z) {
    double[] pose = screws.poses();
    int at = Pose.STRIDE * chain.tip();
    double px = pose[at] * x + pose[at + 1] * y + pose[at + 2] * z + pose[at + 9] - centreX;
    double py = pose[at + 3] * x + pose[at + 4] * y + pose[at + 5] * z + pose[at + 10] - centreY;
    double pz = pose[at + 6] * x + pose[at + 7] * y + pose[at + 8] * z + pose[at + 11] - centreZ;
    double vx = twist[0] + twist[4] * pz - twist[5] * py;
    double vy = twist[1] + twist[5] * px - twist[3] * pz;
    double vz = twist[2] + twist[3] * py - twist[4] * px;
    return vx * vx + vy * vy + vz * vz;
  }

  /** What rounding of rates, axes, origins and points may do to a speed. */
  double slackOfSpeed() {
    double sum = 0;
    for (int k = 0; k < chain.length(); k++) {
      int s = chain.screw(k);
      double reach = screws.turns(s) ? 4 * far : 1;
      double rateError = screws.speed(s) - Math.abs(screws.straight().rate(s));
      sum += (screws.speed(s) * screws.directionError(s) + rateError) * reach;
    }
    return sum;
  }

  private void compute() {
    if (isComputed) return;
    screws.requireStraight();
    Arrays.fill(twist, 0);
    for (int k = 0; k < chain.length(); k++) {
      int s = chain.screw(k);
      add(s, chain.sign(k) * screws.straight().rate(s));
    }
    isComputed = true;
  }

  private void add(int s, double rate) {
    double ax = rate * screws.axis(s, 0);
    double ay = rate * screws.axis(s, 1);
    double az = rate * screws.axis(s, 2);
    if (!screws.turns(s)) {
      twist[0] += ax;
      twist[1] += ay;
      twist[2] += az;
      return;
    }
    double x = centreX - screws.origin(s, 0);
    double y = centreY - screws.origin(s, 1);
    double z = centreZ - screws.origin(s, 2);
    twist[0] += ay * z - az * y;
    twist[1] += az * x - ax * z;
    twist[2] += ax * y - ay * x;
    twist[3] += ax;
    twist[4] += ay;
    twist[5] += az;
  }
}
