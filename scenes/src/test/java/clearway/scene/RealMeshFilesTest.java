package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Reads every mesh file below a folder of the user's choice: {@code -Dclearway.data=DIR} or the
 * environment variable CLEARWAY_DATA. The outcome of each file goes to target/real-meshes.txt.
 */
class RealMeshFilesTest {
  private static final Set<String> EXTENSIONS = Set.of("obj", "stl", "ply", "dae", "gltf", "glb");

  @Test
  void everyRealFile_givesAMeshOrAClearError() throws IOException {
    String folder = System.getProperty("clearway.data", System.getenv("CLEARWAY_DATA"));
    Assumptions.assumeTrue(folder != null, "set -Dclearway.data=DIR to read the meshes below it");
    Path root = Path.of(folder);
    List<Path> files = meshesBelow(root);
    assertFalse(files.isEmpty(), () -> "no mesh files below " + folder);
    StringBuilder report = new StringBuilder();
    for (Path file : files) report.append(outcome(root, file)).append('\n');
    Files.writeString(
        Files.createDirectories(Path.of("target")).resolve("real-meshes.txt"), report);
  }

  private static String outcome(Path root, Path file) {
    try {
      TriangleMesh mesh = MeshFiles.read(file);
      return "read    " + root.relativize(file) + " " + mesh;
    } catch (SceneFormatException refused) {
      assertTrue(refused.getMessage().startsWith(file.toString()), refused::getMessage);
      assertTrue(refused.getMessage().lines().count() == 1, refused::getMessage);
      return "refused " + refused.getMessage().replace(root + "/", "");
    }
  }

  private static List<Path> meshesBelow(Path root) throws IOException {
    try (Stream<Path> walk = Files.walk(root)) {
      return walk.filter(Files::isRegularFile).filter(RealMeshFilesTest::isMesh).sorted().toList();
    }
  }

  private static boolean isMesh(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return EXTENSIONS.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
