package clearway.scene.mesh;

import java.util.List;

/** Positions behind an input: {@code <vertices>}, its source, that one's accessor and array. */
final class ColladaPositions implements Positions {
  private static final String AXES = "XYZ";

  private final DoubleList array;
  private final int count;
  private final int stride;
  private final int[] columns; // where x, y and z stand, the offset of the accessor included

  private ColladaPositions(DoubleList array, int count, int stride, int[] columns) {
    this.array = array;
    this.count = count;
    this.stride = stride;
    this.columns = columns;
  }

  static Positions read(ColladaDocument document, XmlElement target) {
    return target.name.equals("source")
        ? ofSource(document, target)
        : ofSource(document, positionSource(document, target));
  }

  private static XmlElement positionSource(ColladaDocument document, XmlElement vertices) {
    for (XmlElement input : vertices.children("input")) {
      if (input.attribute("semantic").equals("POSITION")) {
        return document.resolve(input, "source", "source");
      }
    }
    throw document.wrong(vertices, vertices + " has no input POSITION", "it names the source");
  }

  private static Positions ofSource(ColladaDocument document, XmlElement source) {
    XmlElement common = source.child("technique_common");
    XmlElement accessor = common == null ? null : common.child("accessor");
    if (accessor == null) {
      throw document.wrong(source, source + " has no <accessor>", "it tells how to read the array");
    }
    XmlElement array = document.resolve(accessor, "source", "float_array", "int_array");
    requireDeclaredSize(document, array);
    int stride = document.whole(accessor, "stride", 1);
    int offset = document.whole(accessor, "offset", 0);
    int count = document.whole(accessor, "count", 0);
    int[] columns = columns(document, accessor, stride, offset);
    long needed = count == 0 ? 0 : (long) offset + (long) stride * (count - 1) + stride;
    if (needed > array.numbers.size()) {
      throw document.wrong(
          accessor,
          "<accessor> asks for " + needed + " numbers of " + array.numbers.size(),
          "check its count, stride and offset");
    }
    if (count > document.source().limits().vertices()) {
      throw MeshBuilder.tooManyVertices(document.source());
    }
    return new ColladaPositions(array.numbers, count, stride, columns);
  }

  /** By the names X, Y and Z where there are such, else the first three. */
  private static int[] columns(
      ColladaDocument document, XmlElement accessor, int stride, int offset) {
    List<XmlElement> params = accessor.children("param");
    boolean named =
        params.stream().anyMatch(p -> p.attribute("name").equals("X"))
            && params.stream().anyMatch(p -> p.attribute("name").equals("Z"));
    int[] columns = {offset, offset + 1, offset + 2};
    for (int p = 0; named && p < params.size(); p++) {
      String name = params.get(p).attribute("name");
      if (name.length() == 1 && AXES.contains(name)) columns[AXES.indexOf(name)] = offset + p;
    }
    int used = named ? params.size() : 3;
    if (stride < 3 || used > stride || offset > Integer.MAX_VALUE - 1000 || stride > 1000) {
      throw document.wrong(
          accessor, "<accessor> has the stride " + stride, "positions need X, Y and Z");
    }
    return columns;
  }

  private static void requireDeclaredSize(ColladaDocument document, XmlElement array) {
    int declared = document.whole(array, "count", array.numbers.size());
    if (declared == array.numbers.size()) return;
    throw document.wrong(
        array,
        array + " declares " + declared + " numbers but holds " + array.numbers.size(),
        "correct the count or export the mesh again");
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public double coordinate(int index, int k) {
    return array.get(index * stride + columns[k]);
  }
}
