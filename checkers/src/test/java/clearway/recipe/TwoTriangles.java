package clearway.recipe;

import clearway.geometry.Pose;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Two random triangles in one frame, nine doubles each. */
public record TwoTriangles(Kind kind, long seed, double[] a, double[] b) {
  /** How the two lie to each other. */
  public enum Kind {
    ANYWHERE,
    FAR,
    VERTEX_OVER_FACE,
    EDGE_OVER_EDGE,
    PARALLEL_EDGES,
    COPLANAR,
    PARALLEL_PLANES,
    SHARED_VERTEX,
    SHARED_EDGE,
    SAME,
    NEEDLES,
    SLIVERS,
    SEGMENTS,
    POINTS,
    GRID,
    FAR_FROM_ORIGIN
  }

  public static TwoTriangles of(long seed) {
    return of(Randoms.pick(Randoms.of(seed), Kind.class), seed);
  }

  public static TwoTriangles of(Kind kind, long seed) {
    RandomGenerator random = Randoms.of(seed ^ 0x7121L);
    double[] a = Randoms.triangle(random);
    double[] b = Randoms.triangle(random);
    shape(kind, random, a, b);
    double scale = random.nextInt(3) == 0 ? 1 : Randoms.magnitude(random, -3, 6);
    double far = kind == Kind.FAR_FROM_ORIGIN ? Randoms.magnitude(random, 1, 6) : 0;
    double[] away = Randoms.unit(random);
    for (int k = 0; k < 9; k++) {
      a[k] = scale * (a[k] + far * away[k % 3]);
      b[k] = scale * (b[k] + far * away[k % 3]);
    }
    return random.nextBoolean()
        ? new TwoTriangles(kind, seed, a, b)
        : new TwoTriangles(kind, seed, b, a);
  }

  /** At least the distance of any corner from the origin, summed over the triangles. */
  public double reach() {
    return reach(a) + reach(b);
  }

  private static double reach(double[] t) {
    double result = 0;
    for (int k = 0; k < 9; k += 3) {
      result = Math.max(result, Math.sqrt(t[k] * t[k] + t[k + 1] * t[k + 1] + t[k + 2] * t[k + 2]));
    }
    return result * (1 + 1e-15);
  }

  private static void shape(Kind kind, RandomGenerator random, double[] a, double[] b) {
    double gap = (random.nextInt(3) - 1) * Randoms.magnitude(random, -17, 0);
    double[] u = Randoms.unit(random);
    switch (kind) {
      case FAR -> move(b, u, Randoms.magnitude(random, 0, 2));
      case VERTEX_OVER_FACE -> {
        flatten(a);
        inside(random, a, b, gap);
        b[5] = Math.abs(b[5]) + Math.max(0, gap);
        b[8] = Math.abs(b[8]) + Math.max(0, gap);
        turn(random, a, b);
      }
      case EDGE_OVER_EDGE -> {
        crossEdges(random, a, b, gap, 0.05 + random.nextDouble());
        turn(random, a, b);
      }
      case PARALLEL_EDGES -> {
        crossEdges(random, a, b, gap, Randoms.magnitude(random, -12, -1));
        turn(random, a, b);
      }
      case COPLANAR -> {
        flatten(a);
        flatten(b);
        if (random.nextBoolean()) turn(random, a, b);
      }
      case PARALLEL_PLANES -> {
        flatten(a);
        flatten(b);
        move(b, new double[] {0, 0, 1}, gap);
        turn(random, a, b);
      }
      case SHARED_VERTEX -> System.arraycopy(a, 0, b, 3, 3);
      case SHARED_EDGE -> System.arraycopy(a, 0, b, 3, 6);
      case SAME -> System.arraycopy(a, 0, b, 0, 9);
      case NEEDLES, SLIVERS -> {
        double off = kind == Kind.NEEDLES ? 0 : Randoms.magnitude(random, -12, -3);
        needle(random, a, off, u);
        if (random.nextBoolean()) needle(random, b, off, u);
      }
      case SEGMENTS -> {
        System.arraycopy(a, 3 * random.nextInt(2), a, 6, 3);
        if (random.nextBoolean()) System.arraycopy(b, 0, b, 3, 3);
      }
      case POINTS -> {
        System.arraycopy(a, 0, a, 3, 3);
        System.arraycopy(a, 0, a, 6, 3);
        if (random.nextBoolean()) System.arraycopy(b, 0, b, 3, 3);
      }
      case GRID -> {
        for (int k = 0; k < 9; k++) {
          a[k] = Math.rint(2 * a[k]);
          b[k] = Math.rint(2 * b[k]);
        }
      }
      default -> {}
    }
  }

  private static void move(double[] t, double[] along, double by) {
    for (int k = 0; k < 9; k++) t[k] += by * along[k % 3];
  }

  private static void flatten(double[] t) {
    t[2] = t[5] = t[8] = 0;
  }

  /** Puts b's first corner over the inside of a, which lies in the plane z = 0. */
  private static void inside(RandomGenerator random, double[] a, double[] b, double height) {
    double s = random.nextDouble();
    double t = random.nextDouble() * (1 - s);
    for (int k = 0; k < 2; k++) b[k] = a[k] + s * (a[3 + k] - a[k]) + t * (a[6 + k] - a[k]);
    b[2] = height;
  }

  /** Two edges that cross at the given slope, a hanging below and b standing above. */
  private static void crossEdges(
      RandomGenerator random, double[] a, double[] b, double gap, double slope) {
    double[] edgeA = {-random.nextDouble(), 0, 0, random.nextDouble(), 0, 0};
    System.arraycopy(edgeA, 0, a, 0, 6);
    a[8] = -Math.abs(a[8]);
    double from = -random.nextDouble();
    double to = random.nextDouble();
    double[] edgeB = {from, from * slope, gap, to, to * slope, gap};
    System.arraycopy(edgeB, 0, b, 0, 6);
    b[8] = gap + Math.abs(b[8]);
  }

  private static void needle(RandomGenerator random, double[] t, double off, double[] u) {
    double s = random.nextDouble();
    for (int k = 0; k < 3; k++) t[6 + k] = t[k] + s * (t[3 + k] - t[k]) + off * u[k];
  }

  /** Turns both by the same rotation, up to rounding. */
  private static void turn(RandomGenerator random, double[] a, double[] b) {
    if (random.nextInt(3) == 0) return;
    Pose pose =
        Pose.of(
            0,
            0,
            0,
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian());
    for (double[] t : new double[][] {a, b}) {
      for (int k = 0; k < 9; k += 3) pose.apply(t[k], t[k + 1], t[k + 2], t, k);
    }
  }

  @Override
  public String toString() {
    return "TwoTriangles["
        + kind
        + ", seed "
        + seed
        + "]\n  a = "
        + Arrays.toString(a)
        + "\n  b = "
        + Arrays.toString(b);
  }
}
