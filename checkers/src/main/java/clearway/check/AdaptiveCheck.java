package clearway.check;

import clearway.kinematics.StraightMotion;

/**
 * Intervals of a motion that are not proven yet, for one pair each, the most urgent divided first.
 * The first step looks at all pairs, every later one at one pair at one configuration.
 *
 * <p>The order of work is total and each bound depends on its question alone. Work that was dropped
 * is therefore done again in the same order, without what is proven, up to the interval that was
 * next.
 */
final class AdaptiveCheck extends SegmentCheck {
  private final PairWork work;
  private IntervalQueue queue; // null before the first step and after a drop
  private ProvenIntervals proven = ProvenIntervals.none();
  private double clearance = Double.POSITIVE_INFINITY; // proven so far
  private boolean isBegun;

  // The interval that was next when work was dropped.
  private int nextPair;
  private double nextFrom;
  private double nextTo = 1;
  private double urgency = Double.POSITIVE_INFINITY;

  private int stuckPair = -1; // the first whose interval is too short to be divided
  private double stuckAt;

  AdaptiveCheck(CheckSession session, StraightMotion motion, PairWork work) {
    super(session, motion);
    this.work = work;
  }

  @Override
  Verdict step() {
    work.turnTo(motion);
    if (queue != null) return divide();
    queue = new IntervalQueue();
    boolean again = isBegun;
    isBegun = true;
    Verdict first = work.isPaper() ? lookAtEnds(again) : lookAtMiddle(again);
    if (!again) return first;
    while (first.isPending() && !isWhereItWas()) first = divide();
    return first.isPending() ? divide() : first;
  }

  private boolean isWhereItWas() {
    return queue.topPair() == nextPair
        && queue.topFrom() == nextFrom
        && queue.topTo() == nextTo
        && queue.topUrgency() == urgency;
  }

  private Verdict lookAtEnds(boolean again) {
    double[] atStart = work.atStart();
    for (int p = 0; p < atStart.length; p++) {
      atStart[p] = work.distance(p, 0);
      if (atStart[p] == 0 || !again && work.nested(p)) return colliding(p, 0);
    }
    for (int p = 0; p < atStart.length; p++) {
      double atEnd = work.distance(p, 1);
      if (atEnd == 0) return colliding(p, 1);
      add(p, 0, 1, atStart[p], atEnd, work.length(p, 0, 1));
    }
    return verdictSoFar();
  }

  /** Each half has at most half of the bound: see {@link #lengthOfPart}. */
  private Verdict lookAtMiddle(boolean again) {
    for (int p = 0; p < work.pairCount(); p++) {
      double length = work.length(p, 0, 1);
      double atMiddle = work.distance(p, 0.5);
      if (atMiddle == 0 || !again && work.nested(p)) return colliding(p, 0.5);
      add(p, 0, 0.5, 0, atMiddle, length / 2);
      add(p, 0.5, 1, atMiddle, 0, length / 2);
    }
    return verdictSoFar();
  }

  /** Takes the most urgent interval and looks at its end, if that is not known, or divides it. */
  private Verdict divide() {
    queue.pop();
    if (queue.atFrom == 0 || queue.atTo == 0) return lookAtEnd();
    double t = division();
    if (queue.to - queue.from < session.options().shortestInterval()
        || !(queue.from < t && t < queue.to)) {
      setAside(queue.pair, t);
      return verdictSoFar();
    }
    return divideAt(t);
  }

  private Verdict lookAtEnd() {
    boolean first = queue.atFrom == 0;
    double t = first ? queue.from : queue.to;
    double known = first ? queue.atTo : queue.atFrom;
    int p = queue.pair;
    double found = work.distance(p, t);
    if (found == 0) return colliding(p, t);
    double atFrom = first ? found : known;
    double atTo = first ? known : found;
    addKnown(p, queue.from, queue.to, atFrom, atTo, queue.length);
    return verdictSoFar();
  }

  private Verdict divideAt(double t) {
    int p = queue.pair;
    double from = queue.from;
    double to = queue.to;
    double atFrom = queue.atFrom;
    double atTo = queue.atTo;
    double first = lengthOfPart(t - from);
    double second = lengthOfPart(to - t);
    double found = work.distance(p, t);
    if (found == 0) return colliding(p, t);
    add(p, from, t, atFrom, found, first);
    add(p, t, to, found, atTo, second);
    return verdictSoFar();
  }

