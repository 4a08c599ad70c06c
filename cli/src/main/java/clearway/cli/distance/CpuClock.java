package clearway.cli.distance;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of the current thread, or wall-clock time where the system does not tell. */
final class CpuClock {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final boolean cpu =
      threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();

  long nanos() {
    return cpu ? threads.getCurrentThreadCpuTime() : System.nanoTime();
  }

  /** {@code cpu} or {@code wall}. */
  String kind() {
    return cpu ? "cpu" : "wall";
  }
}
