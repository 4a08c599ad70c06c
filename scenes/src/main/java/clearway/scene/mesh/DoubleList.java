package clearway.scene.mesh;

import java.util.Arrays;

/** Doubles that arrive one by one; memory follows what has arrived. */
final class DoubleList {
  private double[] values = new double[16];
  private int size;

  void add(double value) {
    if (size == values.length) values = Arrays.copyOf(values, IntList.larger(size));
    values[size++] = value;
  }

  double get(int index) {
    assert index < size;
    return values[index];
  }

  int size() {
    return size;
  }

  double[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
