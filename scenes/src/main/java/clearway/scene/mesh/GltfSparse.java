package clearway.scene.mesh;

import java.nio.ByteBuffer;

/** The replaced elements of a sparse accessor, found by bisection in the file's own indices. */
final class GltfSparse {
  private final GltfAccessor.Component component;
  private final ByteBuffer indices;
  private final ByteBuffer values;
  private final int count;

  GltfSparse(GltfDocument document, GltfValue sparse, GltfAccessor accessor) {
    long declared = sparse.get("count").whole();
    if (declared < 1 || declared > accessor.count()) {
      throw sparse.wrong(
          "the count is " + declared, "it must be from 1 to the accessor's " + accessor.count());
    }
    document.countElements(declared);
    this.count = (int) declared;
    GltfValue indexValue = sparse.get("indices");
    this.component = indexType(indexValue.get("componentType"));
    this.indices = data(document, indexValue, component.bytes);
    this.values = data(document, sparse.get("values"), accessor.elementBytes());
    requireAscending(sparse, accessor.count());
  }

  /** The place among the replaced elements, or a negative number. */
  int find(int index) {
    int low = 0;
    int high = count - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      double found = indexAt(middle);
      if (found == index) return middle;
      if (found < index) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  ByteBuffer values() {
    return values;
  }

  private static GltfAccessor.Component indexType(GltfValue value) {
    GltfAccessor.Component type = GltfAccessor.Component.of(value);
    if (type.isIndex()) return type;
    throw value.wrong("sparse indices of type " + type.code, "they are 5121, 5123 or 5125");
  }

  private ByteBuffer data(GltfDocument document, GltfValue value, int element) {
    GltfValue reference = value.get("bufferView");
    reference.whole();
    return document
        .view(reference)
        .slice(value, value.get("byteOffset").whole(0), element, element, count);
  }

  private void requireAscending(GltfValue sparse, int most) {
    for (int i = 0; i < count; i++) {
      boolean ascends = i == 0 || indexAt(i) > indexAt(i - 1);
      if (!ascends || !(indexAt(i) >= 0) || indexAt(i) >= most) {
        throw sparse.wrong(
            "index " + i + " is " + indexAt(i), "indices must ascend and stay below " + most);
      }
    }
  }

  private double indexAt(int i) {
    return component.read(indices, i * component.bytes);
  }
}
