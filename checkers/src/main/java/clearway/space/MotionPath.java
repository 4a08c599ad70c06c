package clearway.space;

import java.util.List;

/**
 * A motion through several way-points: between two of them as {@link
 * ConfigurationSpace#interpolate} says. Immutable.
 */
public final class MotionPath {
  private final ConfigurationSpace space;
  private final List<Configuration> waypoints;

  private MotionPath(ConfigurationSpace space, List<Configuration> waypoints) {
    this.space = space;
    this.waypoints = List.copyOf(waypoints);
  }

  /**
   * @throws IllegalArgumentException if there is no way-point, or one does not belong to the space
   */
  public static MotionPath of(ConfigurationSpace space, List<Configuration> waypoints) {
    if (waypoints.isEmpty()) throw new IllegalArgumentException("a path needs a way-point");
    for (int i = 0; i < waypoints.size(); i++) requireInside(space, waypoints.get(i), i);
    return new MotionPath(space, waypoints);
  }

  private static void requireInside(ConfigurationSpace space, Configuration q, int i) {
    if (q.dimension() != space.dimension()) {
      throw new IllegalArgumentException(
          "way-point " + i + " has " + q.dimension() + " coordinates, not " + space.dimension());
    }
    int outside = space.firstOutside(q.toArray());
    if (outside < 0) return;
    throw new IllegalArgumentException(
        "way-point "
            + i
            + ": '"
            + space.name(outside)
            + "' is "
            + q.get(outside)
            + ", outside its limits or not normalised");
  }

  public ConfigurationSpace space() {
    return space;
  }

  public List<Configuration> waypoints() {
    return waypoints;
  }

  /** The sum of {@link ConfigurationSpace#distance} between way-points. */
  public double length() {
    double sum = 0;
    for (int i = 1; i < waypoints.size(); i++) {
      sum += space.distance(waypoints.get(i - 1).toArray(), waypoints.get(i).toArray());
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MotionPath path
        && space.equals(path.space)
        && waypoints.equals(path.waypoints);
  }

  @Override
  public int hashCode() {
    return waypoints.hashCode();
  }

  @Override
  public String toString() {
    return "MotionPath[" + waypoints.size() + " way-points]";
  }
}
