package clearway.cli.experiment;

import clearway.check.CheckSession;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.report.Progress;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Table VI: random segments that are free, and those that a fixed resolution takes for free. */
final class SchwarzerTable6 implements Experiment {
  private static final double RESOLUTION = 0.006;
  private static final double DELTA = 0.005;

  /** Milliseconds, volume and triangle tests of fixed and of adaptive. */
  private static final Map<PaperScene, PaperFigures[]> PAPER =
      Map.of(
          PaperScene.WELDER_IN_CAGE,
          new PaperFigures[] {
            new PaperFigures(14.6, 15_060, 19.8), new PaperFigures(11.3, 9239, 200.8)
          },
          PaperScene.MACHINE_TOOL,
          new PaperFigures[] {
            new PaperFigures(5.1, 4032, 17.9), new PaperFigures(3.9, 3834, 158.6)
          });

  private final int segments;
  private final List<PaperScene> scenes;

  SchwarzerTable6(int segments) {
    this(segments, PaperScene.SIX);
  }

  SchwarzerTable6(int segments, List<PaperScene> scenes) {
    this.segments = segments;
    this.scenes = scenes;
  }

  @Override
  public Outcome run(long seed, Progress progress) {
    List<Row> rows = PaperScene.rows(scenes, progress, scene -> rows(scene, seed));
    return new Outcome(rows, notes(), List.of());
  }

  private List<Row> rows(PaperScene scene, long seed) {
    PreparedWorld prepared = scene.prepare();
    Contender adaptive = Contender.adaptive(prepared, DELTA);
    SegmentDraw draw = SegmentDraw.free(prepared, seed, adaptive, segments);
    Contender fixed = Contender.fixed(prepared, RESOLUTION);
    Contender usual = Contender.usual(prepared, prepared.world().delta());
    List<Contender> contenders = List.of(fixed, adaptive, usual);
    return rows(scene, new Race(contenders, draw.kept()).run(), CalledFree.of(fixed, usual, draw));
  }

  private static List<Row> rows(PaperScene scene, List<Race.Result> results, CalledFree called) {
    PaperFigures[] paper = PAPER.get(scene);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      Row row = row(scene, results.get(i), results.get(0), i == 0 ? called : null);
      rows.add(PaperFigures.addTo(row, PaperFigures.at(paper, i)));
    }
    return rows;
  }

  /** What a fixed resolution says of all that was drawn, and how much of that is wrong. */
  private record CalledFree(int drawn, long free, long colliding) {
    static CalledFree of(Contender fixed, Contender exact, SegmentDraw draw) {
      CheckSession sampling = fixed.checker().open();
      CheckSession proving = exact.checker().open();
      long free = draw.kept().size();
      long colliding = 0;
      for (Segment segment : draw.others()) {
        if (!sampling.check(segment.from(), segment.to()).isFree()) continue;
        free++;
        Verdict truth = proving.check(segment.from(), segment.to());
        if (SegmentDraw.overlaps(truth)) colliding++;
      }
      return new CalledFree(draw.drawn(), free, colliding);
    }
  }

  private static Row row(
      PaperScene scene, Race.Result result, Race.Result fixed, CalledFree called) {
    return result
        .contender()
        .describe(scene.row())
        .with("segments", result.verdicts().size())
        .with("called_free", result.free())
        .with("bv_tests", result.volumeTests())
        .with("triangle_tests", result.triangleTests())
        .with("time_ms", result.milliseconds())
        .with("time_faster_than_fixed", fixed.milliseconds() / result.milliseconds())
        .with("drawn", called == null ? null : called.drawn)
        .with("drawn_called_free", called == null ? null : called.free)
        .with("of_these_colliding", called == null ? null : called.colliding);
  }

  private static List<String> notes() {
    return List.of(
        "Tests and times are means per segment. Segments have free ends, drawn uniformly, and are"
            + " kept if the adaptive checker with delta 0.005 proves them free. The paper has"
            + " Figures 11b and 12a.",
        "Of all segments drawn, before any was kept: how many the fixed resolution calls free, and"
            + " at how many of these the default checker computes a configuration where two objects"
            + " overlap.");
  }
}
