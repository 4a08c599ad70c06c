package clearway.check;

import clearway.world.PreparedWorld;
import java.util.List;

/** Every checker that claims to be exact, each in all its ways. */
final class ExactCheckers {
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
    return List.of(new Entrant("refined", RefinedChecker.of(prepared, options), 1_000_000));
  }
}
