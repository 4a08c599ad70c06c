package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** A welding arm that reaches through the door of a machine tool, around its spindle. */
final class MachineToolScene {
  private static final int TRIANGLES = 34171;
  private static final double FRONT = 0.75; // x of the door
  private static final double TABLE = 0.62; // height of the table's top

  private MachineToolScene() {}

  static Scene scene() {
    Draft bed = bed();
    Draft spindle = spindle();
    Draft changer = changer();
    Draft fittings = fittings();
    Draft guard = guard();
    int rest = TRIANGLES - bed.triangles() - spindle.triangles() - changer.triangles();
    rest -= fittings.triangles() + guard.triangles();
    return new Cell("machine-tool")
        .robot(IndustrialArm.welder().robot("welder", Frame.identity()))
        .obstacle("housing", housing().refined(rest))
        .obstacle("bed", bed)
        .obstacle("spindle", spindle)
        .obstacle("tool-changer", changer)
        .obstacle("fittings", fittings)
        .obstacle("chip-guard", guard)
        .query(
            "out-of-the-door",
            new double[] {0.15, 0.26, 0.34, -0.58, -0.77, -0.53},
            new double[] {-1.33, -0.27, 0.68, 0.76, 0.34, -0.94})
        .scene();
  }

  /** Sheet steel with a door in front and a window at each side. */
  private static Draft housing() {
    double[] x = lines(FRONT, FRONT + 0.04, FRONT + 1.36, FRONT + 1.4, 6);
    double[] y = lines(-1, -0.96, 0.96, 1, 24);
    double[] z = lines(0, 0.04, 1.96, 2, 24);
    Blocks blocks = new Blocks(x, y, z).fill(0, 8, 0, 26, 0, 26);
    blocks.clear(1, 7, 1, 25, 1, 25); // the room inside
    blocks.clear(0, 1, 10, 16, 10, 16); // the door
    blocks.clear(2, 6, 0, 1, 12, 20).clear(2, 6, 25, 26, 12, 20); // the windows
    return blocks.draft();
  }

  /** Lines that mark two walls and so many cells between. */
  private static double[] lines(double a, double b, double c, double d, int cells) {
    double[] lines = new double[cells + 3];
    System.arraycopy(Blocks.even(b, c, cells), 0, lines, 1, cells + 1);
    lines[0] = a;
    lines[cells + 2] = d;
    return lines;
  }

  /** Bed, turntable and a chuck with the work in it, bellows at both sides. */
  private static Draft bed() {
    double x = FRONT + 0.7;
    return Solids.box(FRONT + 0.2, FRONT + 1.2, -0.5, 0.5, 0.05, 0.45)
        .refined(1200)
        .add(Solids.drum(48, 0.3, 0.44, 0.56).moved(x, 0, 0))
        .add(Solids.drum(36, 0.16, 0.55, TABLE).moved(x, 0, 0))
        .add(Solids.lathe(36, 0.09, 0.61, 0.09, 0.68, 0.05, 0.72, 0.05, 0.78).moved(x, 0, 0))
        .add(bellows().moved(x, 0.5, 0.25))
        .add(bellows().moved(x, -0.9, 0.25));
  }

  private static Draft bellows() {
    int folds = 24;
    double[] profile = new double[4 * folds];
    for (int i = 0; i < 2 * folds; i++) {
      profile[2 * i] = i % 2 == 0 ? 0.17 : 0.2;
      profile[2 * i + 1] = 0.4 * i / (2 * folds - 1);
    }
    return Solids.lathe(32, profile).alongY();
  }

  /** The head above the work, its spindle and a tool. */
  private static Draft spindle() {
    double x = FRONT + 0.7;
    return Solids.box(x - 0.2, x + 0.5, -0.2, 0.2, 1.35, 1.9)
        .refined(1500)
        .add(Solids.lathe(48, 0.12, 1.12, 0.14, 1.15, 0.14, 1.36).moved(x, 0, 0))
        .add(Solids.lathe(36, 0.05, 1.05, 0.07, 1.07, 0.07, 1.13).moved(x, 0, 0))
        .add(Solids.lathe(24, 0.012, 0.86, 0.014, 0.87, 0.014, 0.98, 0.03, 1.06).moved(x, 0, 0));
  }

  /** Twenty tools on a wheel at the side. */
  private static Draft changer() {
    Draft draft = Solids.drum(60, 0.22, 0.84, 0.9).alongY();
    for (int i = 0; i < 20; i++) {
      double angle = 2 * Math.PI * i / 20;
      Draft tool = Solids.lathe(16, 0.006, -0.1, 0.012, -0.08, 0.012, 0, 0.03, 0.02, 0.03, 0.06);
      draft.add(
          tool.alongY().moved(0.19 * StrictMath.cos(angle), 0.83, 0.19 * StrictMath.sin(angle)));
    }
    return draft.moved(FRONT + 0.7, 0, 1.5);
  }

  /** Coolant lines, a ball screw, bolts along the bed. */
  private static Draft fittings() {
    double x = FRONT + 0.7;
    Draft draft = new Draft();
    for (int side = -1; side <= 1; side += 2) {
      double y = 0.17 * side;
      double[][] line = {
        {x, y, 1.36}, {x - 0.05, y, 1.2}, {x - 0.04, 0.7 * y, 1.08}, {x - 0.02, 0.4 * y, 0.99}
      };
      draft.add(Tubes.pipe(0.012, 20, line).refined(400));
    }
    draft.add(Tubes.spring(0.03, 0.02, 40, 0.006, 640, 6).moved(FRONT + 1.28, 0, 1.2));
    draft.add(Solids.cylinder(24, 0.028, 0.7, 1.7).moved(FRONT + 1.28, 0, 0).refined(600));
    for (int i = 0; i < 40; i++) {
      double y = i % 2 == 0 ? -0.46 : 0.46;
      draft.add(Solids.drum(6, 0.012, 0.445, 0.46).moved(FRONT + 0.25 + 0.045 * (i / 2), y, 0));
    }
    return draft;
  }

  /** A sheet across the back below the head. */
  private static Draft guard() {
    Draft sheet = Sheets.grid(Blocks.even(-0.5, 0.5, 20), Blocks.even(0.46, 1.1, 10));
    return sheet.refined(401).alongX().moved(FRONT + 1.18, 0, 0);
  }
}
