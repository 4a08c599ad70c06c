package clearway.cli;

import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.scene.NearNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
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
    Optional<String> stray = strayWord(error, args);
    if (stray.isPresent()) {
      String word = stray.get();
      console.complain(
          unknown(word, command) + "; " + NearNames.remedy(word, names(command), help));
    } else {
      console.complain(sentence(error.getMessage()) + "; " + help);
    }
    return ExitCode.BAD_INPUT;
  }

  /**
   * The word that has no meaning, if that is the error. A required option that is missing may be
   * there with a slip, and then that is what to tell.
   */
  private static Optional<String> strayWord(ParameterException error, String[] args) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      return Optional.of(unmatched.getUnmatched().get(0));
    }
    if (!(error instanceof MissingParameterException)) return Optional.empty();
    Collection<String> known = error.getCommandLine().getCommandSpec().optionsMap().keySet();
    return Stream.of(args)
        .filter(word -> word.matches("--[A-Za-z].*"))
        .map(word -> word.split("=", 2)[0])
        .filter(word -> !known.contains(word))
        .findFirst();
  }

  private static String unknown(String word, CommandLine command) {
    if (word.startsWith("-")) return "unknown option '" + word + "'";
    boolean takesCommand = !command.getSubcommands().isEmpty();
    return (takesCommand ? "unknown command '" : "unexpected argument '") + word + "'";
  }

  private static List<String> names(CommandLine command) {
    List<String> names = new ArrayList<>(command.getSubcommands().keySet());
    command.getCommandSpec().options().forEach(option -> names.addAll(List.of(option.names())));
    return names;
  }

  /** The parser's message as a part of a longer sentence. */
  private static String sentence(String message) {
    String text = message.strip();
    text = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }
}
