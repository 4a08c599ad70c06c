package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** An arm with a gripper in a workshop: it takes a part out of a shelf to the press beside it. */
final class WorkshopScene {
  private static final int TRIANGLES = 74681;

  private WorkshopScene() {}

  static Scene scene() {
    Draft shelf = Furniture.shelf(4, 0.32, 5, 0.28, 0.5).refined(6000);
    Draft press = Furniture.press(0.42, 0.75, 1.2).refined(5000);
    Draft conveyor = Furniture.conveyor(24, 24);
    Draft bench = bench();
    Draft store = store();
    Draft lines = lines();
    Draft hall = hall();
    int rest = TRIANGLES - hall.triangles() - shelf.triangles() - press.triangles();
    rest -= conveyor.triangles() + bench.triangles() + store.triangles() + lines.triangles();
    return new Cell("workshop")
        .robot(IndustrialArm.gripper().robot("arm", Frame.identity()))
        .obstacle("hall", hall)
        .obstacle("shelf", Frame.translation(0.95, -0.7, 0.2), shelf)
        .obstacle("press", Frame.rpy(0, 0.85, 0, 0, 0, Math.PI / 2), press)
        .obstacle("conveyor", Frame.translation(-1.4, -1.2, 0), conveyor)
        .obstacle("bench", Frame.translation(-1.9, 0.6, 0), bench)
        .obstacle("store", store)
        .obstacle("lines", lines)
        .obstacle("curtain", curtain(rest))
        .query(
            "shelf-to-press",
            new double[] {-0.45, 0.38, -0.28, 0.41, 0.18, -0.25},
            new double[] {1.65, 0.17, 0.46, 0.65, -0.72, 0.73})
        .scene();
  }

  /** A floor under the arm, two walls and four pillars. */
  private static Draft hall() {
    Draft draft =
        Solids.box(-3, 3, -3, 3, -0.2, -0.01)
            .add(Solids.box(2.9, 3, -3, 3, 0, 3))
            .add(Solids.box(-3, 2.9, 2.9, 3, 0, 3))
            .refined(6000);
    for (int i = 0; i < 4; i++) {
      double x = i < 2 ? -2.6 : 2.4;
      double y = i % 2 == 0 ? -2.6 : 2.4;
      draft.add(Solids.box(x, x + 0.2, y, y + 0.2, 0, 3).refined(400));
    }
    return draft;
  }

  /** A bench with a vice and tools on it. */
  private static Draft bench() {
    Draft draft = Furniture.bench(0.7, 1.6, 0.8).refined(2000);
    draft
        .add(Solids.box(0.1, 0.4, 0.2, 0.4, 0.8, 0.95))
        .add(Solids.drum(16, 0.02, 0.05, 0.55).alongX().moved(0, 0.3, 0.88));
    for (int i = 0; i < 12; i++) {
      draft.add(
          Solids.lathe(12, 0.02, 0.8, 0.03, 0.82, 0.01, 0.9, 0.015, 1)
              .moved(0.55, 0.5 + 0.08 * i, 0));
    }
    return draft;
  }

  /** Barrels, bottles and crates along the walls. */
  private static Draft store() {
    Draft draft = new Draft();
    for (int i = 0; i < 8; i++) {
      draft.add(Furniture.barrel(32).moved(2.2 - 0.65 * (i % 4), 2.4 - 0.65 * (i / 4), 0));
    }
    for (int i = 0; i < 6; i++) {
      draft.add(Furniture.bottle(24).moved(2.7, -0.5 - 0.28 * i, 0));
    }
    for (int i = 0; i < 10; i++) {
      draft.add(
          Solids.box(0, 0.4, 0, 0.5, 0, 0.3)
              .refined(120)
              .moved(1.9, -2.5 + 0.55 * (i % 3), 0.31 * (i / 3)));
    }
    return draft;
  }

  /** Pipes under the roof, hoses that hang from them, lamps. */
  private static Draft lines() {
    Draft draft = new Draft();
    for (int i = 0; i < 8; i++) {
      double y = -2 + 0.5 * i;
      double[][] bend = Tubes.arc(2.5, 2.3, y, 0.3, 0, Math.PI / 2, 8);
      double[][] line = new double[12][];
      line[0] = new double[] {2.8, y, 0.5};
      System.arraycopy(bend, 0, line, 1, 9);
      line[10] = new double[] {0, y, 2.6};
      line[11] = new double[] {-2.8, y, 2.6};
      draft.add(Tubes.pipe(0.04, 24, line).refined(1200));
    }
    for (int i = 0; i < 4; i++) {
      draft.add(Tubes.spring(0.06, 0.03, 20, 0.008, 320, 6).moved(-0.9 + 0.1 * i, -2, 2.2));
      draft.add(Solids.lathe(32, 0.2, 2.4, 0.2, 2.42, 0.05, 2.55).moved(-2 + i, 1.2, 0));
    }
    return draft;
  }

  /** A sheet that hangs in folds; its border gives the odd triangle. */
  private static Draft curtain(int triangles) {
    int along = triangles / 40;
    Draft sheet = Sheets.grid(Blocks.even(0, 2, along), Blocks.even(0.1, 2.2, 20));
    return sheet
        .refined(triangles)
        .alongX()
        .warped(p -> p[0] = -2.4 + 0.06 * StrictMath.sin(20 * p[1]))
        .moved(0, -2.5, 0);
  }
}
