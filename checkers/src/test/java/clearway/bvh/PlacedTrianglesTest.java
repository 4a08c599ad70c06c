package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.kernel.Rounding;
import clearway.kernel.TrianglePair;
import clearway.oracle.DoubleDouble;
import clearway.oracle.ExactTriangles;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.MeshRecipe;
import clearway.recipe.Randoms;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * The slack of two triangles against the worst rounding that a search finds, judged by the exact
 * map R v + t of the vertices as given.
 */
class PlacedTrianglesTest {
  private static final double ALL = Double.POSITIVE_INFINITY;

  @Test
  void separated_isNeverTrueOfTrianglesThatMeetWhereTheyAreExactlyPlaced() {
    int judged = 0;
    double worst = 0;
    int trials = Trials.of(40);
    for (long seed = 0; seed < trials; seed++) {
      Case found = misplaced(Randoms.of(seed));
      double part = found.offset().length().value() / (0x1p-53 * found.reach());
      Case touching = found.touching(Randoms.of(~seed));
      if (touching == null) continue;
      judged++;
      worst = Math.max(worst, part);
      double slack = Rounding.triangleSlack(touching.reach());
      double[] placed = touching.placed();
      TrianglePair pair = new TrianglePair();
      String which = "seed " + seed + ", " + touching;
      assertFalse(pair.separated(touching.a, 0, placed, 0, slack), which);
      double bound = pair.distance(touching.a, 0, placed, 0, slack, ALL);
      assertTrue(bound <= slack, () -> bound + " > " + slack + " of " + which);
    }
    assertTrue(judged > trials / 2, judged + " judged");
    assertTrue(worst > 1.1, "misplaced by " + worst + " u S at most");
  }

  @Test
  void distance_neverExceedsTheExactDistanceOfPointsPlacedWithTheWorstRounding() {
    for (long seed = 0; seed < Trials.of(30); seed++) {
      RandomGenerator random = Randoms.of(seed);
      Case worst = Case.draw(random, true);
      for (int i = 0; i < 6000; i++) {
        Case next = i < 1000 ? Case.draw(random, true) : worst.changed(random, true);
        if (next.excess() > worst.excess()) worst = next;
      }
      String found = "seed " + seed + ", " + worst;
      double over = worst.excess() * worst.reach();
      double slack = Rounding.triangleSlack(worst.reach());
      assertTrue(over <= slack, () -> over + " > " + slack + " of " + found);
    }
  }

  /** The point whose placing errs most for its S, of some thousands. */
  private static Case misplaced(RandomGenerator random) {
    Case worst = Case.draw(random, false);
    double most = 0;
    for (int i = 0; i < 4000; i++) {
      Case next = i < 1000 ? Case.draw(random, false) : worst.changed(random, false);
      double part = next.offset().length().value() / next.reach();
      if (part > most) worst = next;
      most = Math.max(most, part);
    }
    return worst;
  }

  /** Two triangles, points at first, and a pose whose translation is just above powers of two. */
  private record Case(double[] a, double[] b, double[] pose) {
    static Case draw(RandomGenerator random, boolean apart) {
      double[] a = new double[9];
      double[] b = new double[9];
      double[] pose = new double[Pose.STRIDE];
      double[] q = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      Pose.of(0, 0, 0, q[0], q[1], q[2], random.nextGaussian()).copyTo(pose, 0);
      double near = Randoms.magnitude(random, -6, 0);
      double far = Randoms.magnitude(random, -3, apart ? 1 : -1);
      for (int k = 0; k < 3; k++) {
        a[k] = near * random.nextGaussian();
        b[k] = far * random.nextGaussian();
        pose[9 + k] = (random.nextBoolean() ? 1 : -1) * (1 + 0.1 * random.nextDouble());
      }
      return points(a, b, pose, apart);
    }

    /** The same with an entry or two a little different. */
    Case changed(RandomGenerator random, boolean apart) {
      double[][] entries = {a.clone(), b.clone(), pose.clone()};
      double by = Randoms.magnitude(random, -17, -1);
      for (int i = random.nextInt(3); i >= 0; i--) {
        int which = random.nextInt(3);
        int at = which == 2 ? 9 + random.nextInt(3) : random.nextInt(3);
        entries[which][at] *= 1 + by * random.nextGaussian();
      }
      return points(entries[0], entries[1], entries[2], apart);
    }

    private static Case points(double[] a, double[] b, double[] pose, boolean apart) {
      for (int k = 3; k < 9; k++) b[k] = b[k % 3];
      Case result = new Case(a, b, pose);
      double[] placed = result.placed();
      for (int k = 0; k < 9; k++) a[k] = apart ? a[k % 3] : placed[k];
      return result;
    }

