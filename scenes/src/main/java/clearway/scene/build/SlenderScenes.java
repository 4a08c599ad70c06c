package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;
import java.util.Arrays;

/** Slender arms that stand upright through thin rings or a lattice, and are to bow down below. */
final class SlenderScenes {
  private static final double BOW = Chain.radians(9); // of each second joint at the goal
  private static final double RING = 1; // radius of the rings' middle line
  private static final double HOLE = 0.8; // from bar to bar
  private static final double BAR = 0.04;

  private SlenderScenes() {}

  static Scene tori() {
    Cell cell = new Cell("two-arms-three-tori");
    for (int i = 0; i < 3; i++) {
      Frame at = Frame.translation(0.05 * (i - 1), 0.04 * (1 - i), 8.8 + 0.4 * i);
      cell.obstacle("ring-" + (i + 1), at, Tubes.torus(RING, 0.04, 60, 50));
    }
    return cell.robot(SlenderArm.robot("left", Frame.translation(-0.3, 0, 0)))
        .robot(SlenderArm.robot("right", Frame.translation(0.3, 0, 0)))
        .query(
            "retract",
            new double[2 * SlenderArm.JOINTS],
            Cell.join(SlenderArm.bow(-BOW), SlenderArm.bow(BOW)))
        .scene();
  }

  static Scene lattice() {
    return retract(new Cell("arm-in-lattice").robot(SlenderArm.robot("arm", Frame.identity())), 1);
  }

  static Scene nineInLattice() {
    Cell cell = new Cell("nine-arms-in-lattice");
    for (int i = 0; i < 9; i++) {
      Frame base = Frame.translation(2 * HOLE * (i % 3 - 1), 2 * HOLE * (i / 3 - 1), 0);
      cell.robot(SlenderArm.robot("arm-" + (i + 1), base));
    }
    return retract(cell, 9);
  }

  private static Scene retract(Cell cell, int arms) {
    double[][] goal = new double[arms][];
    Arrays.fill(goal, SlenderArm.bow(BOW));
    return cell.obstacle("lattice", bars())
        .query("retract", new double[arms * SlenderArm.JOINTS], Cell.join(goal))
        .scene();
  }

  /** Two layers of seven by seven holes: 32 bars of 12 triangles. */
  private static Draft bars() {
    Draft draft = new Draft();
    double reach = 3.5 * HOLE + BAR;
    for (int layer = 0; layer < 2; layer++) {
      double z = 8 + 1.5 * layer;
      for (int i = 0; i < 8; i++) {
        double low = HOLE * (i - 3.5) - BAR / 2;
        double high = low + BAR;
        draft.add(Solids.box(low, high, -reach, reach, z, z + BAR));
        draft.add(Solids.box(-reach, reach, low, high, z + BAR, z + 2 * BAR));
      }
    }
    return draft;
  }
}
