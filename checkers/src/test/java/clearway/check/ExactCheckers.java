package clearway.check;

import clearway.check.CheckOptions.Covering;
import clearway.check.CheckOptions.Mode;
import clearway.world.PreparedWorld;
import java.util.List;

/** Every checker that claims to be exact, each in all its ways. */
final class ExactCheckers {
  private static final long THOROUGH = 1_000_000;
  private static final long PATIENCE = 300;

  private ExactCheckers() {}

  /**
   * A checker under test.
   *
   * @param steps after which it is let off: near contact the published methods need as many as the
   *     motion is longer than delta
   */
  record Entrant(String name, CollisionChecker checker, long steps) {
    double delta() {
      return ((Guarantee.Exact) checker.guarantee()).delta();
    }
  }

  static List<Entrant> of(PreparedWorld prepared, CheckOptions options) {
    CheckOptions paper = options.withMode(Mode.PAPER);
    return List.of(
        new Entrant("refined", RefinedChecker.of(prepared, options), THOROUGH),
        new Entrant("refined paper", RefinedChecker.of(prepared, paper), PATIENCE),
        adaptive("adaptive", prepared, options),
        adaptive("adaptive uncovered", prepared, options.withCovering(Covering.UNCOVERED)),
        adaptive("adaptive paper", prepared, paper),
        adaptive("adaptive paper uncovered", prepared, paper.withCovering(Covering.UNCOVERED)));
  }

  private static Entrant adaptive(String name, PreparedWorld prepared, CheckOptions options) {
    return new Entrant(name, AdaptiveChecker.of(prepared, options), PATIENCE);
  }
}
