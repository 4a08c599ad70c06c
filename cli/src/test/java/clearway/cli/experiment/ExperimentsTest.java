package clearway.cli.experiment;

import static clearway.cli.experiment.ExperimentRuns.assertWellFormed;
import static clearway.cli.experiment.ExperimentRuns.repeatable;
import static clearway.cli.experiment.ExperimentRuns.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the experiments find, in forms so small that a test can wait for them. */
class ExperimentsTest {
  private static final List<PaperScene> CAGE = List.of(PaperScene.WELDER_IN_CAGE);

  static Stream<Named<Supplier<Experiment>>> randomOnes() {
    return Stream.of(
        Named.of("table 1", () -> new SchwarzerTable1(2, CAGE)),
        Named.of("table 3", () -> new SchwarzerTable3(3, CAGE)),
        Named.of("table 6", () -> new SchwarzerTable6(3, CAGE)),
        Named.of("table 11", () -> new SchwarzerTable11(3, CAGE)),
        Named.of("figure 9", () -> new SchwarzerFigure9(2)),
        Named.of("figure 13", () -> new SchwarzerFigure13(3)));
  }

  @ParameterizedTest
  @MethodSource("randomOnes")
  void theSameSeed_givesTheSameRowsButForTimes(Supplier<Experiment> maker) {
    Outcome once = run(maker.get(), 7);
    assertWellFormed(once);
    assertEquals(repeatable(once), repeatable(run(maker.get(), 7)));
    assertNotEquals(repeatable(once), repeatable(run(maker.get(), 8)));
  }

  @Test
  void table1_countsALinkAgainstAnObstacleAsAQueryAndBoundsStayBelowTheDistance() {
    for (Row row : run(new SchwarzerTable1(2, CAGE), 1).rows()) {
      assertTrue((Long) row.cells().get("queries") > 2, row.cells()::toString);
      Object ratio = row.cells().get("mean_ratio");
      if (ratio != null) assertTrue((Double) ratio > 0 && (Double) ratio <= 1, ratio::toString);
    }
  }

  @Test
  void table3_hasSegmentsThatEveryExactCheckerFindsColliding() {
    for (Row row : run(new SchwarzerTable3(5, CAGE), 1).rows()) {
      assertEquals(5, row.cells().get("segments"));
      boolean exact = row.cells().get("delta") != null;
      if (exact) assertEquals(0L, row.cells().get("missed"), row.cells()::toString);
    }
  }

  @Test
  void table6_hasSegmentsThatAllCallFreeAndTellsWhatSamplingMissed() {
    List<Row> rows = run(new SchwarzerTable6(5, CAGE), 1).rows();
    for (Row row : rows) assertEquals(5L, row.cells().get("called_free"), row.cells()::toString);
    long calledFree = (Long) rows.get(0).cells().get("drawn_called_free");
    long colliding = (Long) rows.get(0).cells().get("of_these_colliding");
    assertTrue(calledFree >= 5, rows.get(0).cells()::toString);
    assertTrue(colliding <= calledFree - 5, "those proven free do not collide");
    assertNull(rows.get(1).cells().get("drawn"));
  }

  @Test
  void table8_isProvenFreeByTheDefaultCheckerWithFewTests() {
    Outcome outcome = run(new SchwarzerTable8(20_000, 1), 1);
    assertWellFormed(outcome);
    assertEquals(16, outcome.rows().size());
    for (Row row : outcome.rows()) {
      assertEquals("free", row.cells().get("default_verdict"), row.cells()::toString);
      assertNotEquals("colliding", row.cells().get("adaptive_verdict"), row.cells()::toString);
      assertTrue((Long) row.cells().get("ten_greedy_bv_tests") >= 10);
    }
  }

  @Test
  void table11_comparesWithTheAdaptiveChecker() {
    List<Row> rows = run(new SchwarzerTable11(3, CAGE), 1).rows();
    assertEquals(3, rows.size());
    assertEquals(1.0, rows.get(0).cells().get("bv_ratio"));
    assertEquals(1.0, rows.get(0).cells().get("time_ratio"));
    assertEquals("paper", rows.get(1).cells().get("mode"));
    assertEquals("best", rows.get(2).cells().get("mode"));
    for (Row row : rows) assertEquals(3L, row.cells().get("called_free"), row.cells()::toString);
  }

  @Test
  void figure9_hasNoRatioBelowOneForTheVertexThatMovesFarthest() {
    Outcome outcome = run(new SchwarzerFigure9(3), 1);
    assertEquals(4, outcome.figures().size());
    for (Row row : outcome.rows()) {
      assertTrue((Double) row.cells().get("median") >= 1, row.cells()::toString);
      assertTrue((Long) row.cells().get("ratios") > 0, row.cells()::toString);
    }
  }

  @Test
  void figure13_looksWhereTheCheckersPlaceTheRobot() {
    Outcome outcome = run(new SchwarzerFigure13(3), 1);
    assertWellFormed(outcome);
    assertEquals(3, outcome.figures().size());
    for (Row row : outcome.rows()) {
      assertEquals("free", row.cells().get("verdict"), row.cells()::toString);
      double gap = (Double) row.cells().get("longest_gap");
      assertTrue(gap > 0 && gap < (Double) row.cells().get("curve_length"), row.cells()::toString);
      long looks = (Long) row.cells().get("configurations");
      long placements = (Long) row.cells().get("placements");
      boolean looksAgain = row.cells().get("mode").equals("best");
      assertTrue(looksAgain ? looks <= placements : looks == placements, row.cells()::toString);
    }
  }

  @Test
  void aRow_refusesAColumnTwice() {
    Row row = new Row().with("a", 1);
    assertThrows(IllegalArgumentException.class, () -> row.with("a", 2));
  }
}
