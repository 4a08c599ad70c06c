package clearway.cli.report;

import java.util.function.LongSupplier;

/**
 * A line on standard error that tells how far a long job is; silent unless that is a terminal, and
 * for the first two seconds.
 */
public final class Progress {
  private static final long SILENT_NANOS = 2_000_000_000L;
  private static final long BETWEEN_NANOS = 200_000_000L;

  private final Console console;
  private final boolean enabled;
  private final LongSupplier nanos;
  private long next;
  private boolean shown;

  public Progress(Console console, boolean quiet) {
    this(console, quiet, System::nanoTime);
  }

  Progress(Console console, boolean quiet, LongSupplier nanos) {
    this.console = console;
    this.enabled = console.terminal() && !quiet;
    this.nanos = nanos;
    this.next = nanos.getAsLong() + SILENT_NANOS;
  }

  /** Cheap enough for every few queries. */
  public void update(String what, long done, long total) {
    if (!enabled) return;
    long now = nanos.getAsLong();
    if (now - next < 0) return;
    next = now + BETWEEN_NANOS;
    shown = true;
    console.err().print("\r" + what + " " + done + " of " + total + " (" + 100 * done / total);
    console.err().print(" %)\u001b[K");
    console.err().flush();
  }

  /** Wipes the line, so that results follow on a clean one. */
  public void finish() {
    if (!shown) return;
    console.err().print("\r\u001b[K");
    console.err().flush();
    shown = false;
  }
}
