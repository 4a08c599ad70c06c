package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.scene.SceneInfo;
import clearway.cli.scene.SceneInfoJson;
import clearway.scene.Scene;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "info",
    header = "Says what is in a scene.",
    description = {
      "",
      "Robots with their links, joints, limits and coordinates, obstacles, pairs of objects tested"
          + " and left out, size and delta, queries. Coordinates are counted from 0 through all"
          + " robots, in the order of a configuration.",
      ""
    },
    footer = {
      "",
      "What URDF and SRDF files say and the scene does not show is told on standard error, and in"
          + " the field notes of --json."
    })
final class SceneInfoCommand implements Callable<Integer> {
  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;
  @Mixin private SceneArgument argument;

  @Override
  public Integer call() {
    Scene read = argument.read();
    if (json.isAsked()) scene.print(SceneInfoJson.of(read, argument.notes()));
    else scene.print(SceneInfo.text(read));
    scene.warn(argument.notes());
    return ExitCode.YES;
  }
}
