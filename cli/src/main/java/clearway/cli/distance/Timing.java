package clearway.cli.distance;

/**
 * How long a job's queries took.
 *
 * @param nanosPerQuery mean over the list, of the best pass
 * @param clock {@code cpu} or {@code wall}
 * @param passes how many were timed
 * @param warmedUp whether untimed passes went before
 */
public record Timing(double nanosPerQuery, String clock, int passes, boolean warmedUp) {}
