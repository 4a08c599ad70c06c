package clearway.bvh;

import java.util.Arrays;

/**
 * A queue of node pairs by their bounds, least first up to a small part of the first limit.
 *
 * <p>The range from zero to a limit is cut in {@value #LEVELS} levels; a pair waits at the level of
 * its bound, the latest of a level first. Bounds never fall from a pair to the pairs it is divided
 * into, so the search climbs the levels once, and putting in and taking out cost a few instructions
 * where a heap costs as much as the test of two boxes.
 */
final class PairQueue {
  private static final int LEVELS = 512;
  private static final int NONE = -1;

  private final int[] heads = new int[LEVELS];
  private int[] nexts = new int[1024];
  private long[] pairs = new long[1024];
  private double[] bounds = new double[1024];
  private int used;
  private int level;
  private double scale;
  private double bound;

  /** Empties the queue for bounds from zero to below {@code limit}, which may be infinite. */
  void clear(double limit) {
    Arrays.fill(heads, NONE);
    used = 0;
    level = 0;
    scale = Math.min(LEVELS / limit, Double.MAX_VALUE);
  }

  void push(long pair, double bound) {
    if (used == pairs.length) grow();
    int at = level(bound);
    pairs[used] = pair;
    bounds[used] = bound;
    nexts[used] = heads[at];
    heads[at] = used++;
  }

  private int level(double bound) {
    return Math.max(level, (int) Math.min(LEVELS - 1, bound * scale));
  }

  /** Goes to the least level with a pair; false if none is left. */
  boolean climb() {
    while (level < LEVELS && heads[level] == NONE) level++;
    return level < LEVELS;
  }

  /** A bound that no pair of the queue is below. */
  double least() {
    return level == 0 ? 0 : level / scale * (1 - 0x1p-50);
  }

  /** Takes out a pair of the level that {@link #climb} went to. */
  long pop() {
    int at = heads[level];
    heads[level] = nexts[at];
    bound = bounds[at];
    return pairs[at];
  }

  /** The bound of the pair taken out last. */
  double bound() {
    return bound;
  }

  private void grow() {
    nexts = Arrays.copyOf(nexts, 2 * used);
    pairs = Arrays.copyOf(pairs, 2 * used);
    bounds = Arrays.copyOf(bounds, 2 * used);
  }
}
