package clearway.space;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The configurations of all robots together: limits, the way between two configurations, distances
 * and uniform samples.
 *
 * <p><b>One definition of motion.</b> {@link #interpolate} is the way that planners follow,
 * checkers judge, smoothers cut and writers print: intervals linear, circles the shorter way round
 * (at exactly half a turn in the positive direction), orientations along the shorter arc.
 *
 * <p>Immutable. Arrays handed in are neither kept nor checked for length; {@link #contains} and
 * {@link #normalise} serve at the border.
 */
public final class ConfigurationSpace {
  /** How far a quaternion's squared length may be from one inside the space. */
  private static final double UNIT = 0x1p-40;

  private static final double TURN = 2 * Math.PI;
  private static final int INTERVAL = 0;
  private static final int CIRCLE = 1;
  private static final int ORIENTATION = 2;

  private final List<Component> components;
  private final List<String> names;
  private final int[] kind; // of each component
  private final int[] at; // first coordinate of each component, then the dimension
  private final double[] lower; // of each component that is an interval
  private final double[] upper;

  private ConfigurationSpace(List<Component> components, List<String> names) {
    this.components = List.copyOf(components);
    this.names = List.copyOf(names);
    int count = components.size();
    kind = new int[count];
    at = new int[count + 1];
    lower = new double[count];
    upper = new double[count];
    for (int c = 0; c < count; c++) add(c, components.get(c));
  }

  private void add(int c, Component component) {
    at[c + 1] = at[c] + component.coordinates();
    if (component instanceof Component.Interval interval) {
      kind[c] = INTERVAL;
      lower[c] = interval.range().lower();
      upper[c] = interval.range().upper();
    } else {
      kind[c] = component instanceof Component.Circle ? CIRCLE : ORIENTATION;
    }
  }

  /**
   * @param names of the coordinates, in order; one for each
   */
  public static ConfigurationSpace of(List<Component> components, List<String> names) {
    int coordinates = 0;
    for (Component component : components) coordinates += component.coordinates();
    if (names.size() != coordinates) {
      throw new IllegalArgumentException(
          names.size() + " names for " + coordinates + " coordinates; give one for each");
    }
    return new ConfigurationSpace(components, names);
  }

  /** The product of several spaces in their order, each name led by its prefix. */
  public static ConfigurationSpace join(List<ConfigurationSpace> spaces, List<String> prefixes) {
    List<Component> components = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int s = 0; s < spaces.size(); s++) {
      components.addAll(spaces.get(s).components);
      for (String name : spaces.get(s).names) names.add(prefixes.get(s) + name);
    }
    return new ConfigurationSpace(components, names);
  }

  /** Entries of a configuration. */
  public int dimension() {
    return at[kind.length];
  }

  public int degreesOfFreedom() {
    int sum = 0;
    for (Component component : components) sum += component.degreesOfFreedom();
    return sum;
  }

  public List<Component> components() {
    return components;
  }

  /** The first coordinate of component {@code c}. */
  public int offset(int c) {
    return at[c];
  }

  public String name(int coordinate) {
    return names.get(coordinate);
  }

  /** Whether every interval has finite ends, so that uniform samples exist. */
  public boolean isBounded() {
    return firstUnbounded() < 0;
  }

  /** Whether q is finite, within its limits and normalised. */
  public boolean contains(double[] q) {
    return q.length == dimension() && firstOutside(q) < 0;
  }

  /** The first coordinate of the first component that q leaves, or -1. */
  public int firstOutside(double[] q) {
    for (int c = 0; c < kind.length; c++) {
      if (!holds(c, q)) return at[c];
    }
    return -1;
  }

  private boolean holds(int c, double[] q) {
    double value = q[at[c]];
    return switch (kind[c]) {
      case INTERVAL -> lower[c] <= value && value <= upper[c] && Double.isFinite(value);
      case CIRCLE -> Math.abs(value) <= Math.PI;
      default -> Math.abs(Slerp.dot(q, q, at[c]) - 1) <= UNIT;
    };
  }

  /**
   * Brings angles of circles into -pi to pi and quaternions to unit length, in place; values that
   * are so already keep their bits.
   */
  public void normalise(double[] q) {
    for (int c = 0; c < kind.length; c++) {
      int i = at[c];
      if (kind[c] == CIRCLE) q[i] = wrap(q[i]);
      if (kind[c] == ORIENTATION && Math.abs(Slerp.dot(q, q, i) - 1) > 0x1p-50) {
        Slerp.normalise(q, i);
      }
    }
  }

  /** Writes the configuration at parameter t, from 0 to 1; at the ends exactly these. */
  public void interpolate(double[] from, double[] to, double t, double[] out) {
    for (int c = 0; c < kind.length; c++) {
      int i = at[c];
      switch (kind[c]) {
        case INTERVAL -> out[i] = t == 1 ? to[i] : from[i] + t * (to[i] - from[i]);
        case CIRCLE -> out[i] = t == 1 ? to[i] : wrap(from[i] + t * turn(from[i], to[i]));
        default -> Slerp.between(from, to, i, t, out);
      }
    }
  }

  /**
   * The signed change of component {@code c} along the way from one configuration to the other: the
   * difference of an interval, the shorter turn of a circle, the angle from 0 to pi of an
   * orientation.
   */
  public double change(int c, double[] from, double[] to) {
    int i = at[c];
    return switch (kind[c]) {
      case INTERVAL -> to[i] - from[i];
      case CIRCLE -> turn(from[i], to[i]);
      default -> Slerp.angle(from, to, i);
    };
  }

  /** The Euclidean length of all changes: lengths in units, angles in radians. */
  public double distance(double[] from, double[] to) {
    double sum = 0;
    for (int c = 0; c < kind.length; c++) {
      double change = change(c, from, to);
      sum += change * change;
    }
    return Math.sqrt(sum);
  }

  /** As {@link #distance} with every change divided by its component's {@link #extent}. */
  public double normalisedDistance(double[] from, double[] to) {
    double sum = 0;
    for (int c = 0; c < kind.length; c++) {
      double change = normalisedChange(c, from, to);
      sum += change * change;
    }
    return Math.sqrt(sum);
  }

  /** The largest of the changes, each divided by its component's {@link #extent}. */
  public double largestNormalisedChange(double[] from, double[] to) {
    double most = 0;
    for (int c = 0; c < kind.length; c++) {
      most = Math.max(most, Math.abs(normalisedChange(c, from, to)));
    }
    return most;
  }

  private double normalisedChange(int c, double[] from, double[] to) {
    double change = change(c, from, to);
    return change == 0 ? 0 : change / extent(c);
  }

  /** What counts as one in the normalised space: the range, the full turn, half a turn. */
  public double extent(int c) {
    return switch (kind[c]) {
      case INTERVAL -> upper[c] - lower[c];
      case CIRCLE -> TURN;
      default -> Math.PI;
    };
  }

  /**
   * Draws a configuration uniformly; orientations uniformly over all rotations.
   *
   * @throws IllegalStateException if a coordinate has no finite limits
   */
  public void sample(RandomGenerator random, double[] out) {
    int open = firstUnbounded();
    if (open >= 0) {
      throw new IllegalStateException(
          "coordinate '" + names.get(open) + "' has no limits; give it a range to sample from");
    }
    for (int c = 0; c < kind.length; c++) {
      switch (kind[c]) {
        case INTERVAL -> out[at[c]] = between(random, lower[c], upper[c]);
        case CIRCLE -> out[at[c]] = between(random, -Math.PI, Math.PI);
        default -> sampleOrientation(random, out, at[c]);
      }
    }
  }

  private static double between(RandomGenerator random, double low, double high) {
    return Math.min(high, low + (high - low) * random.nextDouble());
  }

  /** A point of the unit sphere in four dimensions: two circles whose radii share its length. */
  private static void sampleOrientation(RandomGenerator random, double[] out, int at) {
    double share = random.nextDouble();
    double first = TURN * random.nextDouble();
    double second = TURN * random.nextDouble();
    out[at] = Math.sqrt(share) * StrictMath.cos(first);
    out[at + 1] = Math.sqrt(1 - share) * StrictMath.sin(second);
    out[at + 2] = Math.sqrt(1 - share) * StrictMath.cos(second);
    out[at + 3] = Math.sqrt(share) * StrictMath.sin(first);
    Slerp.normalise(out, at);
  }

  private int firstUnbounded() {
    for (int c = 0; c < kind.length; c++) {
      if (kind[c] == INTERVAL && !Double.isFinite(upper[c] - lower[c])) return at[c];
    }
    return -1;
  }

  /** The shorter way from one angle to another, more than -pi and at most pi. */
  private static double turn(double from, double to) {
    double turn = wrap(to - from);
    return turn == -Math.PI ? Math.PI : turn;
  }

  /** The angle between -pi and pi that is a whole number of turns away. */
  private static double wrap(double angle) {
    if (Math.abs(angle) <= Math.PI) return angle;
    return Math.max(-Math.PI, Math.min(Math.PI, Math.IEEEremainder(angle, TURN)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ConfigurationSpace space
        && components.equals(space.components)
        && names.equals(space.names);
  }

  @Override
  public int hashCode() {
    return 31 * components.hashCode() + names.hashCode();
  }

  @Override
  public String toString() {
    return "ConfigurationSpace" + names;
  }
}
