package clearway.bvh;

import java.util.Arrays;

/**
 * Trees of volume pairs in flat arrays that grow and are kept: each entry a pair, a lower bound on
 * the distance of what the two volumes bound, and where the pairs it was divided into are.
 *
 * <p>The two parts of an entry lie side by side, behind it. Entries are handed out in order and
 * given back from the end or all at once. One thread.
 */
public final class PairTree {
  /** Of an entry that was not divided. */
  public static final int WHOLE = -1;

  /** Bytes of one entry. */
  public static final int BYTES = Long.BYTES + Double.BYTES + Integer.BYTES;

  private long[] pairs = new long[256];
  private double[] bounds = new double[256];
  private int[] parts = new int[256];
  private int size;

  /** Entries in use. */
  public int size() {
    return size;
  }

  /** Entries that there is room for. */
  public int capacity() {
    return pairs.length;
  }

  /** Gives all entries from {@code newSize} on back. */
  public void shrink(int newSize) {
    size = newSize;
  }

  /** A lower bound on the distance of the contents of an entry's two volumes. */
  public double bound(int entry) {
    return bounds[entry];
  }

  /** The first of the two entries that an entry was divided into, or {@link #WHOLE}. */
  public int parts(int entry) {
    return parts[entry];
  }

  public int nodeA(int entry) {
    return PairStack.a(pairs[entry]);
  }

  public int nodeB(int entry) {
    return PairStack.b(pairs[entry]);
  }

  /** Appends an entry that is not divided and has no bound yet. */
  int add(int nodeA, int nodeB) {
    if (size == pairs.length) grow();
    pairs[size] = PairStack.pair(nodeA, nodeB);
    parts[size] = WHOLE;
    return size++;
  }

  void setBound(int entry, double bound) {
    bounds[entry] = bound;
  }

  void setParts(int entry, int first) {
    parts[entry] = first;
  }

  private void grow() {
    pairs = Arrays.copyOf(pairs, 2 * size);
    bounds = Arrays.copyOf(bounds, 2 * size);
    parts = Arrays.copyOf(parts, 2 * size);
  }
}
