package clearway.check;

import clearway.world.PreparedWorld;
import java.util.List;

/** The checkers by the names that users write. */
public final class Checkers {
  private static final List<String> EXACT = List.of("adaptive", "refined");

  private Checkers() {}

  /** Names of the exact checkers. */
  public static List<String> exact() {
    return EXACT;
  }

  /** The exact checker that is quickest for most scenes. */
  public static CollisionChecker fastest(PreparedWorld prepared, CheckOptions options) {
    return RefinedChecker.of(prepared, options);
  }

  /**
   * @throws IllegalArgumentException if no exact checker has the name
   */
  public static CollisionChecker of(String name, PreparedWorld prepared, CheckOptions options) {
    return switch (name) {
      case "adaptive" -> AdaptiveChecker.of(prepared, options);
      case "refined" -> RefinedChecker.of(prepared, options);
      default ->
          throw new IllegalArgumentException(
              "no exact checker is named '" + name + "'; there are " + String.join(", ", EXACT));
    };
  }
}
