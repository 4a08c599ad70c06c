package clearway.proximity;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.math.BigDecimal;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Radii whose sum rounds down, at distances that are doubles: no answer gains by the rounding. */
class RadiiTest {
  private final ProximityQuery query = new ProximityQuery();

  @Test
  void bounds_neverExceedTheDistanceLessTheRadii() {
    int apart = 0;
    int trials = Trials.of(4000);
    for (long seed = 0; seed < trials; seed++) {
      Case each = Case.of(seed);
      BigDecimal exact = each.exact();
      assertBelow(exact, query.exactDistance(each.a, each.b, each.pose), each);
      assertBelow(exact, query.approximateDistance(each.a, each.b, each.pose, 0.1), each);
      assertBelow(exact, query.greedyDistance(each.a, each.b, each.pose, 0), each);
      boolean overlap = query.overlap(each.a, each.b, each.pose);
      assertTrue(overlap || exact.signum() > 0, each::toString);
      if (!overlap) apart++;
    }
    assertTrue(apart > trials / 4 && apart < trials, apart + " apart");
  }

  @Test
  void greedy_isZeroOrAboveADeltaWithinUlpsOfTheBound() {
    int positive = 0;
    int trials = Trials.of(4000);
    for (long seed = 0; seed < trials; seed++) {
      Case each = seed % 2 == 0 ? Case.of(seed) : Case.ofTies(seed);
      double bound = query.greedyDistance(each.a, each.b, each.pose, 0);
      for (int ulps = -4; ulps <= 4; ulps++) {
        double delta = Math.max(0, bound + ulps * Math.ulp(bound + each.r + each.s) / 2);
        double greedy = query.greedyDistance(each.a, each.b, each.pose, delta);
        assertTrue(greedy == 0 || greedy > delta, () -> greedy + " for " + delta + " " + each);
        if (greedy > 0) positive++;
      }
    }
    assertTrue(positive > trials, positive + " positive");
  }

  private static void assertBelow(BigDecimal exact, double bound, Case each) {
    boolean below = bound == 0 || new BigDecimal(bound).compareTo(exact) <= 0;
    assertTrue(below, () -> bound + " > " + exact + " of " + each);
  }

  /** Two balls or two parallel capsules beside each other. */
  private static final class Case {
    final ProximityModel a;
    final ProximityModel b;
    final Pose pose;
    final double r;
    final double s;
    private final double away;
    private final long seed;

    private Case(long seed, RandomGenerator random, double r, double s, double away) {
      this.seed = seed;
      this.r = r;
      this.s = s;
      this.away = away;
      boolean capsules = random.nextBoolean();
      a = ProximityModel.of(capsules ? Shape.capsule(r, r) : Shape.sphere(r));
      b = ProximityModel.of(capsules ? Shape.capsule(s, r / 4) : Shape.sphere(s));
      double[] t = new double[3];
      t[random.nextInt(capsules ? 2 : 3)] = random.nextBoolean() ? away : -away;
      pose = Pose.translation(t[0], t[1], capsules ? r * random.nextDouble() / 8 : t[2]);
    }

    static Case of(long seed) {
      RandomGenerator random = Randoms.of(seed);
      double r;
      double s;
      do {
        r = Randoms.magnitude(random, -3, 3);
        s = r * Randoms.magnitude(random, -3, 3);
      } while (new BigDecimal(r + s).compareTo(sum(r, s)) >= 0);
      double nudge = random.nextBoolean() ? random.nextInt(64) * 0x1p-53 : random.nextDouble();
      return new Case(seed, random, r, s, (r + s) * (1 + nudge));
    }

    /** Radii of a sum that ends half a unit in the last place of the distance below it. */
    static Case ofTies(long seed) {
      RandomGenerator random = Randoms.of(seed);
      double half = 0x1p-53;
      double r = half * (2 * random.nextLong(1L << random.nextInt(1, 45)) + 1);
      double s = half * 2 * (1 + random.nextLong(1L << random.nextInt(1, 45)));
      return new Case(seed, random, r, s, 1.25 + random.nextDouble() / 2);
    }

    private static BigDecimal sum(double x, double y) {
      return new BigDecimal(x).add(new BigDecimal(y));
    }

    BigDecimal exact() {
      return new BigDecimal(away).subtract(sum(r, s));
    }

    @Override
    public String toString() {
      return "seed " + seed + ", radii " + r + " and " + s + ", " + away + " apart, " + pose;
    }
  }
}
