package clearway.check;

import java.util.Arrays;
import java.util.Comparator;

/** The parts of a motion that nothing is left to be proven of. Immutable. */
final class ProvenIntervals {
  private static final int HEADER = 16;
  private static final ProvenIntervals NONE = new ProvenIntervals(new double[0]);

  private final double[] ends; // from and to of each, in order

  private ProvenIntervals(double[] ends) {
    this.ends = ends;
  }

  static ProvenIntervals none() {
    return NONE;
  }

  /**
   * What the given intervals leave of the whole motion; they may overlap.
   *
   * @param open from and to of each; put in order here
   */
  static ProvenIntervals outside(double[][] open) {
    Arrays.sort(open, Comparator.comparingDouble(interval -> interval[0]));
    double[] ends = new double[2 * open.length + 2];
    int count = 0;
    double covered = 0; // all open intervals seen so far end here at the latest
    for (double[] interval : open) {
      if (interval[0] > covered) count = put(ends, count, covered, interval[0]);
      covered = Math.max(covered, interval[1]);
    }
    if (covered < 1) count = put(ends, count, covered, 1);
    return count == 0 ? NONE : new ProvenIntervals(Arrays.copyOf(ends, count));
  }

  private static int put(double[] ends, int count, double from, double to) {
    ends[count] = from;
    ends[count + 1] = to;
    return count + 2;
  }

  /** Whether nothing is left between the two, themselves included. */
  boolean covers(double from, double to) {
    int low = 0;
    int high = ends.length / 2; // the last interval that begins at from or before lies below
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[2 * middle] <= from) low = middle + 1;
      else high = middle;
    }
    return low > 0 && to <= ends[2 * low - 1];
  }

  long bytes() {
    return this == NONE ? 0 : 2 * HEADER + 8L * ends.length;
  }
}
