package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.oracle.Dyadic;
import clearway.oracle.ExactTriangles;
import clearway.oracle.Trials;
import clearway.recipe.MeshRecipe;
import clearway.recipe.Randoms;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Queries at poses as skew as they may be, of contents that touch where a volume of b ends. */
class SkewedPoseTest {
  @Test
  void volumes_neverExceedTheExactDistanceOfTheirContents() {
    for (long seed = 0; seed < Trials.of(300); seed++) {
      Touch touch = new Touch(seed);
      double exact = touch.distance();
      Placement placement = new Placement(false);
      placement.begin(touch.a, touch.b, touch.pose);
      for (int node = 0; node < touch.b.nodeCount(); node++) {
        int[] range = TreeProperties.range(touch.b, node);
        if (touch.triangle < range[0] || touch.triangle >= range[1]) continue;
        double gap = placement.distance(Bvh.ROOT, node);
        double swept = placement.rectangleDistance(Bvh.ROOT, node);
        String at = "node " + node + " of " + touch;
        assertTrue(gap <= exact, () -> "gap " + gap + " > " + exact + " at " + at);
        assertTrue(swept <= exact, () -> "swept " + swept + " > " + exact + " at " + at);
      }
    }
  }

  @Test
  void queries_neverDenyOverlapOfTrianglesThatMeetNorExceedTheExactDistance() {
    int meeting = 0;
    int trials = Trials.of(300);
    for (long seed = 0; seed < trials; seed++) {
      Touch touch = new Touch(seed);
      double exact = touch.distance();
      if (exact == 0) meeting++;
      boolean overlap = new BvhQuery().overlap(touch.a, touch.b, touch.pose);
      assertTrue(overlap || exact > 0, () -> "denied of " + touch);
      for (boolean swept : new boolean[] {false, true}) {
        BvhQuery query = new BvhQuery(swept);
        double nearest = query.nearest(touch.a, touch.b, touch.pose, 0);
        double greedy = query.greedy(touch.a, touch.b, touch.pose, 0, 0);
        assertTrue(nearest <= exact, () -> nearest + " > " + exact + " of " + touch);
        assertTrue(greedy <= exact, () -> greedy + " > " + exact + " of " + touch);
      }
    }
    assertTrue(meeting > trials / 4 && meeting < trials, meeting + " meet");
  }

  /** A triangle a at the vertex of b that lies farthest along an axis of one of b's boxes. */
  private static final class Touch {
    final Bvh a;
    final Bvh b;
    final double[] pose;
    final int triangle; // of b, by position
    private final long seed;

    Touch(long seed) {
      this.seed = seed;
      RandomGenerator random = Randoms.of(seed ^ 0x5ce3L);
      MeshRecipe recipe = MeshRecipe.of(random.nextLong());
      b = Bvh.of(recipe.mesh());
      pose = skewed(random);
      if (random.nextBoolean()) for (int k = 9; k < 12; k++) pose[k] = b.reach() * out(random);
      double[] axis = axis(random);
      int vertex = farthest(b.triangles, axis);
      triangle = vertex / Bvh.TRIANGLE;
      a = Bvh.of(MeshRecipe.soup(beside(random, vertex, axis, recipe.scale())));
    }

    private static double out(RandomGenerator random) {
      return random.nextGaussian() * Randoms.magnitude(random, -6, 0);
    }

    /** Of a box of b, or towards one of its vertices; in b's frame. */
    private double[] axis(RandomGenerator random) {
      int box = Bvh.BOX * random.nextInt(b.nodeCount());
      int v = 3 * random.nextInt(b.triangles.length / 3);
      int from = box + 3 * random.nextInt(3);
      boolean along = random.nextBoolean();
      double sign = random.nextBoolean() ? 1 : -1;
      double[] axis = new double[3];
      for (int k = 0; k < 3; k++) {
        double out = b.triangles[v + k] - b.boxes[box + Bvh.CENTRE + k];
        axis[k] = along ? sign * b.boxes[from + k] : out;
      }
      double length = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
      return length > 0 ? Arrays.stream(axis).map(x -> x / length).toArray() : Randoms.unit(random);
    }

