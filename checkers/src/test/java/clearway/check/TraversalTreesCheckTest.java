package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.SegmentBatch.Segment;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The refined checker in the paper's mode. {@code -Dclearway.seed=N} starts at another seed. */
class TraversalTreesCheckTest {
  private static final int SEGMENTS = 200;
  private static final int SAMPLES = 200;
  private static final long MEMORY = 100_000;

  private static CheckOptions paper(World world) {
    return AdaptiveCheckTest.Manner.PAPER_MIDDLE.of(world);
  }

  @Test
  void verdicts_areNotRefutedByAnySampleAndAgreeWithTheAdaptiveChecker() {
    long first = Long.getLong("clearway.seed", 0);
    int free = 0;
    int colliding = 0;
    for (long seed = first; seed < first + Trials.of(150); seed++) {
      World world = AdaptiveCheckTest.world(seed);
      PreparedWorld prepared = PreparedWorld.of(world);
      CheckOptions options = paper(world);
      CheckSession session = RefinedChecker.of(prepared, options).open();
      CheckSession adaptive = AdaptiveChecker.of(prepared, options).open();
      String recipe = "seed " + seed;
      AdaptiveCheckTest.Oracle oracle = new AdaptiveCheckTest.Oracle(prepared, recipe);
      RandomGenerator random = Randoms.of(seed);
      for (int i = 0; i < 4; i++) {
        double[] from = AdaptiveCheckTest.drawn(world, random);
        double[] to = AdaptiveCheckTest.drawn(world, random);
        if (i > 0) world.space().interpolate(from, to, Randoms.magnitude(random, -3, 0), to);
        Verdict verdict = session.check(Configuration.of(from), Configuration.of(to));
        Verdict other = adaptive.check(Configuration.of(from), Configuration.of(to));
        requireAgreement(prepared, from, to, verdict, other, options.delta(), recipe);
        if (verdict instanceof Verdict.Free proven) {
          oracle.requireFree(from, to, proven);
          free++;
        } else {
          oracle.requireColliding(from, to, verdict, options.delta());
          colliding++;
        }
      }
    }
    assertTrue(free > 100, "too few free: " + free);
    assertTrue(colliding > 60, "too few colliding: " + colliding);
  }

  /** Free for one and too close for the other only where the distance is small; never overlap. */
  private static void requireAgreement(
      PreparedWorld prepared,
      double[] from,
      double[] to,
      Verdict one,
      Verdict other,
      double delta,
      String recipe) {
    if (one.isFree() == other.isFree()) return;
    Verdict.Colliding found = (Verdict.Colliding) (one.isFree() ? other : one);
    assertEquals(Verdict.Kind.TOO_CLOSE, found.kind(), recipe);
    assertTrue(leastBeyondClearance(prepared, from, to) <= 2 * delta, recipe);
  }

  private static double leastBeyondClearance(PreparedWorld prepared, double[] from, double[] to) {
    WorldQuery query = new WorldQuery(prepared);
    double[] q = from.clone();
    double least = Double.POSITIVE_INFINITY;
    for (int s = 0; s <= SAMPLES; s++) {
      prepared.world().space().interpolate(from, to, (double) s / SAMPLES, q);
      query.place(q);
      for (Pairing pair : prepared.world().tested()) {
        least = Math.min(least, query.distance(pair) - pair.clearance());
      }
    }
    return least;
  }

