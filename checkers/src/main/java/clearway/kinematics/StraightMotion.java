package clearway.kinematics;

import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import java.util.Arrays;

/**
 * The motion between two way-points as {@link ConfigurationSpace#interpolate} defines it: every
 * screw moves with constant speed about or along an axis that is fixed in its joint's frame.
 *
 * <p>Immutable.
 */
public final class StraightMotion implements Motion {
  private static final double UP = 1 + 0x1p-48;

  /** What rounding may do to a change of an orientation or a wrapped angle, radians. */
  private static final double TURN_ERROR = 0x1p-48;

  private final Mechanism mechanism;
  private final double[] from;
  private final double[] to;
  private final double[] rate; // of every screw, signed for those with an axis of their own
  private final double[] error; // of every screw's rate, beyond its last places
  private final double[] axis; // of every screw in its joint's frame, 3 doubles each
  private final double largestAngle;

  private StraightMotion(Mechanism mechanism, double[] from, double[] to) {
    this.mechanism = mechanism;
    this.from = from;
    this.to = to;
    rate = new double[mechanism.screwCount()];
    error = new double[rate.length];
    axis = new double[3 * rate.length];
    for (int f = 1; f < mechanism.frameCount(); f++) setFrame(f);
    largestAngle = findLargestAngle();
  }

  /**
   * @throws IllegalArgumentException if an end has the wrong number of coordinates or lies outside
   *     the space: bounds hold within the limits only
   */
  public static StraightMotion between(Mechanism mechanism, Configuration from, Configuration to) {
    int dimension = mechanism.space().dimension();
    if (from.dimension() != dimension || to.dimension() != dimension) {
      throw new IllegalArgumentException(
          "the ends have "
              + from.dimension()
              + " and "
              + to.dimension()
              + " coordinates; the robots have "
              + dimension);
    }
    StraightMotion motion = new StraightMotion(mechanism, from.toArray(), to.toArray());
    requireInside(mechanism.space(), motion.from);
    requireInside(mechanism.space(), motion.to);
    return motion;
  }

  private static void requireInside(ConfigurationSpace space, double[] end) {
    int outside = space.firstOutside(end);
    if (outside < 0) return;
    throw new IllegalArgumentException(
        "coordinate '"
            + space.name(outside)
            + "' is "
            + end[outside]
            + ", outside its limits or not normalised");
  }

  @Override
  public Mechanism mechanism() {
    return mechanism;
  }

  @Override
  public void at(double t, double[] q) {
    mechanism.space().interpolate(from, to, t, q);
  }

  @Override
  public void speeds(double start, double end, double[] out) {
    for (int s = 0; s < rate.length; s++) {
      out[s] = Math.abs(rate[s]) * UP + error[s];
    }
  }

  @Override
  public double largestAngle() {
    return largestAngle;
  }

  /** {@link ConfigurationSpace#largestNormalisedChange} between the two ends. */
  public double largestNormalisedChange() {
    return mechanism.space().largestNormalisedChange(from, to);
  }

  /**
   * How far from zero joints without limits get along the motion, the lengths of all of them in
   * sum: no object gets farther from where it were with these joints at zero.
   */
  public double unlimitedTravel() {
    if (mechanism.space().isBounded()) return 0;
    double sum = 0;
    for (int f = 1; f < mechanism.frameCount(); f++) {
      int i = mechanism.coordinate[f];
      switch (mechanism.kind[f]) {
        case Mechanism.REVOLUTE -> {}
        case Mechanism.PRISMATIC ->
            sum += Math.abs(mechanism.multiplier[f]) * travel(i) + Math.abs(mechanism.offset[f]);
        case Mechanism.PLANAR -> sum += travel(i) + travel(i + 1);
        default -> sum += travel(i) + travel(i + 1) + travel(i + 2);
      }
    }
    return sum;
  }

  private double travel(int i) {
    Component component = mechanism.space().components().get(mechanism.componentAt[i]);
    boolean limited = component instanceof Component.Interval line && line.range().isBounded();
    return limited ? 0 : Math.max(Math.abs(from[i]), Math.abs(to[i]));
  }

