package clearway.geometry;

import java.util.Objects;

/**
 * A solid or surface: every point within {@code radius} of a triangle mesh.
 *
 * <p>A sphere is a point with a radius and a capsule a segment with a radius, exactly. A cylinder
 * is enclosed by a prism, never inscribed: no point of the true cylinder lies outside.
 *
 * @param core the mesh
 * @param radius how far the shape reaches beyond the mesh; zero for a plain mesh
 */
public record Shape(TriangleMesh core, double radius) {
  private static final int CYLINDER_SIDES = 64;

  public Shape {
    Objects.requireNonNull(core, "core");
    if (!(radius >= 0) || Double.isInfinite(radius)) {
      throw new IllegalArgumentException(
          "radius is " + radius + "; it must be zero or positive and finite");
    }
  }

  public static Shape mesh(TriangleMesh mesh) {
    return new Shape(mesh, 0);
  }

  /** The box of the given edge lengths, centred at the origin. */
  public static Shape box(double x, double y, double z) {
    return mesh(TriangleMesh.box(positive("x", x), positive("y", y), positive("z", z)));
  }

  /** The ball of the given radius about the origin. */
  public static Shape sphere(double radius) {
    return new Shape(
        TriangleMesh.of(new double[] {0, 0, 0}, new int[] {0, 0, 0}), positive("radius", radius));
  }

  /**
   * All points within {@code radius} of the segment of the given length along z, centred at the
   * origin; the whole shape is {@code length + 2 radius} long.
   */
  public static Shape capsule(double radius, double length) {
    double half = positive("length", length) / 2;
    return new Shape(
        TriangleMesh.of(new double[] {0, 0, -half, 0, 0, half}, new int[] {0, 1, 1}),
        positive("radius", radius));
  }

  /**
   * The prism of 64 sides around the cylinder of the given radius and length along z, centred at
   * the origin. It contains the cylinder and reaches at most 0.13 % of the radius beyond it.
   */
  public static Shape cylinder(double radius, double length) {
    double reach = positive("radius", radius) / StrictMath.cos(Math.PI / CYLINDER_SIDES);
    reach *= 1 + 0x1p-40; // rounding of the reach, the angles and the corners
    double half = positive("length", length) / 2;
    return mesh(prism(CYLINDER_SIDES, reach, half));
  }

  private static TriangleMesh prism(int sides, double reach, double half) {
    double[] xyz = new double[6 * sides];
    int[] corners = new int[12 * sides - 12];
    for (int i = 0; i < sides; i++) {
      double angle = 2 * Math.PI * i / sides;
      for (int end = 0; end < 2; end++) {
        int at = 3 * (2 * i + end);
        xyz[at] = reach * StrictMath.cos(angle);
        xyz[at + 1] = reach * StrictMath.sin(angle);
        xyz[at + 2] = end == 0 ? -half : half;
      }
    }
    int at = 0;
    for (int i = 0; i < sides; i++) {
      int low = 2 * i;
      int nextLow = 2 * ((i + 1) % sides);
      at = triangle(corners, at, low, nextLow, low + 1);
      at = triangle(corners, at, nextLow, nextLow + 1, low + 1);
    }
    for (int i = 1; i + 1 < sides; i++) {
      at = triangle(corners, at, 0, 2 * i + 2, 2 * i);
      at = triangle(corners, at, 1, 2 * i + 1, 2 * i + 3);
    }
    return TriangleMesh.of(xyz, corners);
  }

  private static int triangle(int[] corners, int at, int a, int b, int c) {
    corners[at] = a;
    corners[at + 1] = b;
    corners[at + 2] = c;
    return at + 3;
  }

  static double positive(String name, double value) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(
          name + " is " + value + "; it must be positive and finite");
    }
    return value;
  }
}
