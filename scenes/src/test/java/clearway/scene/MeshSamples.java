package clearway.scene;

import clearway.geometry.TriangleMesh;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes one mesh in every format, plainly enough to be read by eye. */
public final class MeshSamples {
  private MeshSamples() {}

  /** File name to content; coordinates must fit into floats. */
  static Map<String, byte[]> everyFormat(TriangleMesh mesh) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("mesh.obj", bytes(obj(mesh)));
    files.put("ascii.stl", bytes(asciiStl(mesh)));
    files.put("binary.stl", binaryStl(mesh, "solid but binary"));
    files.put("ascii.ply", bytes(plyHeader(mesh, "ascii") + plyBody(mesh)));
    files.put("little.ply", binaryPly(mesh, ByteOrder.LITTLE_ENDIAN));
    files.put("big.ply", binaryPly(mesh, ByteOrder.BIG_ENDIAN));
    files.put("mesh.dae", bytes(collada(mesh)));
    files.put("mesh.gltf", bytes(gltf(mesh, dataUri(gltfBuffer(mesh)))));
    files.put("mesh.glb", glb(gltf(mesh, ""), gltfBuffer(mesh)));
    return files;
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static Path write(Path folder, String name, byte[] content) {
    try {
      return Files.write(folder.resolve(name), content);
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }

  static Path write(Path folder, String name, String content) {
    return write(folder, name, bytes(content));
  }

  /** The message with which a file is refused, from the file's name on. */
  static String refusal(Path folder, String name, byte[] content) {
    try {
      TriangleMesh mesh = MeshFiles.read(write(folder, name, content));
      return "not refused: " + mesh;
    } catch (SceneFormatException refused) {
      return refused.getMessage().replace(folder + "/", "");
    }
  }

  static String refusal(Path folder, String name, String content) {
    return refusal(folder, name, bytes(content));
  }

  public static String obj(TriangleMesh mesh) {
    StringBuilder text = new StringBuilder("# a mesh\no thing\n");
    for (int v = 0; v < mesh.vertexCount(); v++)
      text.append("v ").append(point(mesh, v)).append('\n');
    for (int t = 0; t < mesh.triangleCount(); t++) {
      text.append('f');
      for (int k = 0; k < 3; k++) text.append(' ').append(mesh.corner(t, k) + 1);
      text.append('\n');
    }
    return text.toString();
  }

  static String asciiStl(TriangleMesh mesh) {
    StringBuilder text = new StringBuilder("solid thing\n");
    for (int t = 0; t < mesh.triangleCount(); t++) {
      text.append("facet normal 0 0 0\n outer loop\n");
      for (int k = 0; k < 3; k++) {
        text.append("  vertex ").append(point(mesh, mesh.corner(t, k))).append('\n');
      }
      text.append(" endloop\nendfacet\n");
    }
    return text.append("endsolid thing\n").toString();
  }

  static byte[] binaryStl(TriangleMesh mesh, String header) {
    ByteBuffer out = ByteBuffer.allocate(84 + 50 * mesh.triangleCount());
    out.order(ByteOrder.LITTLE_ENDIAN).put(bytes(header)).position(80);
    out.putInt(mesh.triangleCount());
    for (int t = 0; t < mesh.triangleCount(); t++) {
      out.position(out.position() + 12);
      for (int k = 0; k < 3; k++) putFloats(out, mesh, mesh.corner(t, k));
      out.putShort((short) 0);
    }
    return out.array();
  }

  static String plyHeader(TriangleMesh mesh, String format) {
    return "ply\nformat "
        + format
        + " 1.0\ncomment a mesh\nelement vertex "
        + mesh.vertexCount()
        + "\nproperty float x\nproperty float y\nproperty float z\nelement face "
        + mesh.triangleCount()
        + "\nproperty list uchar int vertex_indices\nend_header\n";
  }

  static String plyBody(TriangleMesh mesh) {
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < mesh.vertexCount(); v++) text.append(point(mesh, v)).append('\n');
    for (int t = 0; t < mesh.triangleCount(); t++) {
      text.append('3');
      for (int k = 0; k < 3; k++) text.append(' ').append(mesh.corner(t, k));
      text.append('\n');
    }
    return text.toString();
  }

  static byte[] binaryPly(TriangleMesh mesh, ByteOrder order) {
    String name = order == ByteOrder.BIG_ENDIAN ? "binary_big_endian" : "binary_little_endian";
    ByteBuffer out = ByteBuffer.allocate(12 * mesh.vertexCount() + 13 * mesh.triangleCount());
    out.order(order);
    for (int v = 0; v < mesh.vertexCount(); v++) putFloats(out, mesh, v);
    for (int t = 0; t < mesh.triangleCount(); t++) {
      out.put((byte) 3);
      for (int k = 0; k < 3; k++) out.putInt(mesh.corner(t, k));
    }
    return join(bytes(plyHeader(mesh, name)), out.array());
  }

