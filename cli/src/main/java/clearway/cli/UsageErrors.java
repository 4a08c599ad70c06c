package clearway.cli;

import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.cli.report.NearNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells of a command line that cannot be understood, in one line with what to do. */
final class UsageErrors implements IParameterExceptionHandler {
  private final Console console;

  UsageErrors(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    CommandLine command = error.getCommandLine();
    String help = "try '" + command.getCommandSpec().qualifiedName() + " --help'";
    if (error instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      console.complain(unknown(word, command) + "; " + meant(word, command).orElse(help));
    } else {
      console.complain(sentence(error.getMessage()) + "; " + help);
    }
    return ExitCode.BAD_INPUT;
  }

  private static String unknown(String word, CommandLine command) {
    if (word.startsWith("-")) return "unknown option '" + word + "'";
    boolean takesCommand = !command.getSubcommands().isEmpty();
    return (takesCommand ? "unknown command '" : "unexpected argument '") + word + "'";
  }

  private static Optional<String> meant(String word, CommandLine command) {
    List<String> names = new ArrayList<>(command.getSubcommands().keySet());
    command.getCommandSpec().options().forEach(option -> names.addAll(List.of(option.names())));
    return NearNames.to(word, names).map(name -> "did you mean '" + name + "'?");
  }

  /** The parser's message as a part of a longer sentence. */
  private static String sentence(String message) {
    String text = message.strip();
    text = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }
}
