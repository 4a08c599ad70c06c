package clearway.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.MeshRecipe;
import clearway.recipe.Randoms;
import clearway.recipe.Surfaces;
import clearway.recipe.TwoTriangles;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The oracles judged by each other and by closed forms. */
class OraclesTest {
  @Test
  void plainDistance_agreesWithTheExactDistanceOfTheHullOfDifferences() {
    Map<TwoTriangles.Kind, Integer> seen = new EnumMap<>(TwoTriangles.Kind.class);
    int meeting = 0;
    int trials = Trials.of(1500);
    for (long seed = 0; seed < trials; seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double exact = ExactTriangles.distance(pair.a(), 0, pair.b(), 0);
      assertEquals(exact, plain, 1e-15 * exact + 1e-22 * pair.reach(), pair::toString);
      seen.merge(pair.kind(), 1, Integer::sum);
      if (exact == 0) meeting++;
    }
    assertEquals(TwoTriangles.Kind.values().length, seen.size());
    assertTrue(meeting > 0.15 * trials && meeting < 0.7 * trials, meeting + " meet");
  }

  @Test
  void plainDistance_isNotZeroWhereRoundingTurnedASign() {
    for (long seed : new long[] {1586730, 1801042, 2135654, 2748270, 2824285, 5198315}) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double exact = ExactTriangles.distance(pair.a(), 0, pair.b(), 0);
      assertTrue(exact > 0, pair::toString);
      assertEquals(exact, plain, 1e-15 * exact, pair::toString);
    }
  }

  @Test
  void meet_agreesWithTheClosedFormOfASegmentThroughAFace() {
    double[] face = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    for (double x = -0.5; x <= 4.5; x += 0.5) {
      for (double y = -0.5; y <= 4.5; y += 0.5) {
        double[] needle = {x, y, -1, x, y, 1, x, y, 1};
        boolean inside = x >= 0 && y >= 0 && x + y <= 4;
        assertEquals(inside, ExactTriangles.meet(face, 0, needle, 0), x + ", " + y);
        assertEquals(inside, PlainDistance.ofTriangles(face, 0, needle, 0) == 0, x + ", " + y);
      }
    }
  }

  @Test
  void dyadic_computesAsBigDecimalDoes() {
    RandomGenerator random = Randoms.of(1);
    for (int i = 0; i < 2000; i++) {
      double x = random.nextGaussian() * Randoms.magnitude(random, -300, 3);
      double y = random.nextGaussian() * Randoms.magnitude(random, -20, 3);
      assertEquals(0, big(Dyadic.of(x)).compareTo(new BigDecimal(x)));
      BigDecimal sum = new BigDecimal(x).add(new BigDecimal(y));
      assertEquals(0, big(Dyadic.of(x).plus(Dyadic.of(y))).compareTo(sum));
      BigDecimal product = new BigDecimal(x).multiply(new BigDecimal(y));
      assertEquals(0, big(Dyadic.of(x).times(Dyadic.of(y))).compareTo(product));
    }
  }

  private static BigDecimal big(Dyadic d) {
    BigDecimal power = BigDecimal.valueOf(2).pow(Math.abs(d.e()));
    BigDecimal m = new BigDecimal(d.m());
    return d.e() >= 0 ? m.multiply(power) : m.multiply(BigDecimal.ONE.divide(power));
  }

  @Test
  void doubleDouble_isRightToThirtyDigits() {
    RandomGenerator random = Randoms.of(2);
    for (int i = 0; i < 2000; i++) {
      DoubleDouble x = DoubleDouble.of(1).over(DoubleDouble.of(1 + random.nextDouble()));
      DoubleDouble y = DoubleDouble.of(random.nextGaussian());
      DoubleDouble back = x.plus(y).times(x).over(x).minus(y).minus(x);
      assertTrue(Math.abs(back.value()) < 1e-30, "off by " + back.value());
      DoubleDouble root = x.root();
      assertTrue(Math.abs(root.times(root).minus(x).value()) < 1e-31);
    }
  }

  @Test
  void solidAngle_isAllAroundInsideAndNothingOutside() {
    var sphere = Surfaces.sphere(12, 7);
    assertEquals(4 * Math.PI, SolidAngle.total(sphere, 0.1, 0.2, -0.3), 1e-12);
    assertEquals(0, SolidAngle.total(sphere, 1.1, 0.2, -0.3), 1e-12);
    var torus = Surfaces.torus(20, 10, 0.2);
    assertEquals(4 * Math.PI, SolidAngle.total(torus, 0.7, 0, 0), 1e-12);
    assertEquals(0, SolidAngle.total(torus, 0, 0, 0), 1e-12);
    var knot = MeshRecipe.of(MeshRecipe.Kind.KNOT, 3).withScale(1).mesh();
    assertEquals(0, SolidAngle.total(knot, 0, 0, 9e3), 1e-9);
  }
}
