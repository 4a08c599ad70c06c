package clearway.check;

import java.util.List;

/**
 * The check of several segments together: the most urgent is advanced first, so that a collision
 * shows early. On a collision the work on the other segments is kept with them.
 *
 * <p>Segments may be shared with other path checks of the same session, one after the other.
 */
public final class PathCheck {
  private final List<SegmentCheck> segments;
  private final int[] heap; // indices of pending segments, the most urgent first
  private int size;
  private int settled = -1; // the segment that collides
  private int left = -1; // the first segment that ended undecided

  private PathCheck(List<SegmentCheck> segments) {
    this.segments = List.copyOf(segments);
    heap = new int[segments.size()];
    for (int i = 0; i < heap.length; i++) admit(i);
  }

  public static PathCheck over(List<SegmentCheck> segments) {
    return new PathCheck(segments);
  }

  /** The segments in their order along the path. */
  public List<SegmentCheck> segments() {
    return segments;
  }

  /** What is known so far; free with the least clearance proven for any segment. */
  public Verdict verdict() {
    if (settled >= 0) return segments.get(settled).verdict();
    if (size > 0) return Verdict.PENDING;
    if (left >= 0) return segments.get(left).verdict();
    double clearance = Double.POSITIVE_INFINITY;
    for (SegmentCheck segment : segments) {
      if (segment.verdict() instanceof Verdict.Free free) {
        clearance =
            Double.isNaN(free.clearance()) ? Double.NaN : Math.min(clearance, free.clearance());
      }
    }
    return new Verdict.Free(clearance);
  }

  /**
   * The segment that collides or, once all others are settled, is undecided; or -1. An undecided
   * segment does not end the check, as another one may collide.
   */
  public int decidingSegment() {
    return settled >= 0 || size > 0 ? settled : left;
  }

  /** Advances the most urgent segment by one step, unless the path is settled. */
  public Verdict advance() {
    if (settled >= 0 || size == 0) return verdict();
    SegmentCheck segment = segments.get(heap[0]);
    Verdict found = segment.advance();
    if (found.isPending()) {
      sink(0);
    } else {
      settle(heap[0], found);
      removeFirst();
    }
    return settled >= 0 || size == 0 ? verdict() : Verdict.PENDING;
  }

  public Verdict finish() {
    return finish(Long.MAX_VALUE);
  }

  /** Advances by at most so many steps; the verdict may still be pending. */
  public Verdict finish(long steps) {
    Verdict verdict = verdict();
    for (long i = 0; i < steps && verdict.isPending(); i++) verdict = advance();
    return verdict;
  }

  private void admit(int i) {
    Verdict known = segments.get(i).verdict();
    if (known.isPending()) rise(i);
    else settle(i, known);
  }

  private void settle(int i, Verdict known) {
    if (known instanceof Verdict.Colliding && settled < 0) settled = i;
    if (known instanceof Verdict.Undecided && (left < 0 || i < left)) left = i;
  }

  private void rise(int segment) {
    int at = size++;
    while (at > 0 && before(segment, heap[(at - 1) / 2])) {
      heap[at] = heap[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    heap[at] = segment;
  }

  private void removeFirst() {
    heap[0] = heap[--size];
    if (size > 0) sink(0);
  }

  private void sink(int at) {
    int segment = heap[at];
    for (int child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && before(heap[child + 1], heap[child])) child++;
      if (!before(heap[child], segment)) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = segment;
  }

  /** Ties go to the earlier segment. */
  private boolean before(int i, int j) {
    int order = Double.compare(segments.get(j).urgency(), segments.get(i).urgency());
    return order < 0 || order == 0 && i < j;
  }
}
