package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.TriangleMesh;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GltfFilesTest {
  private static final TriangleMesh BOX = TriangleMesh.box(1, 2, 3);
  private static final String TEXT =
      MeshSamples.gltf(BOX, MeshSamples.dataUri(MeshSamples.gltfBuffer(BOX)));

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"translation\":[1,2,3]|0.5 1 1.5",
        "\"rotation\":[0,0,0,1]|-0.5 -1 -1.5",
        "\"rotation\":[0,0,1,0]|0.5 1 -1.5",
        "\"scale\":[2,3,4]|-1 -3 -6",
        "\"matrix\":[1,0,0,0,0,1,0,0,0,0,1,0,4,5,6,1]|3.5 4 4.5",
      })
  void gltf_nodeTransformationsCarryTheFirstVertex(String transformation, String expected) {
    TriangleMesh mesh =
        read(TEXT.replace("[{\"mesh\":0}]", "[{\"mesh\":0," + transformation + "}]"));
    assertArrayEquals(
        Arrays.stream(expected.split(" ")).mapToDouble(Double::parseDouble).toArray(),
        Arrays.copyOf(mesh.copyVertices(), 3));
  }

  @Test
  void gltf_childrenAndInstancesAreFollowed() {
    String nodes =
        "[{\"children\":[1,2],\"translation\":[10,0,0]},{\"mesh\":0},"
            + "{\"mesh\":0,\"translation\":[10,0,0]}]";
    TriangleMesh mesh = read(TEXT.replace("[{\"mesh\":0}]", nodes));
    assertEquals(24, mesh.triangleCount());
    assertEquals(9.5, mesh.coordinate(0, 0));
    assertEquals(19.5, mesh.coordinate(8, 0));
  }

  @ParameterizedTest
  @CsvSource({"5, 34", "6, 34", "4, 12"})
  void gltf_stripsAndFansBecomeTriangles(int mode, int triangles) {
    String text = TEXT.replace("\"indices\":1", "\"indices\":1,\"mode\":" + mode);
    assertEquals(triangles, read(text).triangleCount());
  }

  @Test
  void gltf_everySecondTriangleOfAStripIsTurned() {
    String text = TEXT.replace("\"indices\":1", "\"mode\":5").replace("\"count\":8", "\"count\":4");
    assertArrayEquals(new int[] {0, 1, 2, 2, 1, 3}, read(text).copyCorners());
  }

  @Test
  void gltf_filesWithoutScenesOrNodesShowEverything() {
    String bare = TEXT.replace("\"scene\":0,\"scenes\":[{\"nodes\":[0]}],", "");
    assertEquals(12, read(bare).triangleCount());
    assertEquals(12, read(bare.replace("\"nodes\":[{\"mesh\":0}],", "")).triangleCount());
  }

  @Test
  void gltf_bufferFilesBelowTheFolderAreRead() throws Exception {
    Files.createDirectory(folder.resolve("a b"));
    write(folder.resolve("a b"), "buffer.bin", MeshSamples.gltfBuffer(BOX));
    String text = MeshSamples.gltf(BOX, "\"uri\":\"./a%20b/buffer.bin\",");
    assertEquals(12, read(text).triangleCount());
  }

  @Test
  void gltf_quantizedNormalizedAndInterleavedPositionsAreDecoded() {
    ByteBuffer data = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN);
    data.put(0, (byte) 127).put(9, (byte) -128).put(18, (byte) 64);
    TriangleMesh mesh = read(small(data, 5120, "\"normalized\":true,", ",\"byteStride\":8"));
    assertArrayEquals(new double[] {1, 0, 0, 0, -1, 0, 0, 0, 64 / 127.0}, mesh.copyVertices());
  }

  @Test
  void gltf_plainIntegerPositionsAreTakenAsTheyAre() {
    ByteBuffer data = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN);
    data.putShort(0, (short) -5).putShort(10, (short) 300);
    TriangleMesh mesh = read(small(data, 5122, "", ",\"byteStride\":8"));
    assertArrayEquals(new double[] {-5, 0, 0, 0, 300, 0, 0, 0, 0}, mesh.copyVertices());
    TriangleMesh unsigned = read(small(data, 5123, "", ",\"byteStride\":8"));
    assertEquals(65531, unsigned.coordinate(0, 0));
  }

  @Test
  void gltf_sparseElementsReplaceZeros() {
    String sparse =
        "{\"componentType\":5126,\"count\":3,\"type\":\"VEC3\",\"sparse\":{\"count\":1,\"indices\":"
            + "{\"bufferView\":1,\"byteOffset\":4,\"componentType\":5125},\"values\":"
            + "{\"bufferView\":0}}}";
    String text =
        TEXT.replace(",\"indices\":1", "")
            .replaceFirst("\"accessors\":\\[\\{[^}]*\\}", "\"accessors\":[" + sparse);
    TriangleMesh mesh = read(text);
    assertArrayEquals(new int[] {0, 0, 1}, mesh.copyCorners());
    assertArrayEquals(new double[] {0, 0, 0, -0.5, -1, -1.5}, mesh.copyVertices());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"2.0\"|\"1.0\"|a.gltf /asset/version: the version is '1.0'; export glTF 2.0",
        "\"asset\"|\"assets\"|a.gltf /asset/version: the version is missing; is this glTF 2.0?",
        "\"scene\":0|\"scene\":7|a.gltf /scene: refers to /scenes/7, which does not exist; there are 1",
        "\"scene\":0|\"scene\":-1|a.gltf /scene: this is not a whole number from 0; see glTF 2.0",
        "\"scene\":0|\"extensionsRequired\":[\"KHR_draco_mesh_compression\"]|a.gltf /extensionsRequired/0: the extension 'KHR_draco_mesh_compression' is not supported; export the mesh without it",
        "\"mesh\":0|\"mesh\":3|a.gltf /nodes/0/mesh: refers to /meshes/3, which does not exist; there are 1",
        "\"mesh\":0|\"mesh\":0,\"skin\":0|a.gltf /nodes/0/skin: skinned meshes are not supported; export a rigid mesh",
        "\"mesh\":0|\"mesh\":0,\"weights\":[0.5]|a.gltf /nodes/0/weights: morph targets with weight are not supported; apply them on export",
        "\"mesh\":0|\"mesh\":0,\"children\":[0]|a.gltf /nodes/0/children/0: node 0 is reached twice; nodes must form a tree",
        "\"mesh\":0|\"mesh\":0,\"scale\":[1,2]|a.gltf /nodes/0/scale: here are 2 numbers; it needs 3",
        "\"mesh\":0|\"mesh\":0,\"scale\":[1,2,1e999]|a.gltf /nodes/0/scale/2: the number is too large for a double; write a finite number",
        "\"mesh\":0|\"mesh\":0,\"rotation\":[0,0,0,2]|a.gltf /nodes/0/rotation: the quaternion has the norm 2.0; it must be 1",
        "\"mesh\":0|\"mesh\":0,\"extensions\":{\"EXT_mesh_gpu_instancing\":{}}|a.gltf /nodes/0/extensions/EXT_mesh_gpu_instancing: the extension 'EXT_mesh_gpu_instancing' is not supported; export the mesh without it",
        "\"indices\":1|\"indices\":1,\"mode\":7|a.gltf /meshes/0/primitives/0: the mode is 7; modes are 0 to 6",
        "\"count\":36|\"count\":35|a.gltf /meshes/0/primitives/0: triangles of 35 corners; it must be a multiple of 3",
        "\"count\":36|\"count\":39|a.gltf /accessors/1: the data takes bytes 0 to 156 of its view; the view has 144",
        "\"count\":8|\"count\":2147483647|a.gltf /accessors/0: the data takes bytes 0 to 25769803764 of its view; the view has 96",
        "\"count\":8|\"count\":7|a.gltf /meshes/0/primitives/0: index 10 names vertex 7; there are 7, counted from 0",
        "\"count\":8|\"count\":0|a.gltf /accessors/0/count: the count is 0; it must be positive and below 2^31",
        "\"VEC3\"|\"VEC2\"|a.gltf /accessors/0: the type is 'VEC2'; here it must be VEC3",
        "5126|5124|a.gltf /accessors/0/componentType: unknown component type 5124; it is 5120 to 5123, 5125 or 5126",
        "5126|5120|a.gltf /meshes/0/primitives/0/attributes/POSITION: positions are not floats; declare KHR_mesh_quantization",
        "\"byteLength\":240|\"byteLength\":241|a.gltf /buffers/0: the buffer declares 241 bytes but has 240; export the mesh again",
        "\"byteLength\":144|\"byteLength\":145|a.gltf /bufferViews/1: the view takes bytes 96 to 241; its buffer has 240",
        "base64,|base64,*|a.gltf /buffers/0/uri: the data: URI is not valid base64; export the mesh again",
        ";base64|;base32|a.gltf /buffers/0/uri: the data: URI 'data:application/octet-stream;base32,AAA...' is not base64; write data:application/octet-stream;base64,...",
        "\"buffers\"|\"b\":1,\"b\"|a.gltf:8:11: a name stands twice in this JSON object; export the mesh again",
      })
  void gltf_brokenFilesAreToldByPointer(String right, String wrong, String expected) {
    assertEquals(expected, refusal(folder, "a.gltf", TEXT.replace(right, wrong)));
  }

  @Test
  void gltf_nonFinitePositionsAreToldByElement() {
    byte[] buffer = MeshSamples.gltfBuffer(BOX);
    ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN).putFloat(12, Float.NaN);
    assertEquals(
        "a.glb /accessors/0: element 1 is NaN; coordinates must be finite",
        refusal(folder, "a.glb", MeshSamples.glb(MeshSamples.gltf(BOX, ""), buffer)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|88|a.glb: a GLB begins with 'glTF', this file does not; export the mesh again",
        "4|1|a.glb: GLB version 1 at byte 4; export glTF 2.0",
        "8|40|a.glb: the GLB declares 40 bytes at byte 8 but has SIZE; export the mesh again; the file looks damaged",
        "12|9999|a.glb: the GLB chunk at byte 12 asks for 9999 bytes; the file ends before; export the mesh again",
        "16|0|a.glb: the GLB chunk at byte 12 is not JSON; export the mesh again",
      })
  void gltf_brokenGlbIsToldByItsByte(int at, int value, String expected) {
    byte[] file = MeshSamples.glb(MeshSamples.gltf(BOX, ""), MeshSamples.gltfBuffer(BOX));
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
    assertEquals(
        expected.replace("SIZE", String.valueOf(file.length)), refusal(folder, "a.glb", file));
  }

  private TriangleMesh read(String text) {
    return MeshFiles.read(write(folder, "a.gltf", text));
  }

  /** One triangle over three positions of a component type. */
  private static String small(ByteBuffer data, int component, String more, String view) {
    return "{\"asset\":{\"version\":\"2.0\"},\"extensionsUsed\":[\"KHR_mesh_quantization\"],"
        + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0}}]}],\"accessors\":[{"
        + more
        + "\"bufferView\":0,\"componentType\":"
        + component
        + ",\"count\":3,\"type\":"
        + "\"VEC3\"}],\"bufferViews\":[{\"buffer\":0,\"byteLength\":24"
        + view
        + "}],\"buffers\":[{"
        + MeshSamples.dataUri(data.array())
        + "\"byteLength\":24}]}";
  }
}
