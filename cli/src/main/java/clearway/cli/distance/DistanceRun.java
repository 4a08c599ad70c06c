package clearway.cli.distance;

import clearway.cli.report.CpuClock;
import clearway.cli.report.Progress;
import clearway.cli.report.Timing;
import clearway.cli.report.WarmUp;
import clearway.geometry.Pose;

/**
 * Works through a job on the calling thread.
 *
 * <p>Answers and counts come from a first pass over the list with a fresh query object, so they do
 * not depend on how often the list is repeated for timing.
 */
public final class DistanceRun {
  private static final int CHUNK = 64;

  private final DistanceJob job;
  private final Pose[] poses;
  private final Progress progress;
  private final CpuClock clock = new CpuClock();
  private double unused; // what timed passes compute must not be optimised away

  public DistanceRun(DistanceJob job, Progress progress) {
    this.job = job;
    this.poses = job.poses().toArray(Pose[]::new);
    this.progress = progress;
  }

  /** Answers with the time of the only pass, nothing warmed up. */
  public Result once() {
    DistanceAnswers answers = new DistanceAnswers(poses.length);
    long nanos = answer(answers);
    return new Result(answers, timing(nanos, 1, false));
  }

  /**
   * Answers, and the best of {@code passes} timed passes after a warm-up of at most two seconds.
   */
  public Result timed(int passes) {
    DistanceAnswers answers = new DistanceAnswers(poses.length);
    answer(answers);
    PoseQuery query = new PoseQuery(job);
    WarmUp.run((from, to) -> nanosOf(query, from, to), poses.length);
    long best = Long.MAX_VALUE;
    for (int pass = 0; pass < passes; pass++) {
      progress.update("timed pass", pass, passes);
      best = Math.min(best, nanosOf(query, 0, poses.length));
    }
    progress.finish();
    return new Result(answers, timing(best, passes, true));
  }

  /** What was found, and in what time. */
  public record Result(DistanceAnswers answers, Timing timing) {}

  private Timing timing(long nanos, int passes, boolean warmedUp) {
    return new Timing((double) nanos / poses.length, clock.kind(), passes, warmedUp);
  }

  private long answer(DistanceAnswers answers) {
    PoseQuery query = new PoseQuery(job);
    long start = clock.nanos();
    for (int i = 0; i < poses.length; i++) {
      query.ask(poses[i]);
      answers.add(query);
      if (i % CHUNK == 0) progress.update("pose", i, poses.length);
    }
    long nanos = clock.nanos() - start;
    progress.finish();
    return nanos;
  }

  private long nanosOf(PoseQuery query, int from, int to) {
    long start = clock.nanos();
    double sum = 0;
    for (int i = from; i < to; i++) {
      query.ask(poses[i]);
      sum += query.colliding ? 1 : query.distanceFound();
    }
    unused += sum;
    return clock.nanos() - start;
  }
}
