package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.kinematics.PlainBounds.Slip;
import clearway.recipe.MechanismRecipe.Kind;
import clearway.recipe.MotionRecipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Planted bugs: each must be noticed within ten seeds, a seed being a hundred motions of a kind.
 */
class MutantsTest {
  private static final int SEEDS = 10;
  private static final int MOTIONS = 100;
  private static final Kind[] KINDS = {Kind.TWO_AXES, Kind.LEVEL_ARM, Kind.TREE, Kind.MIMICS};

  /** The plain formulas make no allowance for rounding; this is one. */
  private static final double ROUNDING = 1e-9;

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void theProperty_notices(Slip slip) {
    int noticed = noticed(slip);
    System.out.println(noticed + " motions notice " + slip);
    assertTrue(noticed > 0, slip + " is not noticed");
  }

  @Test
  void theProperty_acceptsTheFormulasThemselves() {
    assertEquals(0, noticed(Slip.NONE));
  }

  private static int noticed(Slip slip) {
    int noticed = 0;
    for (Kind kind : KINDS) {
      for (long seed = 0; seed < SEEDS * MOTIONS; seed++) {
        MotionTrial trial = trial(kind, seed);
        if (trial != null && violation(trial, slip) != null) noticed++;
      }
    }
    return noticed;
  }

  /** Null where the motion is so small that rounding would be noticed. */
  private static MotionTrial trial(Kind kind, long seed) {
    MotionRecipe recipe = MotionRecipe.of(kind, seed);
    return recipe.amplitude() < 1e-4 ? null : new MotionTrial(recipe);
  }

  private static String violation(MotionTrial trial, Slip slip) {
    double size = trial.recipe.mechanism().scale() * (1 + trial.recipe.mechanism().far());
    BoundValues values = new PlainBounds(trial, slip).values().grown(ROUNDING, 1e-11 * size);
    return trial.violation(values);
  }

  @Test
  void bounds_agreeWithThePlainFormulas() {
    for (Kind kind : Kind.values()) {
      for (long seed = 0; seed < 100; seed++) {
        MotionTrial trial = trial(kind, seed);
        if (trial == null) continue;
        double size = trial.recipe.mechanism().scale() * (1 + trial.recipe.mechanism().far());
        double[] plain = new PlainBounds(trial, Slip.NONE).values().toArray();
        double[] found = trial.bounds().toArray();
        for (int i = 0; i < plain.length; i++) {
          if (found[i] == plain[i]) continue; // infinite, for one
          double room = ROUNDING * plain[i] + 1e-7 * size;
          assertEquals(plain[i], found[i], room, trial.recipe::toString);
        }
      }
    }
  }

  @Test
  void aFactorOfTheWrongFrame_isNoticed() {
    int noticed = 0;
    for (long seed = 0; seed < SEEDS * MOTIONS; seed++) {
      MotionTrial trial = trial(Kind.TREE, seed);
      if (trial == null || trial.chain.length() < 2) continue;
      assertNull(trial.violation(trial.bounds()));
      System.arraycopy(trial.factors, 1, trial.factors, 0, trial.factors.length - 1);
      if (trial.violation(trial.bounds()) != null) noticed++;
    }
    assertTrue(noticed > 0, "factors of the next joint are not noticed");
  }
}
