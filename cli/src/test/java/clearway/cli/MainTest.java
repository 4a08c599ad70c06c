package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.cli.report.Version;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
  @ParameterizedTest
  @CsvSource({
    "help.txt, --help",
    "help.txt, -h",
    "help.txt, help",
    "help-check.txt, check --help",
    "help-check.txt, help check",
    "help-distance.txt, distance --help",
    "help-distance.txt, help distance",
    "help-experiment.txt, experiment --help",
    "help-completion.txt, completion --help",
    "help-scene.txt, scene --help",
    "help-scene.txt, help scene",
    "help-scene-list.txt, scene list --help",
    "help-scene-build.txt, scene build --help",
    "help-scene-info.txt, scene info --help",
    "help-scene-validate.txt, scene validate --help",
    "help-scene-import.txt, scene import --help",
    "help-scene-acm.txt, scene acm --help"
  })
  void help_isTheGoldenText(String file, String command) throws IOException {
    CommandRun run = CommandRun.of((Object[]) command.split(" "));
    assertEquals(ExitCode.YES, run.exitCode());
    assertEquals("", run.err());
    Golden.assertMatches(file, run.out());
  }

  @Test
  void version_isOneLine() {
    CommandRun run = CommandRun.of("--version");
    assertEquals(new CommandRun(ExitCode.YES, "clearway " + Version.CURRENT + "\n", ""), run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                  | missing required subcommand; try 'clearway --help'
          distnce             | unknown command 'distnce'; did you mean 'distance'?
          plan scene.json     | unknown command 'plan'; try 'clearway --help'
          --versoin           | unknown option '--versoin'; did you mean '--version'?
          completion --x      | unknown option '--x'; try 'clearway completion --help'
          completion bash     | unexpected argument 'bash'; try 'clearway completion --help'
          help plan           | unknown subcommand 'plan'; try 'clearway --help'
          scene               | missing required subcommand; try 'clearway scene --help'
          scene lst           | unknown command 'lst'; did you mean 'list'?
          scene info          | missing required parameter: 'SCENE'; try 'clearway scene info --help'
          scene info a b      | unexpected argument 'b'; try 'clearway scene info --help'
          scene build hook    | missing required option: '--output=DIR'; try 'clearway scene build --help'
          """)
  void aWrongCommandLine_isToldInOneLine(String command, String message) {
    CommandRun run = CommandRun.of((Object[]) command.strip().split(" "));
    if (command.isEmpty()) run = CommandRun.of();
    assertEquals(new CommandRun(ExitCode.BAD_INPUT, "", "clearway: " + message + "\n"), run);
  }

  @Test
  void aLineBreakInAnArgument_staysInTheLine() {
    CommandRun run = CommandRun.of("pl\nan\u001b");
    assertEquals("clearway: unknown command 'pl\\nan\\u001b'; try 'clearway --help'\n", run.err());
  }

  @Test
  void completion_knowsTheCommandsAndTheirOptions() {
    CommandRun run = CommandRun.of("completion");
    assertEquals(ExitCode.YES, run.exitCode());
    assertTrue(run.out().startsWith("#!/usr/bin/env bash\n"), run::out);
    assertTrue(run.out().contains("'--mesh-a'"), run::out);
    assertTrue(run.out().contains("'--prove'"), run::out);
    assertTrue(run.out().contains("'--first-contact'"), run::out);
    assertTrue(run.out().contains("\"fixed\" \"adaptive\" \"refined\""), run::out);
    assertTrue(run.out().contains("\"collide\" \"greedy\" \"exact\" \"approx\""), run::out);
  }

  @Test
  void aFault_isExitCode3WithStackTraceVersionAndWhereToReportIt() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = runWithFailingOutput(new IllegalStateException("planted"), err);
    String text = err.toString(StandardCharsets.UTF_8);
    assertEquals(ExitCode.FAULT, exitCode);
    assertTrue(text.startsWith("clearway: a fault of Clearway's own, not of your input:"), text);
    assertTrue(text.contains("IllegalStateException: planted"), text);
    assertTrue(text.contains("\tat clearway.cli."), text);
    assertTrue(text.contains("Clearway " + Version.CURRENT + ", Java "), text);
    assertTrue(text.contains("the project's issue tracker"), text);
  }

  @Test
  void anErrorOfTheRuntime_isAFaultToo() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertEquals(ExitCode.FAULT, runWithFailingOutput(new StackOverflowError("planted"), err));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("StackOverflowError: planted"));
  }

  @Test
  void outOfMemory_comesWithAHintAndWithoutAStackTrace() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertEquals(ExitCode.FAULT, runWithFailingOutput(new OutOfMemoryError("planted"), err));
    String text = err.toString(StandardCharsets.UTF_8);
    assertTrue(text.matches("clearway: out of memory at \\d+ MB; .*CLEARWAY_JAVA_OPTS.*\n"), text);
    assertFalse(text.contains("\tat "), text);
  }

  @Test
  void aBrokenPipe_isNoStackTrace() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    int exitCode =
        Main.run(new String[] {"completion"}, new PrintStream(broken), new PrintStream(err));
    assertEquals(ExitCode.YES, exitCode);
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  private static int runWithFailingOutput(Throwable planted, ByteArrayOutputStream err) {
    PrintStream failing =
        new PrintStream(OutputStream.nullOutputStream()) {
          @Override
          public void print(String text) {
            if (planted instanceof Error error) throw error;
            throw (RuntimeException) planted;
          }
        };
    return Main.run(new String[] {"completion"}, failing, new PrintStream(err, true));
  }
}
