package clearway.cli.experiment;

import clearway.check.CheckOptions;
import clearway.cli.report.Progress;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Table III: random colliding segments. */
final class SchwarzerTable3 implements Experiment {
  /** Stands for a resolution of zero: every collision of some length is found before. */
  private static final double FINEST = 1e-6;

  private static final double DELTA = 0.005;

  /** Milliseconds, volume and triangle tests of fixed, of adaptive with delta 0 and 0.005. */
  private static final Map<PaperScene, PaperFigures[]> PAPER =
      Map.of(
          PaperScene.ARM_IN_CAGE,
          new PaperFigures[] {
            new PaperFigures(0.44, 375, 3.1),
            new PaperFigures(0.33, 197, 3.0),
            new PaperFigures(0.29, 169, 2.6)
          },
          PaperScene.WELDER_IN_CAGE,
          new PaperFigures[] {
            new PaperFigures(0.46, 380, 3.5),
            new PaperFigures(0.43, 324, 3.9),
            new PaperFigures(0.38, 255, 3.2)
          },
          PaperScene.MACHINE_TOOL,
          new PaperFigures[] {
            new PaperFigures(0.67, 522, 18.7),
            new PaperFigures(0.40, 501, 18.0),
            new PaperFigures(0.37, 420, 21.8)
          },
          PaperScene.WORKSHOP,
          new PaperFigures[] {
            new PaperFigures(1.21, 1035, 10.1),
            new PaperFigures(0.57, 571, 10.8),
            new PaperFigures(0.40, 440, 13.4)
          },
          PaperScene.ARMS_CAR,
          new PaperFigures[] {
            new PaperFigures(3.11, 2866, 13.1),
            new PaperFigures(2.44, 686, 12.1),
            new PaperFigures(2.23, 610, 12.7)
          },
          PaperScene.WELDERS_CAR,
          new PaperFigures[] {
            new PaperFigures(1.14, 999, 16.3),
            new PaperFigures(1.93, 609, 19.5),
            new PaperFigures(1.71, 528, 21.6)
          });

  private final int segments;
  private final List<PaperScene> scenes;

  SchwarzerTable3(int segments) {
    this(segments, PaperScene.SIX);
  }

  SchwarzerTable3(int segments, List<PaperScene> scenes) {
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
    double least = CheckOptions.leastDelta(prepared.world());
    Contender judge = Contender.usual(prepared, least);
    SegmentDraw draw =
        SegmentDraw.until(
            prepared, seed, judge, SegmentDraw::overlaps, segments, Integer.MAX_VALUE);
    List<Contender> contenders =
        List.of(
            Contender.fixed(prepared, FINEST),
            Contender.adaptive(prepared, least),
            Contender.adaptive(prepared, DELTA),
            Contender.usual(prepared, prepared.world().delta()));
    return rows(scene, new Race(contenders, draw.kept()).run());
  }

  private static List<Row> rows(PaperScene scene, List<Race.Result> results) {
    PaperFigures[] paper = PAPER.get(scene);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      Row row = row(scene, results.get(i), results.get(0));
      rows.add(PaperFigures.addTo(row, PaperFigures.at(paper, i)));
    }
    return rows;
  }

  private static Row row(PaperScene scene, Race.Result result, Race.Result fixed) {
    return result
        .contender()
        .describe(scene.row())
        .with("segments", result.verdicts().size())
        .with("missed", result.free())
        .with("bv_tests", result.volumeTests())
        .with("triangle_tests", result.triangleTests())
        .with("time_ms", result.milliseconds())
        .with("time_faster_than_fixed", fixed.milliseconds() / result.milliseconds());
  }

  private static List<String> notes() {
    return List.of(
        "Tests and times are means per segment. Segments have free ends, drawn uniformly, and are"
            + " kept if the default checker computes a configuration where two objects overlap.",
        "A fixed resolution of 1e-6 stands for the paper's 0, the least delta with which checks are"
            + " sure to end for the paper's delta of 0; missed: called free all the same.");
  }
}
