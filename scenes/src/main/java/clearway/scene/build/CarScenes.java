package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.scene.Scene;

/** Six arms around a car body, three at each side; the middle ones work through its doors. */
final class CarScenes {
  private static final double BELT = 0.95; // height of the lower edge of the windows
  private static final double[] STATIONS = {-1.45, 0, 1.45}; // along the car

  /** Left and right middle arms inside by one door, at the goal by the other. */
  private static final double[][] ARMS_START = {
    {0.07, 0.27, -0.32, 0.18, 0.65, 0.43},
    {-0.08, 0.1, 0.07, -0.34, 0.74, -0.22},
    {-0.04, 0.04, 0.24, -1.19, -0.43, 0.29},
    {0.48, -0.56, 0.86, -0.62, 1.26, 0.09},
    {-0.51, 0.18, 0.38, -0.03, -0.39, 0.14},
    {-0.01, -0.97, 1.12, -0.22, 0.61, -1.5}
  };

  private static final double[][] ARMS_GOAL = {
    {0.48, -0.56, 0.86, -0.62, 1.26, 0.09},
    {0.51, 0.17, 0.29, 0.11, -0.13, -0.46},
    {-0.63, -0.66, 1.12, 1.19, 1.18, 1.13},
    {0.02, 0.17, 0.16, 0.82, -0.46, 0.07},
    {0.03, 0.02, 0.67, -0.5, -0.75, 0.7},
    {-0.02, 0.15, -0.19, -0.43, 0.72, -0.38}
  };

  private static final double[][] WELDERS_START = {
    {0.15, 0.31, -0.49, 0.03, 0.67, -0.78},
    {-0.08, -0.06, 0.5, -0.02, -0.35, -0.89},
    {0.21, 0.05, 0.34, 0.39, -0.91, -0.17},
    {-0.27, -0.56, 0.75, 0.59, 1.02, -0.86},
    {-0.59, 0.16, 0.29, -0.81, -0.59, 0.03},
    {-0.49, -0.6, 0.87, 0.59, 0.8, 0.34}
  };

  private static final double[][] WELDERS_GOAL = {
    {-0.27, -0.56, 0.75, 0.59, 1.02, -0.86},
    {0.66, 0.3, -0.14, -0.6, 0.51, -0.3},
    {-0.2, -0.59, 0.8, 0.67, 0.83, -0.78},
    {0, 0.16, -0.07, -0.51, 0.14, -0.85},
    {0.15, -0.06, 0.4, -0.07, -0.19, 0.07},
    {-0.01, 0.04, 0.32, 0.48, -0.83, -0.18}
  };

  private CarScenes() {}

  static Scene arms() {
    Cell cell = new Cell("six-arms-car").obstacle("car", body().refined(19668));
    for (int i = 0; i < 6; i++) cell.robot(IndustrialArm.spotter().robot(name(i), base(i)));
    return cell.query("door-to-door", Cell.join(ARMS_START), Cell.join(ARMS_GOAL)).scene();
  }

  static Scene welders() {
    Cell cell = new Cell("six-welders-car").obstacle("car", body().refined(4016));
    for (int i = 0; i < 6; i++) cell.robot(IndustrialArm.welder().robot(name(i), base(i)));
    return cell.query("door-to-door", Cell.join(WELDERS_START), Cell.join(WELDERS_GOAL)).scene();
  }

  private static String name(int i) {
    return (i < 3 ? "left-" : "right-") + (i % 3 + 1);
  }

  /** Left arms stand at positive y; all face the car. */
  private static Frame base(int i) {
    boolean left = i < 3;
    return Frame.rpy(
        STATIONS[i % 3], left ? 1.75 : -1.75, 0, 0, 0, left ? -Math.PI / 2 : Math.PI / 2);
  }

  /** A bare shell: floor, sides with two doors each, pillars, roof, bonnet and boot lid. */
  private static Draft body() {
    double[] x = Blocks.even(-2.1, 2.1, 24);
    double[] y = {-0.85, -0.79, -0.5, -0.2, 0.2, 0.5, 0.79, 0.85};
    double[] z = {0.3, 0.36, 0.45, 0.6, 0.75, 0.9, BELT, 1.1, 1.25, 1.38, 1.42};
    Blocks shell = new Blocks(x, y, z).fill(0, 24, 0, 7, 0, 1);
    for (int side = 0; side < 7; side += 6) side(shell, side);
    shell.fill(0, 1, 0, 7, 1, 6).fill(23, 24, 0, 7, 1, 6); // front and back
    shell.fill(6, 7, 0, 7, 1, 6).fill(20, 21, 0, 7, 1, 6); // walls of the cabin
    shell.fill(0, 7, 0, 7, 5, 6).fill(20, 24, 0, 7, 5, 6); // bonnet and boot lid
    shell.fill(9, 18, 0, 7, 9, 10); // roof
    return shell.draft().warped(CarScenes::curve);
  }

  private static void side(Blocks shell, int y) {
    shell.fill(0, 24, y, y + 1, 1, 6).fill(7, 20, y, y + 1, 6, 10);
    shell.clear(9, 13, y, y + 1, 2, 9).clear(14, 18, y, y + 1, 2, 9); // the doors
  }

  /** Leans the sides in and the screens back above the belt, and rounds the nose. */
  private static void curve(double[] p) {
    double above = Math.max(0, p[2] - BELT);
    p[0] *= 1 - 0.35 * above;
    p[1] *= (1 - 0.3 * above) * (1 - 0.03 * p[0] * p[0]);
    p[2] -= 0.04 * p[0] * p[0] * (p[2] - 0.3);
  }
}
