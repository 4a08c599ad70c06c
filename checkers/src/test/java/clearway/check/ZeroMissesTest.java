package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import clearway.check.Complaints.Claim;
import clearway.oracle.Trials;
import clearway.recipe.SegmentRecipe.Family;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random segments, each judged by every exact checker: no verdict may be refuted by samples, by
 * another checker or by the same segment put another way.
 *
 * <p>A million segments at a thousand samples: {@code mvn -pl checkers test -Dtest=ZeroMissesTest
 * -Dclearway.trials=50 -Dclearway.samples=1000}. {@code -Dclearway.seed=N} starts at another seed,
 * {@code -Dclearway.segments=N} judges so many.
 */
class ZeroMissesTest {
  private static final int SEGMENTS = 20_000;
  private static final Complaints COMPLAINTS = new Complaints();
  private static int segments;

  @BeforeAll
  static void judge() {
    long first = Long.getLong("clearway.seed", 0);
    int samples = Integer.getInteger("clearway.samples", 200);
    segments = Integer.getInteger("clearway.segments", Trials.of(SEGMENTS));
    LongStream.range(first, first + segments).parallel().forEach(seed -> judge(seed, samples));
    System.out.println(segments + " segments from " + first + ": " + COMPLAINTS.counts());
  }

  private static void judge(long seed, int samples) {
    try {
      new SegmentTrial(seed, samples, COMPLAINTS).run();
    } catch (RuntimeException | AssertionError failure) {
      COMPLAINTS.add(Claim.ENDS, seed, failure + " at " + failure.getStackTrace()[0]);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noVerdict_isRefuted(Claim claim) {
    String found = COMPLAINTS.of(claim);
    assertTrue(found.isEmpty(), () -> claim + ": " + found);
  }

  @Test
  void theSegments_areOfEveryKind() {
    assumeTrue(segments >= SEGMENTS, "too few segments to ask for every kind");
    long share = segments / 100;
    for (Family family : Family.values()) assertAtLeast(8 * share, "family " + family);
    assertAtLeast(20 * share, "free");
    assertAtLeast(10 * share, "overlapping");
    assertAtLeast(5 * share, "too close");
    assertAtLeast(5 * share, "grazing");
    assertAtLeast(2 * share, "nested");
  }

  /**
   * The published methods are let off near contact, and have no factors behind joints without
   * limits; the best one decides all but one in tens of thousands within its steps.
   */
  @Test
  void nearlyAllSegments_areDecided() {
    assumeTrue(segments >= SEGMENTS, "too few segments to ask for shares");
    assertTrue(COMPLAINTS.counted("refined PENDING") <= segments / (2 * SEGMENTS));
    assertEquals(0, COMPLAINTS.counted("refined UNDECIDED"));
    assertTrue(COMPLAINTS.counted("first contact PENDING") <= segments / 1000);
    assertEquals(0, COMPLAINTS.counted("first contact UNDECIDED"));
    assertTrue(COMPLAINTS.counted("all PENDING") <= COMPLAINTS.counted("all FREE") / 8);
    assertEquals(0, COMPLAINTS.counted("adaptive UNDECIDED"));
    assertTrue(COMPLAINTS.counted("all UNDECIDED") <= COMPLAINTS.counted("all FREE") / 100);
  }

  private static void assertAtLeast(long least, String what) {
    long counted = COMPLAINTS.counted(what);
    assertTrue(counted >= least, what + ": " + counted + ", not " + least);
  }
}
