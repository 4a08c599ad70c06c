package clearway.kinematics;

import static clearway.kinematics.ScrewAxes.length;

import clearway.geometry.Pose;

/**
 * Bounds how far a motion carries the points of a body, as seen from another frame.
 *
 * <p><b>Never underestimates.</b> Take an interval of a motion with {@link #interval}, then a body
 * at the tip of a chain with {@link #body}. For every point of the body the curve it traces over
 * the interval, in the frame of the chain's base, is no longer than {@link #global}, {@link #local}
 * and {@link #secondOrder}; it never gets farther than {@link #displacement} from where it is at
 * the reference; and its second derivative by t is at most {@link #acceleration()}, along a fixed
 * direction at most {@link #acceleration(double, double, double)}. Rounding is included: that of
 * the formulas, of the poses handed in and of the factors. Overestimating costs only time;
 * underestimating would let a colliding motion be called free.
 *
 * <p>The first two never get longer in sum when the interval is halved. The second-order bound
 * needs a {@link StraightMotion}; as the interval shrinks it tends to the true length, but a half
 * may be longer than half of the whole.
 *
 * <p>Owns its scratch and allocates nothing once constructed: one thread at a time.
 */
public final class MotionBounds {
  private static final double UP = 1 + 0x1p-40;

  private final ScrewAxes screws;
  private final double[] factor; // of every screw of the chain: how far a unit carries the body
  private final BodyTwist twist;

  private Chain chain;
  private double[] global;
  private double centreX; // of the body, in the world at the reference
  private double centreY;
  private double centreZ;
  private double radius;
  private double slack; // what rounding of the poses may do to a distance
  private double acceleration;
  private boolean hasAcceleration;

  public MotionBounds(Mechanism mechanism) {
    this(new ScrewAxes(mechanism), 2 * mechanism.screwCount());
  }

  private MotionBounds(ScrewAxes screws, int screwCount) {
    this.screws = screws;
    twist = new BodyTwist(screws);
    factor = new double[screwCount];
  }

  /**
   * Bounds for another body over the same interval: an interval taken by one is taken by both. For
   * bodies at the tip of the given chain, or of shorter ones.
   */
  public MotionBounds beside(Chain longest) {
    return new MotionBounds(screws, longest.length());
  }

  /** Takes the interval [from, to] of a motion, with its middle as the reference. */
  public void interval(Motion motion, double from, double to, double[] poses) {
    interval(motion, from, to, from + (to - from) / 2, poses);
  }

  /**
   * Takes the interval [from, to] of a motion.
   *
   * @param reference a parameter of the interval
   * @param poses of all frames at the reference, as {@link ForwardKinematics#place} writes them;
   *     kept, not copied
   */
  public void interval(Motion motion, double from, double to, double reference, double[] poses) {
    if (!(from <= reference && reference <= to)) {
      throw new IllegalArgumentException(
          "the reference " + reference + " must lie in the interval from " + from + " to " + to);
    }
    screws.set(motion, from, to, reference, poses);
  }

  /**
   * Takes a body at the tip of a chain: all points within {@code radius} of (x, y, z) in the tip's
   * frame.
   *
   * @param factors of this body or a larger one, from {@link Chain#factors}; kept, not copied
   */
  public void body(Chain chain, double[] factors, double x, double y, double z, double radius) {
    this.chain = chain;
    global = factors;
    this.radius = radius * UP;
    double[] pose = screws.poses();
    int at = Pose.STRIDE * chain.tip();
    centreX = pose[at] * x + pose[at + 1] * y + pose[at + 2] * z + pose[at + 9];
    centreY = pose[at + 3] * x + pose[at + 4] * y + pose[at + 5] * z + pose[at + 10];
    centreZ = pose[at + 6] * x + pose[at + 7] * y + pose[at + 8] * z + pose[at + 11];
    double far = screws.size() + length(x, y, z) + this.radius;
    slack = screws.directionError() * far;
    hasAcceleration = false;
    twist.set(chain, centreX, centreY, centreZ, this.radius, far);
    setFactors();
  }

  /**
   * From the tip to the base: a point's distance from an axis is what it is at the reference, and
   * at most what the screws behind that axis can add on the way from there.
   */
  private void setFactors() {
    double added = 0;
    for (int k = chain.length() - 1; k >= 0; k--) {
      int s = chain.screw(k);
      factor[k] =
          screws.turns(s)
              ? Math.min(globalFactor(k), (distanceFromAxis(s) + added) * UP)
              : globalFactor(k);
      added += factor[k] * screws.speed(s) * screws.span();
    }
  }

  private double globalFactor(int k) {
    return screws.turns(chain.screw(k)) ? global[k] * UP + slack : UP;
  }

  /**
   * Upper bound on the distance of the body's points from the axis of screw s, at the reference.
   */
  private double distanceFromAxis(int s) {
    double x = centreX - screws.origin(s, 0);
    double y = centreY - screws.origin(s, 1);
    double z = centreZ - screws.origin(s, 2);
    if (screws.hasAnyAxis(s)) return length(x, y, z) + radius + 2 * slack;
    double ax = screws.axis(s, 0);
    double ay = screws.axis(s, 1);
    double az = screws.axis(s, 2);
    double across = length(y * az - z * ay, z * ax - x * az, x * ay - y * ax);
    return across + screws.directionError(s) * length(x, y, z) + radius + 2 * slack;
  }

