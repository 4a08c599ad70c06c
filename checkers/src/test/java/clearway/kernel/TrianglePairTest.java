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
import java.util.EnumMap;
import java.util.Map;
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
  void distance_ofOrdinaryTrianglesIsThePlainDistance() {
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      if (!pair.isOrdinary()) continue;
      double slack = Rounding.triangleSlack(pair.reach());
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double bound = new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      assertTrue(
          Math.max(0, bound) >= plain * (1 - 1e-9) - 4 * slack,
          () -> bound + " << " + plain + "\n" + pair);
    }
  }

  @Test
  void distance_ofDegenerateTrianglesIsThePlainDistance() {
    Map<Kind, Double> worst = new EnumMap<>(Kind.class);
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double bound = new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      double shortBy = (plain - Math.max(0, bound) - 4 * slack) / (plain + slack);
      worst.merge(pair.kind(), shortBy, Math::max);
    }
    System.out.println("bound short of plain, worst relative: " + worst);
  }

  @Test
  void nearestPoints_areAsFarApartAsTheTriangles() {
    Map<Kind, Double> worst = new EnumMap<>(Kind.class);
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      TrianglePair kernel = new TrianglePair();
      double bound = kernel.distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      if (bound <= slack) continue;
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double off = Math.max(0, Math.abs(kernel.nearestDistance() - plain) - 4 * slack) / plain;
      worst.merge(pair.kind(), off, Math::max);
    }
    System.out.println("nearest points off plain, worst relative: " + worst);
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
