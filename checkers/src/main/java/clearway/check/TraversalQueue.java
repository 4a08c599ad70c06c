package clearway.check;

import java.util.Arrays;

/**
 * The open elements of a traversal check, the most urgent first: a pair of bodies, an interval, and
 * for one pair of their bounding volumes the entries of the trees at both ends of the interval.
 *
 * <p>A binary heap on flat arrays that grow and are kept. Ties go to the earlier pair of bodies,
 * then to the earlier interval, then to the entry made first: a strict order, in which elements
 * come the same way whatever others are left out.
 */
final class TraversalQueue {
  /** Bytes of one element. */
  static final int BYTES = 3 * Double.BYTES + 5 * Integer.BYTES;

  private static final int NONE = -1;

  private double[] keys = new double[64]; // by place in the heap
  private int[] slots = new int[64];
  private int[] roots = new int[64]; // by slot; of a free slot the next free one
  private double[] starts = new double[64];
  private double[] ends = new double[64];
  private int[] entriesA = new int[64];
  private int[] entriesB = new int[64];
  private int size;
  private int used;
  private int free = NONE;

  // the element popped last
  int root;
  double from;
  double to;
  int entryA;
  int entryB;

  void clear() {
    size = 0;
    used = 0;
    free = NONE;
  }

  int size() {
    return size;
  }

  long bytes() {
    return (long) BYTES * keys.length;
  }

  /** The key of the most urgent element. */
  double urgency() {
    return keys[0];
  }

  int firstRoot() {
    return roots[slots[0]];
  }

  double firstFrom() {
    return starts[slots[0]];
  }

  double firstTo() {
    return ends[slots[0]];
  }

  int firstEntry() {
    return entriesA[slots[0]];
  }

  /** From and to of every open interval, in no order. */
  double[][] intervals() {
    double[][] out = new double[size][];
    for (int i = 0; i < size; i++) out[i] = new double[] {starts[slots[i]], ends[slots[i]]};
    return out;
  }

  void push(double key, int root, double from, double to, int entryA, int entryB) {
    int slot = take();
    roots[slot] = root;
    starts[slot] = from;
    ends[slot] = to;
    entriesA[slot] = entryA;
    entriesB[slot] = entryB;
    rise(size++, key, slot);
  }

  /** Takes the most urgent element out, to be read from the fields. */
  void pop() {
    int slot = slots[0];
    root = roots[slot];
    from = starts[slot];
    to = ends[slot];
    entryA = entriesA[slot];
    entryB = entriesB[slot];
    roots[slot] = free;
    free = slot;
    if (--size > 0) sink(keys[size], slots[size]);
  }

  private int take() {
    if (free == NONE) {
      if (used == roots.length) grow();
      return used++;
    }
    int slot = free;
    free = roots[slot];
    return slot;
  }

  private void rise(int at, double key, int slot) {
    while (at > 0) {
      int parent = (at - 1) / 2;
      if (!before(key, slot, keys[parent], slots[parent])) break;
      set(at, keys[parent], slots[parent]);
      at = parent;
    }
    set(at, key, slot);
  }

  private void sink(double key, int slot) {
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      int next = child + 1;
      if (next < size && before(keys[next], slots[next], keys[child], slots[child])) child = next;
      if (!before(keys[child], slots[child], key, slot)) break;
      set(at, keys[child], slots[child]);
      at = child;
    }
    set(at, key, slot);
  }

  private void set(int at, double key, int slot) {
    keys[at] = key;
    slots[at] = slot;
  }

  private boolean before(double key, int slot, double otherKey, int other) {
    if (key != otherKey) return key > otherKey;
    if (roots[slot] != roots[other]) return roots[slot] < roots[other];
    if (starts[slot] != starts[other]) return starts[slot] < starts[other];
    return entriesA[slot] < entriesA[other];
  }

  private void grow() {
    int capacity = 2 * used;
    keys = Arrays.copyOf(keys, capacity);
    slots = Arrays.copyOf(slots, capacity);
    roots = Arrays.copyOf(roots, capacity);
    starts = Arrays.copyOf(starts, capacity);
    ends = Arrays.copyOf(ends, capacity);
    entriesA = Arrays.copyOf(entriesA, capacity);
    entriesB = Arrays.copyOf(entriesB, capacity);
  }
}
