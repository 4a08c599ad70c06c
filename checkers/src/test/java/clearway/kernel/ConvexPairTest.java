package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.TwoTriangles;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ConvexPairTest {
  private static final double ALL = Double.POSITIVE_INFINITY;

  @Test
  void distance_ofTrianglesNeverExceedsThePlainDistance() {
    ConvexPair kernel = new ConvexPair();
    int tight = 0;
    int apart = 0;
    for (long seed = 0; seed < Trials.of(12_000); seed++) {
      TwoTriangles pair = TwoTriangles.of(seed);
      double slack = Rounding.triangleSlack(pair.reach());
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      double bound = kernel.distance(pair.a(), 0, 3, pair.b(), 0, 3, ALL);
      assertTrue(bound - slack <= plain, () -> bound + " > " + plain + "\n" + pair);
      if (plain > 1e-4 * pair.reach()) {
        apart++;
        if (bound >= plain * (1 - 1e-6)) tight++;
      }
    }
    assertTrue(tight >= 0.99 * apart, tight + " tight of " + apart);
  }

  @Test
  void distance_ofBoxesIsThatOfTheirCornersHulls() {
    RandomGenerator random = Randoms.of(1);
    TriangleMesh box = TriangleMesh.box(2, 2, 2);
    double[] a = box.copyVertices();
    for (int trial = 0; trial < 1000; trial++) {
      double[] b = a.clone();
      double[] shift = {
        random.nextDouble(-4, 4), random.nextDouble(-4, 4), random.nextDouble(-4, 4)
      };
      for (int k = 0; k < b.length; k++) b[k] += shift[k % 3];
      double square = 0;
      for (double s : shift) square += Math.pow(Math.max(0, Math.abs(s) - 2), 2);
      double bound = new ConvexPair().distance(a, 0, 8, b, 0, 8, ALL);
      assertEquals(Math.sqrt(square), Math.max(0, bound), 1e-8);
    }
  }

  @Test
  void distance_isSatisfiedWithEnough() {
    double[] a = {0, 0, 0};
    double[] b = {3, 0, 0, 3, 1, 0};
    double bound = new ConvexPair().distance(a, 0, 1, b, 0, 2, 1);
    assertTrue(bound >= 1 && bound <= 3, "bound " + bound);
  }
}
