package clearway.cli;

import clearway.cli.report.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    header = "The shell completion script.",
    description = {"", "For bash and zsh: source <(clearway completion)", ""})
final class CompletionCommand implements Callable<Integer> {
  @ParentCommand private Main main;
  @Mixin private HelpOption help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    main.console().out().print(AutoComplete.bash("clearway", spec.root().commandLine()));
    return ExitCode.YES;
  }
}
