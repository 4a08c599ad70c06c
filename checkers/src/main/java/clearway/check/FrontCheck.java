package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.world.Pairing;
import java.util.Arrays;

/**
 * REFINED-ADAPTIVE-BISECTION by a front: a queue of intervals of the segment, each with the pairs
 * of bounding volumes that are open on it, shared by the two halves of an interval.
 *
 * <p><b>Free is proven.</b> Every pair of triangles is on the list of each interval that covers a
 * moment, or was proven on an interval around it. In the order of urgency each interval is judged
 * from its middle; from left to right each is judged from its left end, and the first one that is
 * too close there is the first contact: all before it is proven.
 */
final class FrontCheck extends SegmentCheck {
  private static final int ENTRY = 64; // bytes of an interval beside its list
  private static final double FLOOR = 0x1p-50;
  private static final double SOLIDS = 0.5; // where solids are looked for inside one another
  private static final int[] NOBODY = {};
  private static final int FIRST = 3; // looks taken before the segment is tried as a whole

  private final Front front;
  private final Scout scout;
  private final boolean leftToRight;
  private final double rounding;
  private final double finestBelow;

  // A heap of open intervals, the most urgent first.
  private double[] keys;
  private double[] starts;
  private double[] ends;
  private long[][] lists;
  private int size;

  private ProvenIntervals done = ProvenIntervals.none();
  private double proven = Double.POSITIVE_INFINITY;
  private boolean isBegun;
  private final int looks; // to take before the segment is divided
  private int looked;
  private boolean isTried; // the segment as a whole
  private int[] suspects = NOBODY; // pairs of bodies of which one may be inside the other
  private int nestedPair;

  // Where work that was dropped goes on: urgency and interval of its next step.
  private double key = Double.POSITIVE_INFINITY;
  private double nextFrom;
  private double nextTo = 1;
  private long[] nextGroup = Front.WHOLE; // head of its list
  private boolean catchesUp;

  FrontCheck(
      CheckSession session, StraightMotion motion, Front front, Scout scout, boolean leftToRight) {
    super(session, motion);
    this.front = front;
    this.scout = scout;
    looks = leftToRight ? 0 : Scout.looks(motion);
    this.leftToRight = leftToRight;
    rounding = session.prepared().world().rounding(motion);
    finestBelow = session.options().shortestInterval();
  }

  @Override
  Verdict step() {
    if (looked < (isTried ? looks : Math.min(looks, FIRST))) return look(Scout.place(looked++));
    begin();
    if (isWhereDropped()) catchesUp = false;
    double from = starts[0];
    double to = ends[0];
    long[] list = lists[0];
    removeFirst();
    double middle = from + (to - from) / 2;
    double reference = leftToRight ? from : middle;
    boolean finest = to - from <= finestBelow;
    int pair = front.run(motion, from, to, reference, rounding, list, finest);
    if (pair != Front.NONE) {
      return colliding(session.prepared().world().tested().get(pair), reference);
    }
    isTried = true;
    if (list == Front.WHOLE) suspects = front.suspects();
    if (leftToRight && isNested(reference)) return nested(reference);
    proven = Math.min(proven, front.proven() - rounding);
    if (!front.isProven()) {
      boolean ends = to - from <= FLOOR || front.isHopeless();
      if (ends) return undecided(Verdict.Reason.FLOOR, front.copyDeferred(), middle);
      divide(from, middle, to);
    }
    if (size > 0) return Verdict.PENDING;
    return isNested(SOLIDS) ? nested(SOLIDS) : new Verdict.Free(proven);
  }

  /** Looks once, as surfaces do not meet on the way to another moment. */
  private boolean isNested(double t) {
    if (suspects.length == 0) return false;
    nestedPair = front.nested(motion, t, suspects);
    suspects = NOBODY;
    return nestedPair != Front.NONE;
  }

  private Verdict nested(double t) {
    return session.colliding(motion, session.prepared().world().tested().get(nestedPair), t);
  }

  private Verdict.Colliding colliding(Pairing pair, double t) {
    if (!front.meets()) return session.colliding(motion, pair, t);
    return session.overlapping(motion, pair, t, front.meeting());
  }