  /** The speed of screw s per unit of t, with its sense about or along {@link #axis}. */
  double rate(int s) {
    return rate[s];
  }

  /** Entry k of the axis of screw s in its joint's frame. */
  double axis(int s, int k) {
    return axis[3 * s + k];
  }

  private void setFrame(int f) {
    int s = mechanism.firstScrew[f];
    int i = mechanism.coordinate[f];
    switch (mechanism.kind[f]) {
      case Mechanism.REVOLUTE, Mechanism.PRISMATIC -> {
        set(s, mechanism.multiplier[f] * change(i), mechanism.axis, 3 * f);
        if (isCircle(i)) setError(s, i, 1, Math.abs(mechanism.multiplier[f]));
      }
      case Mechanism.PLANAR -> {
        setPlane(s, f, change(i), change(i + 1));
        set(s + 1, change(i + 2), mechanism.axis, 3 * f);
        setError(s + 1, i + 2, 1, 1);
      }
      default -> {
        setTranslation(s, change(i), change(i + 1), change(i + 2));
        setRotation(s + 1, i + 3);
        setError(s + 1, i + 3, 4, 1);
      }
    }
  }

  /** The change of the component that begins at coordinate i. */
  private double change(int i) {
    return mechanism.space().change(mechanism.componentAt[i], from, to);
  }

  private boolean isCircle(int i) {
    return mechanism.space().components().get(mechanism.componentAt[i]) instanceof Component.Circle;
  }

  /** Allows for rounding of a turn if any of its coordinates changes at all. */
  private void setError(int s, int i, int count, double times) {
    if (!Arrays.equals(from, i, i + count, to, i, i + count)) error[s] = TURN_ERROR * times;
  }

  private void set(int s, double speed, double[] axes, int at) {
    rate[s] = speed;
    System.arraycopy(axes, at, axis, 3 * s, 3);
  }

  private void setPlane(int s, int f, double x, double y) {
    double[] d = mechanism.inPlane;
    int at = 6 * f;
    setTranslation(
        s, x * d[at] + y * d[at + 3], x * d[at + 1] + y * d[at + 4], x * d[at + 2] + y * d[at + 5]);
  }

  private void setTranslation(int s, double x, double y, double z) {
    setDirected(s, Math.sqrt(x * x + y * y + z * z), x, y, z);
  }

  /** The rotation from one orientation to the other, about an axis of the joint's frame. */
  private void setRotation(int s, int i) {
    double sign = 0;
    for (int k = i; k < i + 4; k++) sign += from[k] * to[k];
    double[] b = new double[4];
    for (int k = 0; k < 4; k++) b[k] = sign < 0 ? -to[i + k] : to[i + k];
    double x = b[1] * from[i] - b[0] * from[i + 1] - b[2] * from[i + 3] + b[3] * from[i + 2];
    double y = b[2] * from[i] - b[0] * from[i + 2] - b[3] * from[i + 1] + b[1] * from[i + 3];
    double z = b[3] * from[i] - b[0] * from[i + 3] - b[1] * from[i + 2] + b[2] * from[i + 1];
    setDirected(s, change(i), x, y, z);
  }

  private void setDirected(int s, double speed, double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    rate[s] = speed;
    axis[3 * s] = length == 0 ? 1 : x / length;
    axis[3 * s + 1] = length == 0 ? 0 : y / length;
    axis[3 * s + 2] = length == 0 ? 0 : z / length;
  }

  private double findLargestAngle() {
    double most = 2 * Math.PI;
    for (int f = 1; f < mechanism.frameCount(); f++) {
      if (mechanism.kind[f] != Mechanism.REVOLUTE) continue;
      int i = mechanism.coordinate[f];
      double value = Math.max(Math.abs(from[i]), Math.abs(to[i]));
      most =
          Math.max(most, Math.abs(mechanism.multiplier[f]) * value + Math.abs(mechanism.offset[f]));
    }
    return most;
  }
}
