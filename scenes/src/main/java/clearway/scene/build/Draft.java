package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A surface in the making: triangles over vertices, outward side counterclockwise.
 *
 * <p>Parts that are added keep their own vertices; {@link #mesh} welds what lies in one place and
 * numbers vertices in the order of first use, so that a mesh written to a file is read back the
 * same.
 */
final class Draft {
  private double[] xyz = new double[48];
  private int[] corners = new int[48];
  private int vertices;
  private int triangles;

  /** A map of space. */
  interface Warp {
    /** Replaces the point in {@code p[0..3)} by its image. */
    void apply(double[] p);
  }

  private record Place(double x, double y, double z) {}

  int vertex(double x, double y, double z) {
    if (3 * vertices == xyz.length) xyz = Arrays.copyOf(xyz, 2 * xyz.length);
    xyz[3 * vertices] = x;
    xyz[3 * vertices + 1] = y;
    xyz[3 * vertices + 2] = z;
    return vertices++;
  }

  Draft triangle(int a, int b, int c) {
    if (3 * triangles == corners.length) corners = Arrays.copyOf(corners, 2 * corners.length);
    corners[3 * triangles] = a;
    corners[3 * triangles + 1] = b;
    corners[3 * triangles + 2] = c;
    triangles++;
    return this;
  }

  /** Two triangles over a quadrilateral whose corners run counterclockwise seen from outside. */
  Draft quad(int a, int b, int c, int d) {
    return triangle(a, b, c).triangle(a, c, d);
  }

  int triangles() {
    return triangles;
  }

  int corner(int triangle, int k) {
    return corners[3 * triangle + k];
  }

  void replaceCorner(int triangle, int k, int vertex) {
    corners[3 * triangle + k] = vertex;
  }

  double coordinate(int vertex, int k) {
    return xyz[3 * vertex + k];
  }

  /** Adds a copy of a part, which keeps its own vertices. */
  Draft add(Draft part) {
    int first = vertices;
    for (int v = 0; v < part.vertices; v++) {
      vertex(part.coordinate(v, 0), part.coordinate(v, 1), part.coordinate(v, 2));
    }
    for (int t = 0; t < part.triangles; t++) {
      triangle(first + part.corner(t, 0), first + part.corner(t, 1), first + part.corner(t, 2));
    }
    return this;
  }

  Draft moved(double x, double y, double z) {
    return warped(
        p -> {
          p[0] += x;
          p[1] += y;
          p[2] += z;
        });
  }

  /** The z axis turned to x, and x to y; exact. */
  Draft alongX() {
    return warped(p -> set(p, p[2], p[0], p[1]));
  }

  /** The z axis turned to y, and y to x; exact. */
  Draft alongY() {
    return warped(p -> set(p, p[1], p[2], p[0]));
  }

  Draft placed(Frame at) {
    Pose pose = at.pose();
    return warped(p -> pose.apply(p[0], p[1], p[2], p, 0));
  }

  /** A copy with every vertex mapped; the map keeps the orientation of space. */
  Draft warped(Warp warp) {
    Draft result = new Draft().add(this);
    double[] p = new double[3];
    for (int v = 0; v < vertices; v++) {
      System.arraycopy(xyz, 3 * v, p, 0, 3);
      warp.apply(p);
      System.arraycopy(p, 0, result.xyz, 3 * v, 3);
    }
    return result;
  }

  /** A copy of the same shape with exactly so many triangles. */
  Draft refined(int wanted) {
    return new Refinement(new Draft().add(this)).to(wanted);
  }

  /** The welded mesh in canonical form. */
  TriangleMesh mesh() {
    Map<Place, Integer> known = new HashMap<>();
    double[] welded = new double[3 * vertices];
    int[] result = new int[3 * triangles];
    for (int i = 0; i < result.length; i++) {
      int v = 3 * corners[i];
      Place place = new Place(xyz[v] + 0.0, xyz[v + 1] + 0.0, xyz[v + 2] + 0.0); // no -0.0
      Integer index = known.putIfAbsent(place, known.size());
      result[i] = index == null ? known.size() - 1 : index;
      if (index == null) set(welded, 3 * result[i], place);
    }
    return TriangleMesh.of(Arrays.copyOf(welded, 3 * known.size()), result);
  }

  private static void set(double[] xyz, int at, Place place) {
    xyz[at] = place.x();
    xyz[at + 1] = place.y();
    xyz[at + 2] = place.z();
  }

  private static void set(double[] p, double x, double y, double z) {
    p[0] = x;
    p[1] = y;
    p[2] = z;
  }
}
