package clearway.kinematics;

import java.util.Arrays;

/** A growing row of doubles. */
final class Doubles {
  private double[] values = new double[16];
  private int size;

  void add(double... more) {
    if (size + more.length > values.length) {
      values = Arrays.copyOf(values, Math.max(2 * values.length, size + more.length));
    }
    System.arraycopy(more, 0, values, size, more.length);
    size += more.length;
  }

  double[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
