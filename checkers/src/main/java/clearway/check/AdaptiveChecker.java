package clearway.check;

import clearway.kinematics.RelativeMotion;
import clearway.world.PreparedWorld;
import clearway.world.World;

/**
 * ADAPTIVE-BISECTION of Schwarzer, Saha and Latombe over pairs of objects: a part of a motion is
 * proven free for a pair where the distances at its ends outweigh how far the two can move against
 * one another, and is divided where they do not.
 *
 * <p><b>Free is proven.</b> For a pair with distances of at least {@code a} and {@code b} at the
 * ends of an interval over which their distance changes by no more than {@code l}, the distance is
 * at least {@code (a + b - l) / 2} throughout. Every pair is so bounded on intervals that cover the
 * motion, after rounding is subtracted, and is outside the other's solids at one moment.
 *
 * <p>{@link CheckOptions.Mode#PAPER} bounds motions by global factors, which halve with the
 * interval, and looks at the ends first. {@link CheckOptions.Mode#BEST} bounds every interval by
 * itself and looks at the middle first, so that a pair that is far apart costs one distance.
 */
public final class AdaptiveChecker implements CollisionChecker {
  private final PreparedWorld prepared;
  private final CheckOptions options;
  private final RelativeMotion[] motions;
  private final boolean exactDistances;

  private AdaptiveChecker(PreparedWorld prepared, CheckOptions options, boolean exactDistances) {
    this.prepared = prepared;
    double delta = Math.max(options.delta(), CheckOptions.leastDelta(prepared.world()));
    this.options = options.withDelta(delta);
    this.exactDistances = exactDistances;
    motions = PairMotions.of(prepared, options.mode());
  }

  public static AdaptiveChecker of(PreparedWorld prepared, CheckOptions options) {
    return new AdaptiveChecker(prepared, options, false);
  }

  /** With distances that are exact up to rounding, as counts of divisions are predicted for. */
  static AdaptiveChecker withExactDistances(PreparedWorld prepared, CheckOptions options) {
    return new AdaptiveChecker(prepared, options, true);
  }

  @Override
  public String name() {
    return "adaptive";
  }

  @Override
  public World world() {
    return prepared.world();
  }

  @Override
  public Guarantee guarantee() {
    return new Guarantee.Exact(options.delta());
  }

  @Override
  public CheckSession open() {
    return new CheckSession(this, prepared, options, this::method);
  }

  private CheckSession.Method method(CheckSession session) {
    PairWork work = new PairWork(session, motions, exactDistances);
    return motion -> new AdaptiveCheck(session, motion, work);
  }
}
