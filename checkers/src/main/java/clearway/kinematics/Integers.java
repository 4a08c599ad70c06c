package clearway.kinematics;

import java.util.Arrays;

/** A growing row of integers. */
final class Integers {
  private int[] values = new int[16];
  private int size;

  void add(int value) {
    if (size == values.length) values = Arrays.copyOf(values, 2 * size);
    values[size++] = value;
  }

  int get(int i) {
    return values[i];
  }

  int size() {
    return size;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
