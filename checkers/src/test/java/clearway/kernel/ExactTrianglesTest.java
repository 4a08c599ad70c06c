package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.TwoTriangles;
import org.junit.jupiter.api.Test;

class ExactTrianglesTest {
  @Test
  void within_isRightToTheNextDouble() {
    int touching = 0;
    for (long seed = 0; seed < Trials.of(400); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double exact = clearway.oracle.ExactTriangles.distance(pair.a(), 0, pair.b(), 0);
      if (exact == 0) touching++;
      assertTrue(within(Math.nextUp(exact), pair), pair::toString);
      if (exact > 0) assertFalse(within(Math.nextDown(exact), pair), pair::toString);
      assertEquals(exact == 0, within(0, pair), pair::toString);
    }
    assertTrue(touching > Trials.of(400) / 20, touching + " touching");
  }

  private static boolean within(double distance, TwoTriangles pair) {
    return ExactTriangles.within(distance, pair.a(), 0, pair.b(), 0);
  }
}
