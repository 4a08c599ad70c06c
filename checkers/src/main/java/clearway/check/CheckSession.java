package clearway.check;

import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.MotionSamples;
import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import clearway.world.WorldQuery.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * One thread's work with a checker: scratch, counters and the memory of unfinished checks.
 *
 * <p>Not safe for use by several threads at once; every thread opens its own.
 */
public final class CheckSession {
  /** How a checker begins the check of a segment. */
  interface Method {
    SegmentCheck begin(StraightMotion motion);
  }

  private final CollisionChecker checker;
  private final PreparedWorld prepared;
  private final CheckOptions options;
  private final WorldQuery query;
  private final MotionSamples samples;
  private final CheckMemory memory;
  private final WorkCounts counts = new WorkCounts();
  private final Witnesses witnesses;
  private final Method method;
  private Front contactFront; // made when first asked for

  CheckSession(
      CollisionChecker checker,
      PreparedWorld prepared,
      CheckOptions options,
      Function<CheckSession, Method> method) {
    this.checker = checker;
    this.prepared = prepared;
    this.options = options;
    query = new WorldQuery(prepared);
    samples = new MotionSamples(new ForwardKinematics(prepared.world().mechanism()));
    memory = new CheckMemory(options.memory());
    witnesses = new Witnesses(query);
    this.method = method.apply(this);
  }

  public CollisionChecker checker() {
    return checker;
  }

  /**
   * Begins the check of the motion between two configurations.
   *
   * @throws IllegalArgumentException if an end has the wrong number of coordinates or lies outside
   *     the space
   */
  public SegmentCheck segment(Configuration from, Configuration to) {
    counts.segments++;
    return method.begin(StraightMotion.between(prepared.world().mechanism(), from, to));
  }

  /** Checks the motion between two configurations to the end. */
  public Verdict check(Configuration from, Configuration to) {
    return segment(from, to).finish();
  }

  /**
   * Begins the search for the first contact along the motion between two configurations, from left
   * to right, whatever the checker of this session is.
   *
   * <p>Free if there is none. Else colliding at a t that is never later than the first contact, the
   * motion up to it being proven free, and where the pair is at most its clearance and delta apart.
   */
  public SegmentCheck firstContact(Configuration from, Configuration to) {
    counts.segments++;
    if (contactFront == null) contactFront = newFront();
    StraightMotion motion = StraightMotion.between(prepared.world().mechanism(), from, to);
    return new FrontCheck(this, motion, contactFront, null, true);
  }

  private Front newFront() {
    double delta = Math.max(options.delta(), CheckOptions.leastDelta(prepared.world()));
    return new Front(new PairTable(prepared), delta, counts);
  }

  /** Begins the check of a path: one check for each segment, or for its only way-point. */
  public PathCheck path(MotionPath path) {
    List<SegmentCheck> checks = new ArrayList<>();
    List<Configuration> points = path.waypoints();
    for (int i = 1; i < points.size(); i++) checks.add(segment(points.get(i - 1), points.get(i)));
    if (points.size() == 1) checks.add(segment(points.get(0), points.get(0)));
    return PathCheck.over(checks);
  }

  /** Checks a single configuration, as a motion that stands still. */
  public Verdict at(Configuration q) {
    return check(q, q);
  }

  /** Work done since the session was opened. */
  public CheckStatistics statistics() {
    return new CheckStatistics(
        counts.segments,
        counts.steps,
        counts.placements,
        counts.distanceQueries + query.distanceQueries(),
        counts.volumeTests + query.volumeTests(),
        counts.triangleTests + query.triangleTests());
  }

  PreparedWorld prepared() {
    return prepared;
  }

  CheckOptions options() {
    return options;
  }

  WorldQuery query() {
    return query;
  }

  MotionSamples samples() {
    return samples;
  }

  CheckMemory memory() {
    return memory;
  }

  WorkCounts counts() {
    return counts;
  }

  /** The verdict for a pair that collides, or comes too close, at t. */
  Verdict.Colliding colliding(StraightMotion motion, Pairing pair, double t) {
    return witnesses.of(motion, pair, t);
  }

  /** The verdict for a pair whose surfaces were found to meet at t. */
  Verdict.Colliding overlapping(StraightMotion motion, Pairing pair, double t, Nearest meeting) {
    return witnesses.of(motion, pair, t, Verdict.Kind.OVERLAP, meeting);
  }

  String nameOf(int object) {
    return prepared.world().objects().get(object).name();
  }
}
