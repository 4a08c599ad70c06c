package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.MechanismRecipe;
import clearway.recipe.MotionRecipe;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * No bound is ever below what the body does. A million motions: {@code mvn -pl checkers verify
 * -Dtest=MotionBoundsTest -Dclearway.trials=100}; {@code -Dclearway.seed=N} starts at another seed.
 */
class MotionBoundsTest {
  private static final int TRIALS = 17_000; // of which more than 10,000 move

  @Test
  void bounds_areNeverBelowTheMotionOfAnyPoint() {
    Map<MechanismRecipe.Kind, Integer> kinds = new EnumMap<>(MechanismRecipe.Kind.class);
    int moving = 0;
    int reversed = 0;
    double tightest = Double.POSITIVE_INFINITY;
    int trials = Trials.of(TRIALS);
    long first = Long.getLong("clearway.seed", 0);
    for (long seed = first; seed < first + trials; seed++) {
      MotionTrial trial = new MotionTrial(MotionRecipe.of(seed));
      BoundValues bounds = trial.bounds();
      assertNull(trial.violation(bounds));
      if (trial.chain.length() > 0 && trial.chain.sign(0) < 0) reversed++;
      if (trial.longest() == 0) continue;
      moving++;
      tightest = Math.min(tightest, bounds.best() / trial.longest());
      kinds.merge(trial.recipe.mechanism().kind(), 1, Integer::sum);
    }
    System.out.printf(
        "motion bounds: %d trials from seed %d, %d move, %d seen from a moving link, tightest %.3e%n",
        trials, first, moving, reversed, tightest - 1);
    assertEquals(MechanismRecipe.Kind.values().length, kinds.size());
    assertTrue(moving > 0.6 * trials, moving + " move");
    assertTrue(reversed > 0.15 * trials, reversed + " reversed");
  }
}
