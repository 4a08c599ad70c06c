package clearway.cli.scene;

import clearway.cli.report.InputException;
import clearway.cli.report.InputFile;
import clearway.scene.BuiltInScenes;
import clearway.scene.NearNames;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.SceneOptions;
import clearway.scene.ScenePlaces;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Where a scene comes from, as the user named it. The name of a built-in scene means that scene,
 * even where a file of the name exists; {@code ./NAME} means the file.
 *
 * @param word as given
 * @param file the same as a file name
 */
public record SceneSource(String word, Path file) {

  public boolean isBuiltIn() {
    return BuiltInScenes.names().contains(word);
  }

  /**
   * @param notes gets what the scene's files say and the scene does not show
   * @throws InputException if there is no such file
   * @throws clearway.scene.SceneFormatException if the file cannot be used
   */
  public Scene read(SceneOptions options, Consumer<String> notes) {
    if (isBuiltIn()) return BuiltInScenes.build(word);
    if (!Files.exists(file) && file.getNameCount() == 1) throw unknown();
    return SceneFiles.read(InputFile.readable(file), options, notes);
  }

  /**
   * Where what a JSON pointer names stands in the file; a built-in scene, and a file that cannot be
   * read again, has no lines.
   */
  Function<String, Location> places(SceneOptions options) {
    Function<String, Location> without = pointer -> new Location(file, 0, 0, pointer);
    if (isBuiltIn()) return without;
    try {
      return ScenePlaces.of(file, options.text())::of;
    } catch (SceneFormatException changed) {
      return without;
    }
  }

  /**
   * @throws InputException if this is not the name of a built-in scene
   */
  public static String requireBuiltIn(String name) {
    if (BuiltInScenes.names().contains(name)) return name;
    throw new InputException("there is no built-in scene '" + name + "'", meant(name));
  }

  private InputException unknown() {
    String what = "there is no such file and no built-in scene of this name";
    return InputException.in(file, what, meant(word));
  }

  private static String meant(String name) {
    return NearNames.remedy(
        name, BuiltInScenes.names(), "'clearway scene list' names the built-in ones");
  }
}
