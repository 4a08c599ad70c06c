package clearway.check;

import java.util.Arrays;

/**
 * Intervals of a motion, each with a pair that is not proven apart over it, the most urgent first:
 * those whose motion exceeds the distances at their ends the most. Ties go to the earlier pair,
 * then to the earlier interval, so that the order is total.
 *
 * <p>An entry is {@value #STRIDE} doubles of one array, which is kept at most a third larger than
 * its entries need, and {@link #SPARE} entries: 64 bytes an entry.
 */
final class IntervalQueue {
  private static final int STRIDE = 6;
  private static final int PAIR = 0;
  private static final int FROM = 1;
  private static final int TO = 2;
  private static final int AT_FROM = 3;
  private static final int AT_TO = 4;
  private static final int LENGTH = 5;
  private static final int HEADER = 16;

  /** Entries for which there is room at first. */
  static final int SPARE = 4;

  private double[] heap = new double[SPARE * STRIDE];
  private int size;

  // The interval taken out last.
  int pair;
  double from;
  double to;
  double atFrom; // lower bound on the distance there; zero if not known
  double atTo;
  double length; // upper bound on the motion of the pair over the interval

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  int topPair() {
    return (int) heap[PAIR];
  }

  double topFrom() {
    return heap[FROM];
  }

  double topTo() {
    return heap[TO];
  }

  /** By how much the motion of the most urgent interval exceeds the distances at its ends. */
  double topUrgency() {
    return urgency(0);
  }

  private double urgency(int at) {
    return heap[at + LENGTH] - heap[at + AT_FROM] - heap[at + AT_TO];
  }

  void push(int pair, double from, double to, double atFrom, double atTo, double length) {
    if ((size + 1) * STRIDE > heap.length) resize();
    double urgency = length - atFrom - atTo;
    int at = size++;
    while (at > 0) {
      int parent = (at - 1) / 2;
      if (!before(urgency, pair, from, parent * STRIDE)) break;
      System.arraycopy(heap, parent * STRIDE, heap, at * STRIDE, STRIDE);
      at = parent;
    }
    put(at * STRIDE, pair, from, to, atFrom, atTo, length);
  }

  private void put(
      int at, int pair, double from, double to, double atFrom, double atTo, double length) {
    heap[at + PAIR] = pair;
    heap[at + FROM] = from;
    heap[at + TO] = to;
    heap[at + AT_FROM] = atFrom;
    heap[at + AT_TO] = atTo;
    heap[at + LENGTH] = length;
  }

  /** Takes out the most urgent interval; its fields stand in those of the queue. */
  void pop() {
    pair = (int) heap[PAIR];
    from = heap[FROM];
    to = heap[TO];
    atFrom = heap[AT_FROM];
    atTo = heap[AT_TO];
    length = heap[LENGTH];
    size--;
    if (size > 0) sink(size * STRIDE);
    if (heap.length > STRIDE * (size + size / 3 + SPARE)) resize();
  }

  /** Puts the entry that was last in the place of the first. */
  private void sink(int last) {
    double urgency = urgency(last);
    int pairOfLast = (int) heap[last + PAIR];
    double fromOfLast = heap[last + FROM];
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && before(child + 1, child)) child++;
      if (!before(child, urgency, pairOfLast, fromOfLast)) break;
      System.arraycopy(heap, child * STRIDE, heap, at * STRIDE, STRIDE);
      at = child;
    }
    System.arraycopy(heap, last, heap, at * STRIDE, STRIDE);
  }

  private boolean before(int i, int j) {
    int at = j * STRIDE;
    return before(i, urgency(at), (int) heap[at + PAIR], heap[at + FROM]);
  }

  private boolean before(int i, double urgency, int pair, double from) {
    return !before(urgency, pair, from, i * STRIDE);
  }

  /** Whether an interval that is not in the queue comes before the entry at a place. */
  private boolean before(double urgency, int pair, double from, int at) {
    double other = urgency(at);
    if (urgency != other) return urgency > other;
    int otherPair = (int) heap[at + PAIR];
    return pair != otherPair ? pair < otherPair : from < heap[at + FROM];
  }

  private void resize() {
    heap = Arrays.copyOf(heap, STRIDE * (size + size / 6 + SPARE));
  }

  /** From and to of every interval. */
  double[][] intervals() {
    double[][] all = new double[size][];
    for (int i = 0; i < size; i++) {
      all[i] = new double[] {heap[i * STRIDE + FROM], heap[i * STRIDE + TO]};
    }
    return all;
  }

  long bytes() {
    return HEADER + 8L * heap.length;
  }
}
