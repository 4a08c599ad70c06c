package clearway.oracle;

import clearway.geometry.TriangleMesh;

/** Point in solid by the solid angle under which a closed, consistently oriented mesh is seen. */
public final class SolidAngle {
  private SolidAngle() {}

  /** Whether the mesh is seen all around (4 pi) and not nowhere (0). */
  public static boolean inside(TriangleMesh mesh, double x, double y, double z) {
    return Math.abs(total(mesh, x, y, z)) > 2 * Math.PI;
  }

  /** The sum of the signed solid angles of all triangles (van Oosterom and Strackee). */
  public static double total(TriangleMesh mesh, double x, double y, double z) {
    double[] t = new double[9];
    double sum = 0;
    for (int i = 0; i < mesh.triangleCount(); i++) {
      mesh.copyTriangle(i, t, 0);
      for (int k = 0; k < 9; k += 3) {
        t[k] -= x;
        t[k + 1] -= y;
        t[k + 2] -= z;
      }
      double a = length(t, 0), b = length(t, 3), c = length(t, 6);
      double volume =
          t[0] * (t[4] * t[8] - t[5] * t[7])
              + t[1] * (t[5] * t[6] - t[3] * t[8])
              + t[2] * (t[3] * t[7] - t[4] * t[6]);
      double rest = a * b * c + dot(t, 0, 3) * c + dot(t, 0, 6) * b + dot(t, 3, 6) * a;
      sum += 2 * StrictMath.atan2(volume, rest);
    }
    return sum;
  }

  private static double dot(double[] t, int i, int j) {
    return t[i] * t[j] + t[i + 1] * t[j + 1] + t[i + 2] * t[j + 2];
  }

  private static double length(double[] t, int i) {
    return Math.sqrt(dot(t, i, i));
  }
}
