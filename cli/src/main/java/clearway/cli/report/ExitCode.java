package clearway.cli.report;

/** The answers a script can rely on. */
public final class ExitCode {
  /** A path was found, the path is free, the certificate holds, or the work was done. */
  public static final int YES = 0;

  /** No path within the budget, the path collides, or the certificate is refused. */
  public static final int NO = 1;

  /** Bad input or usage, told in one line on standard error. */
  public static final int BAD_INPUT = 2;

  /** A fault of Clearway's own. */
  public static final int FAULT = 3;

  /** A budget ran out before a proof or a collision was found; never confused with free. */
  public static final int UNDECIDED = 4;

  /** Interrupted; the Java runtime answers so by itself on an interrupt from the terminal. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
