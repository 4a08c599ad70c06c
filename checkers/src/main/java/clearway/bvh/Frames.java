package clearway.bvh;

/** Orthonormal frames as nine doubles: three unit vectors one after the other. */
final class Frames {
  private Frames() {}

  /**
   * Replaces the first vector by its unit vector, the second by its part across the first, the
   * third by their cross product.
   *
   * @return false, and nothing of use in {@code f}, if the first two do not span a plane
   */
  static boolean orthonormalise(double[] f) {
    if (!normalise(f, 0)) return false;
    double along = 0;
    for (int pass = 0; pass < 2; pass++) { // the second pass removes what rounding left
      along = f[0] * f[3] + f[1] * f[4] + f[2] * f[5];
      for (int k = 0; k < 3; k++) f[3 + k] -= along * f[k];
      if (!normalise(f, 3)) return false;
    }
    f[6] = f[1] * f[5] - f[2] * f[4];
    f[7] = f[2] * f[3] - f[0] * f[5];
    f[8] = f[0] * f[4] - f[1] * f[3];
    return normalise(f, 6);
  }

  private static boolean normalise(double[] f, int at) {
    double length = Math.sqrt(f[at] * f[at] + f[at + 1] * f[at + 1] + f[at + 2] * f[at + 2]);
    if (!(length > 1e-150) || length > 1e150) return false;
    for (int k = 0; k < 3; k++) f[at + k] /= length;
    return true;
  }
}
