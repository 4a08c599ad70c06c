package clearway.kinematics;

/**
 * A small ball around points.
 *
 * <p><b>Encloses by construction.</b> A search proposes the centre; the radius is the distance of
 * the farthest point from it, rounded up.
 *
 * @param x centre
 * @param y centre
 * @param z centre
 * @param radius no point is farther from the centre
 */
public record EnclosingBall(double x, double y, double z, double radius) {
  private static final int STEPS = 200;

  /** The ball around {@code points[0 .. 3 count)}, each grown by {@code radius}; count > 0. */
  public static EnclosingBall of(double[] points, int count, double radius) {
    double[] centre = middleOfBounds(points, count);
    double[] best = centre.clone();
    double least = farthest(points, count, centre, new int[1]);
    int[] far = new int[1];
    for (int step = 1; step <= STEPS; step++) {
      double distance = farthest(points, count, centre, far);
      if (distance < least) {
        least = distance;
        best = centre.clone();
      }
      for (int k = 0; k < 3; k++) centre[k] += (points[3 * far[0] + k] - centre[k]) / (step + 1);
    }
    return around(points, count, best, radius);
  }

  private static EnclosingBall around(double[] points, int count, double[] c, double radius) {
    double far = farthest(points, count, c, new int[1]);
    double reach = far == 0 && radius == 0 ? 0 : (far + radius) * (1 + 0x1p-50);
    return new EnclosingBall(c[0], c[1], c[2], reach);
  }

  private static double[] middleOfBounds(double[] points, int count) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      double low = points[k];
      double high = points[k];
      for (int i = 1; i < count; i++) {
        low = Math.min(low, points[3 * i + k]);
        high = Math.max(high, points[3 * i + k]);
      }
      middle[k] = low / 2 + high / 2;
    }
    return middle;
  }

  /** The largest distance from the centre, up to rounding; its point's index goes to far[0]. */
  private static double farthest(double[] points, int count, double[] c, int[] far) {
    double most = -1;
    for (int i = 0; i < count; i++) {
      double x = points[3 * i] - c[0];
      double y = points[3 * i + 1] - c[1];
      double z = points[3 * i + 2] - c[2];
      double squared = x * x + y * y + z * z;
      if (squared > most) {
        most = squared;
        far[0] = i;
      }
    }
    return Math.sqrt(most);
  }
}
