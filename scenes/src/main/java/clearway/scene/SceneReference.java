package clearway.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Which scene a path belongs to.
 *
 * @param file the scene file's name relative to the path file, with / between folders; for a
 *     built-in scene its name
 * @param sha256 of the scene file as 64 hexadecimal digits, see {@link SceneHash}
 */
public record SceneReference(String file, String sha256) {
  /**
   * @throws IllegalArgumentException if the name is empty or the hash is none
   */
  public SceneReference {
    Objects.requireNonNull(file, "file");
    if (file.isEmpty()) {
      throw new IllegalArgumentException("the scene's file name is empty; give one");
    }
    if (!sha256.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException(
          "the hash is '" + sha256 + "'; it must be 64 hexadecimal digits in lower case");
    }
  }

  /**
   * A scene file as a path file names it.
   *
   * @throws SceneFormatException if the scene file cannot be read
   */
  public static SceneReference toFile(Path scene, Path pathFile) {
    String hash = SceneHash.ofFile(scene);
    return new SceneReference(relative(scene, pathFile), hash);
  }

  /**
   * @throws IllegalArgumentException if there is no built-in scene of this name
   */
  public static SceneReference toBuiltIn(String name) {
    return new SceneReference(name, SceneHash.ofBuiltIn(name));
  }

  private static String relative(Path scene, Path pathFile) {
    Path from = real(pathFile.toAbsolutePath().getParent());
    Path to = real(scene.toAbsolutePath().getParent()).resolve(scene.getFileName());
    try {
      return from.relativize(to).toString().replace('\\', '/');
    } catch (IllegalArgumentException onAnotherDrive) {
      return scene.getFileName().toString();
    }
  }

  private static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException missing) {
      return folder.normalize();
    }
  }
}
