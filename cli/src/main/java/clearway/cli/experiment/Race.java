package clearway.cli.experiment;

import clearway.check.CheckSession;
import clearway.check.CheckStatistics;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.report.CpuClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Several checkers over the same segments, on the calling thread.
 *
 * <p>Counts and verdicts come from a first pass with a fresh session; it warms every checker up
 * before the first is timed. Then the passes of all take turns, so that what else the machine does
 * hits all alike, and the best time of each counts.
 */
final class Race {
  private static final int MOST_PASSES = 40;
  private static final long MOST_NANOS = 2_000_000_000L; // for all timed passes together
  private static final long NANOS_PER_SEGMENT = 20_000_000L; // the same

  private final List<Contender> contenders;
  private final List<Segment> segments;
  private final CpuClock clock = new CpuClock();

  Race(List<Contender> contenders, List<Segment> segments) {
    this.contenders = contenders;
    this.segments = segments;
  }

  /** What one checker did; counts are those of all segments. */
  record Result(
      Contender contender, List<Verdict> verdicts, CheckStatistics counts, double nanosPerSegment) {
    double milliseconds() {
      return nanosPerSegment / 1e6;
    }

    double volumeTests() {
      return (double) counts.volumeTests() / verdicts.size();
    }

    double triangleTests() {
      return (double) counts.triangleTests() / verdicts.size();
    }

    long free() {
      return verdicts.stream().filter(Verdict::isFree).count();
    }
  }

  List<Result> run() {
    List<Result> counted = contenders.stream().map(this::count).toList();
    long[] best = bestTimes();
    List<Result> results = new ArrayList<>();
    for (int i = 0; i < best.length; i++) results.add(withTime(counted.get(i), best[i]));
    return results;
  }

  private long[] bestTimes() {
    long[] best = new long[contenders.size()];
    Arrays.fill(best, Long.MAX_VALUE);
    long left = Math.min(MOST_NANOS, NANOS_PER_SEGMENT * segments.size());
    for (int pass = 0; pass < MOST_PASSES && left > 0; pass++) {
      for (int i = 0; i < best.length; i++) {
        long nanos = time(contenders.get(i));
        best[i] = Math.min(best[i], nanos);
        left -= nanos;
      }
    }
    return best;
  }

  private Result count(Contender contender) {
    CheckSession session = contender.checker().open();
    List<Verdict> verdicts = new ArrayList<>();
    for (Segment segment : segments) verdicts.add(session.check(segment.from(), segment.to()));
    return new Result(contender, verdicts, session.statistics(), Double.NaN);
  }

  private long time(Contender contender) {
    CheckSession session = contender.checker().open();
    long start = clock.nanos();
    for (Segment segment : segments) session.check(segment.from(), segment.to());
    return clock.nanos() - start;
  }

  private Result withTime(Result result, long nanos) {
    double each = (double) nanos / segments.size();
    return new Result(result.contender, result.verdicts, result.counts, each);
  }
}
