package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.scene.SceneListing;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "list",
    header = "The built-in scenes, what they stand for and what is in them.",
    footer = {
      "",
      "The fields of --json: scenes, a list of name, summary, robots, degrees_of_freedom,"
          + " obstacles, triangles."
    })
final class SceneListCommand implements Callable<Integer> {
  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;

  @Override
  public Integer call() {
    SceneListing listing = new SceneListing(scene.progress());
    if (json.isAsked()) scene.print(listing.json());
    else scene.print(listing.text());
    return ExitCode.YES;
  }
}
