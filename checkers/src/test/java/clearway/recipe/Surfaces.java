package clearway.recipe;

import clearway.geometry.TriangleMesh;

/** Closed surfaces of any fineness, oriented outwards, of size about one. */
public final class Surfaces {
  private Surfaces() {}

  /** A ball's surface: rings of {@code around} vertices and two poles. */
  public static TriangleMesh sphere(int around, int rings) {
    double[] xyz = new double[3 * (around * rings + 2)];
    for (int r = 0; r < rings; r++) {
      double height = Math.PI * (r + 1) / (rings + 1);
      for (int i = 0; i < around; i++) {
        double angle = 2 * Math.PI * i / around;
        int at = 3 * (r * around + i);
        xyz[at] = StrictMath.sin(height) * StrictMath.cos(angle);
        xyz[at + 1] = StrictMath.sin(height) * StrictMath.sin(angle);
        xyz[at + 2] = StrictMath.cos(height);
      }
    }
    int top = around * rings;
    xyz[3 * top + 2] = 1;
    xyz[3 * top + 5] = -1;
    int[] corners = new int[6 * around * rings];
    int at = 0;
    for (int i = 0; i < around; i++) {
      int j = (i + 1) % around;
      at = put(corners, at, top, i, j);
      for (int r = 0; r + 1 < rings; r++) {
        int a = r * around + i, b = r * around + j;
        at = put(corners, at, a, a + around, b);
        at = put(corners, at, b, a + around, b + around);
      }
      at = put(corners, at, top + 1, (rings - 1) * around + j, (rings - 1) * around + i);
    }
    return TriangleMesh.of(xyz, corners);
  }

  public static TriangleMesh torus(int around, int across, double tube) {
    return tube(around, across, tube, 1, 0);
  }

  /** A trefoil knot as a tube. */
  public static TriangleMesh knot(int around, int across, double tube) {
    return tube(around, across, tube, 2, 3);
  }

  /** A tube along the curve that turns p times about z while it goes q times up and down. */
  private static TriangleMesh tube(int around, int across, double tube, int p, int q) {
    double[] xyz = new double[3 * around * across];
    for (int i = 0; i < around; i++) {
      double angle = 2 * Math.PI * i / around;
      double reach = q == 0 ? 0.7 : 0.6 + 0.2 * StrictMath.cos(q * angle);
      double turn = p * angle;
      double z = q == 0 ? 0 : 0.3 * StrictMath.sin(q * angle);
      for (int j = 0; j < across; j++) {
        double round = 2 * Math.PI * j / across;
        double r = reach + tube * StrictMath.cos(round);
        int at = 3 * (i * across + j);
        xyz[at] = r * StrictMath.cos(turn);
        xyz[at + 1] = r * StrictMath.sin(turn);
        xyz[at + 2] = z + tube * StrictMath.sin(round);
      }
    }
    int[] corners = new int[6 * around * across];
    int at = 0;
    for (int i = 0; i < around; i++) {
      for (int j = 0; j < across; j++) {
        int a = i * across + j;
        int b = i * across + (j + 1) % across;
        int shift = (i + 1) % around * across - i * across;
        at = put(corners, at, a, a + shift, b);
        at = put(corners, at, b, a + shift, b + shift);
      }
    }
    return TriangleMesh.of(xyz, corners);
  }

  private static int put(int[] corners, int at, int a, int b, int c) {
    corners[at] = a;
    corners[at + 1] = b;
    corners[at + 2] = c;
    return at + 3;
  }
}
