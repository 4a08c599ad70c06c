package clearway.cli;

import picocli.CommandLine.Option;

/** {@code --json}, the same for every command on scenes. */
final class JsonOption {
  @Option(names = "--json", description = "One JSON object instead of text.")
  private boolean json;

  boolean isAsked() {
    return json;
  }
}
