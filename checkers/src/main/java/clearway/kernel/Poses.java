package clearway.kernel;

/** Arithmetic of poses in flat arrays, twelve doubles each: the rows of R, then t. */
public final class Poses {
  private Poses() {}

  /** Writes the pose that applies b first and a second; out may not overlap the factors. */
  public static void times(double[] a, int i, double[] b, int j, double[] out, int at) {
    for (int row = 0; row < 3; row++) {
      double x = a[i + 3 * row];
      double y = a[i + 3 * row + 1];
      double z = a[i + 3 * row + 2];
      int o = at + 3 * row;
      out[o] = x * b[j] + y * b[j + 3] + z * b[j + 6];
      out[o + 1] = x * b[j + 1] + y * b[j + 4] + z * b[j + 7];
      out[o + 2] = x * b[j + 2] + y * b[j + 5] + z * b[j + 8];
      out[at + 9 + row] = x * b[j + 9] + y * b[j + 10] + z * b[j + 11] + a[i + 9 + row];
    }
  }

  /** Writes the image of the point at {@code points[j .. j + 3)} to the same place of out. */
  public static void apply(double[] a, int i, double[] points, int j, double[] out) {
    for (int row = 0; row < 3; row++) {
      int r = i + 3 * row;
      out[j + row] =
          a[r] * points[j] + a[r + 1] * points[j + 1] + a[r + 2] * points[j + 2] + a[i + 9 + row];
    }
  }

  /** Writes the pose of b in the frame of a, where both are given in a common frame. */
  public static void relative(double[] a, double[] b, double[] out) {
    double x = b[9] - a[9];
    double y = b[10] - a[10];
    double z = b[11] - a[11];
    for (int row = 0; row < 3; row++) {
      for (int k = 0; k < 3; k++) {
        out[3 * row + k] = a[row] * b[k] + a[3 + row] * b[3 + k] + a[6 + row] * b[6 + k];
      }
      out[9 + row] = a[row] * x + a[3 + row] * y + a[6 + row] * z;
    }
  }

  /** The largest entry of |R^T R - I|, up to a few units in the last place of one. */
  public static double skew(double[] pose) {
    double worst = 0;
    for (int i = 0; i < 3; i++) {
      for (int j = i; j < 3; j++) {
        double dot = 0;
        for (int row = 0; row < 9; row += 3) dot += pose[row + i] * pose[row + j];
        worst = Math.max(worst, Math.abs(i == j ? dot - 1 : dot));
      }
    }
    return worst;
  }
}
