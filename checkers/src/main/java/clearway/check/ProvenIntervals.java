package clearway.check;

import java.util.Arrays;

/** Intervals of a motion that are proven free for all pairs. Immutable. */
final class ProvenIntervals {
  private static final ProvenIntervals NONE = new ProvenIntervals(new double[0]);
  private final double[] ends; // from and to of each, in order

  private ProvenIntervals(double[] ends) {
    this.ends = ends;
  }

  static ProvenIntervals none() {
    return NONE;
  }

  static ProvenIntervals outside(double[] open) {
    double[][] sorted = new double[open.length / 2][];
    for (int i = 0; i < sorted.length; i++) sorted[i] = new double[] {open[2 * i], open[2 * i + 1]};
    Arrays.sort(sorted, (x, y) -> Double.compare(x[0], y[0]));
    double[] out = new double[open.length + 2];
    int n = 0;
    double at = 0;
    for (double[] next : sorted) {
      if (next[0] > at) {
        out[n++] = at;
        out[n++] = next[0];
      }
      at = Math.max(at, next[1]);
    }
    if (at < 1) {
      out[n++] = at;
      out[n++] = 1;
    }
    return new ProvenIntervals(Arrays.copyOf(out, n));
  }

  ProvenIntervals and(ProvenIntervals other) {
    return ends.length == 0 ? other : this;
  }

  boolean covers(double from, double to) {
    for (int i = 0; i < ends.length; i += 2) if (ends[i] <= from && to <= ends[i + 1]) return true;
    return false;
  }

  long bytes() {
    return 8L * ends.length;
  }
}
