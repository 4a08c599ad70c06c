package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.proximity.TraversalQuery;

/**
 * REFINED-ADAPTIVE-BISECTION of Schwarzer, Saha and Latombe: intervals are divided for pairs of
 * bounding volumes, below which the greedy distances at both ends of an interval have gone.
 *
 * <p><b>Covers all.</b> An element stands for the triangles below two volumes over an interval. The
 * entries that the trees at both ends share are a tree whose leaves part these triangles: each leaf
 * is below an entry that the inequality proves apart, or goes on to both halves of the interval.
 * The check ends with nothing left, or at a configuration where a pair is too close.
 *
 * <p>Proven: with speeds v that bound the change of the distance, an entry with the bounds d and d'
 * at the ends of an interval of length h keeps (d + d' - v h) / 2 all along.
 */
final class TraversalTreesCheck extends SegmentCheck {
  /** An element as it is known again after a drop. */
  private record Place(
      int root, int volumeA, int volumeB, double from, double to, double urgency) {}

  private final TraversalSession shared;
  private final double rounding;
  private TraversalWork work; // null before the first step and once dropped
  private Place next; // the element that was next when work was dropped
  private ProvenIntervals proven = ProvenIntervals.none();
  private double clearance = Double.POSITIVE_INFINITY; // kept by all that is proven
  private Verdict.Undecided floor; // the first interval that may not be divided

  // the element worked on
  private BodyPair root;
  private int rootIndex;
  private double needed; // twice the distance to be kept, rounding included
  private double from;
  private double middle;
  private double to;
  private boolean isPlaced; // at the middle

  private TraversalTreesCheck(
      CheckSession session, StraightMotion motion, TraversalSession shared) {
    super(session, motion);
    this.shared = shared;
    rounding = session.prepared().world().rounding(motion);
  }

  /** The way in which a session checks. */
  static CheckSession.Method method(CheckSession session) {
    TraversalSession shared = new TraversalSession(session);
    return motion -> new TraversalTreesCheck(session, motion, shared);
  }

  @Override
  Verdict step() {
    Verdict found = work == null ? open() : divide();
    if (!found.isPending() || work.queue.size() > 0) return found;
    return floor != null ? floor : new Verdict.Free(clearance);
  }

  /** Begins; or takes up what was dropped, in the same order, up to the element that was next. */
  private Verdict open() {
    work = shared.open();
    Verdict found = Verdict.PENDING;
    for (int i = 0; i < shared.roots.length && found.isPending(); i++) found = open(i);
    if (next == null) return found;
    while (found.isPending() && !next.equals(first())) found = divide();
    return found.isPending() ? divide() : found;
  }

  private Place first() {
    TraversalQueue queue = work.queue;
    int entry = queue.firstEntry();
    return new Place(
        queue.firstRoot(),
        work.trees.volumeA(entry),
        work.trees.volumeB(entry),
        queue.firstFrom(),
        queue.firstTo(),
        queue.urgency());
  }

  /** Looks at a pair of bodies where the motion begins and where it ends. */
  private Verdict open(int index) {
    turnTo(index, 0, 1);
    int first = traceRoots(0);
    if (first == TraversalQuery.NONE) return colliding(0);
    int last = traceRoots(1);
    if (last == TraversalQuery.NONE) return colliding(1);
    if (isNested(first, last)) return colliding(0);
    offer(0, 1, first, last, root.speed(0, 0));
    return Verdict.PENDING;
  }

  /** Bodies whose outermost volumes are apart at either end are not one in the other there. */
  private boolean isNested(int first, int last) {
    if (work.trees.parts(first) < 0 || work.trees.parts(last) < 0) return false;
    shared.place(0);
    return session.query().nested(root.pairing, root.bodyA, root.bodyB);
  }

  private int traceRoots(double t) {
    shared.begin(root, t, tooClose());
    return shared.trace(work.trees, 0, 0);
  }

  /** COLLISION-TEST: works on the most urgent element. */
  private Verdict divide() {
    TraversalQueue queue = work.queue;
    queue.pop();
    turnTo(queue.root, queue.from, queue.to);
    if (to - from <= session.options().shortestInterval()) {
      setAside();
      return Verdict.PENDING;
    }
    return test(queue.entryA, queue.entryB) ? Verdict.PENDING : colliding(middle);
  }

