package clearway.proximity;

import clearway.bvh.Bvh;
import clearway.bvh.PointInSolid;
import clearway.geometry.MeshTopology;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import java.util.Objects;

/**
 * A shape prepared for static queries: its bounding volumes and what of it is solid.
 *
 * <p>Immutable and shared between threads. Preparing costs some microseconds a triangle; a model
 * serves any number of queries.
 */
public final class ProximityModel {
  /** Beyond this distance from the origin products of lengths would overflow. */
  private static final double FARTHEST = 1e50;

  private final Shape shape;
  private final Bvh tree;
  private final PointInSolid solid; // null if nothing is closed
  private final int[] componentVertices; // one vertex of each component

  private ProximityModel(Shape shape) {
    this.shape = shape;
    tree = Bvh.of(shape.core());
    requireNear(tree.reach());
    MeshTopology topology = MeshTopology.of(shape.core());
    componentVertices = new int[topology.componentCount()];
    for (int c = 0; c < componentVertices.length; c++) componentVertices[c] = topology.vertexOf(c);
    solid = solid(tree, topology);
  }

  /**
   * Prepares a shape.
   *
   * @throws IllegalArgumentException if its mesh has no triangle, or a vertex farther than 1e50
   *     from the origin
   */
  public static ProximityModel of(Shape shape) {
    return new ProximityModel(Objects.requireNonNull(shape, "shape"));
  }

  public static ProximityModel of(TriangleMesh mesh) {
    return of(Shape.mesh(mesh));
  }

  public Shape shape() {
    return shape;
  }

  public int triangleCount() {
    return tree.triangleCount();
  }

  /** Bytes of the bounding volumes and the triangles kept with them. */
  public long bytes() {
    return tree.bytes();
  }

  /** Whether some component of the mesh is closed and so bounds a solid. */
  public boolean isSolid() {
    return solid != null;
  }

  /** Whether a point of the shape's frame lies inside a closed component of its mesh. */
  public boolean contains(double x, double y, double z) {
    return solid != null && solid.contains(x, y, z);
  }

  Bvh tree() {
    return tree;
  }

  int componentCount() {
    return componentVertices.length;
  }

  /** Coordinate {@code k} of a vertex of component {@code c}. */
  double componentCoordinate(int c, int k) {
    return shape.core().coordinate(componentVertices[c], k);
  }

  private static PointInSolid solid(Bvh tree, MeshTopology topology) {
    boolean[] bounds = new boolean[tree.triangleCount()];
    boolean any = false;
    for (int t = 0; t < bounds.length; t++) {
      bounds[t] = topology.isClosed(topology.component(t));
      any |= bounds[t];
    }
    return any ? new PointInSolid(tree, bounds) : null;
  }

  private static void requireNear(double reach) {
    if (!(reach <= FARTHEST)) {
      throw new IllegalArgumentException(
          "a vertex lies "
              + reach
              + " from the origin; at most "
              + FARTHEST
              + " can be computed with");
    }
  }
}
