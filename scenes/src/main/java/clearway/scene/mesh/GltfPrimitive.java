package clearway.scene.mesh;

/** The triangles of one glTF primitive. Points and lines have none. */
final class GltfPrimitive {
  private static final int TRIANGLES = 4;
  private static final int STRIP = 5;
  private static final int FAN = 6;
  private static final String DRACO = "KHR_draco_mesh_compression";

  private final GltfValue primitive;
  private final GltfAccessor positions;
  private final GltfAccessor indices; // null: the positions in their order
  private final int mode;
  private Triples triples;

  private GltfPrimitive(
      GltfValue primitive, GltfAccessor positions, GltfAccessor indices, int mode) {
    this.primitive = primitive;
    this.positions = positions;
    this.indices = indices;
    this.mode = mode;
  }

  /** The primitive, or null if it has no triangles: points, lines, or no positions at all. */
  static GltfPrimitive of(GltfDocument document, GltfValue primitive, boolean quantized) {
    long mode = primitive.get("mode").whole(TRIANGLES);
    if (mode > FAN) throw primitive.wrong("the mode is " + mode, "modes are 0 to 6");
    GltfValue position = primitive.get("attributes").get("POSITION");
    requirePlain(primitive, position, document);
    if (mode < TRIANGLES || !position.isPresent()) return null;
    GltfAccessor positions = document.accessor(position, "VEC3");
    if (positions.component() != GltfAccessor.Component.FLOAT32 && !quantized) {
      throw position.wrong("positions are not floats", "declare KHR_mesh_quantization");
    }
    if (positions.count() > document.source().limits().vertices()) {
      throw MeshBuilder.tooManyVertices(document.source());
    }
    return new GltfPrimitive(primitive, positions, indices(document, primitive), (int) mode);
  }

  /** Compressed geometry without a plain copy would read as zeros. */
  private static void requirePlain(GltfValue primitive, GltfValue position, GltfDocument document) {
    GltfValue draco = primitive.get("extensions").get(DRACO);
    boolean plain =
        position.isPresent()
            && position.in(document.list("accessors")).get("bufferView").isPresent();
    if (draco.isPresent() && !plain) throw GltfDocument.unsupported(draco, DRACO);
  }

  private static GltfAccessor indices(GltfDocument document, GltfValue primitive) {
    GltfValue reference = primitive.get("indices");
    if (!reference.isPresent()) return null;
    GltfAccessor result = document.accessor(reference, "SCALAR");
    if (result.component().isIndex()) return result;
    throw reference.wrong("indices are not unsigned whole numbers", "see glTF 2.0");
  }

  Positions positions() {
    return positions;
  }

  String pointer() {
    return primitive.pointer();
  }

  /** Three vertex indices per triangle, all of them checked. */
  IntList triples() {
    if (triples == null) readTriples();
    return triples.corners();
  }

  private void readTriples() {
    triples = new Triples(primitive.source());
    int corners = indices == null ? positions.count() : indices.count();
    if (mode == TRIANGLES && corners % 3 != 0) {
      throw primitive.wrong("triangles of " + corners + " corners", "it must be a multiple of 3");
    }
    for (int k = 2; k < corners; k += mode == TRIANGLES ? 3 : 1) {
      addTriangle(k);
    }
  }

  /** The triangle that ends at corner {@code k}. */
  private void addTriangle(int k) {
    boolean turned = mode == STRIP && k % 2 == 1; // so that all triangles face one way
    triples.add(
        vertex(mode == FAN ? 0 : turned ? k - 1 : k - 2),
        vertex(turned ? k - 2 : k - 1),
        vertex(k));
  }

  private int vertex(int corner) {
    long vertex = indices == null ? corner : indices.whole(corner);
    if (vertex >= positions.count()) {
      throw primitive.wrong(
          "index " + corner + " names vertex " + vertex,
          "there are " + positions.count() + ", counted from 0");
    }
    return (int) vertex;
  }
}
