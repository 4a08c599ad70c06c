package clearway.cli.experiment;

import clearway.check.SegmentBatch.Segment;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Segments whose ends are drawn uniformly from the space and kept if free. The same seed gives the
 * same segments on every machine.
 */
public final class RandomSegments {
  private static final int MOST_DRAWS = 1_000_000;

  private final WorldQuery query;
  private final double delta;
  private final RandomGenerator random;
  private final double[] drawn;

  public RandomSegments(PreparedWorld prepared, long seed) {
    query = new WorldQuery(prepared);
    delta = prepared.world().delta();
    random = generator(seed);
    drawn = new double[prepared.world().space().dimension()];
  }

  static RandomGenerator generator(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  public Segment next() {
    return new Segment(freeConfiguration(), freeConfiguration());
  }

  /**
   * A configuration at which every tested pair is farther apart than its clearance and delta.
   *
   * @throws IllegalStateException if a million draws give none
   */
  public Configuration freeConfiguration() {
    for (int i = 0; i < MOST_DRAWS; i++) {
      query.world().space().sample(random, drawn);
      query.place(drawn);
      if (query.firstConflict(delta) == null) return Configuration.of(drawn);
    }
    throw new IllegalStateException(
        "none of " + MOST_DRAWS + " random configurations is free; the scene is too crowded");
  }
}