    private static int farthest(double[] xyz, double[] axis) {
      int best = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < xyz.length; v += 3) {
        double along = xyz[v] * axis[0] + xyz[v + 1] * axis[1] + xyz[v + 2] * axis[2];
        if (along > most) best = v;
        most = Math.max(most, along);
      }
      return best;
    }

    /**
     * A triangle in a's frame, across b's near the vertex, or touching it there but for rounding.
     */
    private double[] beside(RandomGenerator random, int vertex, double[] axis, double scale) {
      double inset = random.nextInt(3) == 0 ? 0 : Randoms.magnitude(random, -14, -12);
      double size = scale * (random.nextBoolean() ? 1 : Randoms.magnitude(random, -9, 1));
      double[] through = normal(Bvh.TRIANGLE * triangle);
      double[] away = Randoms.unit(random);
      double[] inB = new double[9];
      for (int k = 0; k < 3; k++) {
        int at = Bvh.TRIANGLE * triangle + k;
        double middle = (b.triangles[at] + b.triangles[at + 3] + b.triangles[at + 6]) / 3;
        double p = b.triangles[vertex + k] + inset * (middle - b.triangles[vertex + k]);
        inB[k] = p - inset * scale * through[k];
        inB[3 + k] = p + inset * scale * through[k];
        inB[6 + k] = p + (inset > 0 && random.nextInt(4) == 0 ? 0 : size) * axis[k];
        if (inset == 0) inB[3 + k] += size * (axis[k] + away[k]);
      }
      return placed(inB);
    }

    private double[] normal(int t) {
      double[] n = new double[3];
      for (int k = 0; k < 3; k++) {
        int y = (k + 1) % 3, z = (k + 2) % 3;
        n[k] =
            (b.triangles[t + 3 + y] - b.triangles[t + y])
                    * (b.triangles[t + 6 + z] - b.triangles[t + z])
                - (b.triangles[t + 3 + z] - b.triangles[t + z])
                    * (b.triangles[t + 6 + y] - b.triangles[t + y]);
      }
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      for (int k = 0; k < 3; k++) n[k] = length > 0 ? n[k] / length : 0;
      return n;
    }

    private double[] placed(double[] inB) {
      Dyadic[][] exact = ExactTriangles.placed(inB, 0, pose);
      double[] result = new double[9];
      for (int k = 0; k < 9; k++) {
        result[k] = exact[k / 3][k % 3].over(Dyadic.of(1)).doubleValue();
      }
      return result;
    }

    /** Exact, of a and the triangle of b that it was put at. */
    double distance() {
      return ExactTriangles.distance(
          ExactTriangles.triangle(a.triangles, 0),
          ExactTriangles.placed(b.triangles, Bvh.TRIANGLE * triangle, pose));
    }

    @Override
    public String toString() {
      return "seed " + seed + ", pose " + Arrays.toString(pose);
    }
  }

  /** A rotation stretched or shrunk along a diagonal until it is all but too skew. */
  private static double[] skewed(RandomGenerator random) {
    double[] e = new double[Pose.STRIDE];
    double[] q = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
    Pose.of(0, 0, 0, q[0], q[1], q[2], random.nextGaussian()).copyTo(e, 0);
    double[] sign = new double[3];
    for (int k = 0; k < 3; k++) sign[k] = random.nextBoolean() ? 1 : -1;
    double by = (random.nextInt(4) == 0 ? -1 : 1) * 0.998 * Pose.ORTHONORMALITY / 2;
    for (int row = 0; row < 9; row += 3) {
      double along = e[row] * sign[0] + e[row + 1] * sign[1] + e[row + 2] * sign[2];
      for (int k = 0; k < 3; k++) e[row + k] += by * along * sign[k];
    }
    assertAllButTooSkew(e);
    return e;
  }

  private static void assertAllButTooSkew(double[] e) {
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        Dyadic sum = Dyadic.of(i == j ? -1 : 0);
        for (int k = 0; k < 9; k += 3) {
          sum = sum.plus(Dyadic.of(e[k + i]).times(Dyadic.of(e[k + j])));
        }
        double skew = sum.abs().over(Dyadic.of(Pose.ORTHONORMALITY)).doubleValue();
        assertTrue(skew > 0.99 && skew <= 1, "skew " + skew + " of the allowance");
      }
    }
  }
}
