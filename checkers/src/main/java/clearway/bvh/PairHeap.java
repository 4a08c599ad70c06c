package clearway.bvh;

import java.util.Arrays;

/** A heap of node pairs, least bound first: four children a node, flat arrays kept and grown. */
final class PairHeap {
  private double[] bounds = new double[1024];
  private long[] pairs = new long[1024];
  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** The least bound. */
  double least() {
    return bounds[0];
  }

  void push(long pair, double bound) {
    if (size == pairs.length) {
      bounds = Arrays.copyOf(bounds, 2 * size);
      pairs = Arrays.copyOf(pairs, 2 * size);
    }
    int at = size++;
    while (at > 0) {
      int parent = (at - 1) >> 2;
      if (bounds[parent] <= bound) break;
      bounds[at] = bounds[parent];
      pairs[at] = pairs[parent];
      at = parent;
    }
    bounds[at] = bound;
    pairs[at] = pair;
  }

  /** Removes and answers the pair with the least bound. */
  long pop() {
    long result = pairs[0];
    size--;
    if (size > 0) sink(pairs[size], bounds[size]);
    return result;
  }

  private void sink(long pair, double bound) {
    int at = 0;
    for (int child = 1; child < size; child = 4 * at + 1) {
      int least = leastOf(child, Math.min(child + 4, size));
      if (bounds[least] >= bound) break;
      bounds[at] = bounds[least];
      pairs[at] = pairs[least];
      at = least;
    }
    bounds[at] = bound;
    pairs[at] = pair;
  }

  private int leastOf(int from, int to) {
    int least = from;
    for (int i = from + 1; i < to; i++) if (bounds[i] < bounds[least]) least = i;
    return least;
  }
}
