package clearway.check;

import clearway.world.PreparedWorld;
import clearway.world.World;

/**
 * FIXED-RES-BISECTION of Schwarzer, Saha and Latombe: looks at configurations along a motion until
 * no two neighbours are farther apart than a resolution. Never exact: what lies between two of them
 * is not seen.
 *
 * <p>The resolution is a length in the normalised space, see {@link
 * clearway.space.ConfigurationSpace#normalisedDistance}; coordinates without limits do not count.
 */
public final class FixedResolutionChecker implements CollisionChecker {
  /** What planners use unless told otherwise. */
  public static final double RESOLUTION = 0.012;

  private final PreparedWorld prepared;
  private final double resolution;

  private FixedResolutionChecker(PreparedWorld prepared, double resolution) {
    this.prepared = prepared;
    this.resolution = resolution;
  }

  /**
   * @throws IllegalArgumentException if the resolution is not a positive number
   */
  public static FixedResolutionChecker of(PreparedWorld prepared, double resolution) {
    if (!(resolution > 0 && resolution < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the resolution is " + resolution + "; give a length above 0 in the normalised space");
    }
    return new FixedResolutionChecker(prepared, resolution);
  }

  @Override
  public String name() {
    return "fixed";
  }

  @Override
  public World world() {
    return prepared.world();
  }

  @Override
  public Guarantee guarantee() {
    return new Guarantee.Sampled(resolution);
  }

  @Override
  public CheckSession open() {
    CheckOptions options = CheckOptions.of(world());
    return new CheckSession(this, prepared, options, this::method);
  }

  private CheckSession.Method method(CheckSession session) {
    ConfigurationTest test = new ConfigurationTest(session);
    return motion -> new FixedResolutionCheck(session, motion, test, resolution);
  }
}
