package clearway.cli.report;

/** Untimed work before a measurement: rounds until the time per item stops falling. */
public final class WarmUp {
  /** Work on a list. */
  public interface Work {
    /** Does the items {@code from .. to} and answers the nanoseconds that took. */
    long nanosOf(int from, int to);
  }

  private static final long LONGEST_NANOS = 2_000_000_000L;
  private static final long ROUND_NANOS = 50_000_000L;
  private static final int ROUNDS_WITHOUT_GAIN = 3;
  private static final double GAIN = 0.98;
  private static final int CHUNK = 64;

  private final Work work;
  private final int count;

  private WarmUp(Work work, int count) {
    this.work = work;
    this.count = count;
  }

  /** Goes on for about two seconds at most. */
  public static void run(Work work, int count) {
    new WarmUp(work, count).run();
  }

  private void run() {
    long spent = 0;
    double best = Double.POSITIVE_INFINITY;
    int withoutGain = 0;
    while (withoutGain < ROUNDS_WITHOUT_GAIN && spent < LONGEST_NANOS) {
      long nanos = 0;
      long items = 0;
      for (int at = 0; nanos < ROUND_NANOS; at = at + CHUNK < count ? at + CHUNK : 0) {
        int end = Math.min(at + CHUNK, count);
        nanos += Math.max(1, work.nanosOf(at, end));
        items += end - at;
      }
      spent += nanos;
      double perItem = (double) nanos / items;
      withoutGain = perItem < GAIN * best ? 0 : withoutGain + 1;
      best = Math.min(best, perItem);
    }
  }
}
