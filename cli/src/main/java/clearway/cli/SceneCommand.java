package clearway.cli;

import clearway.cli.report.Console;
import clearway.cli.report.JsonLine;
import clearway.cli.report.Progress;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "scene",
    header = "Lists, builds, describes, validates and imports scenes.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    subcommands = {
      SceneListCommand.class,
      SceneBuildCommand.class,
      SceneInfoCommand.class,
      SceneValidateCommand.class,
      SceneImportCommand.class,
      SceneAcmCommand.class
    })
final class SceneCommand {
  @ParentCommand private Main main;
  @Mixin private HelpOption help;

  Console console() {
    return main.console();
  }

  Progress progress() {
    return new Progress(main.console(), main.isQuiet());
  }

  /** Told last, so that an error stays alone on standard error. */
  void warn(List<String> notes) {
    if (!main.isQuiet()) notes.forEach(main.console()::warn);
  }

  void print(String text) {
    main.console().out().print(text);
  }

  void print(Map<String, Object> object) {
    print(JsonLine.of(object));
  }
}
