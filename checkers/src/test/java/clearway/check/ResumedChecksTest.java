package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.SegmentBatch.Segment;
import clearway.recipe.Randoms;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** However steps are spread and whatever memory there is, verdicts are the same in every field. */
class ResumedChecksTest {
  private static final int SEGMENTS = 300;
  private static final long MEMORY = 6000;

  @ParameterizedTest
  @EnumSource
  void checksAdvancedInTurnsWithLittleMemory_endAsThoseFinishedAtOnce(
      AdaptiveCheckTest.Manner manner) {
    PreparedWorld prepared = ArmAmongPosts.prepared();
    CheckOptions options = manner.of(prepared.world());
    RandomGenerator random = Randoms.of(7);
    List<Segment> segments = ArmAmongPosts.segments(prepared, SEGMENTS, random);
    CheckSession whole = AdaptiveChecker.of(prepared, options).open();
    CheckSession session = AdaptiveChecker.of(prepared, options.withMemory(MEMORY)).open();
    List<SegmentCheck> checks = segments.stream().map(s -> begin(session, s)).toList();
    advanceInTurns(session, checks, random);
    int free = 0;
    for (int i = 0; i < checks.size(); i++) {
      Verdict atOnce = begin(whole, segments.get(i)).finish();
      assertEquals(atOnce, checks.get(i).verdict(), manner + ", segment " + i);
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
    CheckOptions options = AdaptiveCheckTest.Manner.PAPER_MIDDLE.of(prepared.world());
    CheckSession session = AdaptiveChecker.of(prepared, options).open();
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
  void anOpenInterval_takesAtMost64Bytes() {
    IntervalQueue queue = new IntervalQueue();
    RandomGenerator random = Randoms.of(3);
    for (int i = 0; i < 20_000; i++) {
      boolean grows = random.nextInt(1000) < (i / 2500 % 2 == 0 ? 800 : 200);
      if (grows || queue.isEmpty()) queue.push(i % 7, 0, 1, 0, 0, random.nextDouble());
      else queue.pop();
      long most = 64L * queue.size() + 64L * IntervalQueue.SPARE;
      assertTrue(queue.bytes() <= most, queue.size() + " intervals in " + queue.bytes());
    }
  }

  @Test
  void intervals_comeMostUrgentFirstAndTiesByPairThenPlace() {
    IntervalQueue queue = new IntervalQueue();
    RandomGenerator random = Randoms.of(5);
    for (int i = 0; i < 500; i++) {
      double from = random.nextInt(64) / 64.0;
      queue.push(random.nextInt(5), from, from + 1 / 64.0, 0.25, 0.5, random.nextInt(4));
    }
    double[] last = {Double.POSITIVE_INFINITY, 0, 0};
    for (int i = 0; i < 500; i++) {
      double urgency = queue.topUrgency();
      queue.pop();
      assertEquals(queue.length - 0.75, urgency);
      boolean ordered =
          urgency < last[0]
              || urgency == last[0]
                  && (queue.pair > last[1] || queue.pair == last[1] && queue.from >= last[2]);
      assertTrue(ordered, "entry " + i);
      last = new double[] {urgency, queue.pair, queue.from};
    }
    assertTrue(queue.isEmpty());
  }
}
