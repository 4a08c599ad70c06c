package clearway.cli.check;

import clearway.check.CheckSession;
import clearway.check.CheckStatistics;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.report.CpuClock;
import clearway.cli.report.Progress;
import clearway.cli.report.Timing;
import clearway.cli.report.WarmUp;
import java.util.List;
import java.util.Optional;

/**
 * Checks a list of segments on one or more threads, each segment by itself: the answers do not
 * depend on the number of threads.
 *
 * <p>Answers and counts come from a first pass with fresh sessions, so they do not depend on how
 * often the list is repeated for timing.
 */
public final class BatchRun {
  /** What was found, and in what time. */
  public record Result(BatchAnswers answers, Timing timing) {}

  private final CheckJob job;
  private final Segment[] segments;
  private final int threads;
  private final long steps;
  private final Progress progress;
  private final CpuClock clock = new CpuClock();

  /**
   * @param steps allowed for each segment
   */
  public BatchRun(
      CheckJob job, List<Segment> segments, int threads, long steps, Progress progress) {
    this.job = job;
    this.segments = segments.toArray(Segment[]::new);
    this.threads = Math.max(1, Math.min(threads, this.segments.length));
    this.steps = steps;
    this.progress = progress;
  }

  /** Answers with the time of the only pass, nothing warmed up. */
  public Result once(WorkLimit limit) {
    CheckSession[] sessions = sessions();
    BatchPass pass = new BatchPass(job, segments, limit, clock);
    long nanos = pass.run(sessions, progress);
    return new Result(answers(pass, sessions), timing(nanos, 1, false));
  }

  /** Answers, and the best of some timed passes after a warm-up of at most two seconds. */
  public Result timed(int passes) {
    BatchAnswers answers = once(limit()).answers();
    CheckSession[] sessions = sessions();
    WarmUp.run((from, to) -> nanosOf(sessions[0], from, to), segments.length);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < passes; i++) {
      best = Math.min(best, new BatchPass(job, segments, limit(), clock).run(sessions, progress));
    }
    return new Result(answers, timing(best, passes, true));
  }

  private WorkLimit limit() {
    return new WorkLimit(steps, Optional.empty());
  }

  private CheckSession[] sessions() {
    CheckSession[] sessions = new CheckSession[threads];
    for (int i = 0; i < threads; i++) sessions[i] = job.checker().open();
    return sessions;
  }

  private long nanosOf(CheckSession session, int from, int to) {
    long start = clock.nanos();
    WorkLimit limit = limit();
    for (int i = from; i < to; i++) BatchPass.verdict(job, session, segments[i], limit);
    return clock.nanos() - start;
  }

  private static BatchAnswers answers(BatchPass pass, CheckSession[] sessions) {
    Verdict[] verdicts = pass.verdicts();
    CheckStatistics work = sessions[0].statistics();
    for (int i = 1; i < sessions.length; i++) work = work.plus(sessions[i].statistics());
    return new BatchAnswers(verdicts, work);
  }

  private Timing timing(long nanos, int passes, boolean warmedUp) {
    return new Timing((double) nanos / segments.length, clock.kind(), passes, warmedUp);
  }
}
