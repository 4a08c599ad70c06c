package clearway.recipe;

import clearway.geometry.TriangleMesh;
import java.util.random.RandomGenerator;

/**
 * One random mesh.
 *
 * @param scale the size, metres; 1e-3 to 1e6
 * @param far how many sizes away from its own origin the mesh lies
 */
public record MeshRecipe(Kind kind, long seed, double scale, double far) {
  /** What the mesh is made of. */
  public enum Kind {
    SOUP,
    SPHERE,
    TORUS,
    KNOT,
    BOX,
    SLIVERS,
    DUPLICATES,
    POINTS,
    SEGMENTS,
    NEEDLES,
    COPLANAR,
    PARALLEL,
    FAN,
    GRID;

    /** Whether the mesh bounds a solid, its triangles oriented alike. */
    public boolean isSolid() {
      return this == SPHERE || this == TORUS || this == KNOT || this == BOX;
    }
  }

  public static MeshRecipe of(long seed) {
    RandomGenerator random = Randoms.of(seed);
    return of(Randoms.pick(random, Kind.class), seed);
  }

  public static MeshRecipe of(Kind kind, long seed) {
    RandomGenerator random = Randoms.of(~seed);
    double scale = random.nextInt(4) == 0 ? 1 : Randoms.magnitude(random, -3, 6);
    double far = random.nextInt(4) == 0 ? Randoms.magnitude(random, 0, 3) : 0;
    return new MeshRecipe(kind, seed, scale, far);
  }

  public MeshRecipe withScale(double newScale) {
    return new MeshRecipe(kind, seed, newScale, far);
  }

  public TriangleMesh mesh() {
    RandomGenerator random = Randoms.of(seed + 0x5eed);
    TriangleMesh unit = unit(random);
    double[] away = Randoms.unit(random);
    double[] xyz = unit.copyVertices();
    for (int i = 0; i < xyz.length; i++) xyz[i] = scale * (xyz[i] + far * away[i % 3]);
    return TriangleMesh.of(xyz, unit.copyCorners());
  }

  private TriangleMesh unit(RandomGenerator random) {
    int n = 1 + random.nextInt(20);
    return switch (kind) {
      case SPHERE -> Surfaces.sphere(4 + random.nextInt(5), 3 + random.nextInt(4));
      case TORUS -> Surfaces.torus(5 + random.nextInt(6), 3 + random.nextInt(4), 0.3);
      case KNOT -> Surfaces.knot(24, 3, 0.08 + 0.05 * random.nextDouble());
      case BOX ->
          TriangleMesh.box(
              2 * random.nextDouble() + 0.01,
              2 * random.nextDouble() + 0.01,
              2 * random.nextDouble() + 0.01);
      default -> loose(random, n);
    };
  }

  private TriangleMesh loose(RandomGenerator random, int n) {
    double[] xyz = new double[9 * n];
    double[] shared = Randoms.unit(random);
    double[] across = Randoms.unit(random);
    for (int t = 0; t < n; t++) {
      double[] one = Randoms.triangle(random);
      if (kind == Kind.DUPLICATES && t % 3 != 0) System.arraycopy(xyz, 9 * (t - 1), one, 0, 9);
      else shape(random, one, shared, across);
      System.arraycopy(one, 0, xyz, 9 * t, 9);
    }
    return soup(xyz);
  }

  private void shape(RandomGenerator random, double[] t, double[] u, double[] v) {
    switch (kind) {
      case SLIVERS -> between(t, random.nextDouble(), Randoms.magnitude(random, -10, -4), v);
      case NEEDLES -> between(t, random.nextDouble(), 0, v);
      case POINTS -> {
        System.arraycopy(t, 0, t, 3, 3);
        System.arraycopy(t, 0, t, 6, 3);
      }
      case SEGMENTS -> System.arraycopy(t, 3 * random.nextInt(2), t, 6, 3);
      case COPLANAR -> flatten(t, u, 0.25);
      case PARALLEL -> flatten(t, u, (random.nextInt(9) - 4) / 8.0);
      case FAN -> System.arraycopy(u, 0, t, 3 * random.nextInt(3), 3);
      case GRID -> {
        for (int k = 0; k < 9; k++) t[k] = Math.rint(2 * t[k]) / 2;
      }
      default -> shrink(t, 0.1 + 0.4 * random.nextDouble());
    }
  }

  /** Moves the last corner next to a point of the first edge. */
  private static void between(double[] t, double s, double off, double[] v) {
    for (int k = 0; k < 3; k++) t[6 + k] = t[k] + s * (t[3 + k] - t[k]) + off * v[k];
  }

  private static void flatten(double[] t, double[] normal, double height) {
    for (int at = 0; at < 9; at += 3) {
      double along = t[at] * normal[0] + t[at + 1] * normal[1] + t[at + 2] * normal[2] - height;
      for (int k = 0; k < 3; k++) t[at + k] -= along * normal[k];
    }
  }

  private static void shrink(double[] t, double factor) {
    for (int k = 3; k < 9; k++) t[k] = t[k % 3] + factor * (t[k] - t[k % 3]);
  }

  /** A mesh of loose triangles, nine doubles each. */
  public static TriangleMesh soup(double[] triangles) {
    int[] corners = new int[triangles.length / 3];
    for (int i = 0; i < corners.length; i++) corners[i] = i;
    return TriangleMesh.of(triangles, corners);
  }
}
