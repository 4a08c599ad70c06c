package clearway.cli.check;

import clearway.check.PathCheck;
import clearway.check.SegmentCheck;
import clearway.check.Verdict;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How much work a check may take: steps, which can be repeated, and time, which cannot. The time
 * runs from the making of this on, for all checks together; steps are counted for each check, or
 * from those that others have used.
 */
public final class WorkLimit {
  private static final int STEPS_BETWEEN_LOOKS = 64;
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final long steps;
  private final LongSupplier nanos;
  private final boolean timed;
  private final long deadline;

  /**
   * @param steps for each check
   * @param timeout for all checks together; empty for no limit
   */
  public WorkLimit(long steps, Optional<Duration> timeout) {
    this(steps, timeout, System::nanoTime);
  }

  WorkLimit(long steps, Optional<Duration> timeout, LongSupplier nanos) {
    this.steps = steps;
    this.nanos = nanos;
    timed = timeout.isPresent();
    deadline = timed ? nanos.getAsLong() + nanosOf(timeout.get()) : 0;
  }

  /** At most a century, so that differences of clock readings do not overflow. */
  private static long nanosOf(Duration timeout) {
    return (timeout.compareTo(LONGEST) < 0 ? timeout : LONGEST).toNanos();
  }

  public boolean isExpired() {
    return timed && nanos.getAsLong() - deadline >= 0;
  }

  /** Works on a segment as long as the limit allows: settled, or undecided. */
  Verdict finish(SegmentCheck check) {
    return finish(check, 0);
  }

  /** As {@link #finish(SegmentCheck)}, where so many of the steps have been used. */
  Verdict finish(SegmentCheck check, long used) {
    long left = steps - used;
    while (check.verdict().isPending() && left > 0 && !isExpired()) {
      long now = timed ? Math.min(left, STEPS_BETWEEN_LOOKS) : left;
      check.finish(now);
      left -= now;
    }
    Verdict verdict = check.orUndecided();
    check.release();
    return verdict;
  }

  /** Works on a path as long as the limit allows; it may still be pending. */
  Verdict finish(PathCheck check) {
    long left = steps;
    while (check.verdict().isPending() && left > 0 && !isExpired()) {
      long now = timed ? Math.min(left, STEPS_BETWEEN_LOOKS) : left;
      check.finish(now);
      left -= now;
    }
    return check.verdict();
  }
}
