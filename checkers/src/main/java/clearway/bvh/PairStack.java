package clearway.bvh;

import java.util.Arrays;

/** A stack of node pairs with a number each, in flat arrays that grow and are kept. */
final class PairStack {
  private long[] pairs = new long[128];
  private double[] values = new double[128];
  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void push(int a, int b, double value) {
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    pairs[size] = pair(a, b);
    values[size++] = value;
  }

  /** Removes the top and answers its pair; its value is {@link #value} until the next push. */
  long pop() {
    return pairs[--size];
  }

  /** The value of the pair popped last. */
  double value() {
    return values[size];
  }

  static long pair(int a, int b) {
    return (long) a << 32 | b;
  }

  static int a(long pair) {
    return (int) (pair >>> 32);
  }

  static int b(long pair) {
    return (int) pair;
  }
}
