package clearway.scene;

import clearway.scene.document.SceneReader;
import clearway.scene.document.SceneWriter;
import clearway.scene.text.Documents;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Reads and writes scenes, {@code clearway-scene/1}: JSON if the file's name ends with .json, YAML
 * if it ends with .yaml or .yml.
 *
 * <p>Any file, however damaged or hostile, gives a scene or a {@link SceneFormatException} with its
 * place; no other files are opened than those below the scene's own folder and those that the
 * options allow. Every query lies within the limits of its robots; whether it collides is not asked
 * here.
 *
 * <p>Writing and reading again gives an equal scene, provided its meshes are {@linkplain
 * MeshFiles#canonical canonical}, as those read from files are.
 */
public final class SceneFiles {
  private SceneFiles() {}

  /** As {@link #read(Path, SceneOptions)} with {@link SceneOptions#DEFAULT}. */
  public static Scene read(Path file) {
    return read(file, SceneOptions.DEFAULT);
  }

  /** As {@link #read(Path, SceneOptions, Consumer)}, notes left aside. */
  public static Scene read(Path file, SceneOptions options) {
    return read(file, options, note -> {});
  }

  /**
   * @param notes gets what URDF and SRDF files say and the scene does not show, one sentence each
   * @throws SceneFormatException if the file, or a file it names, is missing, malformed, beyond a
   *     limit or makes no sense
   */
  public static Scene read(Path file, SceneOptions options, Consumer<String> notes) {
    try {
      return SceneReader.read(file, options, notes);
    } catch (OutOfMemoryError full) {
      // What was allocated hangs on this call alone, so it is free again here.
      throw new SceneFormatException(
          SceneFormatException.Location.of(file),
          "the scene needs more memory than this JVM may use, "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MiB",
          "simplify the scene or allow a larger heap, such as -Xmx4g (command line:"
              + " CLEARWAY_JAVA_OPTS=-Xmx4g)");
    }
  }

  /**
   * Writes a scene and, in {@code meshes/} beside it, its meshes as OBJ files; equal meshes share a
   * file. Files are written whole or not at all, the scene last. Robots are written with their
   * links, whatever they were read from.
   *
   * @param file whose name ends with .json, .yaml or .yml
   * @throws IllegalArgumentException if the name ends otherwise, or the scene holds what no scene
   *     file can say: an empty name, a number beyond 1e50, a joint held outside its limits, a rule
   *     about things that are not there
   * @throws SceneFormatException if a file cannot be written
   */
  public static void write(Scene scene, Path file) {
    if (!Documents.isJson(file) && !Documents.isYaml(file)) {
      throw new IllegalArgumentException(
          "the file is named '" + file + "'; its name must end with .json, .yaml or .yml");
    }
    SceneWriter.write(scene, file);
  }
}
