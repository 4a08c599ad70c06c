package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.SegmentBatch.Outcome;
import clearway.check.SegmentBatch.Segment;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentBatchTest {
  private static final PreparedWorld PREPARED = ArmAmongPosts.prepared();
  private static final CollisionChecker CHECKER =
      AdaptiveChecker.of(PREPARED, CheckOptions.of(PREPARED.world()));
  private static final List<Segment> SEGMENTS =
      ArmAmongPosts.segments(PREPARED, 200, Randoms.of(2));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void anyNumberOfThreads_givesTheSameVerdictsAndStatistics(int threads) {
    Outcome one = SegmentBatch.with(CHECKER).check(SEGMENTS);
    Outcome many = SegmentBatch.with(CHECKER).onThreads(threads).check(SEGMENTS);
    assertEquals(one, many);
    assertTrue(one.isComplete());
    long free = one.verdicts().stream().filter(Verdict::isFree).count();
    assertTrue(free > 50 && free < 150, "one-sided draws: " + free);
    assertEquals(SEGMENTS.size(), one.statistics().segments());
  }

  @Test
  void verdicts_areThoseOfTheSegmentsByThemselves() {
    Outcome batch = SegmentBatch.with(CHECKER).onThreads(2).check(SEGMENTS);
    for (int i = 0; i < SEGMENTS.size(); i += 17) {
      Segment segment = SEGMENTS.get(i);
      Verdict alone = CHECKER.open().check(segment.from(), segment.to());
      assertEquals(alone, batch.verdicts().get(i), "segment " + i);
    }
  }

  @Test
  void theListener_isToldOfEverySegmentInOrder() {
    List<Integer> told = new ArrayList<>();
    SegmentBatch batch = SegmentBatch.with(CHECKER).onThreads(4);
    batch.telling((done, of) -> told.add(done)).check(SEGMENTS);
    assertEquals(IntStream.rangeClosed(1, SEGMENTS.size()).boxed().toList(), told);
  }

  @Test
  void anInterrupt_endsTheBatchAndKeepsWhatIsDone() {
    Thread owner = Thread.currentThread();
    SegmentBatch batch = SegmentBatch.with(CHECKER).onThreads(2);
    Outcome outcome =
        batch
            .telling(
                (done, of) -> {
                  if (done == 20) owner.interrupt();
                })
            .check(SEGMENTS);
    assertTrue(Thread.interrupted(), "the interrupt is still to be seen");
    assertFalse(outcome.isComplete());
    long done = outcome.verdicts().stream().filter(v -> !v.isPending()).count();
    assertTrue(done >= 20 && done <= 22, done + " segments");
  }

  @Test
  void aBudget_leavesLongChecksUndecided() {
    Outcome outcome = SegmentBatch.with(CHECKER).withBudget(2).check(SEGMENTS);
    long undecided =
        outcome.verdicts().stream().filter(v -> v instanceof Verdict.Undecided).count();
    assertTrue(undecided > 20 && outcome.isComplete(), undecided + " undecided");
    Outcome none = SegmentBatch.with(CHECKER).withBudget(0).check(SEGMENTS);
    assertInstanceOf(Verdict.Undecided.class, none.verdicts().get(0));
  }

  @Test
  void aSegmentOutsideTheSpace_isRefusedWhicheverThreadHasIt() {
    List<Segment> some = new ArrayList<>(SEGMENTS);
    Configuration outside = Configuration.of(9, 0, 0);
    some.add(new Segment(SEGMENTS.get(0).from(), outside));
    SegmentBatch batch = SegmentBatch.with(CHECKER).onThreads(3);
    Exception refused = assertThrows(IllegalArgumentException.class, () -> batch.check(some));
    assertTrue(refused.getMessage().contains("9"), refused.getMessage());
    assertEquals(List.of(), batch.check(List.of()).verdicts());
    assertThrows(IllegalArgumentException.class, () -> batch.onThreads(0));
  }
}