  @Test
  void checksAdvancedInTurnsWithLittleMemory_endAsThoseFinishedAtOnce() {
    PreparedWorld prepared = ArmAmongPosts.prepared();
    CheckOptions options = paper(prepared.world());
    RandomGenerator random = Randoms.of(7);
    List<Segment> segments = ArmAmongPosts.segments(prepared, SEGMENTS, random);
    CheckSession whole = RefinedChecker.of(prepared, options).open();
    CheckSession session = RefinedChecker.of(prepared, options.withMemory(MEMORY)).open();
    List<SegmentCheck> checks = segments.stream().map(s -> begin(session, s)).toList();
    advanceInTurns(session, checks, random);
    int free = 0;
    for (int i = 0; i < checks.size(); i++) {
      Verdict atOnce = begin(whole, segments.get(i)).finish();
      assertEquals(atOnce, checks.get(i).verdict(), "segment " + i);
      assertEquals(0, checks.get(i).bytes(), "a settled check keeps something");
      if (atOnce.isFree()) free++;
    }
    assertEquals(0, session.memory().bytes());
    long drops = session.memory().drops();
    assertTrue(drops > SEGMENTS, "memory was hardly ever short: " + drops);
    assertTrue(free > SEGMENTS / 4 && free < 3 * SEGMENTS / 4, "one-sided draws: " + free);
  }

  private static SegmentCheck begin(CheckSession session, Segment segment) {
    return session.segment(segment.from(), segment.to());
  }

  private static void advanceInTurns(
      CheckSession session, List<SegmentCheck> checks, RandomGenerator random) {
    List<SegmentCheck> pending = new ArrayList<>(checks);
    while (!pending.isEmpty()) {
      int i = random.nextInt(pending.size());
      SegmentCheck check = pending.get(i);
      if (random.nextInt(50) == 0) check.release();
      if (!check.finish(1 + random.nextInt(3)).isPending()) pending.remove(i);
      assertTrue(session.memory().bytes() <= MEMORY, () -> session.memory().bytes() + " bytes");
    }
  }

  @Test
  void aDroppedCheck_isAsUrgentAsItWas() {
    PreparedWorld prepared = ArmAmongPosts.prepared();
    CheckSession session = RefinedChecker.of(prepared, paper(prepared.world())).open();
    int seen = 0;
    for (Segment segment : ArmAmongPosts.segments(prepared, 60, Randoms.of(1))) {
      SegmentCheck check = begin(session, segment);
      assertEquals(Double.POSITIVE_INFINITY, check.urgency());
      if (!check.finish(4).isPending()) continue;
      double urgency = check.urgency();
      Verdict left = check.orUndecided();
      check.release();
      assertEquals(urgency, check.urgency());
      assertEquals(left, check.orUndecided());
      seen++;
    }
    assertTrue(seen > 20, "too few were pending: " + seen);
  }

  @Test
  void fewerVolumesAreTested_thanByTheAdaptiveChecker() {
    PreparedWorld prepared = ArmAmongPosts.prepared();
    CheckOptions options = paper(prepared.world());
    CheckSession refined = RefinedChecker.of(prepared, options).open();
    CheckSession adaptive = AdaptiveChecker.of(prepared, options).open();
    for (Segment segment : ArmAmongPosts.segments(prepared, SEGMENTS, Randoms.of(3))) {
      begin(refined, segment).finish();
      begin(adaptive, segment).finish();
    }
    long tests = refined.statistics().volumeTests();
    assertTrue(tests < adaptive.statistics().volumeTests(), tests + " tests");
  }

  @Test
  void anOpenElement_takesAtMost64Bytes() {
    assertTrue(TraversalQueue.BYTES <= 64);
  }

  @Test
  void elements_comeMostUrgentFirstAndTiesByBodiesThenPlaceThenEntry() {
    TraversalQueue queue = new TraversalQueue();
    RandomGenerator random = Randoms.of(5);
    for (int i = 0; i < 500; i++) {
      double from = random.nextInt(4) / 4.0;
      queue.push(random.nextInt(4), random.nextInt(3), from, from + 0.25, i, i);
    }
    double[] last = {Double.NEGATIVE_INFINITY, 0, 0, 0};
    while (queue.size() > 0) {
      double urgency = queue.urgency();
      queue.pop();
      double[] next = {-urgency, queue.root, queue.from, queue.entryA};
      assertTrue(Arrays.compare(last, next) < 0);
      last = next;
    }
  }
}
