package clearway.cli.experiment;

import clearway.check.AdaptiveChecker;
import clearway.check.CheckOptions;
import clearway.check.CheckOptions.Mode;
import clearway.check.CollisionChecker;
import clearway.check.FixedResolutionChecker;
import clearway.check.Guarantee;
import clearway.check.RefinedChecker;
import clearway.world.PreparedWorld;

/**
 * A checker of a comparison.
 *
 * @param mode {@code paper} or {@code best}
 */
record Contender(CollisionChecker checker, String mode) {
  static Contender fixed(PreparedWorld prepared, double resolution) {
    return new Contender(FixedResolutionChecker.of(prepared, resolution), "paper");
  }

  static Contender adaptive(PreparedWorld prepared, double delta) {
    return new Contender(
        AdaptiveChecker.of(prepared, options(prepared, delta, Mode.PAPER)), "paper");
  }

  static Contender refined(PreparedWorld prepared, double delta) {
    return new Contender(
        RefinedChecker.of(prepared, options(prepared, delta, Mode.PAPER)), "paper");
  }

  /** The checker that is used unless another is asked for. */
  static Contender usual(PreparedWorld prepared, double delta) {
    return new Contender(RefinedChecker.of(prepared, options(prepared, delta, Mode.BEST)), "best");
  }

  private static CheckOptions options(PreparedWorld prepared, double delta, Mode mode) {
    return CheckOptions.of(prepared.world()).withDelta(delta).withMode(mode);
  }

  /** Adds what is compared: name, mode, and the resolution or delta. */
  Row describe(Row row) {
    Guarantee guarantee = checker.guarantee();
    Double resolution =
        guarantee instanceof Guarantee.Sampled sampled ? sampled.resolution() : null;
    Double delta = guarantee instanceof Guarantee.Exact exact ? exact.delta() : null;
    return row.with("checker", checker.name())
        .with("mode", mode)
        .with("resolution", resolution)
        .with("delta", delta);
  }
}
