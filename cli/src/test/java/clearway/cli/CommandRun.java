package clearway.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a command answered: its exit code and what it printed, with plain line ends. */
record CommandRun(int exitCode, String out, String err) {
  static CommandRun of(Object... arguments) {
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) words[i] = arguments[i].toString();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(words, utf8(out), utf8(err));
    return new CommandRun(exitCode, text(out), text(err));
  }

  private static PrintStream utf8(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
