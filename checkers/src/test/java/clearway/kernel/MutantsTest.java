package clearway.kernel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.PlainDistance;
import clearway.oracle.Vector;
import clearway.recipe.TwoTriangles;
import clearway.recipe.TwoTriangles.Kind;
import org.junit.jupiter.api.Test;

/** Planted bugs in the distance of two triangles: each must be noticed within ten seeds a kind. */
class MutantsTest {
  private static final int SEEDS = 10;
  private static final double ALL = Double.POSITIVE_INFINITY;

  @Test
  void neverExceeds_noticesABoundThatForgetsTheSlack() {
    assertTrue(noticed((pair, slack) -> kernel(pair, slack)));
  }

  @Test
  void neverExceeds_noticesADistanceOfFacesOnly() {
    assertTrue(
        noticed(
            (pair, slack) -> {
              double least = ALL;
              for (int k = 0; k < 9; k += 3) {
                least = Math.min(least, vertexToTriangle(pair.a(), k, pair.b()));
                least = Math.min(least, vertexToTriangle(pair.b(), k, pair.a()));
              }
              return least - slack;
            }));
  }

  @Test
  void neverExceeds_noticesTheDistanceOfAWrongPairOfEdges() {
    assertTrue(
        noticed(
            (pair, slack) -> {
              double[] a = edge(pair.a(), 0, 3);
              double[] b = edge(pair.b(), 3, 6);
              return PlainDistance.ofTriangles(a, 0, b, 0) - slack;
            }));
  }

  @Test
  void neverExceeds_noticesNearestPointsTrustedWithoutADirection() {
    assertTrue(
        noticed(
            (pair, slack) -> {
              TrianglePair kernel = new TrianglePair();
              double bound = kernel.distance(pair.a(), 0, pair.b(), 0, slack, ALL);
              return bound > slack ? kernel.nearestDistance() : 0; // and no slack
            }));
  }

  @Test
  void separatesWhatMeets_noticesABoundThatIsAlwaysALittleTooLarge() {
    boolean noticed = false;
    for (long seed = 0; seed < SEEDS; seed++) {
      TwoTriangles pair = TwoTriangles.of(Kind.SHARED_VERTEX, seed);
      TriangleBound wrong = (two, slack) -> Math.max(0, kernel(two, slack)) + slack;
      noticed |= wrong.separatesWhatMeets(pair) != null;
    }
    assertTrue(noticed);
  }

  private static boolean noticed(TriangleBound wrong) {
    for (Kind kind : Kind.values()) {
      for (long seed = 0; seed < SEEDS; seed++) {
        if (wrong.excess(TwoTriangles.of(kind, seed)) != null) return true;
      }
    }
    return false;
  }

  private static double kernel(TwoTriangles pair, double slack) {
    return new TrianglePair().distance(pair.a(), 0, pair.b(), 0, slack, ALL);
  }

  private static double vertexToTriangle(double[] from, int k, double[] t) {
    Vector p = Vector.of(from[k], from[k + 1], from[k + 2]);
    return PlainDistance.ofTriangles(new Vector[] {p, p, p}, Vector.triangle(t, 0));
  }

  private static double[] edge(double[] t, int i, int j) {
    return new double[] {
      t[i], t[i + 1], t[i + 2], t[j], t[j + 1], t[j + 2], t[j], t[j + 1], t[j + 2]
    };
  }
}
