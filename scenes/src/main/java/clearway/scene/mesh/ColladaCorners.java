package clearway.scene.mesh;

import clearway.scene.SceneFormatException;

/** Turns the indices of one COLLADA primitive into triangles. */
final class ColladaCorners {
  private final ColladaDocument document;
  private final XmlElement primitive;
  private final int stride;
  private final int offset;
  private final Triples triples;
  private int vertices;
  private int shapes;

  /**
   * @param stride indices per corner
   * @param offset which of them names the vertex
   */
  ColladaCorners(ColladaDocument document, XmlElement primitive, int stride, int offset) {
    this.document = document;
    this.triples = new Triples(document.source());
    this.primitive = primitive;
    this.stride = stride;
    this.offset = offset;
  }

  /** Three vertex indices per triangle, all below {@code vertexCount}. */
  IntList triples(int vertexCount) {
    vertices = vertexCount;
    int corners = primitive.indices.size() / stride;
    switch (primitive.name) {
      case "triangles" -> readTriangles(corners);
      case "polylist" -> readPolylist(corners);
      default -> readRuns();
    }
    return triples.corners();
  }

  /** Triangles, polygons, strips or fans found, as the {@code count} attribute counts them. */
  int shapes() {
    return shapes;
  }

  private void readTriangles(int corners) {
    if (corners % 3 != 0) {
      throw wrong(primitive + " has " + corners + " corners", "triangles need a multiple of 3");
    }
    for (int corner = 0; corner < corners; corner += 3) add(corner, corner + 1, corner + 2);
    shapes = corners / 3;
  }

  private void readPolylist(int corners) {
    XmlElement vcount = primitive.child("vcount");
    if (vcount == null) throw wrong("<polylist> has no <vcount>", "it lists the polygons' corners");
    int first = 0;
    for (int i = 0; i < vcount.numbers.size(); i++) {
      double size = vcount.numbers.get(i);
      if (size != StrictMath.rint(size) || size > corners - first) {
        throw wrong(
            "polygon " + i + " asks for " + size + " corners; " + (corners - first) + " are left",
            "check <vcount> and <p>");
      }
      fan(first, (int) size);
      first += (int) size;
      shapes++;
    }
    if (first != corners) {
      throw wrong("<p> has " + corners + " corners, <vcount> " + first, "they must agree");
    }
  }

  /** One {@code <p>} for each polygon, strip or fan. */
  private void readRuns() {
    int first = 0;
    for (int i = 0; i < primitive.ends.size(); i++) {
      int end = primitive.ends.get(i);
      if (end % stride != 0) {
        throw wrong("<p> number " + i + " ends within a corner", "inputs and indices must agree");
      }
      readRun(first, end / stride - first);
      first = end / stride;
      shapes++;
    }
  }

  private void readRun(int first, int corners) {
    if (!primitive.name.equals("tristrips")) {
      fan(first, corners);
      return;
    }
    requireThree(corners);
    for (int k = 0; k + 2 < corners; k++) {
      int turned = k % 2; // every second triangle is turned so that all face one way
      add(first + k + turned, first + k + 1 - turned, first + k + 2);
    }
  }

  private void fan(int first, int corners) {
    requireThree(corners);
    for (int k = 2; k < corners; k++) add(first, first + k - 1, first + k);
  }

  private void requireThree(int corners) {
    if (corners < 3) {
      throw wrong("a shape of " + corners + " corners in " + primitive, "it needs at least 3");
    }
  }

  private void add(int a, int b, int c) {
    triples.add(vertexOf(a), vertexOf(b), vertexOf(c));
  }

  private int vertexOf(int corner) {
    int vertex = primitive.indices.get(corner * stride + offset);
    if (vertex >= 0 && vertex < vertices) return vertex;
    throw wrong(
        "corner " + corner + " of " + primitive + " names vertex " + vertex,
        "there are " + vertices + ", counted from 0");
  }

  private SceneFormatException wrong(String problem, String remedy) {
    return document.wrong(primitive, problem, remedy);
  }
}
