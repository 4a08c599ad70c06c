package clearway.bvh;

import java.util.Arrays;

/**
 * Divides a range of triangles in two along one of its box's axes and reorders it in place.
 *
 * <p>The cheapest of the tried divisions minimises {@code n (x + y + z)} summed over the two parts,
 * where n counts triangles and x, y, z are the part's extents along the box's axes: a proxy for the
 * volume tests below. Both parts are never empty. One thread; owns its scratch.
 */
final class Split {
  private static final int SWEEP = 64;
  private static final int BINS = 32;
  private static final int BOUNDS = 6; // low and high along three axes

  private final double[] centroids = new double[3 * SWEEP];
  private final double[] bounds = new double[BOUNDS * SWEEP];
  private final double[] suffixCost = new double[SWEEP + 1];
  private final double[] running = new double[BOUNDS];
  private final int[] binCount = new int[3 * BINS];
  private final double[] binBounds = new double[3 * BINS * BOUNDS];
  private final double[] one = new double[BOUNDS + 3];
  private long[] keys = new long[SWEEP];
  private long[] bestKeys = new long[SWEEP];
  private double[] copy = new double[Bvh.TRIANGLE * SWEEP];
  private int[] copyOriginals = new int[SWEEP];

  private double bestCost;
  private int bestAxis;
  private int bestAt;

  /** Splits in two halves by the order of centroids along the first axis. */
  int inTheMiddle(double[] triangles, int[] originals, int from, int to, double[] axes) {
    ensureRoom(to - from);
    for (int t = from; t < to; t++) {
      int at = Bvh.TRIANGLE * t;
      double sum = 0;
      for (int k = 0; k < 9; k++) sum += axes[k % 3] * triangles[at + k];
      bestKeys[t - from] = key(sum, t - from);
    }
    Arrays.sort(bestKeys, 0, to - from);
    reorder(triangles, originals, from, to);
    return (from + to) >>> 1;
  }

  int whereCheapest(
      double[] triangles, int[] originals, int from, int to, double[] boxes, int box) {
    return to - from <= SWEEP
        ? sweep(triangles, originals, from, to, boxes, box)
        : bin(triangles, originals, from, to, boxes, box);
  }

