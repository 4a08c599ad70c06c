package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.util.ArrayList;
import java.util.List;

/** The triangles of one {@code <geometry>}: made once, used by every instance. */
final class ColladaGeometry {
  private static final List<String> UNSUPPORTED = List.of("convex_mesh", "spline", "brep");

  /** Triangles over one list of positions. */
  record Part(Positions positions, IntList triples) {}

  private final ColladaDocument document;
  private final List<Part> parts = new ArrayList<>();

  private ColladaGeometry(ColladaDocument document) {
    this.document = document;
  }

  static List<Part> read(ColladaDocument document, XmlElement geometry) {
    ColladaGeometry reader = new ColladaGeometry(document);
    for (String name : UNSUPPORTED) {
      XmlElement child = geometry.child(name);
      if (child != null) {
        throw document.wrong(child, "<" + name + "> is not supported", "export a triangle mesh");
      }
    }
    for (XmlElement mesh : geometry.children("mesh")) {
      for (XmlElement primitive : mesh.children) reader.readPrimitive(primitive);
    }
    return reader.parts;
  }

  private void readPrimitive(XmlElement primitive) {
    switch (primitive.name) {
      case "triangles", "polylist", "polygons", "tristrips", "trifans" -> readFaces(primitive);
      default -> {} // sources, and points and lines, which have no area
    }
  }

  private void readFaces(XmlElement primitive) {
    if (primitive.child("ph") != null) {
      throw document.wrong(
          primitive.child("ph"), "a polygon with holes (<ph>) is not supported", "triangulate it");
    }
    if (primitive.indices == null || primitive.indices.size() == 0) {
      XmlElement vcount = primitive.child("vcount");
      requireCount(primitive, 0);
      if (vcount == null || vcount.numbers.size() == 0) return;
      throw document.wrong(primitive, primitive + " has a <vcount> but no indices", "add <p>");
    }
    XmlElement input = vertexInput(primitive);
    Positions positions =
        document.positions(document.resolve(input, "source", "vertices", "source"));
    int stride = stride(primitive);
    if (primitive.indices.size() % stride != 0) throw unevenIndices(primitive, stride);
    ColladaCorners corners =
        new ColladaCorners(document, primitive, stride, document.whole(input, "offset", 0));
    parts.add(new Part(positions, corners.triples(positions.count())));
    requireCount(primitive, corners.shapes());
  }

  private XmlElement vertexInput(XmlElement primitive) {
    for (XmlElement input : primitive.children("input")) {
      String semantic = input.attribute("semantic");
      if (semantic.equals("VERTEX") || semantic.equals("POSITION")) return input;
    }
    throw document.wrong(
        primitive, primitive + " has no input VERTEX", "it says where the vertices are");
  }

  /** Indices per corner: one more than the largest offset. */
  private int stride(XmlElement primitive) {
    int largest = 0;
    for (XmlElement input : primitive.children("input")) {
      largest = Math.max(largest, document.whole(input, "offset", 0));
    }
    if (largest < 1000) return largest + 1;
    throw document.wrong(primitive, "an input has the offset " + largest, "it must be below 1000");
  }

  private SceneFormatException unevenIndices(XmlElement primitive, int stride) {
    return document.wrong(
        primitive,
        primitive + " has " + primitive.indices.size() + " indices in <p>",
        "its inputs ask for a multiple of " + stride);
  }

  private void requireCount(XmlElement primitive, int found) {
    int declared = document.whole(primitive, "count", found);
    if (declared == found) return;
    throw document.wrong(
        primitive,
        primitive + " declares " + declared + " shapes but holds " + found,
        "correct the count or export the mesh again");
  }
}
