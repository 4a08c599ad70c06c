package clearway.cli.report;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of the calling thread, or wall-clock time where the system does not tell. */
public final class CpuClock {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final boolean cpu =
      threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();

  public long nanos() {
    return cpu ? threads.getCurrentThreadCpuTime() : System.nanoTime();
  }

  /** {@code cpu} or {@code wall}. */
  public String kind() {
    return cpu ? "cpu" : "wall";
  }
}
