package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.Scene;

/**
 * A full turn of joint 1 that takes the tip of a welding gun over a face at a constant distance,
 * the worst case of bisection. The distance exceeds the clearance by a thousandth of it.
 */
final class GrazingScenes {
  /** The clearance unless another is asked for, in metres. */
  static final double CLEARANCE = 0.01;

  private static final double MARGIN = 1.001;
  private static final int FACE = 8000; // triangles
  private static final double STAND = 0.4; // height of the box under the robot
  private static final double DEPTH = 0.5; // of the box that is grazed, away from the robot

  private GrazingScenes() {}

  /** The robot stands on the floor that its gun grazes. */
  static Scene floor(double clearance) {
    Draft face = Sheets.grid(Blocks.even(-2, 2, 80), Blocks.even(-2, 2, 50));
    Robot welder = welder(0);
    double[] pose = loweredTo(welder, MARGIN * positive(clearance));
    return turn(new Cell("grazing-floor").robot(welder).obstacle("floor", face), pose);
  }

  static Scene box(double clearance) {
    return overBox(new Cell("grazing-box"), clearance, 0.8);
  }

  static Scene narrowBox(double clearance) {
    return overBox(new Cell("grazing-narrow-box"), clearance, 0.1);
  }

  /** The robot stands on a box and its gun grazes the top of another. */
  private static Scene overBox(Cell cell, double clearance, double width) {
    Robot welder = welder(STAND);
    double[] pose = pose(0.9);
    double[] tip = Gun.lowest(welder, pose);
    double top = tip[2] - MARGIN * positive(clearance);
    Draft stand = Solids.box(-0.35, 0.35, -0.35, 0.35, 0, STAND);
    Draft box = Sheets.evenBox(DEPTH, width, top, FACE);
    Frame at = Frame.translation(tip[0] - DEPTH / 2, -width / 2, 0);
    cell.robot(welder).obstacle("stand", stand).obstacle("box", at, box);
    return turn(cell, pose);
  }

  private static Scene turn(Cell cell, double[] pose) {
    double[] start = pose.clone();
    double[] goal = pose.clone();
    start[0] = -Math.PI;
    goal[0] = Math.PI;
    return cell.query("full-turn", start, goal).scene();
  }

  private static Robot welder(double z) {
    return IndustrialArm.welder().robot("welder", Frame.translation(0, 0, z));
  }

  /** The arm leaning forwards by the given angle of joint 2, its gun pointing ahead and down. */
  private static double[] pose(double lean) {
    return new double[] {0, lean, -0.45, 0, 0.15, 0};
  }

  /** The least lean at which the gun comes down to a height, never below it. */
  private static double[] loweredTo(Robot welder, double height) {
    double above = 0.5;
    double below = 1.5;
    for (int i = 0; i < 60; i++) {
      double middle = (above + below) / 2;
      if (Gun.lowest(welder, pose(middle))[2] >= height) above = middle;
      else below = middle;
    }
    return pose(above);
  }

  private static double positive(double clearance) {
    if (!(clearance > 0 && clearance <= 0.1)) {
      throw new IllegalArgumentException(
          "clearance is " + clearance + "; it must be positive and at most 0.1 (metres)");
    }
    return clearance;
  }
}
