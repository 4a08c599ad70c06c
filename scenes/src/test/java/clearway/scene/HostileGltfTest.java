package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small glTF files that ask for much, and JSON that is broken. */
class HostileGltfTest {
  private static final TriangleMesh BOX = TriangleMesh.box(1, 2, 3);
  private static final String ONE_SPARSE =
      ",\"sparse\":{\"count\":1,\"indices\":{\"bufferView\":0,\"componentType\":5125},"
          + "\"values\":{\"bufferView\":0}}";

  @TempDir Path folder;

  @Test
  void accessorsWithoutAnyDataAreRefused() {
    assertEquals(
        "a.gltf /accessors/0: the accessor has neither a bufferView nor sparse values; say where"
            + " its data is, or export the mesh again",
        refusal(folder, "a.gltf", positions(4_999_998, "")));
    String indices =
        MeshSamples.gltf(BOX, MeshSamples.dataUri(MeshSamples.gltfBuffer(BOX)))
            .replace("{\"bufferView\":1,\"componentType\"", "{\"componentType\"");
    assertTrue(refusal(folder, "a.gltf", indices).startsWith("a.gltf /accessors/1: the accessor"));
  }

  @Test
  void countsBeyondTheLimitTakeNoMemory() {
    assertEquals(
        "a.gltf: more than 5000000 vertices; split or simplify the mesh (library:"
            + " MeshLimits.vertices)",
        refusal(folder, "a.gltf", positions(2_147_483_646, ONE_SPARSE)));
  }

  /** The limits lifted: the heap is then the limit, and the JVM goes on. */
  @Test
  void memoryThatRunsOut_isAnErrorLikeAnyOther() {
    Assumptions.assumeTrue(
        Runtime.getRuntime().maxMemory() <= 1100L << 20, "needs a heap of 1 GiB at most");
    Path file = write(folder, "a.gltf", positions(450_000_000, ONE_SPARSE));
    MeshLimits limits = MeshLimits.DEFAULT.withVertices(500_000_000).withTriangles(500_000_000);
    SceneFormatException refused =
        assertThrows(
            SceneFormatException.class,
            () -> MeshFiles.read(file, MeshOptions.DEFAULT.withLimits(limits)));
    assertTrue(refused.getMessage().contains("more memory than this JVM may use"));
    assertTrue(refused.getMessage().contains("CLEARWAY_JAVA_OPTS=-Xmx4g"));
  }

  /** Ten accessors look at the same entries: a thousand would take minutes. */
  @Test
  void sparseElementsAreCountedOverAllAccessors() {
    int entries = 600_000;
    ByteBuffer buffer = ByteBuffer.allocate(12 * entries).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < entries; i++) buffer.putInt(4 * i, i);
    StringBuilder primitives = new StringBuilder();
    StringBuilder accessors = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      String comma = i == 0 ? "" : ",";
      primitives.append(comma).append("{\"attributes\":{\"POSITION\":").append(i).append("}}");
      accessors.append(comma).append(accessor(entries, ONE_SPARSE.replace(":1,", ":600000,")));
    }
    String text = document(primitives.toString(), accessors.toString(), buffer.capacity());
    assertEquals(
        "a.glb: more than 5000000 accessors and sparse elements together; split or simplify the"
            + " mesh (library: MeshLimits.vertices)",
        refusal(folder, "a.glb", MeshSamples.glb(text.replace(DATA, ""), buffer.array())));
  }

  @ParameterizedTest
  @CsvSource({"5120", "5122", "5126"})
  void sparseIndicesAreUnsigned(String type) {
    assertEquals(
        "a.gltf /accessors/0/sparse/indices/componentType: sparse indices of type "
            + type
            + "; they are 5121, 5123 or 5125",
        refusal(folder, "a.gltf", positions(3, ONE_SPARSE.replace("5125", type))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": nope}|a.gltf:1:7: the JSON is not well-formed here; export the mesh again",
        "{\"a\": [1|a.gltf:1:9: the JSON ends too early; export the mesh again",
        "{} {}|a.gltf:1:4: something follows the JSON; export the mesh again",
        "{\"a\":1,\"a\":2}|a.gltf:1:12: a name stands twice in this JSON object; export the mesh"
            + " again",
      })
  void brokenJsonIsToldInOurOwnWords(String text, String message) {
    assertEquals(message, refusal(folder, "a.gltf", text));
  }

  @Test
  void limitsOfTheJsonAreToldInOurOwnWords() {
    String many = "{\"a\":[" + "1,".repeat(3_000_000) + "1]}";
    String name = "{\"" + "x".repeat(20_000) + "\":1}";
    assertTrue(refusal(folder, "a.gltf", many).contains("more than 3000000 values in the JSON"));
    assertTrue(
        refusal(folder, "a.gltf", name).contains("a name or number in the JSON is too long"));
  }

  @Test
  void oddBufferFilesAreToldWhereTheyAreNamed() throws Exception {
    Files.createDirectories(folder.resolve("sub"));
    assertEquals(
        "a.gltf /buffers/0/uri: the file 'sub' is a folder; name a file with the buffer",
        refusal(folder, "a.gltf", MeshSamples.gltf(BOX, "\"uri\":\"sub\",")));
  }

  private static final String DATA =
      "\"uri\":\"data:application/octet-stream;base64,AAAAAAAAAAAAAAAA\",";

  private static String positions(int count, String sparse) {
    return document("{\"attributes\":{\"POSITION\":0}}", accessor(count, sparse), 12);
  }

  private static String accessor(int count, String sparse) {
    return "{\"componentType\":5126,\"count\":" + count + ",\"type\":\"VEC3\"" + sparse + "}";
  }

  private static String document(String primitives, String accessors, int bytes) {
    return "{\"asset\":{\"version\":\"2.0\"},\"meshes\":[{\"primitives\":["
        + primitives
        + "]}],\"accessors\":["
        + accessors
        + "],\"bufferViews\":[{\"buffer\":0,\"byteLength\":"
        + bytes
        + "}],\"buffers\":[{"
        + DATA
        + "\"byteLength\":"
        + bytes
        + "}]}";
  }
}
