package clearway.cli.check;

import clearway.check.CheckSession;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.report.CpuClock;
import clearway.cli.report.Progress;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** One pass over a list of segments: every thread takes the next ones that nobody has taken. */
final class BatchPass {
  private static final int CHUNK = 8;

  private final CheckJob job;
  private final Segment[] segments;
  private final WorkLimit limit;
  private final CpuClock clock;
  private final Verdict[] verdicts;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicLong nanos = new AtomicLong();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  BatchPass(CheckJob job, Segment[] segments, WorkLimit limit, CpuClock clock) {
    this.job = job;
    this.segments = segments;
    this.limit = limit;
    this.clock = clock;
    verdicts = new Verdict[segments.length];
  }

  /** Nanoseconds of all threads together, one thread for each session. */
  long run(CheckSession[] sessions, Progress progress) {
    Thread[] others = new Thread[sessions.length - 1];
    for (int i = 0; i < others.length; i++) {
      CheckSession session = sessions[i + 1];
      others[i] = new Thread(() -> work(session, null));
      others[i].setDaemon(true);
      others[i].start();
    }
    work(sessions[0], progress);
    for (Thread other : others) await(other);
    progress.finish();
    rethrow();
    return nanos.get();
  }

  Verdict[] verdicts() {
    return verdicts;
  }

  static Verdict verdict(CheckJob job, CheckSession session, Segment segment, WorkLimit limit) {
    return limit.finish(
        job.firstContact()
            ? session.firstContact(segment.from(), segment.to())
            : session.segment(segment.from(), segment.to()));
  }

  private void work(CheckSession session, Progress progress) {
    long start = clock.nanos();
    try {
      int from = next.getAndAdd(CHUNK);
      while (from < segments.length && failure.get() == null) {
        int to = Math.min(from + CHUNK, segments.length);
        for (int i = from; i < to; i++) verdicts[i] = verdict(job, session, segments[i], limit);
        if (progress != null) progress.update("segment", from, segments.length);
        from = next.getAndAdd(CHUNK);
      }
    } catch (Throwable thrown) { // told by the thread that waits
      failure.compareAndSet(null, thrown);
    }
    nanos.addAndGet(clock.nanos() - start);
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  private void rethrow() {
    Throwable thrown = failure.get();
    if (thrown instanceof Error error) throw error;
    if (thrown != null) throw (RuntimeException) thrown;
  }
}
