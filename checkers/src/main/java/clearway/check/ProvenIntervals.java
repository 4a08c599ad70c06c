package clearway.check;

import java.util.Arrays;

/**
 * The parts of a segment that are proven for every pair, as what a dropped check remembers of its
 * work: all but a few open intervals. Immutable.
 */
final class ProvenIntervals {
  private static final ProvenIntervals NONE = new ProvenIntervals(new double[] {0, 1});

  private final double[] open; // ends of the open intervals, from left to right, none touching

  private ProvenIntervals(double[] open) {
    this.open = open;
  }

  /** Nothing is proven. */
  static ProvenIntervals none() {
    return NONE;
  }

  /** All is proven but some intervals, which may overlap. */
  static ProvenIntervals allBut(double[] starts, double[] ends, int count) {
    Integer[] order = new Integer[count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (i, j) -> Double.compare(starts[i], starts[j]));
    double[] open = new double[2 * count];
    int size = 0;
    for (int i : order) {
      if (size > 0 && starts[i] <= open[size - 1]) {
        open[size - 1] = Math.max(open[size - 1], ends[i]);
      } else {
        open[size++] = starts[i];
        open[size++] = ends[i];
      }
    }
    return new ProvenIntervals(Arrays.copyOf(open, size));
  }

  /** Whether every moment inside an interval is proven. */
  boolean covers(double from, double to) {
    int at = Arrays.binarySearch(open, from);
    int after = at >= 0 ? at + 1 : ~at; // the first end behind from
    boolean starts = (after & 1) == 0; // in a proven part
    return starts && (after == open.length || open[after] >= to);
  }

  long bytes() {
    return this == NONE ? 0 : 32L + 8L * open.length;
  }
}
