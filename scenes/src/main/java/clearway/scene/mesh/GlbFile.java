package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/** The chunks of a glTF file: JSON, and the binary chunk of a GLB or null. */
record GlbFile(byte[] json, byte[] binary) {
  private static final int MAGIC = 0x46546c67; // "glTF"
  private static final int JSON = 0x4e4f534a;
  private static final int BINARY = 0x004e4942;
  private static final int HEADER = 12;
  private static final int CHUNK_HEADER = 8;

  static GlbFile read(MeshSource source) {
    byte[] head = source.head(4);
    boolean glb = head.length == 4 && littleEndian(head).getInt() == MAGIC;
    if (!glb && source.file().toString().toLowerCase(Locale.ROOT).endsWith(".glb")) {
      throw source.wrong("a GLB begins with 'glTF', this file does not", "export the mesh again");
    }
    if (!glb) return new GlbFile(source.readWhole(), null);
    try (InputStream in = source.stream()) {
      return readChunks(source, in);
    } catch (IOException failure) {
      throw source.unreadable(source.file(), failure);
    }
  }

  private static GlbFile readChunks(MeshSource source, InputStream in) throws IOException {
    requireHeader(source, in.readNBytes(HEADER));
    byte[] json = null;
    byte[] binary = null;
    long at = HEADER;
    for (int chunk = 0; at < source.size(); chunk++) {
      ByteBuffer header = littleEndian(in.readNBytes(CHUNK_HEADER));
      long length = header.limit() < CHUNK_HEADER ? 0 : header.getInt() & 0xffffffffL;
      int type = header.remaining() < 4 ? 0 : header.getInt();
      requireChunk(source, chunk, type, at, length);
      at += CHUNK_HEADER + length;
      if (chunk == 0) json = in.readNBytes((int) length);
      else if (type == BINARY) binary = in.readNBytes((int) length);
      else in.skipNBytes(length);
    }
    if (json == null) throw source.wrong("the GLB has no JSON chunk", "export the mesh again");
    return new GlbFile(json, binary);
  }

  private static void requireHeader(MeshSource source, byte[] header) {
    if (header.length < HEADER) {
      throw source.wrong("the GLB header ends at byte " + header.length, "it needs 12 bytes");
    }
    ByteBuffer fields = littleEndian(header);
    int version = fields.getInt(4);
    if (version != 2) {
      throw source.wrong(
          "GLB version " + Integer.toUnsignedString(version) + " at byte 4", "export glTF 2.0");
    }
    long length = fields.getInt(8) & 0xffffffffL;
    if (length != source.size()) {
      throw source.wrong(
          "the GLB declares " + length + " bytes at byte 8 but has " + source.size(),
          "export the mesh again; the file looks damaged");
    }
  }

  private static void requireChunk(MeshSource source, int chunk, int type, long at, long length) {
    if (at + CHUNK_HEADER + length > source.size()) {
      throw wrong(source, at, "asks for " + length + " bytes; the file ends before");
    }
    if (chunk == 0 && type != JSON) throw wrong(source, at, "is not JSON");
    if (chunk > 0 && type == JSON) throw wrong(source, at, "is a second JSON");
    if (chunk > 1 && type == BINARY) throw wrong(source, at, "is binary but not the second one");
    if (length > Integer.MAX_VALUE - 8) throw wrong(source, at, "is larger than 2 GiB");
  }

  private static SceneFormatException wrong(MeshSource source, long at, String problem) {
    return source.wrong("the GLB chunk at byte " + at + " " + problem, "export the mesh again");
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
