package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;
import java.util.Arrays;

/** Slender arms that stand upright through thin rings or a lattice, and are to fold up below. */
final class SlenderScenes {
  private static final double FOLDED = Chain.radians(80);
  private static final double HOLE = 1.2; // from bar to bar
  private static final double BAR = 0.04;

  private SlenderScenes() {}

  static Scene tori() {
    Cell cell = new Cell("two-arms-three-tori");
    for (int i = 0; i < 3; i++) {
      Frame at = Frame.translation(0.05 * (i - 1), 0.04 * (1 - i), 4 + 2 * i);
      cell.obstacle("ring-" + (i + 1), at, Tubes.torus(RING, 0.04, 60, 50));
    }
    int all = SlenderArm.JOINTS / 2;
    return cell.robot(SlenderArm.robot("left", Frame.translation(-0.3, 0, 0)))
        .robot(SlenderArm.robot("right", Frame.translation(0.3, 0, 0)))
        .query(
            "retract",
            new double[2 * SlenderArm.JOINTS],
            Cell.join(SlenderArm.zigzag(all, -FOLDED), SlenderArm.zigzag(all, FOLDED)))
        .scene();
  }

  private static final double RING = 0.9;

  static Scene lattice() {
    return retract(new Cell("arm-in-lattice").robot(SlenderArm.robot("arm", Frame.identity())), 1);
  }

  static Scene nineInLattice() {
    Cell cell = new Cell("nine-arms-in-lattice");
    for (int i = 0; i < 9; i++) {
      Frame base = Frame.translation(HOLE * (i % 3 - 1), HOLE * (i / 3 - 1), 0);
      cell.robot(SlenderArm.robot("arm-" + (i + 1), base));
    }
    return retract(cell, 9);
  }

  private static Scene retract(Cell cell, int arms) {
    double[][] goal = new double[arms][];
    Arrays.fill(goal, SlenderArm.zigzag(SlenderArm.JOINTS / 2, FOLDED));
    return cell.obstacle("lattice", bars())
        .query("retract", new double[arms * SlenderArm.JOINTS], Cell.join(goal))
        .scene();
  }

  /** Four layers of three by three holes: 32 bars of 12 triangles. */
  private static Draft bars() {
    Draft draft = new Draft();
    double reach = 1.5 * HOLE + BAR;
    for (int layer = 0; layer < 4; layer++) {
      double z = 3.2 + 1.8 * layer;
      for (int i = 0; i < 4; i++) {
        double middle = HOLE * (i - 1.5);
        double low = middle - BAR / 2;
        double high = middle + BAR / 2;
        draft.add(Solids.box(low, high, -reach, reach, z, z + BAR));
        draft.add(Solids.box(-reach, reach, low, high, z + BAR, z + 2 * BAR));
      }
    }
    return draft;
  }
}
