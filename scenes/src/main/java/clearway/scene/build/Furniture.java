package clearway.scene.build;

/** Things that stand about in halls. Each stands on z = 0 unless it says otherwise. */
final class Furniture {
  private Furniture() {}

  /** A steel drum with two ribs, 0.88 high. */
  static Draft barrel(int segments) {
    return Solids.lathe(
        segments, 0.28, 0, 0.3, 0.02, 0.29, 0.03, 0.29, 0.28, 0.305, 0.3, 0.29, 0.32, 0.29, 0.56,
        0.305, 0.58, 0.29, 0.6, 0.29, 0.85, 0.3, 0.86, 0.28, 0.88);
  }

  /** A gas bottle, 1.5 high. */
  static Draft bottle(int segments) {
    return Solids.lathe(
        segments, 0.11, 0, 0.115, 0.02, 0.115, 1.2, 0.1, 1.3, 0.06, 1.36, 0.03, 1.38, 0.03, 1.42,
        0.04, 1.43, 0.04, 1.5);
  }

  /** A bench of thick boards on four legs. */
  static Draft bench(double length, double depth, double height) {
    double[] x = {0, 0.08, length - 0.08, length};
    double[] y = {0, 0.08, depth - 0.08, depth};
    double[] z = {0, 0.2, 0.25, height - 0.06, height};
    Blocks blocks = new Blocks(x, y, z).fill(0, 3, 0, 3, 3, 4).fill(0, 3, 0, 3, 1, 2);
    for (int i = 0; i < 3; i += 2) {
      for (int j = 0; j < 3; j += 2) blocks.fill(i, i + 1, j, j + 1, 0, 4);
    }
    return blocks.draft();
  }

  /**
   * Shelves with a back, open towards -x.
   *
   * @param columns of compartments along y, each {@code width} wide
   * @param rows of compartments along z, each {@code height} high
   */
  static Draft shelf(int columns, double width, int rows, double height, double depth) {
    double board = 0.03;
    double[] y = boards(columns, width, board);
    double[] z = boards(rows, height, board);
    Blocks blocks = new Blocks(new double[] {0, depth / 2, depth - board, depth}, y, z);
    blocks.fill(0, 3, 0, 2 * columns + 1, 0, 2 * rows + 1);
    for (int i = 0; i < columns; i++) {
      for (int j = 0; j < rows; j++) {
        blocks.clear(0, 2, 2 * i + 1, 2 * i + 2, 2 * j + 1, 2 * j + 2);
      }
    }
    return blocks.draft();
  }

  private static double[] boards(int rooms, double room, double board) {
    double[] lines = new double[2 * rooms + 2];
    for (int i = 0; i <= rooms; i++) {
      lines[2 * i] = i * (room + board);
      lines[2 * i + 1] = i * (room + board) + board;
    }
    return lines;
  }

  /** A press: a frame around an opening that runs through along x, with a ram from above. */
  static Draft press(double opening, double low, double high) {
    double half = opening / 2;
    double[] y = {-half - 0.2, -half, half, half + 0.2};
    double[] z = {0, low, high, high + 0.5};
    return new Blocks(new double[] {0, 0.3, 0.6}, y, z)
        .fill(0, 2, 0, 3, 0, 3)
        .clear(0, 2, 1, 2, 1, 2)
        .draft()
        .add(Solids.drum(24, 0.08, high - 0.1, high + 0.1).moved(0.3, 0, 0))
        .add(Solids.drum(24, 0.15, low - 0.02, low + 0.05).moved(0.3, 0, 0));
  }

  /** Rollers between two rails along x, their tops 0.5 above the floor. */
  static Draft conveyor(int rollers, int segments) {
    double length = 0.12 * rollers;
    Draft draft =
        Solids.box(0, length, -0.34, -0.3, 0.4, 0.52)
            .add(Solids.box(0, length, 0.3, 0.34, 0.4, 0.52));
    for (int i = 0; i < rollers; i++) {
      draft.add(Solids.drum(segments, 0.045, -0.3, 0.3).alongY().moved(0.06 + 0.12 * i, 0, 0.455));
    }
    for (int i = 0; i < 4; i++) {
      double x = i < 2 ? 0.1 : length - 0.1;
      double y = i % 2 == 0 ? -0.32 : 0.32;
      draft.add(Solids.box(x - 0.03, x + 0.03, y - 0.02, y + 0.02, 0, 0.42));
    }
    return draft;
  }

  /** A pump and its motor along x on a plate. */
  static Draft pump(int segments) {
    return Solids.box(-0.45, 0.45, -0.2, 0.2, 0, 0.06)
        .add(Solids.drum(segments, 0.14, -0.4, 0).alongX().moved(0, 0, 0.22))
        .add(Solids.drum(segments, 0.04, -0.05, 0.2).alongX().moved(0, 0, 0.22))
        .add(Solids.drum(segments, 0.17, 0.15, 0.33).alongX().moved(0, 0, 0.22))
        .add(Solids.drum(segments, 0.06, 0.35, 0.5).moved(0.24, 0, 0))
        .add(Solids.box(-0.35, -0.05, -0.1, 0.1, 0.05, 0.12));
  }

  /** A tank on feet with dished ends, 1.6 high. */
  static Draft tank(int segments) {
    Draft draft =
        Solids.lathe(
            segments, 0.1, 0.2, 0.3, 0.23, 0.42, 0.3, 0.45, 0.38, 0.45, 1.42, 0.42, 1.5, 0.3, 1.57,
            0.1, 1.6);
    for (int i = 0; i < 3; i++) {
      double angle = 2 * Math.PI * i / 3;
      draft.add(
          Solids.cylinder(8, 0.04, 0, 0.4)
              .moved(0.35 * StrictMath.cos(angle), 0.35 * StrictMath.sin(angle), 0));
    }
    return draft;
  }

  /** A valve on a pipe along x through the origin, its wheel above. */
  static Draft valve(double radius) {
    return Solids.lathe(8, radius, -0.12, 1.6 * radius, -0.1, 1.6 * radius, 0.1, radius, 0.12)
        .alongX()
        .add(Solids.cylinder(6, 0.012, 0, 0.2))
        .add(Tubes.torus(0.08, 0.01, 16, 6).moved(0, 0, 0.19))
        .add(Solids.box(-0.08, 0.08, -0.006, 0.006, 0.185, 0.195));
  }
}
