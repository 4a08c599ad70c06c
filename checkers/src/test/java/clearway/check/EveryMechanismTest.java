package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.MechanismRecipe.Kind;
import clearway.recipe.MovingWorld;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Motions of every kind, tiny ones too, of mechanisms of every kind, by places and sizes. */
class EveryMechanismTest {
  private static final int MOTIONS = 40;
  private static final int SAMPLES = 60;

  @ParameterizedTest
  @EnumSource
  void aFreeMotion_isRefutedByNoSample_andAContactIsWhereItIsSaid(Kind kind) {
    long first = Long.getLong("clearway.seed", 0);
    int[] verdicts = new int[3];
    for (long seed = first; seed < first + Trials.of(MOTIONS); seed++) {
      MovingWorld recipe = MovingWorld.of(kind, seed);
      World world = recipe.world();
      PreparedWorld prepared = PreparedWorld.of(world);
      RefinedChecker checker = RefinedChecker.of(prepared, CheckOptions.of(world));
      Verdict verdict = checker.open().check(recipe.from(), recipe.to());
      Verdict contact = checker.open().firstContact(recipe.from(), recipe.to()).finish();
      WorldQuery query = new WorldQuery(prepared);
      if (verdict instanceof Verdict.Free free) requireFree(recipe, query, free.clearance());
      if (contact instanceof Verdict.Free free) requireFree(recipe, query, free.clearance());
      verdicts[verdict.isFree() ? 0 : verdict instanceof Verdict.Colliding ? 1 : 2]++;
      double delta = ((Guarantee.Exact) checker.guarantee()).delta();
      if (verdict instanceof Verdict.Colliding found && found.kind() == Verdict.Kind.TOO_CLOSE) {
        assertTrue(found.distance() <= delta, () -> recipe + ": " + found);
      }
    }
    assertEquals(0, verdicts[2], "undecided");
    assertTrue(verdicts[0] > 0 && verdicts[1] > 0, verdicts[0] + " free, " + verdicts[1]);
  }

  private static void requireFree(MovingWorld recipe, WorldQuery query, double clearance) {
    for (int i = 0; i <= SAMPLES; i++) {
      double t = (double) i / SAMPLES;
      recipe.place(t, query);
      for (Pairing pair : recipe.world().tested()) {
        assertTrue(!query.collide(pair), () -> recipe + " at " + t + ": " + pair);
        double apart = query.distance(pair) + 2 * recipe.world().rounding();
        assertTrue(apart >= clearance, () -> recipe + " at " + t + ": " + apart);
      }
    }
  }
}
