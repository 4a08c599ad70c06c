package clearway.scene.build;

import clearway.geometry.Frame;

/** What six-axis arms carry, in the frame of joint 6: the tool points along x. */
final class ToolParts {
  private ToolParts() {}

  static Draft flange(int segments) {
    return Solids.drum(segments, 0.036, 0, 0.035)
        .alongX()
        .add(Solids.drum(segments, 0.02, 0.034, 0.05).alongX());
  }

  /** Two fingers on a block. */
  static Draft gripper(int segments) {
    return flange(segments)
        .add(Solids.drum(segments, 0.036, 0.045, 0.1).alongX())
        .add(Solids.box(0.09, 0.14, -0.07, 0.07, -0.035, 0.035))
        .add(Solids.box(0.13, 0.25, 0.045, 0.06, -0.012, 0.012))
        .add(Solids.box(0.13, 0.25, -0.06, -0.045, -0.012, 0.012));
  }

  /** A slender pair of welding tongs, its jaws at the far end. */
  static Draft tongs(int segments) {
    return flange(segments)
        .add(Solids.box(0.045, 0.12, -0.03, 0.03, -0.05, 0.05))
        .add(Solids.drum(segments, 0.024, 0.03, 0.17).moved(0.085, 0, 0))
        .add(tong(segments, 0.035))
        .add(tong(segments, -0.035));
  }

  private static Draft tong(int segments, double z) {
    double[][] line = {{0.11, 0, z}, {0.3, 0, z}, {0.4, 0, 1.6 * z}, {0.44, 0, 0.6 * z}};
    return Tubes.pipe(0.011, segments, line)
        .add(Solids.lathe(segments, 0.006, -0.01, 0.01, 0, 0.006, 0.01).moved(0.44, 0, 0.5 * z));
  }

  /** The arc welding gun with its bent neck; the wire leaves at the tip. */
  static Draft weldingGun(int segments) {
    double bend = 0.09;
    double[][] arc =
        Tubes.arc(0.24, -bend, 0, bend, Math.PI / 2, Math.PI / 2 - GUN_BEND, segments / 2);
    double[][] line = new double[arc.length + 2][];
    line[0] = new double[] {0.19, 0, 0};
    System.arraycopy(arc, 0, line, 1, arc.length);
    line[arc.length + 1] = ahead(arc[arc.length - 1], 0.05);
    return Solids.drum(segments, 0.036, 0, 0.02)
        .alongX()
        .add(Solids.box(0.015, 0.06, -0.02, 0.02, -0.02, 0.03))
        .add(Solids.lathe(segments, 0.02, 0.05, 0.026, 0.07, 0.026, 0.18, 0.015, 0.2).alongX())
        .add(Tubes.pipe(0.011, segments, line))
        .add(nozzle(segments, line[arc.length + 1]));
  }

  /** Radians by which the neck of the gun bends down from x. */
  static final double GUN_BEND = Math.PI / 4;

  private static double[] ahead(double[] from, double way) {
    double c = StrictMath.cos(GUN_BEND);
    double s = StrictMath.sin(GUN_BEND);
    return new double[] {from[0] + way * c, from[1], from[2] - way * s};
  }

  private static Draft nozzle(int segments, double[] at) {
    return Solids.lathe(
            segments, 0.012, -0.012, 0.017, 0, 0.017, 0.055, 0.012, 0.07, 0.003, 0.072, 0.003, 0.09)
        .alongX()
        .placed(Frame.rpy(at[0], at[1], at[2], 0, GUN_BEND, 0));
  }
}
