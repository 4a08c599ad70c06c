package clearway.check;

import clearway.world.World;

/**
 * How a checker works; none of it changes what a verdict means.
 *
 * @param delta how much closer than delta beyond its clearance a pair may be called too close; at
 *     least {@link #leastDelta}
 * @param mode the published method, or the best known
 * @param covering where an interval is divided
 * @param shortestInterval parts of a segment below which an interval is not divided further, as a
 *     share of the segment
 * @param memory bytes that the unfinished checks of one session may keep, beside the one at work
 */
public record CheckOptions(
    double delta, Mode mode, Covering covering, double shortestInterval, long memory) {
  /** Which method a checker follows. */
  public enum Mode {
    /** Best known bounds and orders. */
    BEST,
    /** As published: global factors, greedy distances of whole objects, the order of the paper. */
    PAPER
  }

  /** Where an interval that is not proven is divided. */
  public enum Covering {
    /** In its middle: placements are shared by all pairs. */
    MIDDLE,
    /** In the middle of the part that the distances at its ends leave uncovered. */
    UNCOVERED
  }

  private static final double SHORTEST = 0x1p-40;
  private static final long MEMORY = 16L << 20;

  public CheckOptions {
    if (!(delta >= 0 && delta < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("delta is " + delta + "; give a finite length from 0");
    }
    if (!(shortestInterval > 0 && shortestInterval <= 1)) {
      throw new IllegalArgumentException(
          "the shortest interval is " + shortestInterval + "; give a share above 0, up to 1");
    }
    if (memory < 0) {
      throw new IllegalArgumentException("memory is " + memory + " bytes; give 0 or more");
    }
  }

  /** The default for a world: {@link World#delta}, best mode, division in the middle. */
  public static CheckOptions of(World world) {
    return new CheckOptions(world.delta(), Mode.BEST, Covering.MIDDLE, SHORTEST, MEMORY);
  }

  /** The least delta with which checks in a world are sure to end: 64 times its rounding. */
  public static double leastDelta(World world) {
    return 64 * world.rounding();
  }

  public CheckOptions withDelta(double value) {
    return new CheckOptions(value, mode, covering, shortestInterval, memory);
  }

  public CheckOptions withMode(Mode value) {
    return new CheckOptions(delta, value, covering, shortestInterval, memory);
  }

  public CheckOptions withCovering(Covering value) {
    return new CheckOptions(delta, mode, value, shortestInterval, memory);
  }

  public CheckOptions withShortestInterval(double value) {
    return new CheckOptions(delta, mode, covering, value, memory);
  }

  public CheckOptions withMemory(long value) {
    return new CheckOptions(delta, mode, covering, shortestInterval, value);
  }
}
