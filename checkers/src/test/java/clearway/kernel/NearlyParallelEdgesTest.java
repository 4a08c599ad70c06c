package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.recipe.TwoTriangles;
import clearway.recipe.TwoTriangles.Kind;
import org.junit.jupiter.api.Test;

/** Edges that cross at a slope of 1e-4 and less: no end of theirs is nearest. */
class NearlyParallelEdgesTest {
  private static final double ALL = Double.POSITIVE_INFINITY;

  @Test
  void nearestPoints_ofEdgesThatCrossAtASmallSlopeAreInTheMiddle() {
    double[] a = {-1, 0, 0, 1, 0, 0, 0, 0, -1};
    double[] b = {-1, -1e-5, 1e-9, 1, 1e-5, 1e-9, 0, 0, 1};
    TrianglePair kernel = new TrianglePair();
    double slack = Rounding.triangleSlack(3);
    kernel.distance(a, 0, b, 0, slack, ALL);
    assertEquals(1e-9, kernel.nearestDistance(), 8 * slack);
  }

  @Test
  void distance_isThePlainDistanceWhereTheGapIsFarAboveRounding() {
    for (long seed = 0; seed < Trials.of(5000); seed++) {
      TwoTriangles pair = TwoTriangles.of(Kind.PARALLEL_EDGES, seed);
      double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
      if (plain < 1e-6 * pair.reach()) continue;
      double slack = Rounding.triangleSlack(pair.reach());
      double bound = new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL);
      assertTrue(bound >= plain * (1 - 1e-8), () -> bound + " << " + plain + "\n" + pair);
    }
  }
}