  /** Upper bound on the length of every point's curve: the paper's global factors. */
  public double global() {
    double sum = 0;
    for (int k = 0; k < chain.length(); k++) sum += times(globalFactor(k), k);
    double width = screws.to() - screws.from();
    return width == 0 ? 0 : sum * width * UP; // the sum may be infinite
  }

  /** Upper bound on the length of every point's curve, with the factors of this interval. */
  public double local() {
    return localSpeed() * (screws.to() - screws.from()) * UP;
  }

  private double localSpeed() {
    double sum = 0;
    for (int k = 0; k < chain.length(); k++) sum += times(factor[k], k);
    return sum;
  }

  /** The k-th screw's speed times what a unit of it does; zero if it stands still. */
  private double times(double unit, int k) {
    double speed = screws.speed(chain.screw(k));
    return speed == 0 ? 0 : unit * speed;
  }

  /**
   * Upper bound on the length of every point's curve: its speed at the reference, and what the
   * acceleration adds.
   */
  public double secondOrder() {
    return lengthOf(twist.speedOfBall());
  }

  /**
   * As {@link #secondOrder()} for the points of the body within {@code reach} of the hull of the
   * given points, in the tip's frame. Tighter than the ball's where the hull is slender.
   */
  public double secondOrder(double[] points, int count, double reach) {
    return lengthOf(Math.min(twist.speedOfBall(), twist.speedOfHull(points, count, reach)));
  }

  private double lengthOf(double speedAtReference) {
    double after = (screws.to() - screws.reference()) * UP;
    double before = (screws.reference() - screws.from()) * UP;
    double bend = acceleration() * (after * after + before * before) / 2;
    return (speedAtReference * (screws.to() - screws.from()) + bend) * UP;
  }

  /** The least of the bounds on the length of every point's curve. */
  public double best() {
    double least = Math.min(global(), local());
    return screws.straight() == null ? least : Math.min(least, secondOrder());
  }

  /** As {@link #best()}, with {@link #secondOrder(double[], int, double)} in the ball's place. */
  public double best(double[] points, int count, double reach) {
    double least = Math.min(global(), local());
    return screws.straight() == null ? least : Math.min(least, secondOrder(points, count, reach));
  }

  /** Upper bound on how far every point gets from its place at the reference. */
  public double displacement() {
    double span = screws.span();
    double first = localSpeed() * span * UP;
    if (screws.straight() == null) return first;
    return Math.min(first, (twist.speedOfBall() + acceleration() * span / 2) * span * UP);
  }

  /**
   * Writes the velocity of the body's centre and then its angular velocity, at the reference, per
   * unit of t, as seen from the base and along the world's axes; up to rounding.
   */
  public void copyTwist(double[] out) {
    twist.copyTo(out);
  }

  /**
   * What rounding may have done to the velocity of any point of the body that {@link #copyTwist}
   * gives.
   */
  public double twistError() {
    return twist.slackOfSpeed();
  }

  /** Writes the place of the body's centre in the world at the reference, up to rounding. */
  public void copyCentre(double[] out) {
    out[0] = centreX;
    out[1] = centreY;
    out[2] = centreZ;
  }

  /** Upper bound on the magnitude of every point's second derivative by t over the interval. */
  public double acceleration() {
    if (hasAcceleration) return acceleration;
    screws.requireStraight();
    double turning = 0;
    double sum = 0;
    for (int k = 0; k < chain.length(); k++) {
      int s = chain.screw(k);
      double own = screws.turns(s) ? screws.speed(s) : 0;
      sum += times(factor[k] * (own + 2 * turning), k);
      turning += own;
    }
    acceleration = sum * UP;
    hasAcceleration = true;
    return acceleration;
  }

  /**
   * Upper bound on the magnitude of every point's second derivative by t along the unit vector (x,
   * y, z), which is fixed in the base's frame and given along the world's axes at the reference.
   */
  public double acceleration(double x, double y, double z) {
    screws.requireStraight();
    double turned = 0; // by which the screws before this one can turn its axis
    double turning = 0;
    double sum = 0;
    for (int k = 0; k < chain.length(); k++) {
      int s = chain.screw(k);
      double own = 0;
      if (screws.turns(s)) {
        own = Math.min(1, sine(s, x, y, z) + turned * screws.span() * UP) * screws.speed(s);
        turned += screws.speed(s);
      }
      sum += times(factor[k] * (own + 2 * turning), k);
      turning += own;
    }
    return sum * UP;
  }

  /** Upper bound on the sine of the angle between the axis of screw s and a unit vector. */
  private double sine(int s, double x, double y, double z) {
    double ax = screws.axis(s, 0);
    double ay = screws.axis(s, 1);
    double az = screws.axis(s, 2);
    double sine = length(ay * z - az * y, az * x - ax * z, ax * y - ay * x);
    return sine * UP + screws.directionError(s);
  }
}
