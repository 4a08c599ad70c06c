package clearway.scene.foreign;

import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.scene.MeshFiles;
import clearway.scene.MeshLimits;
import clearway.scene.SceneFormatException;
import java.util.function.BiFunction;

/** Shapes of other programs by name, their sizes in one order. */
final class ForeignShapes {
  /** Makes an error at the place of the shape, from problem and remedy. */
  interface Complaint extends BiFunction<String, String, SceneFormatException> {}

  private ForeignShapes() {}

  static Geometry box(double x, double y, double z, Complaint wrong) {
    return new Geometry.Box(positive(x, wrong), positive(y, wrong), positive(z, wrong));
  }

  static Geometry sphere(double radius, Complaint wrong) {
    return new Geometry.Sphere(positive(radius, wrong));
  }

  static Geometry cylinder(double radius, double length, Complaint wrong) {
    return new Geometry.Cylinder(positive(radius, wrong), positive(length, wrong));
  }

  /** The pyramid around a cone. */
  static Geometry cone(double radius, double length, Complaint wrong) {
    return new Geometry.Mesh(ConeMesh.of(positive(radius, wrong), positive(length, wrong)));
  }

  static SceneFormatException plane(Complaint wrong) {
    return wrong.apply("a plane is endless", "use a box as large as the robot's reach");
  }

  /** A mesh of vertices and corners as listed; indices must be of vertices that are there. */
  static Geometry mesh(double[] xyz, int[] corners, MeshLimits limits, Complaint wrong) {
    if (corners.length == 0) throw wrong.apply("the mesh has no triangle", "give at least one");
    if (xyz.length / 3 > limits.vertices() || corners.length / 3 > limits.triangles()) {
      throw wrong.apply(
          "more than " + limits.vertices() + " vertices or " + limits.triangles() + " triangles",
          "simplify the mesh (library: MeshLimits)");
    }
    for (int corner : corners) {
      if (corner < 0 || corner >= xyz.length / 3) {
        throw wrong.apply(
            "a triangle uses vertex " + corner + " of " + xyz.length / 3, "indices begin at 0");
      }
    }
    return new Geometry.Mesh(MeshFiles.canonical(TriangleMesh.of(xyz, corners)));
  }

  /** Whole numbers only; others become an index that no mesh has. */
  static int index(double value) {
    return value == (int) value ? (int) value : -1;
  }

  private static double positive(double size, Complaint wrong) {
    if (size > 0) return size;
    throw wrong.apply("the size " + size + " is not above 0", "sizes are positive");
  }
}
