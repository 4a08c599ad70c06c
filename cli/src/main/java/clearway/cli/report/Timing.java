package clearway.cli.report;

import java.util.Locale;

/**
 * How long the items of a list took.
 *
 * @param nanosPerItem mean over the list, of the best pass
 * @param clock {@code cpu} or {@code wall}
 * @param passes how many were timed
 * @param warmedUp whether untimed passes went before
 */
public record Timing(double nanosPerItem, String clock, int passes, boolean warmedUp) {
  /**
   * One line: the time and how it was measured.
   *
   * @param item what the list is of: "query"
   */
  public String line(String item) {
    return String.format(
        Locale.ROOT,
        "%.3f us per %s (%s time, %s%s)",
        nanosPerItem / 1000,
        item,
        clock,
        passes == 1 ? "one pass" : "best of " + passes + " passes",
        warmedUp ? " after warm-up" : ", no warm-up");
  }
}
