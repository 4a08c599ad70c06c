package clearway.recipe;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Draws bodies of few triangles. Every length is a drawn number times the scale, so that a scale
 * twice as large gives exactly the same scene, twice as large.
 */
final class BodyDraws {
  /** Thickness of what motions are to be caught at, as a share of the scale. */
  static final double THIN = 1e-4;

  private static final double[] TETRAHEDRON = {1, 1, 1, 1, -1, -1, -1, 1, -1, -1, -1, 1};
  private static final int[] OUTWARDS = {0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2};

  private final double scale;
  private final RandomGenerator random;

  BodyDraws(double scale, RandomGenerator random) {
    this.scale = scale;
    this.random = random;
  }

  /** Something about {@code size} scales across: solid, rounded, flat or a single triangle. */
  Geometry small(double size) {
    double s = scale * size;
    return switch (random.nextInt(8)) {
      case 0 -> new Geometry.Sphere(s / 2);
      case 1 -> new Geometry.Capsule(s / 4, s);
      case 2 -> tetrahedron(s / 2, s / 2, s / 2);
      case 3 -> new Geometry.Box(s, s, scale * THIN);
      case 4 -> triangle(s);
      case 5 -> new Geometry.Mesh(Surfaces.sphere(5, 2).scaled(s / 2, s / 2, s / 2));
      default -> new Geometry.Box(s, share() * s, share() * s);
    };
  }

  /** A slender thing from the origin along z, {@code length} scales long. */
  Body rod(double length, double thickness) {
    double l = scale * length;
    double d = scale * thickness;
    Frame middle = Frame.translation(0, 0, l / 2);
    return switch (random.nextInt(4)) {
      case 0 -> new Body(new Geometry.Capsule(d / 2, l), middle);
      case 1 -> new Body(tetrahedron(d / 2, d / 2, l / 2), middle);
      default -> new Body(new Geometry.Box(d, d, l), middle);
    };
  }

  private static Geometry tetrahedron(double x, double y, double z) {
    return new Geometry.Mesh(TriangleMesh.of(TETRAHEDRON, OUTWARDS).scaled(x, y, z));
  }

  private Geometry triangle(double size) {
    double[] corners = Randoms.triangle(random);
    for (int k = 0; k < 9; k++) corners[k] *= size / 2;
    return new Geometry.Mesh(MeshRecipe.soup(corners));
  }

  /** A closed shell, or the same without one of its triangles: a surface with a hole. */
  Geometry shell(double size, boolean closed) {
    double half = scale * size / 2;
    TriangleMesh mesh =
        random.nextBoolean()
            ? TriangleMesh.box(2 * half, 2 * half, 2 * half)
            : Surfaces.sphere(6, 3).scaled(half, half, half);
    if (closed) return new Geometry.Mesh(mesh);
    int[] corners = mesh.copyCorners();
    int[] fewer = new int[corners.length - 3];
    System.arraycopy(corners, 3, fewer, 0, fewer.length);
    return new Geometry.Mesh(TriangleMesh.of(mesh.copyVertices(), fewer));
  }

  /** Two layers of three bars across each other. */
  List<Body> lattice(double spacing, double thickness) {
    List<Body> bars = new ArrayList<>();
    double length = 4 * spacing;
    for (int i = -1; i <= 1; i++) {
      bars.add(bar(thickness, length, thickness, i * spacing, 0, 0));
      bars.add(bar(length, thickness, thickness, 0, i * spacing, 1.5 * thickness));
    }
    return bars;
  }

  /** The twelve edges of a cube. */
  List<Body> cage(double edge, double thickness) {
    List<Body> bars = new ArrayList<>();
    double half = edge / 2;
    for (int i = -1; i <= 1; i += 2) {
      for (int j = -1; j <= 1; j += 2) {
        bars.add(bar(edge, thickness, thickness, 0, i * half, j * half));
        bars.add(bar(thickness, edge, thickness, i * half, 0, j * half));
        bars.add(bar(thickness, thickness, edge, i * half, j * half, 0));
      }
    }
    return bars;
  }

  private Body bar(double x, double y, double z, double atX, double atY, double atZ) {
    Frame at = Frame.translation(scale * atX, scale * atY, scale * atZ);
    return new Body(new Geometry.Box(scale * x, scale * y, scale * z), at);
  }

  /** Turned anyhow, within {@code reach} scales of the origin along each axis. */
  Frame anywhere(double reach) {
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) at[k] = scale * (reach * (2 * random.nextDouble() - 1));
    if (random.nextInt(3) == 0) return Frame.translation(at[0], at[1], at[2]);
    return LinkDraws.turned(random, at);
  }

  private double share() {
    return 0.2 + 0.8 * random.nextDouble();
  }
}
