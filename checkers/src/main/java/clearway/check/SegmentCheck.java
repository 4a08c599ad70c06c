package clearway.check;

import clearway.kinematics.StraightMotion;

/**
 * The check of one segment: work that can be advanced step by step, put by and taken up again.
 *
 * <p>Belongs to the session that began it, and so to its thread. What a step does and in what order
 * depends on the segment alone, never on other checks or on what memory was left: the verdict is
 * the same however the steps are spread. Once the verdict is not pending the work is released.
 */
public abstract class SegmentCheck {
  final CheckSession session;
  final StraightMotion motion;
  private Verdict verdict = Verdict.PENDING;
  boolean isKept; // known to the session's memory
  long noted; // bytes that the session's memory counts for this

  SegmentCheck(CheckSession session, StraightMotion motion) {
    this.session = session;
    this.motion = motion;
  }

  /** What is known so far. */
  public final Verdict verdict() {
    return verdict;
  }

  /** The motion that is checked. */
  public final StraightMotion motion() {
    return motion;
  }

  /**
   * How likely the next step is to find a collision, for comparison with other checks of the same
   * checker: the greater the sooner. Negative infinity once the check is settled.
   */
  public final double urgency() {
    return verdict.isPending() ? nextUrgency() : Double.NEGATIVE_INFINITY;
  }

  /** Takes one step, unless the check is settled. */
  public final Verdict advance() {
    return finish(1);
  }

  /** Advances until the check is settled. */
  public final Verdict finish() {
    return finish(Long.MAX_VALUE);
  }

  /** Advances by at most so many steps; the verdict may still be pending. */
  public final Verdict finish(long steps) {
    if (!verdict.isPending()) return verdict;
    for (long i = 0; i < steps && verdict.isPending(); i++) {
      session.counts().steps++;
      verdict = step();
    }
    if (verdict.isPending()) session.memory().note(this);
    else release();
    return verdict;
  }

  /**
   * Gives up what the check keeps, but for the intervals it has proven; a later step works the rest
   * out again, to the same verdict.
   */
  public final void release() {
    drop();
    session.memory().forget(this);
  }

  /** What to answer if the work ends here: the verdict, or that it is undecided and where. */
  public final Verdict orUndecided() {
    return verdict.isPending() ? undecided(Verdict.Reason.BUDGET) : verdict;
  }

  /** One step of the method: pending if more are needed. */
  abstract Verdict step();

  /** The urgency of a check that is pending. */
  abstract double nextUrgency();

  /** Bytes that unfinished work takes now. */
  abstract long bytes();

  /** Forgets unfinished work but for the proven intervals. */
  abstract void drop();

  /** What is left, of a check that is pending. */
  abstract Verdict.Undecided undecided(Verdict.Reason reason);
}
