package clearway.geometry;

import java.util.Arrays;

/**
 * An indexed triangle mesh: flat, immutable, double precision.
 *
 * <p>Every coordinate is finite and every corner names an existing vertex; the factory refuses
 * anything else. Degenerate triangles (segments and points) are kept: they can be hit. A mesh may
 * be empty.
 */
public final class TriangleMesh {
  private final double[] xyz;
  private final int[] corners;

  private TriangleMesh(double[] xyz, int[] corners) {
    this.xyz = xyz;
    this.corners = corners;
  }

  /**
   * A mesh over copies of the given arrays.
   *
   * @param xyz x, y, z of each vertex in turn
   * @param corners three vertex indices of each triangle in turn
   * @throws IllegalArgumentException if an array's length is not a multiple of three, a coordinate
   *     is not finite, or a corner is not the index of a vertex
   */
  public static TriangleMesh of(double[] xyz, int[] corners) {
    requireMultipleOfThree("xyz", xyz.length);
    requireMultipleOfThree("corners", corners.length);
    for (int i = 0; i < xyz.length; i++) requireFinite(i, xyz[i]);
    int vertices = xyz.length / 3;
    for (int i = 0; i < corners.length; i++) requireVertex(i, corners[i], vertices);
    return new TriangleMesh(xyz.clone(), corners.clone());
  }

  /** The box of the given edge lengths, centred at the origin, as twelve outward triangles. */
  public static TriangleMesh box(double x, double y, double z) {
    double[] xyz = new double[24];
    for (int v = 0; v < 8; v++) {
      xyz[3 * v] = (v & 1) == 0 ? -x / 2 : x / 2;
      xyz[3 * v + 1] = (v & 2) == 0 ? -y / 2 : y / 2;
      xyz[3 * v + 2] = (v & 4) == 0 ? -z / 2 : z / 2;
    }
    int[] corners = {
      0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, // bottom, top
      0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, // front, back
      0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5 // left, right
    };
    return of(xyz, corners);
  }

  public int vertexCount() {
    return xyz.length / 3;
  }

  public int triangleCount() {
    return corners.length / 3;
  }

  /** Vertex index of corner {@code k} (0, 1 or 2) of triangle {@code t}. */
  public int corner(int t, int k) {
    return corners[3 * t + k];
  }

  /** Coordinate {@code k} (0 = x, 1 = y, 2 = z) of vertex {@code v}. */
  public double coordinate(int v, int k) {
    return xyz[3 * v + k];
  }

  /** Writes the nine coordinates of triangle {@code t} to {@code out[at .. at + 9)}. */
  public void copyTriangle(int t, double[] out, int at) {
    for (int k = 0; k < 3; k++) System.arraycopy(xyz, 3 * corners[3 * t + k], out, at + 3 * k, 3);
  }

  /** A copy of all coordinates, x, y, z of each vertex in turn. */
  public double[] copyVertices() {
    return xyz.clone();
  }

  /** A copy of all corners, three vertex indices of each triangle in turn. */
  public int[] copyCorners() {
    return corners.clone();
  }

  /** This mesh with each coordinate multiplied by its factor. */
  public TriangleMesh scaled(double x, double y, double z) {
    double[] result = xyz.clone();
    for (int i = 0; i < result.length; i += 3) {
      result[i] *= x;
      result[i + 1] *= y;
      result[i + 2] *= z;
    }
    return of(result, corners);
  }

  /** The same vertices in the same order and the same triangles in the same order, bit for bit. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TriangleMesh mesh
        && Arrays.equals(xyz, mesh.xyz)
        && Arrays.equals(corners, mesh.corners);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xyz) + Arrays.hashCode(corners);
  }

  @Override
  public String toString() {
    return "TriangleMesh[" + vertexCount() + " vertices, " + triangleCount() + " triangles]";
  }

  private static void requireMultipleOfThree(String name, int length) {
    if (length % 3 != 0) {
      throw new IllegalArgumentException(
          name + " has " + length + " entries; it must be a multiple of three");
    }
  }

  private static void requireFinite(int index, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "xyz[" + index + "] is " + value + "; coordinates must be finite");
    }
  }

  private static void requireVertex(int index, int corner, int vertices) {
    if (corner < 0 || corner >= vertices) {
      throw new IllegalArgumentException(
          "corners["
              + index
              + "] is "
              + corner
              + "; it must name one of the "
              + vertices
              + " vertices, counted from 0");
    }
  }
}
