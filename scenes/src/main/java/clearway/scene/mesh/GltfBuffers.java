package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;

/**
 * The buffers of a glTF file, loaded when first used: the binary chunk, {@code data:} URIs, and
 * files that the {@link FolderGuard} lets through. Together they stay within the file size limit.
 */
final class GltfBuffers {
  private static final String BASE64 = ";base64,";

  private final MeshSource source;
  private final byte[] binary;
  private final Map<String, ByteBuffer> loaded = new HashMap<>();
  private long total;

  GltfBuffers(MeshSource source, byte[] binary) {
    this.source = source;
    this.binary = binary;
  }

  /** The bytes of a buffer, as many as it declares, little-endian. */
  ByteBuffer bytes(GltfValue buffer) {
    ByteBuffer known = loaded.get(buffer.pointer());
    if (known != null) return known;
    byte[] bytes = load(buffer);
    long declared = buffer.get("byteLength").whole();
    if (declared > bytes.length) {
      throw buffer.wrong(
          "the buffer declares " + declared + " bytes but has " + bytes.length,
          "export the mesh again");
    }
    total += bytes.length;
    if (total > source.limits().fileBytes()) {
      throw source.overLimit("bytes of buffers", "fileBytes", source.limits().fileBytes());
    }
    ByteBuffer view = ByteBuffer.wrap(bytes, 0, (int) declared).slice();
    loaded.put(buffer.pointer(), view.order(ByteOrder.LITTLE_ENDIAN));
    return view;
  }

  private byte[] load(GltfValue buffer) {
    GltfValue uri = buffer.get("uri");
    if (uri.isPresent()) return load(uri, uri.text());
    if (binary != null && buffer.pointer().equals("/buffers/0")) return binary;
    throw buffer.wrong(
        "the buffer has no uri and there is no binary chunk for it", "embed it or name a file");
  }

  private byte[] load(GltfValue uri, String text) {
    if (text.regionMatches(true, 0, "data:", 0, 5)) return decode(uri, text);
    Location place = source.at(uri.pointer());
    return source.readWhole(FolderGuard.resolve(source, place, text), place);
  }

  private byte[] decode(GltfValue uri, String text) {
    int comma = text.indexOf(',');
    int marker = text.indexOf(BASE64);
    if (comma < 0 || marker < 0 || marker + BASE64.length() != comma + 1) {
      throw uri.wrong(
          "the data: URI " + SceneFormatException.quote(text) + " is not base64",
          "write data:application/octet-stream;base64,...");
    }
    try {
      return Base64.getDecoder().decode(text.substring(comma + 1));
    } catch (IllegalArgumentException failure) {
      throw uri.wrong("the data: URI is not valid base64", "export the mesh again");
    }
  }
}
