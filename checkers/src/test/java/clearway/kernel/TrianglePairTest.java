package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.ExactTriangles;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.TwoTriangles;
import clearway.recipe.TwoTriangles.Kind;
import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class TrianglePairTest {
  private static final double ALL = Double.POSITIVE_INFINITY;
  private static final TriangleBound BOUND =
      (pair, slack) -> new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL) - slack;

  @Test
  void distance_neverExceedsThePlainDistance() {
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      assertNull(BOUND.excess(TwoTriangles.of(seed)));
    }
  }

  @Test
  void distance_withHintsAndAnEarlyStopNeverExceedsThePlainDistance() {
    TrianglePair used = new TrianglePair();
    RandomGenerator random = Randoms.of(3);
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double enough = slack + plain * random.nextDouble() * 2;
      double bound = used.distance(pair.a(), 0, pair.b(), 0, slack, enough);
      assertTrue(bound - slack <= plain, () -> bound + " > " + plain + "\n" + pair);
      if (random.nextBoolean()) used.keepDirection();
    }
  }

  @Test
  void separated_isNeverTrueOfTrianglesThatMeet() {
    TrianglePair used = new TrianglePair();
    int meeting = 0;
    int near = 0;
    int trials = Trials.of(3_000);
    for (long seed = 0; seed < trials; seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      boolean separated = used.separated(pair.a(), 0, pair.b(), 0, slack);
      double exact = ExactTriangles.distance(pair.a(), 0, pair.b(), 0);
      assertTrue(exact > 0 || !separated, pair::toString);
      if (exact == 0) meeting++;
      if (exact < 1e-6 * pair.reach()) near++;
    }
    assertTrue(meeting > 0.2 * trials && meeting < 0.6 * trials, meeting + " meet");
    assertTrue(near - meeting > 0.1 * trials, near - meeting + " are near");
  }

  @Test
  void separated_holdsExactlyWhereDistanceExceedsTheSlack() {
    for (long seed = 0; seed < Trials.of(40_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      double bound = new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      boolean separated = new TrianglePair().separated(pair.a(), 0, pair.b(), 0, slack);
      assertEquals(bound > slack, separated, () -> bound + " vs " + slack + "\n" + pair);
    }
  }

  @Test
  void separated_holdsExactlyWhereAHintedOrEarlyStoppedDistanceExceedsTheSlack() {
    TrianglePair used = new TrianglePair();
    RandomGenerator random = Randoms.of(4);
    for (long seed = 0; seed < Trials.of(40_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      if (random.nextBoolean()) { // a hint that fits: the direction of this very pair, nearly
        used.distance(pair.a(), 0, pair.b(), 0, slack, ALL);
        used.keepDirection();
      }
      double enough = slack + pair.reach() * Randoms.magnitude(random, -17, 0);
      double bound = used.distance(pair.a(), 0, pair.b(), 0, slack, enough);
      boolean separated = new TrianglePair().separated(pair.a(), 0, pair.b(), 0, slack);
      assertEquals(bound > slack, separated, () -> bound + " vs " + slack + "\n" + pair);
    }
  }

  @Test
  void distanceAndNearestPoints_areThePlainDistance() {
    int blurred = 0;
    Set<Kind> seen = EnumSet.noneOf(Kind.class);
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      seen.add(pair.kind());
      double slack = Rounding.triangleSlack(pair.reach());
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      TrianglePair kernel = new TrianglePair();
      double bound = kernel.distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      double least = plain * (1 - 1e-9) - 8 * slack;
      assertTrue(Math.max(0, bound) >= least, () -> bound + " << " + plain + "\n" + pair);
      if (bound > slack) {
        double found = kernel.nearestDistance();
        double sharp = plain * (1 + 1e-12) + 8 * slack;
        assertTrue(found >= plain - 8 * slack, () -> found + " << " + plain + "\n" + pair);
        assertTrue(
            found <= sharp + 1e-9 * pair.reach(), () -> found + " >> " + plain + "\n" + pair);
        if (found > sharp) blurred++;
      }
    }
    // Where nearly parallel edges cross may be told to fewer digits than how far apart they are.
    assertTrue(blurred <= Trials.of(12_000) / 6_000, blurred + " blurred");
    assertEquals(EnumSet.allOf(Kind.class), seen);
  }

  @Test
  void distance_ofThePairThatPqpGetsWrongIsNearlyZero() {
    double[] s = {
      8000.0000000000036, 6817.7672478170962, 571.00166381103077,
      7500.0000000000009, 6817.7672478170962, 571.00166381103077,
      7500.0000000000009, 6327.6345143037688, 571.00166381103077
    };
    double[] t = {
      8000.0000000000009,
      6327.6345143037670,
      88.336618780016408,
      7500,
      6327.6345143037670,
      88.336618780016408,
      7500,
      6327.6345143037670,
      1015.9309593449836
    };
    double slack = Rounding.triangleSlack(4 * 8000);
    double plain = PlainDistance.ofTriangles(s, 0, t, 0);
    assertEquals(1.8e-12, plain, 0.2e-12);
    for (int turn = 0; turn < 2; turn++) {
      double bound = new TrianglePair().distance(s, 0, t, 0, slack, ALL);
      assertTrue(bound - slack <= plain && bound < 1e-11, "bound " + bound);
      double[] keep = s;
      s = t;
      t = keep;
    }
  }
}