  private Verdict look(double t) {
    int met = scout.look(motion, t);
    if (met == Scout.NONE) return Verdict.PENDING;
    Pairing pair = session.prepared().world().tested().get(met);
    return session.overlapping(motion, pair, t, session.query().meeting());
  }

  private void begin() {
    if (isBegun) return;
    isBegun = true;
    keys = new double[8];
    starts = new double[8];
    ends = new double[8];
    lists = new long[8][];
    add(0, 1, Double.POSITIVE_INFINITY, Front.WHOLE);
  }

  private void divide(double from, double middle, double to) {
    long[] list = front.copyDeferred();
    double key = front.worst();
    if (!done.covers(from, middle)) add(from, middle, key, list);
    if (!done.covers(middle, to)) add(middle, to, key, list);
  }

  @Override
  double nextUrgency() {
    return !isBegun || catchesUp && !isWhereDropped() ? key : keys[0];
  }

  private boolean isWhereDropped() {
    return starts[0] == nextFrom && ends[0] == nextTo;
  }

  @Override
  long bytes() {
    long sum = ENTRY + done.bytes() + 4L * suspects.length;
    for (int i = 0; i < size; i++) sum += ENTRY + 8L * lists[i].length;
    return sum;
  }

  @Override
  void drop() {
    if (!verdict().isPending()) done = ProvenIntervals.none();
    else if (isBegun) keepWhatIsProven();
    keys = null;
    starts = null;
    ends = null;
    lists = null;
    size = 0;
    isBegun = false;
  }

  /** Others compare themselves with the urgency, which is therefore not to change. */
  private void keepWhatIsProven() {
    done = ProvenIntervals.outside(open());
    if (catchesUp && !isWhereDropped()) return;
    key = keys[0];
    nextFrom = starts[0];
    nextTo = ends[0];
    nextGroup = Arrays.copyOf(lists[0], Math.min(1, lists[0].length));
    catchesUp = true;
  }

  private double[][] open() {
    double[][] open = new double[size][];
    for (int i = 0; i < size; i++) open[i] = new double[] {starts[i], ends[i]};
    return open;
  }

  @Override
  Verdict.Undecided undecided(Verdict.Reason reason) {
    if (!front.hasPairs()) return new Verdict.Undecided(reason, "", "", 0);
    boolean kept = isBegun && !(catchesUp && !isWhereDropped());
    long[] list = kept ? lists[0] : nextGroup;
    double from = kept ? starts[0] : nextFrom;
    double to = kept ? ends[0] : nextTo;
    return undecided(reason, list, looked < looks ? Scout.place(looked) : from + (to - from) / 2);
  }

  private Verdict.Undecided undecided(Verdict.Reason reason, long[] list, double t) {
    Pairing pair = front.firstPair(list);
    return new Verdict.Undecided(reason, session.nameOf(pair.a()), session.nameOf(pair.b()), t);
  }

  private void add(double from, double to, double key, long[] list) {
    if (size == keys.length) grow();
    int at = size++;
    while (at > 0 && isBefore(key, from, (at - 1) / 2)) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    set(at, from, to, key, list);
  }

  private void removeFirst() {
    int last = --size;
    double key = keys[last];
    double from = starts[last];
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isBefore(keys[child + 1], starts[child + 1], child)) child++;
      if (isBefore(key, from, child)) break;
      move(child, at);
      at = child;
    }
    move(last, at);
    lists[last] = null;
  }

  /** Whether an interval comes before the one at a place of the heap; no two begin alike. */
  private boolean isBefore(double key, double from, int at) {
    if (leftToRight || key == keys[at]) return from < starts[at];
    return key > keys[at];
  }

  private void move(int source, int target) {
    set(target, starts[source], ends[source], keys[source], lists[source]);
  }

  private void set(int at, double from, double to, double key, long[] list) {
    starts[at] = from;
    ends[at] = to;
    keys[at] = key;
    lists[at] = list;
  }

  private void grow() {
    int room = 2 * size;
    keys = Arrays.copyOf(keys, room);
    starts = Arrays.copyOf(starts, room);
    ends = Arrays.copyOf(ends, room);
    lists = Arrays.copyOf(lists, room);
  }
}
