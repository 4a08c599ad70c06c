package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Axis;
import clearway.kinematics.Robot;

/**
 * A six-axis industrial arm on a pedestal. With all joints at zero the upper arm stands upright and
 * the forearm points along x; positive angles of joints 2, 3 and 5 lean forwards and down.
 */
final class IndustrialArm {
  private static final Axis X = new Axis(1, 0, 0);
  private static final Axis Y = new Axis(0, 1, 0);
  private static final Axis Z = new Axis(0, 0, 1);

  private final ArmSize size;
  private final ArmParts parts;
  private final int[] triangles; // base, then links 1 to 6
  private final Draft tool; // in the frame of joint 6
  private final String toolName;

  private IndustrialArm(ArmSize size, int segments, int[] triangles, Draft tool, String toolName) {
    this.size = size;
    this.parts = new ArmParts(size, segments);
    this.triangles = triangles;
    this.tool = tool;
    this.toolName = toolName;
  }

  /** The handling arm with a bare flange: 2,991 triangles. */
  static IndustrialArm handler() {
    int[] triangles = {601, 560, 500, 430, 400, 260, 240};
    return new IndustrialArm(ArmSize.HANDLER, 12, triangles, ToolParts.flange(12), "flange");
  }

  /** The handling arm with a gripper: 5,450 triangles. */
  static IndustrialArm gripper() {
    int[] triangles = {900, 1000, 800, 800, 700, 450, 800};
    return new IndustrialArm(ArmSize.HANDLER, 18, triangles, ToolParts.gripper(18), "gripper");
  }

  /** The handling arm with a slender spot welder: 3,594 triangles. */
  static IndustrialArm spotter() {
    int[] triangles = {602, 560, 500, 430, 400, 260, 842};
    return new IndustrialArm(ArmSize.HANDLER, 12, triangles, ToolParts.tongs(12), "tongs");
  }

  /** The arc welding arm: 2,502 triangles, 1,080 of them in the gun. */
  static IndustrialArm welder() {
    int[] triangles = {302, 280, 240, 220, 220, 160, 1080};
    return new IndustrialArm(ArmSize.WELDER, 8, triangles, ToolParts.weldingGun(12), "gun");
  }

  Robot robot(String name, Frame base) {
    ArmSize s = size;
    double rise = s.shoulderHeight() - s.pedestal();
    double[] wrist = {s.forearm() - s.collar(), 0, 0};
    return new Chain()
        .fixed("base", mesh(base(), 0))
        .revolute("turret", at(0, 0, s.pedestal()), Z, s.limits()[0], mesh(parts.turret(), 1))
        .revolute("upper-arm", at(s.offset(), 0, rise), Y, s.limits()[1], mesh(parts.upperArm(), 2))
        .revolute("elbow", at(0, 0, s.upperArm()), Y, s.limits()[2], mesh(parts.elbow(), 3))
        .revolute(
            "forearm", at(s.collar(), 0, s.elbowRise()), X, s.limits()[3], mesh(parts.forearm(), 4))
        .revolute("wrist", wrist, Y, s.limits()[4], mesh(parts.wrist(), 5))
        .revolute(toolName, at(ArmParts.NECK, 0, 0), X, s.limits()[5], mesh(tool, 6))
        .robot(name, base);
  }

  /** An odd number of triangles needs a sheet: the shield behind the connectors. */
  private Draft base() {
    Draft solid = parts.base();
    if (triangles[0] % 2 == 0) return solid;
    return solid.refined(triangles[0] - 3).add(ArmParts.shield());
  }

  private TriangleMesh mesh(Draft draft, int link) {
    return draft.refined(triangles[link]).mesh();
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }
}
