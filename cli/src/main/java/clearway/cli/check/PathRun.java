package clearway.cli.check;

import clearway.check.CheckSession;
import clearway.check.PathCheck;
import clearway.check.SegmentCheck;
import clearway.check.Verdict;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import java.util.ArrayList;
import java.util.List;

/** Checks a path on the calling thread. */
public final class PathRun {
  private final CheckSession session;
  private final List<Configuration> from = new ArrayList<>();
  private final List<Configuration> to = new ArrayList<>();
  private final WorkLimit limit;

  public PathRun(CheckJob job, MotionPath path, WorkLimit limit) {
    session = job.checker().open();
    this.limit = limit;
    List<Configuration> points = path.waypoints();
    for (int i = 1; i < points.size(); i++) add(points.get(i - 1), points.get(i));
    if (points.size() == 1) add(points.get(0), points.get(0));
  }

  private void add(Configuration begin, Configuration end) {
    from.add(begin);
    to.add(end);
  }

  /** Whether the path is free: the most urgent segment first. */
  public PathAnswer whole() {
    List<SegmentCheck> checks = new ArrayList<>();
    for (int i = 0; i < from.size(); i++) checks.add(session.segment(from.get(i), to.get(i)));
    PathCheck check = PathCheck.over(checks);
    Verdict verdict = limit.finish(check);
    if (!verdict.isPending()) return answer(verdict, check.decidingSegment(), 0);
    int pending = 0;
    int first = -1;
    for (int i = checks.size() - 1; i >= 0; i--) {
      if (!checks.get(i).verdict().isPending()) continue;
      pending++;
      first = i;
    }
    return answer(checks.get(first).orUndecided(), first, pending);
  }

  /** The first contact along the path: segment by segment from its start. */
  public PathAnswer firstContact() {
    double clearance = Double.POSITIVE_INFINITY;
    for (int i = 0; i < from.size(); i++) {
      long used = session.statistics().steps();
      Verdict verdict = limit.finish(session.firstContact(from.get(i), to.get(i)), used);
      if (!(verdict instanceof Verdict.Free free)) return answer(verdict, i, from.size() - i);
      clearance = Math.min(clearance, free.clearance());
    }
    return answer(new Verdict.Free(clearance), -1, 0);
  }

  private PathAnswer answer(Verdict verdict, int segment, int unsettled) {
    return new PathAnswer(verdict, from.size(), segment, unsettled, session.statistics());
  }
}
