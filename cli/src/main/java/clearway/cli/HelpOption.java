package clearway.cli;

import picocli.CommandLine.Option;

/** {@code --help}, the same for every command. */
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;
}
