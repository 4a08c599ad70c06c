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
 * Reads every mesh file below {@code data/} in a folder of the user's choice, or below the folder
 * itself if it has no {@code data/}: {@code -Dclearway.data=DIR} or the environment variable
 * CLEARWAY_DATA, relative to the top of the project. The outcome of each file goes to
 * target/real-meshes.txt.
 */
class RealMeshFilesTest {
  private static final Set<String> EXTENSIONS = Set.of("obj", "stl", "ply", "dae", "gltf", "glb");

  @Test
  void everyRealFile_givesAMeshOrAClearError() throws IOException {
    String folder = System.getProperty("clearway.data", System.getenv("CLEARWAY_DATA"));
    Assumptions.assumeTrue(folder != null, "set -Dclearway.data=DIR to read the meshes below it");
    Path root = meshFolder(folder);
    List<Path> files = meshesBelow(root);
    assertFalse(files.isEmpty(), () -> "no mesh files below " + root);
    List<String> outcomes = files.stream().map(file -> outcome(root, file)).toList();
    Files.write(Files.createDirectories(Path.of("target")).resolve("real-meshes.txt"), outcomes);
    long read = outcomes.stream().filter(outcome -> outcome.startsWith("read ")).count();
    // A collection may hold many files that are broken on purpose, but not only such.
    assertTrue(4 * read >= files.size(), () -> read + " of " + files.size() + " files were read");
  }

  private static Path meshFolder(String folder) {
    Path given = projectRoot().resolve(folder);
    return Files.isDirectory(given.resolve("data")) ? given.resolve("data") : given;
  }

  private static Path projectRoot() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("settings.gradle.kts")) ? here : here.getParent();
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
