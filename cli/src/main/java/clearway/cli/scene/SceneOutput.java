package clearway.cli.scene;

import clearway.cli.report.Console;
import clearway.cli.report.InputException;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A scene file to be written with its meshes, whole or not at all. */
public final class SceneOutput {
  private final Path file;
  private final List<Path> created =
      new ArrayList<>(); // folders made for the file, inner ones last

  private SceneOutput(Path file) {
    this.file = file;
  }

  /**
   * A file in a folder that is created with it if need be.
   *
   * @throws InputException if there is something else in the folder's place
   */
  public static SceneOutput in(Path folder, String name) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw InputException.in(folder, "is a file", "name a folder to write to");
    }
    return new SceneOutput(folder.resolve(name));
  }

  /**
   * A file in a folder that exists.
   *
   * @throws InputException if its name is not that of a scene file, or the folder is missing
   */
  public static SceneOutput at(Path file) {
    if (!file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.(json|yaml|yml)")) {
      throw InputException.in(
          file, "is no name of a scene file", "end it with .json, .yaml or .yml");
    }
    if (Files.isDirectory(file)) {
      throw InputException.in(file, "is a folder", "name a file to write");
    }
    if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
      throw InputException.in(file, "its folder does not exist", "create the folder first");
    }
    return new SceneOutput(file);
  }

  /**
   * @throws InputException if the scene holds what no scene file can say
   * @throws clearway.scene.SceneFormatException if a file cannot be written
   */
  public void write(Scene scene) {
    boolean written = false;
    try {
      create(file.getParent());
      SceneFiles.write(scene, file);
      written = true;
    } catch (IllegalArgumentException refusal) {
      throw InputException.because(refusal);
    } finally {
      if (!written) removeFolders();
    }
  }

  /** Creates what is missing of a folder. */
  private void create(Path folder) {
    if (folder == null || Files.isDirectory(folder)) return;
    create(folder.getParent());
    try {
      Files.createDirectory(folder);
      created.add(folder);
    } catch (IOException e) {
      throw InputException.in(folder, "cannot be created", "check the folder it is in");
    }
  }

  private void removeFolders() {
    for (int i = created.size() - 1; i >= 0; i--) {
      try {
        Files.deleteIfExists(created.get(i));
      } catch (IOException left) {
        // The error that led here is told; an empty folder is harmless.
      }
    }
  }

  public String text(Scene scene) {
    SceneCounts counts = new SceneCounts(scene.world());
    return Console.oneLine(file.toString())
        + ": "
        + Plural.of(scene.world().robots().size(), "robot")
        + ", "
        + Plural.of(scene.world().obstacles().size(), "obstacle")
        + ", "
        + Plural.of(counts.triangles(), "triangle")
        + ", "
        + Plural.of(scene.queries().size(), "query", "queries")
        + "\n";
  }

  public Map<String, Object> json(Scene scene) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("scene", scene.name());
    object.put("file", file.toString());
    object.put("robots", scene.world().robots().size());
    object.put("obstacles", scene.world().obstacles().size());
    object.put("triangles", new SceneCounts(scene.world()).triangles());
    object.put("queries", scene.queries().size());
    return object;
  }
}
