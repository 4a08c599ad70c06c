package clearway.cli;

import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.cli.report.Faults;
import clearway.cli.report.InputException;
import clearway.cli.report.StandardOutput;
import clearway.cli.report.Version;
import clearway.scene.SceneFormatException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program {@code clearway}: runs a command and answers with its exit code. */
@Command(
    name = "clearway",
    version = "clearway " + Version.CURRENT,
    header = "Motion planning whose paths are proven free of collision.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    subcommands = {
      CheckCommand.class,
      DistanceCommand.class,
      ExperimentCommand.class,
      SceneCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Exit codes: 0 yes, or the work was done; 1 no; 2 bad input or usage; 3 a fault of Clearway's"
          + " own; 4 undecided; 130 interrupted."
    })
public final class Main {
  private final Console console;

  @Mixin private HelpOption help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version and exit.")
  private boolean version;

  @Option(
      names = "--quiet",
      scope = ScopeType.INHERIT,
      description = "No progress, warnings or timings on standard error.")
  private boolean quiet;

  private Main(Console console) {
    this.console = console;
  }

  public static void main(String[] args) {
    StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Console console = new Console(out, err, isTerminal());
    int exitCode = run(args, console);
    System.exit(exitCode == ExitCode.YES ? written(output, console) : exitCode);
  }

  /** Runs a command as if on no terminal. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, new Console(out, err, false));
  }

  static int run(String[] args, Console console) {
    try {
      return commandLine(console).execute(args);
    } catch (Throwable fault) { // errors and faults of the parser; exceptions come to exitCode
      return Faults.report(fault, console);
    } finally {
      console.out().flush();
    }
  }

  private static int exitCode(Exception exception, Console console) {
    if (exception instanceof InputException || exception instanceof SceneFormatException) {
      console.complain(exception.getMessage());
      return ExitCode.BAD_INPUT;
    }
    return Faults.report(exception, console);
  }

  Console console() {
    return console;
  }

  boolean isQuiet() {
    return quiet;
  }

  private static CommandLine commandLine(Console console) {
    CommandLine.Help.Ansi colours =
        console.terminal() ? CommandLine.Help.Ansi.AUTO : CommandLine.Help.Ansi.OFF;
    return OptionValues.register(new CommandLine(new Main(console)))
        .setExpandAtFiles(false) // '@' may begin a file name
        .setOut(new PrintWriter(console.out(), true))
        .setErr(new PrintWriter(console.err(), true))
        .setColorScheme(CommandLine.Help.defaultColorScheme(colours))
        .setParameterExceptionHandler(new UsageErrors(console))
        .setExecutionExceptionHandler(
            (exception, commandLine, result) -> exitCode(exception, console));
  }

  /** The launcher says whether standard error is a terminal; Java 17 knows only of the others. */
  private static boolean isTerminal() {
    String told = System.getProperty("clearway.terminal");
    return told == null ? System.console() != null : Boolean.parseBoolean(told);
  }

  private static int written(StandardOutput output, Console console) {
    try {
      output.requireWritten();
      return ExitCode.YES;
    } catch (InputException e) {
      console.complain(e.getMessage());
      return ExitCode.BAD_INPUT;
    }
  }
}
