package clearway.bvh;

/** Orthonormal frames as nine doubles: three unit vectors one after the other. */
final class Frames {
  private static final double SKEW = 0x1p-49;

  private Frames() {}

  /**
   * Replaces the first vector by its unit vector, the second by its part across the first, the
   * third by their cross product.
   *
   * @return whether the three are orthonormal to 2^-48; if not, because the first two do not span a
   *     plane that can be told, {@code f} holds nothing of use
   */
  static boolean orthonormalise(double[] f) {
    if (!normalise(f, 0)) return false;
    for (int pass = 0; pass < 2; pass++) { // the second pass removes what rounding left
      double along = dot(f, 0, 3);
      for (int k = 0; k < 3; k++) f[3 + k] -= along * f[k];
      if (!normalise(f, 3)) return false;
    }
    f[6] = f[1] * f[5] - f[2] * f[4];
    f[7] = f[2] * f[3] - f[0] * f[5];
    f[8] = f[0] * f[4] - f[1] * f[3];
    return normalise(f, 6) && isOrthonormal(f);
  }

  /** Nearly parallel vectors leave little but rounding across each other, which may be parallel. */
  private static boolean isOrthonormal(double[] f) {
    return Math.abs(dot(f, 0, 3)) <= SKEW
        && Math.abs(dot(f, 3, 6)) <= SKEW
        && Math.abs(dot(f, 6, 0)) <= SKEW;
  }

  private static double dot(double[] f, int i, int j) {
    return f[i] * f[j] + f[i + 1] * f[j + 1] + f[i + 2] * f[j + 2];
  }

  private static boolean normalise(double[] f, int at) {
    double length = Math.sqrt(f[at] * f[at] + f[at + 1] * f[at + 1] + f[at + 2] * f[at + 2]);
    if (!(length > 1e-150) || length > 1e150) return false;
    for (int k = 0; k < 3; k++) f[at + k] /= length;
    return true;
  }
}
