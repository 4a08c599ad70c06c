package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.scene.Validation;
import clearway.scene.Scene;
import clearway.scene.SceneFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "validate",
    header = "Says what is wrong with a scene.",
    description = {
      "",
      "Reads the scene and looks at the start and every goal of its queries: each tested pair of"
          + " objects must be farther apart than its clearance and delta. Exit code 0 if all is"
          + " well, else 2 and the first problem on standard error.",
      ""
    },
    footer = {
      "",
      "The fields of --json: valid, scene, delta, configurations (how many starts and goals),"
          + " problems (all of them), warnings."
    })
final class SceneValidateCommand implements Callable<Integer> {
  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;
  @Mixin private SceneArgument argument;

  @Override
  public Integer call() {
    Validation validation = new Validation(argument.source(), read(), scene.progress());
    List<String> notes = new ArrayList<>(argument.notes());
    notes.addAll(validation.warnings());
    if (json.isAsked()) scene.print(validation.json(notes));
    else if (validation.isValid()) scene.print(validation.text());
    if (!validation.isValid()) {
      scene.console().complain(validation.complaint());
      return ExitCode.BAD_INPUT;
    }
    scene.warn(notes);
    return ExitCode.YES;
  }

  private Scene read() {
    try {
      return argument.read();
    } catch (SceneFormatException error) {
      if (json.isAsked()) scene.print(Validation.json(error));
      throw error;
    }
  }
}