  private void turnTo(int index, double start, double end) {
    root = shared.take(motion, rounding, index);
    rootIndex = index;
    needed = 2 * (root.pairing.clearance() + rounding);
    from = start;
    to = end;
    middle = start + (end - start) / 2;
    isPlaced = false;
  }

  /** Goes through what the trees at both ends share; false if a pair is too close in the middle. */
  private boolean test(int entryA, int entryB) {
    TraversalQuery.Trees trees = work.trees;
    double length = speed(entryA) * (to - from);
    double twice = trees.bound(entryA) + trees.bound(entryB) - length;
    if (keeps(twice)) return true;
    int partsA = trees.parts(entryA);
    int partsB = trees.parts(entryB);
    if (partsA < 0 || partsB < 0) return halve(entryA, entryB, length / 2);
    return test(partsA, partsB) && test(partsA + 1, partsB + 1);
  }

  /** Whether so much, twice the distance kept over an interval, is enough. */
  private boolean keeps(double twice) {
    if (!(twice > needed)) return false;
    clearance = Math.min(clearance, twice / 2 - rounding);
    return true;
  }

  private double speed(int entry) {
    return root.speed(work.trees.volumeA(entry), work.trees.volumeB(entry));
  }

  private boolean halve(int entryA, int entryB, double length) {
    if (!isPlaced) shared.begin(root, middle, tooClose());
    isPlaced = true;
    TraversalQuery.Trees trees = work.trees;
    int entry = shared.trace(trees, trees.volumeA(entryA), trees.volumeB(entryA));
    if (entry == TraversalQuery.NONE) return false;
    offer(from, middle, entryA, entry, length);
    offer(middle, to, entry, entryB, length);
    return true;
  }

  /** Leaves an element unproven: the check will end undecided, unless something collides. */
  private void setAside() {
    if (floor == null) floor = undecidedAt(Verdict.Reason.FLOOR);
  }

  /** Puts an element in the queue unless it is proven, or can never be. */
  private void offer(double start, double end, int entryA, int entryB, double length) {
    double twice = work.trees.bound(entryA) + work.trees.bound(entryB) - length;
    if (keeps(twice) || proven.covers(start, end)) return;
    double urgency = 2 * root.pairing.clearance() - twice;
    if (isHopeless(entryA, entryB, length)) setAside();
    else work.queue.push(urgency, rootIndex, start, end, entryA, entryB);
  }

  /**
   * Behind a joint without limits factors are infinite, and so are those of every part. Far out,
   * rounding may be too large for delta: then no part next to such an end is proven.
   */
  private boolean isHopeless(int entryA, int entryB, double length) {
    double nearest = Math.min(work.trees.bound(entryA), work.trees.bound(entryB));
    return length == Double.POSITIVE_INFINITY || !(2 * nearest > needed);
  }

  /** Bounds up to this are too close: the true distance may be as small as clearance and delta. */
  private double tooClose() {
    return Math.max(0, root.pairing.clearance() + shared.delta - 4 * rounding);
  }

  private Verdict colliding(double t) {
    return session.colliding(motion, root.pairing, t);
  }

  private Verdict.Undecided undecidedAt(Verdict.Reason reason) {
    String a = session.nameOf(root.pairing.a());
    return new Verdict.Undecided(reason, a, session.nameOf(root.pairing.b()), middle);
  }

  @Override
  double nextUrgency() {
    if (work != null) return work.queue.urgency();
    return next == null ? Double.POSITIVE_INFINITY : next.urgency();
  }

  @Override
  long bytes() {
    return proven.bytes() + (work == null ? 0 : work.bytes());
  }

  @Override
  void drop() {
    if (work == null) return;
    boolean pending = verdict().isPending();
    proven = pending ? ProvenIntervals.outside(work.queue.intervals()) : ProvenIntervals.none();
    next = pending ? first() : null;
    shared.close(work);
    work = null;
  }

  @Override
  Verdict.Undecided undecided(Verdict.Reason reason) {
    if (shared.roots.length == 0) return new Verdict.Undecided(reason, "", "", 0);
    Place left = work == null ? next : first();
    if (left == null) turnTo(0, 0, 1);
    else turnTo(left.root(), left.from(), left.to());
    return undecidedAt(reason);
  }
}
