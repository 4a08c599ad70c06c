package clearway.cli.report;

import java.io.PrintStream;

/** Tells of a fault of Clearway's own: what happened, in which version, and where to report it. */
public final class Faults {
  private Faults() {}

  /** Reports {@code fault} and answers the exit code. */
  public static int report(Throwable fault, Console console) {
    if (fault instanceof OutOfMemoryError) return reportMemory(console);
    PrintStream err = console.err();
    console.complain("a fault of Clearway's own, not of your input: " + fault);
    fault.printStackTrace(err);
    err.print("Clearway " + Version.CURRENT + ", Java " + System.getProperty("java.version"));
    err.print(", " + System.getProperty("os.name") + " " + System.getProperty("os.arch") + "\n");
    err.print(
        "Please report it at the project's issue tracker with the lines above, the command and"
            + " the files it read.\n");
    err.flush();
    return ExitCode.FAULT;
  }

  private static int reportMemory(Console console) {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    console.complain(
        "out of memory at "
            + megabytes
            + " MB; allow more with CLEARWAY_JAVA_OPTS=-Xmx8g (any size your machine has)");
    return ExitCode.FAULT;
  }
}
