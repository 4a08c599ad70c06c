package clearway.cli;

import clearway.cli.scene.SceneSource;
import clearway.scene.Scene;
import clearway.scene.SceneOptions;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code SCENE}, the same for every command that reads one. */
final class SceneArgument {
  @Parameters(
      index = "0",
      paramLabel = "SCENE",
      description = "A scene file, or the name of a built-in scene ('clearway scene list').")
  private SceneSource source;

  @Mixin private FileOptions files;

  private final List<String> notes = new ArrayList<>();

  SceneSource source() {
    return source;
  }

  SceneOptions options() {
    return files.options();
  }

  Scene read() {
    return source.read(options(), notes::add);
  }

  /** What the scene's files say and the scene does not show, once it is read. */
  List<String> notes() {
    return notes;
  }
}
