package clearway.kinematics;

/**
 * A continuous motion of all robots, with its parameter t from 0 to 1.
 *
 * <p>Implementers guarantee, for every t and every interval: (1) {@link #at} writes the
 * configuration of the motion up to rounding; (2) no screw moves faster anywhere in an interval
 * than {@link #speeds} says; (3) {@link #largestAngle} is not below any turning joint's value; (4)
 * every joint stays within its limits. {@link StraightMotion} is the motion between two way-points;
 * others, such as splines, are bounded by their speeds alone.
 */
public interface Motion {
  Mechanism mechanism();

  /** Writes the configuration at parameter t. */
  void at(double t, double[] q);

  /**
   * Writes for every screw an upper bound on its speed |dq/dt| over [from, to]: radians or lengths
   * per unit of t. A translation of several coordinates counts as one screw with the speed of its
   * vector, a change of orientation with its angular speed.
   */
  void speeds(double from, double to, double[] out);

  /** The largest magnitude of a joint's angle along the motion, radians. */
  double largestAngle();
}
