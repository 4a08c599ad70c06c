package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.world.Pairing;
import java.util.Arrays;

/**
 * The ends, then the middles of the longest parts left, from left to right: what was looked at is
 * told by a level and a place in it. One step is one configuration. Solids inside one another are
 * looked for at the first: on the way in surfaces meet, and samples may miss that as they may miss
 * all else.
 */
final class FixedResolutionCheck extends SegmentCheck {
  private final ConfigurationTest test;
  private final double length; // of the motion, in the normalised space
  private final double resolution;
  private boolean solids = true;
  private int level; // parts of length 2^-level are between configurations that were looked at
  private long next; // -2 and -1: the ends; then which part of the level is halved next

  FixedResolutionCheck(
      CheckSession session, StraightMotion motion, ConfigurationTest test, double resolution) {
    super(session, motion);
    this.test = test;
    this.resolution = resolution;
    double[] from = new double[motion.mechanism().space().dimension()];
    double[] to = from.clone();
    motion.at(0, from);
    motion.at(1, to);
    length = motion.mechanism().space().normalisedDistance(from, to);
    next = Arrays.equals(from, to) ? -1 : -2;
  }

  @Override
  Verdict step() {
    double t = place();
    Pairing pair = test.conflict(motion, t, solids);
    solids = false;
    if (pair != null) return test.colliding(motion, pair, t);
    next++;
    if (next == 1L << level && next > 0) {
      level++;
      next = 0;
    }
    return next >= 0 && partLength() <= resolution ? new Verdict.Free(Double.NaN) : Verdict.PENDING;
  }

  /** The configuration that is looked at next. */
  private double place() {
    if (next < 0) return next + 2;
    return (next + 0.5) / (1L << level);
  }

  private double partLength() {
    return length / (1L << level);
  }

  @Override
  double nextUrgency() {
    return next < 0 ? Double.POSITIVE_INFINITY : partLength();
  }

  @Override
  long bytes() {
    return 0;
  }

  @Override
  void drop() {} // two numbers are all there is

  @Override
  Verdict.Undecided undecided(Verdict.Reason reason) {
    boolean none = test.pairCount() == 0;
    String a = none ? "" : session.nameOf(test.pair(0).a());
    String b = none ? "" : session.nameOf(test.pair(0).b());
    return new Verdict.Undecided(reason, a, b, place());
  }
}
