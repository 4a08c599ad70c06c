package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** A Puma that reaches between the pipes of a plant. */
final class PumaScenes {
  private static final int PIPES = 38000;

  private PumaScenes() {}

  static Scene pipes() {
    Draft front = rack();
    Draft side = rack();
    Draft high = overhead();
    int rest = PIPES - front.triangles() - side.triangles() - high.triangles();
    return new Cell("puma-pipes")
        .robot(PumaArm.robot("puma", Frame.identity()))
        .obstacle("front-rack", Frame.translation(0.5, 0, 0), front)
        .obstacle("side-rack", Frame.rpy(0, 0.6, 0, 0, 0, Math.PI / 2), side)
        .obstacle("overhead", high)
        .obstacle("main", main().refined(rest))
        .query(
            "gap-to-gap",
            new double[] {0.14, -1.02, 2.6, 0.93, -0.99, 0.77},
            new double[] {-0.56, -0.9, 3.15, -0.79, -0.96, 0.23})
        .scene();
  }

  /** Five upright pipes and four level ones behind, with flanges; in a plane across x. */
  private static Draft rack() {
    Draft draft = new Draft();
    for (int i = 0; i < 5; i++) {
      double y = 0.33 * (i - 2);
      draft.add(Solids.cylinder(24, 0.03, 0, 1.6).moved(0, y, 0).refined(1000));
      draft.add(Solids.drum(24, 0.05, 0.3, 0.34).moved(0, y, 0));
      draft.add(Solids.drum(24, 0.05, 1.26, 1.3).moved(0, y, 0));
    }
    for (int i = 0; i < 4; i++) {
      double z = 0.2 + 0.35 * i;
      draft.add(Solids.cylinder(24, 0.035, -0.9, 0.9).alongY().moved(0.08, 0, z).refined(1000));
    }
    return draft;
  }

  /** Pipes that come down from the roof in wide bends behind the arm. */
  private static Draft overhead() {
    Draft draft = new Draft();
    for (int i = 0; i < 6; i++) {
      double y = -0.6 + 0.25 * i;
      double[][] bend = Tubes.arc(-0.3, 1.45, y, 0.2, Math.PI / 2, Math.PI, 10);
      double[][] line = new double[13][];
      line[0] = new double[] {1.2, y, 1.65};
      System.arraycopy(bend, 0, line, 1, 11);
      line[12] = new double[] {-0.5, y, 0};
      draft.add(Tubes.pipe(0.04, 24, line).refined(1500));
    }
    return draft;
  }

  /** The thick main along the floor. */
  private static Draft main() {
    return Solids.lathe(48, 0.12, -1, 0.12, 0.9, 0.18, 0.9, 0.18, 0.96, 0.12, 0.96, 0.12, 1.5)
        .alongX()
        .moved(0, -0.6, 0.15);
  }

  static Scene machineRoom() {
    Cell cell = new Cell("puma-machine-room").robot(PumaArm.robot("puma", Frame.identity()));
    new MachineRoom(cell).furnish();
    return cell.query(
            "rack-to-rack",
            new double[] {-1.48, -1.94, 0.38, -0.51, -0.16, -0.82},
            new double[] {-1.65, -1.02, 3.11, 0.06, -0.66, 0.29})
        .scene();
  }
}
