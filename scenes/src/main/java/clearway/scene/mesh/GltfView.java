package clearway.scene.mesh;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A glTF buffer view: a stretch of a buffer. */
record GltfView(GltfValue value, ByteBuffer bytes) {

  static GltfView of(GltfValue value, ByteBuffer buffer) {
    long offset = value.get("byteOffset").whole(0);
    long length = value.get("byteLength").whole();
    if (offset + length > buffer.limit()) {
      throw value.wrong(
          "the view takes bytes " + offset + " to " + (offset + length),
          "its buffer has " + buffer.limit());
    }
    return new GltfView(value, sliced(buffer, offset, length));
  }

  /** Bytes from one element to the next. */
  int stride(int element) {
    long stride = value.get("byteStride").whole(element);
    if (stride >= element && stride <= 252) return (int) stride;
    throw value.wrong(
        "the byteStride is " + stride, "it must be from the element's " + element + " to 252");
  }

  /** The bytes of {@code count} elements; an error at the accessor if there are fewer. */
  ByteBuffer slice(GltfValue accessor, long offset, int stride, int element, int count) {
    long needed = (long) stride * (count - 1) + element;
    if (offset + needed <= bytes.limit()) return sliced(bytes, offset, needed);
    throw accessor.wrong(
        "the data takes bytes " + offset + " to " + (offset + needed) + " of its view",
        "the view has " + bytes.limit());
  }

  private static ByteBuffer sliced(ByteBuffer buffer, long offset, long length) {
    return buffer.slice((int) offset, (int) length).order(ByteOrder.LITTLE_ENDIAN);
  }
}
