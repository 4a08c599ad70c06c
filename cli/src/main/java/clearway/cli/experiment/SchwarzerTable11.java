package clearway.cli.experiment;

import clearway.cli.report.Progress;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Table XI: the adaptive and the refined checker on random free segments. */
final class SchwarzerTable11 implements Experiment {
  private static final double DELTA = 0.005;

  /** Times, volume and triangle tests of adaptive and of refined. */
  private static final Map<PaperScene, PaperFigures[]> PAPER =
      Map.of(
          PaperScene.ARM_IN_CAGE,
          new PaperFigures[] {
            new PaperFigures(0.066, 17_491, 45), new PaperFigures(0.037, 1510, 10)
          },
          PaperScene.WELDER_IN_CAGE,
          new PaperFigures[] {
            new PaperFigures(0.060, 13_182, 201), new PaperFigures(0.040, 1342, 14)
          },
          PaperScene.MACHINE_TOOL,
          new PaperFigures[] {new PaperFigures(0.020, 5038, 222), new PaperFigures(0.010, 546, 15)},
          PaperScene.WORKSHOP,
          new PaperFigures[] {new PaperFigures(0.032, 7299, 66), new PaperFigures(0.023, 1144, 14)},
          PaperScene.ARMS_CAR,
          new PaperFigures[] {
            new PaperFigures(0.155, 15_978, 367), new PaperFigures(0.142, 2914, 30)
          },
          PaperScene.WELDERS_CAR,
          new PaperFigures[] {
            new PaperFigures(0.507, 73_579, 4623), new PaperFigures(0.373, 8523, 169)
          });

  private final int segments;
  private final List<PaperScene> scenes;

  SchwarzerTable11(int segments) {
    this(segments, PaperScene.SIX);
  }

  SchwarzerTable11(int segments, List<PaperScene> scenes) {
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
    List<Contender> contenders =
        List.of(adaptive, Contender.refined(prepared, DELTA), Contender.usual(prepared, DELTA));
    return rows(scene, new Race(contenders, draw.kept()).run());
  }

  private static List<Row> rows(PaperScene scene, List<Race.Result> results) {
    PaperFigures[] paper = PAPER.get(scene);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      Row row = row(scene, results.get(i), results.get(0));
      rows.add(withPaper(row, PaperFigures.at(paper, i), paper[0]));
    }
    return rows;
  }

  private static Row row(PaperScene scene, Race.Result result, Race.Result adaptive) {
    return result
        .contender()
        .describe(scene.row())
        .with("segments", result.verdicts().size())
        .with("called_free", result.free())
        .with("bv_tests", result.volumeTests())
        .with("triangle_tests", result.triangleTests())
        .with("bv_ratio", result.volumeTests() / adaptive.volumeTests())
        .with("time_ms", result.milliseconds())
        .with("time_ratio", result.milliseconds() / adaptive.milliseconds());
  }

  private static Row withPaper(Row row, PaperFigures paper, PaperFigures adaptive) {
    boolean published = paper != null;
    return PaperFigures.addTo(row, paper)
        .with("paper_bv_ratio", published ? paper.volumeTests() / adaptive.volumeTests() : null)
        .with("paper_time_ratio", published ? paper.time() / adaptive.time() : null);
  }

  private static List<String> notes() {
    return List.of(
        "Tests and times are means per segment; ratios are to the adaptive checker. Segments have"
            + " free ends, drawn uniformly, and are kept if the adaptive checker with delta 0.005"
            + " proves them free.",
        "The paper says that its times are milliseconds, which its other tables contradict; compare"
            + " ratios.");
  }
}
