package clearway.cli.check;

import clearway.check.AdaptiveChecker;
import clearway.check.CheckOptions;
import clearway.check.CollisionChecker;
import clearway.check.FixedResolutionChecker;
import clearway.check.RefinedChecker;
import clearway.world.PreparedWorld;
import java.util.Locale;

/** The checkers that users can name. */
public enum CheckerKind {
  /** Samples at a resolution; never exact. */
  FIXED,
  /** Bisection over pairs of objects. */
  ADAPTIVE,
  /** Bisection over pairs of bounding volumes. */
  REFINED;

  public boolean isExact() {
    return this != FIXED;
  }

  /**
   * @param resolution of the checker that samples; others do not use it
   */
  public CollisionChecker checker(PreparedWorld prepared, CheckOptions options, double resolution) {
    return switch (this) {
      case FIXED -> FixedResolutionChecker.of(prepared, resolution);
      case ADAPTIVE -> AdaptiveChecker.of(prepared, options);
      case REFINED -> RefinedChecker.of(prepared, options);
    };
  }

  /** The name users write. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
