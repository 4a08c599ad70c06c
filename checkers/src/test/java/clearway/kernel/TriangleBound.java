package clearway.kernel;

import clearway.oracle.ExactTriangles;
import clearway.oracle.PlainDistance;
import clearway.recipe.TwoTriangles;

/** A lower bound on the distance of two triangles, and the properties it must have. */
@FunctionalInterface
interface TriangleBound {
  /** The bound after its slack is subtracted, or anything below zero. */
  double of(TwoTriangles pair, double slack);

  /** How the bound exceeds the plain distance, or null if it does not. */
  default String excess(TwoTriangles pair) {
    double bound = of(pair, Rounding.triangleSlack(pair.reach()));
    double plain = PlainDistance.ofTriangles(pair.a(), 0, pair.b(), 0);
    return bound <= plain ? null : "bound " + bound + " > distance " + plain + "\n" + pair;
  }

  /** How the bound keeps apart triangles that meet, or null if it does not. */
  default String separatesWhatMeets(TwoTriangles pair) {
    double bound = of(pair, Rounding.triangleSlack(pair.reach()));
    if (!(bound > 0) || !ExactTriangles.meet(pair.a(), 0, pair.b(), 0)) return null;
    return "bound " + bound + " on triangles that meet\n" + pair;
  }
}
