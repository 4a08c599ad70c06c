package clearway.scene.mesh;

/** Triangles on their way into a mesh, three vertex indices each, within the triangle limit. */
final class Triples {
  private final MeshSource source;
  private final IntList corners = new IntList();

  Triples(MeshSource source) {
    this.source = source;
  }

  void add(int a, int b, int c) {
    if (corners.size() / 3 >= source.limits().triangles()) {
      throw MeshBuilder.tooManyTriangles(source);
    }
    corners.add(a);
    corners.add(b);
    corners.add(c);
  }

  IntList corners() {
    return corners;
  }
}
