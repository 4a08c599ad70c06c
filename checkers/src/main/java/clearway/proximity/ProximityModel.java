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
  /** No coordinate of a mesh or a pose may be larger: products of those would overflow. */
  public static final double FARTHEST = 1e50;

  private static final double[] IDENTITY = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};

  private final Shape shape;
  private final Bvh tree;
  private final PointInSolid solid; // null if nothing is closed
  private final int[] componentVertices; // one vertex of each component

  private ProximityModel(Shape shape) {
    this.shape = shape;
    requireNear(shape.core());
    tree = Bvh.of(shape.core());
    MeshTopology topology = MeshTopology.of(shape.core());
    componentVertices = new int[topology.componentCount()];
    for (int c = 0; c < componentVertices.length; c++) componentVertices[c] = topology.vertexOf(c);
    solid = solid(tree, topology);
  }

  /**
   * Prepares a shape.
   *
   * @throws IllegalArgumentException if its mesh has no triangle, or a coordinate beyond 1e50
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

  /** Bounding volumes of the shape's mesh; volume 0 bounds all of it. */
  public int volumeCount() {
    return tree.nodeCount();
  }

  /** The first of the two volumes that share the triangles of this one; -1 if none do. */
  public int firstPart(int volume) {
    return tree.isLeaf(volume) ? -1 : tree.child(volume);
  }

  /** Triangles of the mesh that a volume bounds. */
  public int[] trianglesOf(int volume) {
    return tree.trianglesBelow(volume);
  }

  /**
   * Writes the eight corners of a volume's box, x y z each, and then the centre and radius of the
   * sphere around its triangles: 28 doubles. The triangles lie in the hull of the corners up to
   * 2^-44 of the coordinates; the shape's radius is not included.
   */
  public void copyVolume(int volume, double[] out) {
    tree.copyVolume(volume, out);
  }

  /** Whether some component of the mesh is closed and so bounds a solid. */
  public boolean isSolid() {
    return solid != null;
  }

  /** Whether a point of the shape's frame lies inside a closed component of its mesh. */
  public boolean contains(double x, double y, double z) {
    return solid != null && solid.contains(IDENTITY, x, y, z);
  }

  /** Whether a point lies inside a closed component of the mesh placed by twelve doubles. */
  boolean contains(double[] pose, double x, double y, double z) {
    return solid != null && solid.contains(pose, x, y, z);
  }

  Bvh tree() {
    return tree;
  }

  int componentCount() {
    return componentVertices.length;
  }

  /** Writes a vertex of component {@code c}, placed by twelve doubles, to {@code out}. */
  void placeComponent(int c, double[] pose, double[] out) {
    Bvh.place(shape.core(), componentVertices[c], pose, out);
  }

  private static PointInSolid solid(Bvh tree, MeshTopology topology) {
    for (int c = 0; c < topology.componentCount(); c++) {
      if (topology.isClosed(c)) return new PointInSolid(tree, topology);
    }
    return null;
  }

  private static void requireNear(TriangleMesh mesh) {
    for (int v = 0; v < mesh.vertexCount(); v++) {
      for (int k = 0; k < 3; k++) {
        double coordinate = mesh.coordinate(v, k);
        if (Math.abs(coordinate) > FARTHEST) {
          throw new IllegalArgumentException(
              "a vertex has the coordinate "
                  + coordinate
                  + "; up to "
                  + FARTHEST
                  + " can be computed with");
        }
      }
    }
  }
}