    /** As the queries place it. */
    double[] placed() {
      double[] out = new double[9];
      for (int k = 0; k < 9; k += 3) {
        for (int row = 0; row < 3; row++) {
          double last = Math.fma(pose[3 * row + 2], b[k + 2], pose[9 + row]);
          out[k + row] = Math.fma(pose[3 * row], b[k], Math.fma(pose[3 * row + 1], b[k + 1], last));
        }
      }
      return out;
    }

    double reach() {
      return (length(pose, 9) + reach(a) + reach(b)) * (1 + 0x1p-50);
    }

    private static double reach(double[] t) {
      return Math.max(length(t, 0), Math.max(length(t, 3), length(t, 6)));
    }

    private static double length(double[] v, int at) {
      return Math.sqrt(v[at] * v[at] + v[at + 1] * v[at + 1] + v[at + 2] * v[at + 2]);
    }

    private Vector exactly() {
      return Vector.of(b[0], b[1], b[2]).placed(pose);
    }

    /** From where b's first vertex is to where it is placed. */
    Vector offset() {
      double[] p = placed();
      return Vector.of(p[0], p[1], p[2]).minus(exactly());
    }

    /** How far the bound on the distance of two points exceeds it before the slack, over S. */
    double excess() {
      double slack = Rounding.triangleSlack(reach());
      double bound = new TrianglePair().distance(a, 0, placed(), 0, slack, ALL);
      Vector between = exactly().minus(Vector.of(a[0], a[1], a[2]));
      return DoubleDouble.of(bound).minus(between.length()).value() / reach();
    }

    /**
     * Triangles in place of the points: b on from its vertex in the direction of the offset, a
     * across that direction so that b's vertex is, exactly placed, only just through it; null if no
     * such a was found.
     */
    Case touching(RandomGenerator random) {
      Vector unit = offset().times(DoubleDouble.of(1).over(offset().length()));
      double[] n = {unit.x().value(), unit.y().value(), unit.z().value()};
      double[] onward = onward(random, n);
      double least = ALL;
      Case best = null;
      for (int i = 0; i < 300; i++) {
        double[] across = across(random, n);
        Vector[] t = Vector.triangle(across, 0);
        Vector normal = t[1].minus(t[0]).cross(t[2].minus(t[0]));
        DoubleDouble side = normal.dot(unit);
        double above = normal.dot(exactly().minus(t[0])).over(side).value();
        if (above > 0 || -above >= least) continue;
        least = -above;
        best = new Case(across, onward, pose);
      }
      return best != null && best.meets() ? best : null;
    }

    private boolean meets() {
      return ExactTriangles.meet(ExactTriangles.triangle(a, 0), ExactTriangles.placed(b, 0, pose));
    }

    private double[] onward(RandomGenerator random, double[] n) {
      double[] result = b.clone();
      double[] aside = Randoms.unit(random);
      for (int k = 0; k < 3; k++) {
        for (int row = 0; row < 3; row++) {
          result[3 + k] += 0.01 * pose[3 * row + k] * (n[row] + 0.5 * aside[row]);
          result[6 + k] += 0.01 * pose[3 * row + k] * (n[row] - 0.5 * aside[row]);
        }
      }
      return result;
    }

    /** A triangle about b's vertex in the plane across n, but for the rounding of its corners. */
    private double[] across(RandomGenerator random, double[] n) {
      double[] u = Randoms.unit(random);
      double along = u[0] * n[0] + u[1] * n[1] + u[2] * n[2];
      for (int k = 0; k < 3; k++) u[k] -= along * n[k];
      double[] p = {exactly().x().value(), exactly().y().value(), exactly().z().value()};
      for (int k = 0; k < 3; k++) p[k] += (random.nextInt(3) - 1) * Math.ulp(p[k]);
      double[] result = new double[9];
      for (int k = 0; k < 3; k++) {
        int y = (k + 1) % 3, z = (k + 2) % 3;
        double v = n[y] * u[z] - n[z] * u[y];
        result[k] = p[k] + 0.05 * u[k];
        result[3 + k] = p[k] + 0.05 * (v - 0.5 * u[k]);
        result[6 + k] = p[k] - 0.05 * (v + 0.5 * u[k]);
      }
      return result;
    }

    @Override
    public String toString() {
      return Arrays.toString(a) + " and " + Arrays.toString(b) + " at " + Arrays.toString(pose);
    }
  }

  @Test
  void placing_isThatOfTheQueries() {
    for (long seed = 0; seed < 100; seed++) {
      Case each = Case.draw(Randoms.of(seed), true);
      Placement placement = new Placement(false);
      Bvh tree = Bvh.of(MeshRecipe.soup(each.b));
      placement.begin(tree, tree, each.pose);
      double[] out = new double[9];
      placement.placeTriangle(0, out, 0);
      assertTrue(Arrays.equals(each.placed(), out), each::toString);
    }
  }
}