  /** Tries every division in the order of centroids along each axis. */
  private int sweep(
      double[] triangles, int[] originals, int from, int to, double[] boxes, int box) {
    int n = to - from;
    for (int t = 0; t < n; t++) {
      project(triangles, Bvh.TRIANGLE * (from + t), boxes, box);
      System.arraycopy(one, 0, bounds, BOUNDS * t, BOUNDS);
      System.arraycopy(one, BOUNDS, centroids, 3 * t, 3);
    }
    bestCost = Double.POSITIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) sweepAxis(n, axis);
    if (bestCost == Double.POSITIVE_INFINITY) return (from + to) >>> 1; // costs overflow
    reorder(triangles, originals, from, to);
    return from + bestAt;
  }

  private void sweepAxis(int n, int axis) {
    for (int t = 0; t < n; t++) keys[t] = key(centroids[3 * t + axis], t);
    Arrays.sort(keys, 0, n);
    empty(running, 0);
    for (int t = n - 1; t > 0; t--) {
      grow(running, 0, bounds, BOUNDS * (int) keys[t]);
      suffixCost[t] = (n - t) * size(running, 0);
    }
    empty(running, 0);
    boolean better = false;
    for (int t = 1; t < n; t++) {
      grow(running, 0, bounds, BOUNDS * (int) keys[t - 1]);
      double cost = t * size(running, 0) + suffixCost[t];
      if (cost < bestCost) {
        bestCost = cost;
        bestAt = t;
        better = true;
      }
    }
    if (better) System.arraycopy(keys, 0, bestKeys, 0, n);
  }

  /** Tries the borders of equal slices of the box along each axis. */
  private int bin(double[] triangles, int[] originals, int from, int to, double[] boxes, int box) {
    Arrays.fill(binCount, 0);
    for (int b = 0; b < 3 * BINS; b++) empty(binBounds, BOUNDS * b);
    for (int t = from; t < to; t++) {
      project(triangles, Bvh.TRIANGLE * t, boxes, box);
      for (int axis = 0; axis < 3; axis++) {
        int b = BINS * axis + slice(one[BOUNDS + axis], boxes[box + Bvh.HALF + axis]);
        binCount[b]++;
        grow(binBounds, BOUNDS * b, one, 0);
      }
    }
    bestCost = Double.POSITIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) sweepBins(to - from, axis);
    return bestCost == Double.POSITIVE_INFINITY
        ? (from + to) >>> 1 // all centroids coincide: any division will do
        : partition(triangles, originals, from, to, boxes, box);
  }

  private void sweepBins(int n, int axis) {
    empty(running, 0);
    int right = 0;
    for (int b = BINS - 1; b > 0; b--) {
      right += binCount[BINS * axis + b];
      grow(running, 0, binBounds, BOUNDS * (BINS * axis + b));
      suffixCost[b] =
          right == 0 || right == n ? Double.POSITIVE_INFINITY : right * size(running, 0);
    }
    empty(running, 0);
    int left = 0;
    for (int b = 1; b < BINS; b++) {
      left += binCount[BINS * axis + b - 1];
      grow(running, 0, binBounds, BOUNDS * (BINS * axis + b - 1));
      double cost = left == 0 ? Double.POSITIVE_INFINITY : left * size(running, 0) + suffixCost[b];
      if (cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestAt = b;
      }
    }
  }

  private int partition(
      double[] triangles, int[] originals, int from, int to, double[] boxes, int box) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      project(triangles, Bvh.TRIANGLE * low, boxes, box);
      int b = slice(one[BOUNDS + bestAxis], boxes[box + Bvh.HALF + bestAxis]);
      if (b < bestAt) low++;
      else swap(triangles, originals, low, high--);
    }
    return low;
  }

  private static int slice(double centroid, double half) {
    double position = half > 0 ? (centroid / half + 1) * (BINS / 2) : 0;
    return (int) Math.max(0, Math.min(BINS - 1, position));
  }

  /** Bounds and centroid of one triangle along the box's axes, relative to its centre. */
  private void project(double[] t, int at, double[] boxes, int box) {
    double cx = boxes[box + 9], cy = boxes[box + 10], cz = boxes[box + 11];
    for (int axis = 0; axis < 3; axis++) {
      double ax = boxes[box + 3 * axis];
      double ay = boxes[box + 3 * axis + 1];
      double az = boxes[box + 3 * axis + 2];
      double shift = ax * cx + ay * cy + az * cz;
      double p = ax * t[at] + ay * t[at + 1] + az * t[at + 2] - shift;
      double q = ax * t[at + 3] + ay * t[at + 4] + az * t[at + 5] - shift;
      double r = ax * t[at + 6] + ay * t[at + 7] + az * t[at + 8] - shift;
      one[2 * axis] = Math.min(p, Math.min(q, r));
      one[2 * axis + 1] = Math.max(p, Math.max(q, r));
      one[BOUNDS + axis] = (p + q + r) / 3;
    }
  }

  private static void empty(double[] b, int at) {
    for (int k = 0; k < BOUNDS; k += 2) {
      b[at + k] = Double.POSITIVE_INFINITY;
      b[at + k + 1] = Double.NEGATIVE_INFINITY;
    }
  }

  private static void grow(double[] b, int at, double[] by, int byAt) {
    for (int k = 0; k < BOUNDS; k += 2) {
      b[at + k] = Math.min(b[at + k], by[byAt + k]);
      b[at + k + 1] = Math.max(b[at + k + 1], by[byAt + k + 1]);
    }
  }

  private static double size(double[] b, int at) {
    return b[at + 1] - b[at] + b[at + 3] - b[at + 2] + b[at + 5] - b[at + 4];
  }

  /** Sorts by value, equal values by index; the low half is the index. */
  private static long key(double value, int index) {
    int bits = Float.floatToIntBits((float) value);
    int ordered = bits ^ (bits >> 31 & 0x7fffffff);
    return (long) ordered << 32 | index;
  }

  private void reorder(double[] triangles, int[] originals, int from, int to) {
    int n = to - from;
    ensureRoom(n);
    System.arraycopy(triangles, Bvh.TRIANGLE * from, copy, 0, Bvh.TRIANGLE * n);
    System.arraycopy(originals, from, copyOriginals, 0, n);
    for (int t = 0; t < n; t++) {
      int source = (int) bestKeys[t];
      System.arraycopy(
          copy, Bvh.TRIANGLE * source, triangles, Bvh.TRIANGLE * (from + t), Bvh.TRIANGLE);
      originals[from + t] = copyOriginals[source];
    }
  }

  private void ensureRoom(int n) {
    if (copyOriginals.length >= n) return;
    bestKeys = new long[n];
    copy = new double[Bvh.TRIANGLE * n];
    copyOriginals = new int[n];
  }

  private static void swap(double[] triangles, int[] originals, int i, int j) {
    for (int k = 0; k < Bvh.TRIANGLE; k++) {
      double keep = triangles[Bvh.TRIANGLE * i + k];
      triangles[Bvh.TRIANGLE * i + k] = triangles[Bvh.TRIANGLE * j + k];
      triangles[Bvh.TRIANGLE * j + k] = keep;
    }
    int keep = originals[i];
    originals[i] = originals[j];
    originals[j] = keep;
  }
}
