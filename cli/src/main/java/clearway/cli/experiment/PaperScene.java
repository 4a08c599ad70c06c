package clearway.cli.experiment;

import clearway.cli.report.Progress;
import clearway.scene.BuiltInScenes;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A scene of the paper's figures and the built-in scene that stands for it.
 *
 * @param figure as the paper's tables name it
 */
record PaperScene(String figure, String name) {
  static final PaperScene TORI = new PaperScene("1a", "two-arms-three-tori");
  static final PaperScene ARM_IN_CAGE = new PaperScene("11a", "arm-in-cage");
  static final PaperScene WELDER_IN_CAGE = new PaperScene("11b", "welder-in-cage");
  static final PaperScene MACHINE_TOOL = new PaperScene("12a", "machine-tool");
  static final PaperScene WORKSHOP = new PaperScene("12b", "workshop");
  static final PaperScene ARMS_CAR = new PaperScene("12c", "six-arms-car");
  static final PaperScene WELDERS_CAR = new PaperScene("12d", "six-welders-car");

  /** Those of Tables III and XI, in the paper's order. */
  static final List<PaperScene> SIX =
      List.of(ARM_IN_CAGE, WELDER_IN_CAGE, MACHINE_TOOL, WORKSHOP, ARMS_CAR, WELDERS_CAR);

  /** The rows of one scene after the other. */
  static List<Row> rows(
      List<PaperScene> scenes, Progress progress, Function<PaperScene, List<Row>> ofScene) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < scenes.size(); i++) {
      progress.update("scene", i, scenes.size());
      rows.addAll(ofScene.apply(scenes.get(i)));
    }
    progress.finish();
    return rows;
  }

  PreparedWorld prepare() {
    return PreparedWorld.of(BuiltInScenes.build(name).world());
  }

  Row row() {
    return new Row().with("figure", figure).with("scene", name);
  }
}
