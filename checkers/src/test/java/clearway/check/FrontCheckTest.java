package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** However the work is cut up, dropped and taken up again, it ends in the same verdict. */
class FrontCheckTest {
  private static final int WORLDS = 120;
  private static final long FIRST = Long.getLong("clearway.seed", 0);

  private static CheckSession session(World world) {
    return session(world, CheckOptions.of(world));
  }

  private static CheckSession session(World world, CheckOptions options) {
    return RefinedChecker.of(PreparedWorld.of(world), options).open();
  }

  /** Way-points of which each is a part of the way to a random one from the last. */
  private static List<Configuration> waypoints(World world, long seed, int count) {
    RandomGenerator random = Randoms.of(seed);
    List<Configuration> points = new ArrayList<>();
    double[] q = new double[world.space().dimension()];
    world.space().sample(random, q);
    points.add(Configuration.of(q));
    while (points.size() < count) {
      double[] next = new double[q.length];
      world.space().sample(random, next);
      double share = Randoms.magnitude(random, -2, 0);
      world.space().interpolate(points.get(points.size() - 1).toArray(), next, share, next);
      points.add(Configuration.of(next));
    }
    return points;
  }

  @Test
  void steps_endInTheVerdictOfAllAtOnce() {
    int free = 0;
    int colliding = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      Verdict atOnce = session(world).check(ends.get(0), ends.get(1));
      SegmentCheck check = session(world).segment(ends.get(0), ends.get(1));
      while (check.verdict().isPending()) check.advance();
      assertEquals(atOnce, check.verdict(), "seed " + seed);
      if (atOnce.isFree()) free++;
      if (atOnce instanceof Verdict.Colliding) colliding++;
    }
    assertTrue(free > Trials.of(WORLDS) / 5, free + " free");
    assertTrue(colliding > Trials.of(WORLDS) / 5, colliding + " colliding");
  }

  @Test
  void workThatIsDroppedAtAnyTime_endsInTheSameVerdict() {
    int drops = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      Verdict whole = session(world).check(ends.get(0), ends.get(1));
      for (boolean first : new boolean[] {false, true}) {
        SegmentCheck check = begin(session(world), ends, first);
        Verdict expected = first ? begin(session(world), ends, true).finish() : whole;
        RandomGenerator random = Randoms.of(seed);
        for (int i = 0; i < 8 && check.finish(random.nextInt(6)).isPending(); i++, drops++) {
          check.release();
          if (random.nextBoolean()) check.orUndecided();
        }
        assertEquals(expected, check.finish(), "seed " + seed);
      }
    }
    assertTrue(drops > Trials.of(WORLDS) / 2, drops + " drops");
  }

  private static SegmentCheck begin(CheckSession session, List<Configuration> ends, boolean first) {
    return first
        ? session.firstContact(ends.get(0), ends.get(1))
        : session.segment(ends.get(0), ends.get(1));
  }

  /**
   * A dropped check that pretended to be the most urgent would take turns with another for ever.
   */
  @Test
  void pathsEnd_inTheSameVerdictHoweverLittleMemoryThereIs() {
    long drops = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      MotionPath path = MotionPath.of(world.space(), waypoints(world, seed, 5));
      CheckSession roomy = session(world);
      Verdict expected = roomy.path(path).finish();
      long steps = roomy.statistics().steps();
      CheckSession narrow = session(world, CheckOptions.of(world).withMemory(0));
      assertEquals(expected, narrow.path(path).finish(steps * steps + 10), "seed " + seed);
      drops += narrow.memory().drops();
    }
    assertTrue(drops > 0, "nothing was dropped");
  }

  @Test
  void urgency_isThatOfTheWorkThatWasDropped() {
    int compared = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      SegmentCheck check = session(world).segment(ends.get(0), ends.get(1));
      if (!check.finish(3).isPending()) continue;
      double urgency = check.urgency();
      check.release();
      assertEquals(urgency, check.urgency());
      check.advance();
      if (check.verdict().isPending()) assertTrue(check.urgency() <= urgency, "seed " + seed);
      compared++;
    }
    assertTrue(compared > 0);
  }

  @Test
  void whatIsDropped_takesLittle() {
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      SegmentCheck check = session(world).segment(ends.get(0), ends.get(1));
      int steps = 0;
      while (steps < 20 && check.advance().isPending()) steps++;
      long before = check.bytes();
      check.drop();
      assertTrue(check.bytes() <= before, "seed " + seed);
      assertTrue(check.bytes() <= 128 + 32L * steps, "seed " + seed + ": " + check.bytes());
    }
  }

  /** The least distance is looked for at random; it refutes a clearance, and never confirms it. */
  @Test
  void theClearanceOfAFreeSegment_isNeverAboveADistance() {
    int free = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS); seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      Verdict verdict = session(world).check(ends.get(0), ends.get(1));
      if (!(verdict instanceof Verdict.Free proven)) continue;
      free++;
      assertTrue(proven.clearance() >= 0, "seed " + seed + ": " + verdict);
      WorldQuery query = new WorldQuery(PreparedWorld.of(world));
      for (int i = 0; i <= 40; i++) requireApart(query, ends, i / 40.0, proven.clearance(), seed);
    }
    assertTrue(free > Trials.of(WORLDS) / 5, free + " free");
  }

  private static void requireApart(
      WorldQuery query, List<Configuration> ends, double t, double clearance, long seed) {
    World world = query.world();
    double[] q = new double[world.space().dimension()];
    world.space().interpolate(ends.get(0).toArray(), ends.get(1).toArray(), t, q);
    query.place(q);
    for (Pairing pair : world.tested()) {
      double apart = query.distance(pair) + world.rounding();
      assertTrue(apart >= clearance, "seed " + seed + " at " + t + ": " + apart);
    }
  }

  /** Intervals that are as long as the segment are divided all the same. */
  @Test
  void aLongShortestInterval_changesWhatIsPutByAndNotWhatIsDecided() {
    for (long seed = FIRST; seed < FIRST + Trials.of(WORLDS) / 2; seed++) {
      World world = new WorldRecipe(seed).world();
      List<Configuration> ends = waypoints(world, seed, 2);
      CheckOptions coarse = CheckOptions.of(world).withShortestInterval(1);
      Verdict usual = session(world).check(ends.get(0), ends.get(1));
      Verdict other = session(world, coarse).check(ends.get(0), ends.get(1));
      assertEquals(usual.isFree(), other.isFree(), "seed " + seed);
      assertEquals(
          usual instanceof Verdict.Undecided, other instanceof Verdict.Undecided, "seed " + seed);
    }
  }
}
