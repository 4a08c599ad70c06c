package clearway.scene.mesh;

import clearway.geometry.TriangleMesh;
import java.util.HashMap;
import java.util.Map;

/** Puts a mesh into the form that reading it from a file gives. */
public final class CanonicalMesh {
  private record Position(double x, double y, double z) {}

  private final TriangleMesh mesh;
  private final Map<Position, Integer> indices = new HashMap<>(); // asked by key only
  private final DoubleList xyz = new DoubleList();

  private CanonicalMesh(TriangleMesh mesh) {
    this.mesh = mesh;
  }

  /** The same triangles over vertices in the order of first use, equal positions welded. */
  public static TriangleMesh of(TriangleMesh mesh) {
    return new CanonicalMesh(mesh).welded();
  }

  private TriangleMesh welded() {
    int[] corners = new int[3 * mesh.triangleCount()];
    for (int i = 0; i < corners.length; i++) corners[i] = index(mesh.corner(i / 3, i % 3));
    return TriangleMesh.of(xyz.toArray(), corners);
  }

  private int index(int vertex) {
    Position position =
        new Position( // adding 0.0 turns -0.0 into 0.0
            mesh.coordinate(vertex, 0) + 0.0,
            mesh.coordinate(vertex, 1) + 0.0,
            mesh.coordinate(vertex, 2) + 0.0);
    Integer known = indices.putIfAbsent(position, indices.size());
    if (known != null) return known;
    xyz.add(position.x);
    xyz.add(position.y);
    xyz.add(position.z);
    return indices.size() - 1;
  }
}
