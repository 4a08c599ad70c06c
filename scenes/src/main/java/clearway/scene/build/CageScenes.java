package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** An arm in front of a cage of thin bars, moving from one of its windows to another. */
final class CageScenes {
  private static final double BAR = 0.03;
  private static final double FRONT = 0.8;
  private static final double BACK = 1.6;
  private static final double SIDE = 0.66;
  private static final double LOW = 0.3;
  private static final double HIGH = 1.5;

  private CageScenes() {}

  static Scene arm() {
    return new Cell("arm-in-cage")
        .robot(IndustrialArm.handler().robot("arm", Frame.identity()))
        .obstacle("cage", cage())
        .query("window-to-window", new double[6], new double[6])
        .scene();
  }

  static Scene welder() {
    return new Cell("welder-in-cage")
        .robot(IndustrialArm.welder().robot("welder", Frame.identity()))
        .obstacle("cage", cage())
        .query("window-to-window", new double[6], new double[6])
        .scene();
  }

  /** Three by three windows before and behind, rings between: 36 bars of 12 triangles. */
  static Draft cage() {
    Draft draft = new Draft();
    for (double x : new double[] {FRONT, BACK}) {
      for (int i = 0; i < 4; i++) {
        draft.add(upright(x, column(i))).add(level(x, row(i)));
      }
    }
    for (int i = 0; i < 4; i++) {
      draft.add(deep(column(i), LOW)).add(deep(column(i), HIGH));
      if (i % 3 != 0) draft.add(deep(-SIDE, row(i))).add(deep(SIDE, row(i)));
    }
    for (int i = 1; i < 3; i++) {
      double x = FRONT + (BACK - FRONT) * i / 3;
      draft.add(upright(x, -SIDE)).add(upright(x, SIDE)).add(level(x, LOW)).add(level(x, HIGH));
    }
    return draft;
  }

  private static double column(int i) {
    return -SIDE + 2 * SIDE * i / 3;
  }

  private static double row(int i) {
    return LOW + (HIGH - LOW) * i / 3;
  }

  private static Draft upright(double x, double y) {
    return Solids.block(BAR, BAR, HIGH - LOW + BAR).moved(x, y, (LOW + HIGH) / 2);
  }

  private static Draft level(double x, double z) {
    return Solids.block(BAR, 2 * SIDE + BAR, BAR).moved(x, 0, z);
  }

  private static Draft deep(double y, double z) {
    return Solids.block(BACK - FRONT + BAR, BAR, BAR).moved((FRONT + BACK) / 2, y, z);
  }
}