  public static String collada(TriangleMesh mesh) {
    StringBuilder positions = new StringBuilder();
    for (int v = 0; v < mesh.vertexCount(); v++) positions.append(point(mesh, v)).append(' ');
    StringBuilder indices = new StringBuilder();
    for (int c : mesh.copyCorners()) indices.append(c).append(' ');
    return collada(
        "<unit meter=\"1\"/>\n<up_axis>Z_UP</up_axis>",
        positions.toString(),
        3 * mesh.vertexCount(),
        "<triangles count=\""
            + mesh.triangleCount()
            + "\">\n<input semantic=\"VERTEX\""
            + " source=\"#v\" offset=\"0\"/>\n<p>"
            + indices
            + "</p>\n</triangles>",
        "<node id=\"n\"><instance_geometry url=\"#g\"/></node>");
  }

  static String collada(
      String asset, String positions, int numbers, String primitives, String nodes) {
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<COLLADA version=\"1.4.1\">\n<asset>\n"
        + asset
        + "\n</asset>\n<library_geometries>\n<geometry id=\"g\">\n<mesh>\n<source id=\"s\">\n"
        + "<float_array id=\"a\" count=\""
        + numbers
        + "\">"
        + positions
        + "</float_array>\n"
        + "<technique_common>\n<accessor source=\"#a\" count=\""
        + numbers / 3
        + "\" stride=\"3\"/>\n</technique_common>\n</source>\n"
        + "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#s\"/></vertices>\n"
        + primitives
        + "\n</mesh>\n</geometry>\n</library_geometries>\n<library_visual_scenes>\n"
        + "<visual_scene id=\"scene\">\n"
        + nodes
        + "\n</visual_scene>\n</library_visual_scenes>\n"
        + "<scene><instance_visual_scene url=\"#scene\"/></scene>\n</COLLADA>\n";
  }

  /** Positions as floats, then indices as 32-bit numbers. */
  static byte[] gltfBuffer(TriangleMesh mesh) {
    ByteBuffer out = ByteBuffer.allocate(12 * (mesh.vertexCount() + mesh.triangleCount()));
    out.order(ByteOrder.LITTLE_ENDIAN);
    for (int v = 0; v < mesh.vertexCount(); v++) putFloats(out, mesh, v);
    for (int corner : mesh.copyCorners()) out.putInt(corner);
    return out.array();
  }

  static String dataUri(byte[] buffer) {
    return "\"uri\":\"data:application/octet-stream;base64,"
        + Base64.getEncoder().encodeToString(buffer)
        + "\",";
  }

  /** {@code uri} is the member with its comma, or empty for the binary chunk. */
  static String gltf(TriangleMesh mesh, String uri) {
    int split = 12 * mesh.vertexCount();
    int rest = 12 * mesh.triangleCount();
    return "{\"asset\":{\"version\":\"2.0\"},\n\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\n"
        + "\"nodes\":[{\"mesh\":0}],\n"
        + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0},\"indices\":1}]}],\n"
        + "\"accessors\":[{\"bufferView\":0,\"componentType\":5126,\"count\":"
        + mesh.vertexCount()
        + ",\"type\":\"VEC3\"},\n{\"bufferView\":1,\"componentType\":5125,\"count\":"
        + 3 * mesh.triangleCount()
        + ",\"type\":\"SCALAR\"}],\n"
        + "\"bufferViews\":[{\"buffer\":0,\"byteLength\":"
        + split
        + "},{\"buffer\":0,"
        + "\"byteOffset\":"
        + split
        + ",\"byteLength\":"
        + rest
        + "}],\n"
        + "\"buffers\":[{"
        + uri
        + "\"byteLength\":"
        + (split + rest)
        + "}]}";
  }

  static byte[] glb(String json, byte[] binary) {
    byte[] text = bytes(json + " ".repeat((4 - json.length() % 4) % 4));
    ByteBuffer out = ByteBuffer.allocate(28 + text.length + binary.length);
    out.order(ByteOrder.LITTLE_ENDIAN).put(bytes("glTF")).putInt(2).putInt(out.capacity());
    out.putInt(text.length).put(bytes("JSON")).put(text);
    out.putInt(binary.length).put(bytes("BIN\0")).put(binary);
    return out.array();
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) out.writeBytes(part);
    return out.toByteArray();
  }

  private static String point(TriangleMesh mesh, int v) {
    return mesh.coordinate(v, 0) + " " + mesh.coordinate(v, 1) + " " + mesh.coordinate(v, 2);
  }

  private static void putFloats(ByteBuffer out, TriangleMesh mesh, int v) {
    for (int k = 0; k < 3; k++) out.putFloat((float) mesh.coordinate(v, k));
  }
}
