package clearway.benchmark;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Two tubes around trefoil knots and poses of one about the other: generated, never read. */
final class Knots {
  private static final int AROUND = 16;
  private static final double TUBE = 0.4;
  private static final double SPREAD = 3;

  private Knots() {}

  /** A closed tube of at least the given number of triangles around a trefoil knot. */
  static TriangleMesh tube(int triangles) {
    int rings = (triangles + 2 * AROUND - 1) / (2 * AROUND);
    double[] xyz = new double[3 * AROUND * rings];
    int[] corners = new int[6 * AROUND * rings];
    for (int i = 0; i < rings; i++) ring(xyz, i, 2 * Math.PI * i / rings);
    for (int i = 0; i < rings; i++) {
      for (int j = 0; j < AROUND; j++) quad(corners, rings, i, j);
    }
    return TriangleMesh.of(xyz, corners);
  }

  private static void ring(double[] xyz, int i, double s) {
    double x = StrictMath.sin(s) + 2 * StrictMath.sin(2 * s);
    double y = StrictMath.cos(s) - 2 * StrictMath.cos(2 * s);
    double z = -StrictMath.sin(3 * s);
    double dx = StrictMath.cos(s) + 4 * StrictMath.cos(2 * s);
    double dy = -StrictMath.sin(s) + 4 * StrictMath.sin(2 * s);
    double across = Math.sqrt(dx * dx + dy * dy);
    for (int j = 0; j < AROUND; j++) {
      double angle = 2 * Math.PI * j / AROUND;
      double out = TUBE * StrictMath.cos(angle);
      int at = 3 * (AROUND * i + j);
      xyz[at] = x + out * dy / across;
      xyz[at + 1] = y - out * dx / across;
      xyz[at + 2] = z + TUBE * StrictMath.sin(angle);
    }
  }

  private static void quad(int[] corners, int rings, int i, int j) {
    int next = (i + 1) % rings;
    int a = AROUND * i + j;
    int b = AROUND * next + j;
    int c = AROUND * i + (j + 1) % AROUND;
    int d = AROUND * next + (j + 1) % AROUND;
    int at = 6 * (AROUND * i + j);
    int[] two = {a, b, c, b, d, c};
    System.arraycopy(two, 0, corners, at, 6);
  }

  /** Uniform orientations at uniform places in a cube where the knots meet now and then. */
  static Pose[] poses(int count, long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    Pose[] poses = new Pose[count];
    for (int i = 0; i < count; i++) {
      poses[i] =
          Pose.of(
              random.nextDouble(-SPREAD, SPREAD),
              random.nextDouble(-SPREAD, SPREAD),
              random.nextDouble(-SPREAD, SPREAD) + SPREAD / 2,
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian());
    }
    return poses;
  }
}
