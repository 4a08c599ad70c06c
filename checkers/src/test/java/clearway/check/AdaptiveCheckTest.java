package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import clearway.world.ClearanceRule;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Verdicts against dense sampling, which may refute "free" and never confirms it. {@code
 * -Dclearway.seed=N} starts at another seed.
 */
class AdaptiveCheckTest {
  private static final int SAMPLES = 100;

  /** How a checker works. */
  enum Manner {
    PAPER_MIDDLE,
    PAPER_UNCOVERED,
    BEST_MIDDLE,
    BEST_UNCOVERED;

    CheckOptions of(World world) {
      CheckOptions options = CheckOptions.of(world).withDelta(1e-4 * world.size());
      if (name().startsWith("PAPER")) options = options.withMode(CheckOptions.Mode.PAPER);
      boolean uncovered = name().endsWith("UNCOVERED");
      return uncovered ? options.withCovering(CheckOptions.Covering.UNCOVERED) : options;
    }
  }

  @ParameterizedTest
  @EnumSource
  void verdicts_areNotRefutedByAnySample(Manner manner) {
    long first = Long.getLong("clearway.seed", 0);
    int free = 0;
    int colliding = 0;
    for (long seed = first; seed < first + Trials.of(150); seed++) {
      World world = world(seed);
      PreparedWorld prepared = PreparedWorld.of(world);
      CheckSession session = AdaptiveChecker.of(prepared, manner.of(world)).open();
      Oracle oracle = new Oracle(prepared, manner + ", seed " + seed);
      RandomGenerator random = Randoms.of(seed);
      for (int i = 0; i < 4; i++) {
        double[] from = drawn(world, random);
        double[] to = drawn(world, random);
        if (i > 0) world.space().interpolate(from, to, Randoms.magnitude(random, -3, 0), to);
        Verdict verdict = session.check(Configuration.of(from), Configuration.of(to));
        if (verdict instanceof Verdict.Free proven) {
          oracle.requireFree(from, to, proven);
          free++;
        } else {
          oracle.requireColliding(from, to, verdict, manner.of(world).delta());
          colliding++;
        }
      }
    }
    assertTrue(free > 100, "too few free: " + free);
    assertTrue(colliding > 60, "too few colliding: " + colliding);
  }

  /** Every third world asks for clearances, one of them for a robot of its own. */
  static World world(long seed) {
    World world = new WorldRecipe(seed).world();
    if (seed % 3 != 0) return world;
    List<ClearanceRule> rules = List.of(new ClearanceRule("robot0/*", "*", 0.05));
    return World.of(world.robots(), world.obstacles(), List.of(), 0.01, rules);
  }

  static double[] drawn(World world, RandomGenerator random) {
    double[] q = new double[world.space().dimension()];
    world.space().sample(random, q);
    return q;
  }

  /** Static queries at many configurations of a motion. */
  static final class Oracle {
    private final World world;
    private final WorldQuery query;
    private final String recipe;

    Oracle(PreparedWorld prepared, String recipe) {
      world = prepared.world();
      query = new WorldQuery(prepared);
      this.recipe = recipe;
    }

    void requireFree(double[] from, double[] to, Verdict.Free free) {
      double[] q = from.clone();
      for (int s = 0; s <= SAMPLES; s++) {
        world.space().interpolate(from, to, (double) s / SAMPLES, q);
        query.place(q);
        for (Pairing pair : world.tested()) {
          double distance = query.distance(pair) + world.rounding();
          boolean keeps = distance >= pair.clearance() && distance >= free.clearance();
          assertTrue(keeps && !query.collide(pair), recipe + ": " + pair + " at sample " + s);
        }
      }
    }

    void requireColliding(double[] from, double[] to, Verdict verdict, double delta) {
      Verdict.Colliding found = (Verdict.Colliding) verdict;
      double[] q = from.clone();
      world.space().interpolate(from, to, found.t(), q);
      assertEquals(Configuration.of(q), found.configuration(), recipe);
      query.place(q);
      Pairing pair = named(found);
      boolean overlap = query.collide(pair);
      assertEquals(overlap, found.kind() == Verdict.Kind.OVERLAP, recipe);
      boolean close = query.distance(pair) <= pair.clearance() + delta + world.rounding();
      assertTrue(overlap || close, recipe + ": " + found);
    }

    private Pairing named(Verdict.Colliding found) {
      assertNotEquals(found.objectA(), found.objectB(), recipe);
      return world.tested().stream()
          .filter(p -> world.objects().get(p.a()).name().equals(found.objectA()))
          .filter(p -> world.objects().get(p.b()).name().equals(found.objectB()))
          .findFirst()
          .orElseThrow();
    }
  }
}
