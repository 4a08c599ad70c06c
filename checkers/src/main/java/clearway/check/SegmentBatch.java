package clearway.check;

import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Checks many segments that have nothing to do with one another, on several threads.
 *
 * <p>Every verdict depends on its segment alone, and statistics are sums: both are the same for any
 * number of threads. A segment is checked in one go, by whichever thread is free.
 */
public final class SegmentBatch {
  /** A motion between two configurations. */
  public record Segment(Configuration from, Configuration to) {}

  /**
   * What came of a batch.
   *
   * @param verdicts in the order of the segments; {@link Verdict.Pending} for those that were not
   *     reached because the batch was interrupted
   * @param statistics of all threads together
   */
  public record Outcome(List<Verdict> verdicts, CheckStatistics statistics) {
    public Outcome {
      verdicts = List.copyOf(verdicts);
    }

    /** Whether every segment was checked. */
    public boolean isComplete() {
      return verdicts.stream().noneMatch(Verdict::isPending);
    }
  }

  /** Is told of progress, by several threads but one at a time. */
  public interface Listener {
    /** Takes note that so many segments are done. */
    void checked(int done, int of);
  }

  private final CollisionChecker checker;
  private final int threads;
  private final long budget;
  private final Listener listener;

  private SegmentBatch(CollisionChecker checker, int threads, long budget, Listener listener) {
    this.checker = checker;
    this.threads = threads;
    this.budget = budget;
    this.listener = listener;
  }

  /** On one thread, without a budget. */
  public static SegmentBatch with(CollisionChecker checker) {
    return new SegmentBatch(checker, 1, Long.MAX_VALUE, (done, of) -> {});
  }

  /**
   * @throws IllegalArgumentException if there is not at least one
   */
  public SegmentBatch onThreads(int count) {
    if (count < 1) throw new IllegalArgumentException(count + " threads; give at least one");
    return new SegmentBatch(checker, count, budget, listener);
  }

  /** Segments that take more steps than this are undecided. */
  public SegmentBatch withBudget(long steps) {
    if (steps < 0) throw new IllegalArgumentException(steps + " steps; give 0 or more");
    return new SegmentBatch(checker, threads, steps, listener);
  }

  public SegmentBatch telling(Listener newListener) {
    return new SegmentBatch(checker, threads, budget, newListener);
  }

  /**
   * Checks all segments; returns early if this thread is interrupted, which it then still is.
   *
   * @throws IllegalArgumentException if an end has the wrong number of coordinates or lies outside
   *     the space
   */
  public Outcome check(List<Segment> segments) {
    Run run = new Run(List.copyOf(segments));
    List<Thread> others = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, segments.size()); i++) {
      Thread other = new Thread(run, "segments-" + i);
      other.setDaemon(true);
      others.add(other);
    }
    others.forEach(Thread::start);
    run.run();
    others.forEach(run::await);
    return run.outcome();
  }

  /** One batch on its way; run by every thread. */
  private final class Run implements Runnable {
    private final List<Segment> segments;
    private final Verdict[] verdicts;
    private final Thread owner = Thread.currentThread();
    private final AtomicInteger next = new AtomicInteger();
    private Throwable failure; // of the first segment that failed
    private int failedAt = Integer.MAX_VALUE;
    private CheckStatistics statistics = new CheckStatistics(0, 0, 0, 0, 0, 0);
    private int done;

    Run(List<Segment> segments) {
      this.segments = segments;
      verdicts = new Verdict[segments.size()];
      Arrays.fill(verdicts, Verdict.PENDING);
    }

    @Override
    public void run() {
      CheckSession session = checker.open();
      for (int i = take(); i < verdicts.length; i = take()) {
        try {
          check(session, i);
        } catch (RuntimeException | Error e) {
          fail(i, e);
        }
      }
      add(session.statistics());
    }

    /** Segments before this one are taken and will end, so the first to fail is always the same. */
    private synchronized void fail(int i, Throwable e) {
      if (i < failedAt) failure = e;
      failedAt = Math.min(failedAt, i);
      next.set(verdicts.length);
    }

    /** The next segment, or none if the work is to end. */
    private int take() {
      return owner.isInterrupted() ? verdicts.length : next.getAndIncrement();
    }

    private void check(CheckSession session, int i) {
      Segment segment = segments.get(i);
      SegmentCheck check = session.segment(segment.from(), segment.to());
      check.finish(budget);
      verdicts[i] = check.orUndecided();
      check.release();
      tell();
    }

    private synchronized void tell() {
      listener.checked(++done, verdicts.length);
    }

    private synchronized void add(CheckStatistics more) {
      statistics = statistics.plus(more);
    }

    /** An interrupt ends the work of all threads, each after the segment it is at. */
    void await(Thread other) {
      boolean interrupted = false;
      while (true) {
        try {
          other.join();
          break;
        } catch (InterruptedException e) {
          interrupted = true;
          next.set(verdicts.length);
        }
      }
      if (interrupted) Thread.currentThread().interrupt();
    }

    Outcome outcome() {
      if (failure instanceof Error error) throw error;
      if (failure instanceof RuntimeException exception) throw exception;
      return new Outcome(List.of(verdicts), statistics);
    }
  }
}
