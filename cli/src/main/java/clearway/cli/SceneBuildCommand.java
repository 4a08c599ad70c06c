package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.scene.SceneOutput;
import clearway.cli.scene.SceneSource;
import clearway.scene.BuiltInScenes;
import clearway.scene.Scene;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "build",
    header = "Writes a built-in scene to a folder.",
    description = {
      "",
      "Writes DIR/NAME.json and its meshes in DIR/meshes, whole or not at all, in place of files of"
          + " these names. DIR is created if it does not exist.",
      ""
    },
    footer = {"", "The fields of --json: scene, file, robots, obstacles, triangles, queries."})
final class SceneBuildCommand implements Callable<Integer> {
  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;

  @Parameters(
      paramLabel = "NAME",
      description = "The name of a built-in scene ('clearway scene list').")
  private String name;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "The folder to write to.")
  private Path folder;

  @Option(
      names = "--clearance",
      paramLabel = "Z",
      description = "How far the arm of a grazing scene stays above the face.")
  private Double clearance;

  @Override
  public Integer call() {
    SceneSource.requireBuiltIn(name);
    SceneOutput output = SceneOutput.in(folder, name + ".json");
    Scene built = build();
    output.write(built);
    if (json.isAsked()) scene.print(output.json(built));
    else scene.print(output.text(built));
    return ExitCode.YES;
  }

  private Scene build() {
    if (clearance == null) return BuiltInScenes.build(name);
    try {
      return BuiltInScenes.build(name, clearance);
    } catch (IllegalArgumentException refusal) {
      throw InputException.because(refusal);
    }
  }
}
