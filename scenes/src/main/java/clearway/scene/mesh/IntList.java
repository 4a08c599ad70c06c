package clearway.scene.mesh;

import java.util.Arrays;

/** Integers that arrive one by one; memory follows what has arrived. */
final class IntList {
  private int[] values = new int[16];
  private int size;

  void add(int value) {
    if (size == values.length) values = Arrays.copyOf(values, larger(size));
    values[size++] = value;
  }

  int get(int index) {
    assert index < size;
    return values[index];
  }

  int size() {
    return size;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }

  /** The next capacity: half as much again, and as large as arrays get at most. */
  static int larger(int size) {
    long wanted = size + (size >> 1) + 16L;
    if (size >= Integer.MAX_VALUE - 8) throw new OutOfMemoryError("list beyond array size");
    return (int) Math.min(wanted, Integer.MAX_VALUE - 8);
  }
}