  /** The middle of the interval, or of the part that the distances at its ends do not cover. */
  private double division() {
    double whole = queue.to - queue.from;
    double middle = queue.from + whole / 2;
    if (session.options().covering() == CheckOptions.Covering.MIDDLE) return middle;
    return middle + (queue.atFrom - queue.atTo) / queue.length * (whole / 2);
  }

  /**
   * Upper bound on the motion over a part that begins or ends the interval. A half has at most half
   * of a bound that was computed about the middle: with speed v there and acceleration a, a point
   * covers at most v h + a h^2 / 2 in either half of length h, and the whole was given twice that.
   * Global factors give every part its share; otherwise a part has at most the whole.
   */
  private double lengthOfPart(double part) {
    double whole = queue.to - queue.from;
    if (session.options().covering() == CheckOptions.Covering.MIDDLE) return queue.length / 2;
    return work.isPaper() ? PairWork.share(queue.length, part, whole) : queue.length;
  }

  /** Settles an interval, or puts it in the queue with a bound about its own middle. */
  private void add(int p, double from, double to, double atFrom, double atTo, double length) {
    if (isProven(p, atFrom, atTo, length) || proven.covers(from, to)) return;
    double own = work.isPaper() ? length : work.length(p, from, to);
    addKnown(p, from, to, atFrom, atTo, own);
  }

  private void addKnown(int p, double from, double to, double atFrom, double atTo, double length) {
    if (isProven(p, atFrom, atTo, length)) return;
    // Behind a joint without limits global factors are infinite, and so are those of every part.
    boolean never = length == Double.POSITIVE_INFINITY || isHopeless(p, atFrom, atTo);
    if (never) setAside(p, middle(from, to));
    else queue.push(p, from, to, atFrom, atTo, length);
  }

  /** Far out, rounding may be too large for delta: then no part next to such an end is proven. */
  private boolean isHopeless(int p, double atFrom, double atTo) {
    double required = work.required(p);
    return atFrom > 0 && atFrom <= required || atTo > 0 && atTo <= required;
  }

  private boolean isProven(int p, double atFrom, double atTo, double length) {
    double least =
        work.isPaper() ? (atFrom + atTo - length) / 2 : leastBetween(atFrom, atTo, length);
    if (!(least > work.required(p))) return false;
    clearance = Math.min(clearance, least - work.rounding());
    return true;
  }

  /** What is known at one end bounds the distance at the other. */
  private static double leastBetween(double atFrom, double atTo, double length) {
    double first = Math.max(atFrom, atTo - length);
    double second = Math.max(atTo, atFrom - length);
    return (first + second - length) / 2;
  }

  /** Leaves an interval unproven: the check will end undecided, unless something collides. */
  private void setAside(int p, double t) {
    if (stuckPair >= 0) return;
    stuckPair = p;
    stuckAt = t;
  }

  private Verdict verdictSoFar() {
    if (!queue.isEmpty()) return Verdict.PENDING;
    if (stuckPair >= 0) return undecided(Verdict.Reason.FLOOR, stuckPair, stuckAt);
    return new Verdict.Free(clearance);
  }

  private Verdict colliding(int p, double t) {
    return session.colliding(motion, work.pair(p), t);
  }

  @Override
  double nextUrgency() {
    return queue == null ? urgency : queue.topUrgency();
  }

  @Override
  long bytes() {
    return proven.bytes() + (queue == null ? 0 : queue.bytes());
  }

  @Override
  void drop() {
    if (!verdict().isPending()) proven = ProvenIntervals.none();
    else if (queue != null) remember();
    queue = null;
  }

  /** Intervals that were set aside are not proven, though no longer in the queue. */
  private void remember() {
    nextPair = queue.topPair();
    nextFrom = queue.topFrom();
    nextTo = queue.topTo();
    urgency = queue.topUrgency();
    if (stuckPair < 0) proven = ProvenIntervals.outside(queue.intervals());
  }

  @Override
  Verdict.Undecided undecided(Verdict.Reason reason) {
    if (queue != null)
      return undecided(reason, queue.topPair(), middle(queue.topFrom(), queue.topTo()));
    if (work.pairCount() == 0) return new Verdict.Undecided(reason, "", "", 0);
    return undecided(reason, nextPair, middle(nextFrom, nextTo));
  }

  private static double middle(double from, double to) {
    return from + (to - from) / 2;
  }

  private Verdict.Undecided undecided(Verdict.Reason reason, int p, double t) {
    String a = session.nameOf(work.pair(p).a());
    String b = session.nameOf(work.pair(p).b());
    return new Verdict.Undecided(reason, a, b, t);
  }
}
