package clearway.check;

import java.util.Arrays;

/** Numbers in the order of their keys, the largest first, ties in the order they were added. */
final class Order {
  private int[] items = new int[64];
  private double[] keys = new double[64];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int item, double key) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    items[size] = item;
    keys[size++] = key;
  }

  int size() {
    return size;
  }

  int item(int i) {
    return items[i];
  }

  /** A heap sort would be quicker for thousands; there are seldom more than a few dozen. */
  void sort() {
    for (int i = 1; i < size; i++) {
      int item = items[i];
      double key = keys[i];
      int at = i - 1;
      for (; at >= 0 && keys[at] < key; at--) {
        items[at + 1] = items[at];
        keys[at + 1] = keys[at];
      }
      items[at + 1] = item;
      keys[at + 1] = key;
    }
  }
}
