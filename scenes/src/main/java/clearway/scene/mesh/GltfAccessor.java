package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.ByteBuffer;

/**
 * Values of a glTF accessor, sparse ones included. The bounds of its data are checked when it is
 * made, so reading cannot leave them; no memory is taken for the declared count.
 */
final class GltfAccessor implements Positions {
  private final GltfValue accessor;
  private final int count;
  private final Component component;
  private final int components;
  private final boolean normalized;
  private final ByteBuffer base; // null: zeros
  private final int stride;
  private final GltfSparse sparse; // null: none

  /** The component types of glTF. */
  enum Component {
    INT8(5120, 1, 127),
    UINT8(5121, 1, 255),
    INT16(5122, 2, 32767),
    UINT16(5123, 2, 65535),
    UINT32(5125, 4, 4294967295.0),
    FLOAT32(5126, 4, 1);

    final int code;
    final int bytes;
    final double most;

    Component(int code, int bytes, double most) {
      this.code = code;
      this.bytes = bytes;
      this.most = most;
    }

    static Component of(GltfValue value) {
      long code = value.whole();
      for (Component each : values()) {
        if (each.code == code) return each;
      }
      throw value.wrong("unknown component type " + code, "it is 5120 to 5123, 5125 or 5126");
    }

    /** Whether vertices may be counted in it. */
    boolean isIndex() {
      return this == UINT8 || this == UINT16 || this == UINT32;
    }

    double read(ByteBuffer bytes, int at) {
      return switch (this) {
        case INT8 -> bytes.get(at);
        case UINT8 -> bytes.get(at) & 0xff;
        case INT16 -> bytes.getShort(at);
        case UINT16 -> bytes.getShort(at) & 0xffff;
        case UINT32 -> bytes.getInt(at) & 0xffffffffL;
        case FLOAT32 -> bytes.getFloat(at);
      };
    }
  }

  GltfAccessor(GltfDocument document, GltfValue accessor, String type) {
    this.accessor = accessor;
    this.count = count(accessor);
    this.component = Component.of(accessor.get("componentType"));
    this.components = requireType(accessor, type);
    this.normalized = accessor.get("normalized").isTrue();
    GltfView view = document.view(accessor.get("bufferView"));
    int element = component.bytes * components;
    this.stride = view == null ? element : view.stride(element);
    long offset = accessor.get("byteOffset").whole(0);
    this.base = view == null ? null : view.slice(accessor, offset, stride, element, count);
    document.countElements(1);
    GltfValue sparseValue = accessor.get("sparse");
    if (view == null && !sparseValue.isPresent()) throw withoutData(accessor);
    this.sparse = sparseValue.isPresent() ? new GltfSparse(document, sparseValue, this) : null;
  }

  @Override
  public int count() {
    return count;
  }

  Component component() {
    return component;
  }

  int elementBytes() {
    return component.bytes * components;
  }

  @Override
  public double coordinate(int index, int k) {
    double value = raw(index, k);
    if (component == Component.FLOAT32) return requireFinite(value, index);
    return normalized ? Math.max(-1, value / component.most) : value;
  }

  /** A whole number at an index. */
  long whole(int index) {
    return (long) raw(index, 0);
  }

  private double raw(int index, int k) {
    int at = sparse == null ? -1 : sparse.find(index);
    if (at >= 0) return component.read(sparse.values(), at * elementBytes() + k * component.bytes);
    return base == null ? 0 : component.read(base, index * stride + k * component.bytes);
  }

  private double requireFinite(double value, int index) {
    if (Double.isFinite(value)) return value;
    throw accessor.wrong("element " + index + " is " + value, "coordinates must be finite");
  }

  private static int count(GltfValue accessor) {
    GltfValue value = accessor.get("count");
    long count = value.whole();
    if (count >= 1 && count <= Integer.MAX_VALUE) return (int) count;
    throw value.wrong("the count is " + count, "it must be positive and below 2^31");
  }

  private static int requireType(GltfValue accessor, String type) {
    String found = accessor.get("type").text();
    if (found.equals(type)) return type.equals("VEC3") ? 3 : 1;
    throw typeError(accessor, found, type);
  }

  /** By the letter of glTF all its elements are zero; no mesh is meant by that. */
  private static SceneFormatException withoutData(GltfValue accessor) {
    return accessor.wrong(
        "the accessor has neither a bufferView nor sparse values",
        "say where its data is, or export the mesh again");
  }

  private static SceneFormatException typeError(GltfValue accessor, String found, String type) {
    return accessor.wrong(
        "the type is " + SceneFormatException.quote(found), "here it must be " + type);
  }
}
