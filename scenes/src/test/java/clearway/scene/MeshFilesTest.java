package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeshFilesTest {
  @TempDir Path folder;

  static Stream<String> names() {
    return MeshSamples.everyFormat(TriangleMesh.box(1, 1, 1)).keySet().stream();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void sameShape_isTheSameMeshInEveryFormat(long seed) {
    TriangleMesh expected = inOrderOfUse(randomSoup(seed));
    for (Map.Entry<String, byte[]> file : MeshSamples.everyFormat(expected).entrySet()) {
      TriangleMesh read = MeshFiles.read(write(folder, file.getKey(), file.getValue()));
      assertEquals(expected, read, () -> file.getKey() + ", seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void formats_areKnownByContentAlone(String name) {
    byte[] content = MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get(name);
    assertEquals(12, MeshFiles.read(write(folder, "nameless", content)).triangleCount());
  }

  @ParameterizedTest
  @MethodSource("names")
  void numbers_areReadAlikeUnderAGermanLocale(String name) {
    TriangleMesh box = inOrderOfUse(TriangleMesh.box(1.5, 2.25, 3.125));
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      byte[] content = MeshSamples.everyFormat(box).get(name);
      assertEquals(box, MeshFiles.read(write(folder, name, content)));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyFormat_keepsToTheLimitOnTriangles(String name) {
    Path file = write(folder, name, MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get(name));
    MeshOptions options = MeshOptions.DEFAULT.withLimits(MeshLimits.DEFAULT.withTriangles(11));
    String message = message(file, options);
    assertEquals(
        file
            + ": more than 11 triangles; split or simplify the mesh (library: MeshLimits.triangles)",
        message);
    MeshOptions enough = MeshOptions.DEFAULT.withLimits(MeshLimits.DEFAULT.withTriangles(12));
    assertEquals(12, MeshFiles.read(file, enough).triangleCount());
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyFormat_keepsToTheLimitOnVertices(String name) {
    Path file = write(folder, name, MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get(name));
    MeshLimits limits = MeshLimits.DEFAULT.withVertices(7);
    assertTrue(
        message(file, MeshOptions.DEFAULT.withLimits(limits)).contains("more than 7 vertices"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyFormat_keepsToTheLimitOnBytes(String name) {
    Path file = write(folder, name, MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get(name));
    MeshLimits limits = MeshLimits.DEFAULT.withFileBytes(100);
    assertTrue(
        message(file, MeshOptions.DEFAULT.withLimits(limits)).contains("more than 100 bytes"));
  }

  @Test
  void equalPositions_areOneVertexAndMinusZeroIsZero() {
    String text = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv -0.0 0 -0\nv 1 0 0\nv 0 0 1\nf 1 2 3\nf 4 5 6\n";
    TriangleMesh mesh = MeshFiles.read(write(folder, "a.obj", text));
    assertEquals(
        TriangleMesh.of(
            new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, new int[] {0, 1, 2, 0, 1, 3}),
        mesh);
  }

  @Test
  void degenerateTriangles_areKept() {
    String text = "v 0 0 0\nv 1 0 0\nf 1 1 1\nf 1 2 2\nf 1 2 1\n";
    TriangleMesh mesh = MeshFiles.read(write(folder, "a.obj", text));
    assertEquals(
        TriangleMesh.of(new double[] {0, 0, 0, 1, 0, 0}, new int[] {0, 0, 0, 0, 1, 1, 0, 1, 0}),
        mesh);
  }

  @Test
  void vertices_thatNoTriangleUsesAreLeftOut() {
    String text = "v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 8 8 8\nf 2 3 4\n";
    assertEquals(3, MeshFiles.read(write(folder, "a.obj", text)).vertexCount());
  }

  @Test
  void filesThatAreNone_areToldInWords() throws Exception {
    Path missing = folder.resolve("missing.obj");
    assertEquals(
        missing + ": the file does not exist; check its name and permissions",
        message(missing, MeshOptions.DEFAULT));
    Path directory = Files.createDirectory(folder.resolve("dir.obj"));
    assertEquals(
        directory + ": the file is a folder; give a mesh file",
        message(directory, MeshOptions.DEFAULT));
    assertEquals(
        "empty.stl: the file is empty; give a mesh file", refusal(folder, "empty.stl", ""));
    assertEquals(
        "a.blend: the format of 'a.blend' is not known; meshes are OBJ (.obj), STL (.stl), PLY"
            + " (.ply), COLLADA (.dae) or glTF 2.0 (.gltf, .glb)",
        refusal(folder, "a.blend", "BLENDER-v280"));
  }

  @Test
  void fileWithoutTriangles_isRefused() {
    assertEquals(
        "p.obj: the file holds no triangles; a mesh needs faces; points and lines do not count",
        refusal(folder, "p.obj", "v 0 0 0\np 1\n"));
  }

  @Test
  void content_winsOverAWrongExtension() {
    byte[] ply = MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get("little.ply");
    assertEquals(12, MeshFiles.read(write(folder, "wrong.obj", ply)).triangleCount());
  }

  @Test
  void meshOutsideTheGivenFolder_isRefusedUnlessAllowed() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path file = write(folder, "a.obj", MeshSamples.obj(TriangleMesh.box(1, 1, 1)));
    MeshOptions options = MeshOptions.DEFAULT.withFolder(inner);
    assertTrue(message(file, options).contains("the file lies outside the folder"));
    Path link = Files.createSymbolicLink(inner.resolve("link.obj"), file);
    assertTrue(message(link, options).contains("the file lies outside the folder"));
    assertEquals(12, MeshFiles.read(link, options.withAllowOutside(true)).triangleCount());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void limits_refuseWhatIsNoLimit(int wrong) {
    assertThrows(IllegalArgumentException.class, () -> MeshLimits.DEFAULT.withTriangles(wrong));
    assertThrows(IllegalArgumentException.class, () -> MeshLimits.DEFAULT.withNesting(wrong));
  }

  private static String message(Path file, MeshOptions options) {
    return assertThrows(SceneFormatException.class, () -> MeshFiles.read(file, options))
        .getMessage();
  }

  private static TriangleMesh randomSoup(long seed) {
    Random random = new Random(seed * 7919);
    double[] xyz = new double[60];
    for (int i = 0; i < xyz.length; i++) xyz[i] = random.nextInt(2000) / 64f - 10 + 0.0;
    int[] corners = new int[90];
    for (int i = 0; i < corners.length; i++) corners[i] = random.nextInt(20);
    return TriangleMesh.of(xyz, corners);
  }

  /** The plain way to what the readers promise: used vertices only, numbered by first use. */
  private static TriangleMesh inOrderOfUse(TriangleMesh mesh) {
    int[] number = new int[mesh.vertexCount()];
    Arrays.fill(number, -1);
    double[] xyz = new double[3 * mesh.vertexCount()];
    int[] corners = mesh.copyCorners();
    int used = 0;
    for (int i = 0; i < corners.length; i++) {
      int v = corners[i];
      if (number[v] < 0) {
        for (int k = 0; k < 3; k++) xyz[3 * used + k] = mesh.coordinate(v, k);
        number[v] = used++;
      }
      corners[i] = number[v];
    }
    return TriangleMesh.of(Arrays.copyOf(xyz, 3 * used), corners);
  }
}
