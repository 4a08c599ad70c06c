package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** An arm in front of a cage of thin bars, moving from one of its windows to another. */
final class CageScenes {
  private static final double BAR = 0.03;
  private static final double DEPTH = 0.8;

  private final double window; // from bar to bar
  private final double middle; // height of the cage's middle

  private CageScenes(double window, double middle) {
    this.window = window;
    this.middle = middle;
  }

  static Scene arm() {
    Draft cage = new CageScenes(0.3, 0.87).cage();
    return new Cell("arm-in-cage")
        .robot(IndustrialArm.handler().robot("arm", Frame.identity()))
        .obstacle("cage", Frame.translation(0.95, 0, 0), cage)
        .query(
            "window-to-window",
            new double[] {0.28, 0.89, -0.89, 1.81, -1.14, 1},
            new double[] {-0.28, 0.87, -0.85, -1.69, -1.09, 0.79})
        .scene();
  }

  static Scene welder() {
    Draft cage = new CageScenes(0.36, 0.87).cage();
    return new Cell("welder-in-cage")
        .robot(IndustrialArm.welder().robot("welder", Frame.identity()))
        .obstacle("cage", Frame.translation(0.8, 0, 0), cage)
        .query(
            "window-to-window",
            new double[] {0.36, -0.12, 0.46, 0.22, -0.75, -0.28},
            new double[] {-0.48, 0.24, 0.55, -1.29, -0.76, 0.33})
        .scene();
  }

  /** Three by three windows on every side: 36 bars of 12 triangles. Its front is at x = 0. */
  private Draft cage() {
    Draft draft = new Draft();
    for (int i = 0; i < 4; i++) {
      for (int end = 0; end <= 3; end += 3) {
        draft.add(upright(end, i)).add(level(end, i)).add(deep(i, end));
        if (i % 3 != 0) draft.add(upright(i, end)).add(level(i, end)).add(deep(end, i));
      }
    }
    return draft;
  }

  /** Bars are numbered from 0 to 3 in depth, across and in height. */
  private Draft upright(int in, int across) {
    return Solids.block(BAR, BAR, 3 * window + BAR).moved(x(in), y(across), middle);
  }

  private Draft level(int in, int up) {
    return Solids.block(BAR, 3 * window + BAR, BAR).moved(x(in), 0, middle + y(up));
  }

  private Draft deep(int across, int up) {
    return Solids.block(DEPTH + BAR, BAR, BAR).moved(DEPTH / 2, y(across), middle + y(up));
  }

  private static double x(int in) {
    return DEPTH * in / 3;
  }

  private double y(int across) {
    return window * (across - 1.5);
  }
}
