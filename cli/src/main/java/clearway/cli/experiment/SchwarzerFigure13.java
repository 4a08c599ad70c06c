package clearway.cli.experiment;

import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.report.Progress;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Figure 13: where along a segment three checkers look, as places of the end-effector's tip. */
final class SchwarzerFigure13 implements Experiment {
  private static final double RESOLUTION = 0.006;
  private static final double DELTA = 0.005;
  private static final double DOT = 0.01; // side of the paper's cubes

  private final int candidates;

  /**
   * @param candidates free segments of which the one of middling length is shown
   */
  SchwarzerFigure13(int candidates) {
    this.candidates = candidates;
  }

  @Override
  public Outcome run(long seed, Progress progress) {
    progress.update("checker", 0, 3);
    PreparedWorld prepared = PaperScene.WELDER_IN_CAGE.prepare();
    Segment segment = typical(prepared, seed);
    List<Contender> contenders =
        List.of(
            Contender.fixed(prepared, RESOLUTION),
            Contender.adaptive(prepared, DELTA),
            Contender.usual(prepared, DELTA));
    List<Row> rows = new ArrayList<>();
    List<Figure> figures = new ArrayList<>();
    for (Contender contender : contenders) {
      TipCurve curve = TipCurve.of(prepared, segment, contender);
      rows.add(row(contender, curve));
      figures.add(curve.figure(contender.checker().name() + ", " + contender.mode(), DOT));
    }
    progress.finish();
    return new Outcome(rows, notes(), figures);
  }

  private Segment typical(PreparedWorld prepared, long seed) {
    Contender judge = Contender.adaptive(prepared, DELTA);
    SegmentDraw draw =
        SegmentDraw.until(prepared, seed, judge, Verdict::isFree, candidates, Integer.MAX_VALUE);
    List<Segment> sorted = new ArrayList<>(draw.kept());
    sorted.sort(
        Comparator.comparingDouble(
            s ->
                prepared.world().space().normalisedDistance(s.from().toArray(), s.to().toArray())));
    return sorted.get(sorted.size() / 2);
  }

  private static Row row(Contender contender, TipCurve curve) {
    boolean fixed = contender.checker().name().equals("fixed");
    return contender
        .describe(PaperScene.WELDER_IN_CAGE.row())
        .with("verdict", curve.isFree() ? "free" : "colliding")
        .with("configurations", curve.looks())
        .with("placements", curve.counts().placements())
        .with("bv_tests", curve.counts().volumeTests())
        .with("triangle_tests", curve.counts().triangleTests())
        .with("curve_length", curve.length())
        .with("longest_gap", curve.longestGap())
        .with("paper_resolution", fixed ? RESOLUTION : null)
        .with("paper_dot_side", fixed ? DOT : null);
  }

  private List<String> notes() {
    return List.of(
        "The segment is the one of middling length among "
            + candidates
            + " random free ones. configurations: those at which the checker looked, placements: how often; longest gap:"
            + " the longest way of the tip between two of them, in metres. The paper gives the"
            + " picture without counts.");
  }
}
