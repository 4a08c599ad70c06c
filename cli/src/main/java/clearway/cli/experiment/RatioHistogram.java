package clearway.cli.experiment;

/** How often ratios fall where; those beyond the last bin count, but are not told apart. */
final class RatioHistogram {
  private static final double WIDTH = 0.05;
  private static final int BINS = 4000;

  private final long[] counts = new long[BINS + 1];
  private long total;

  void add(double ratio) {
    counts[(int) Math.min(BINS, ratio / WIDTH)]++;
    total++;
  }

  long total() {
    return total;
  }

  /** The share of ratios up to a limit, to the width of a bin. */
  double within(double limit) {
    long sum = 0;
    int end = (int) Math.min(BINS, Math.round(limit / WIDTH));
    for (int i = 0; i < end; i++) sum += counts[i];
    return (double) sum / total;
  }

  /** The share between two limits. */
  double between(double low, double high) {
    return within(high) - within(low);
  }

  /** The ratio that a share of all does not exceed, to the width of a bin. */
  double quantile(double share) {
    long sum = 0;
    int i = 0;
    while (i < BINS && sum + counts[i] < share * total) sum += counts[i++];
    return (i + 1) * WIDTH;
  }
}
