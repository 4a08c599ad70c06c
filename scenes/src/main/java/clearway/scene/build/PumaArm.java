package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Robot;

/**
 * A Puma 560 of 800 triangles in seven links. With all joints at zero the upper arm points along x
 * and the forearm up; positive angles of joints 2, 3 and 5 turn z towards x.
 */
final class PumaArm {
  private static final Axis Y = new Axis(0, 1, 0);
  private static final Axis Z = new Axis(0, 0, 1);
  private static final double SHOULDER = 0.6604;
  private static final double UPPER_ARM = 0.4318;
  private static final double FOREARM = 0.4331;
  private static final double ELBOW = 0.0203; // ahead of joint 3, across the forearm
  private static final double SIDE = 0.2435; // of the upper arm's plane from joint 1
  private static final double BACK = -0.0934; // of the forearm's plane from the upper arm's

  private PumaArm() {}

  static Robot robot(String name, Frame base) {
    return new Chain()
        .fixed("base", base().refined(120).mesh())
        .revolute("trunk", at(0, 0, 0.54), Z, limits(-160, 160), trunk().refined(160).mesh())
        .revolute(
            "upper-arm",
            at(0, SIDE, SHOULDER - 0.54),
            Y,
            limits(-225, 45),
            upperArm().refined(140).mesh())
        .revolute(
            "forearm", at(UPPER_ARM, BACK, 0), Y, limits(-45, 225), forearm().refined(130).mesh())
        .revolute("roll", at(ELBOW, 0, 0.33), Z, limits(-110, 170), roll().refined(100).mesh())
        .revolute(
            "wrist", at(0, 0, FOREARM - 0.33), Y, limits(-100, 100), wrist().refined(80).mesh())
        .revolute("hand", at(0, 0, 0.03), Z, limits(-266, 266), hand().refined(70).mesh())
        .robot(name, base);
  }

  private static Draft base() {
    return Solids.lathe(8, 0.16, 0, 0.16, 0.03, 0.09, 0.05, 0.085, 0.53);
  }

  private static Draft trunk() {
    return Solids.lathe(8, 0.08, 0, 0.095, 0.02, 0.095, 0.2, 0.07, 0.22)
        .add(Solids.drum(8, 0.085, 0, 0.16).alongY().moved(0, 0, SHOULDER - 0.54));
  }

  private static Draft upperArm() {
    return Solids.strap(4, 0.1, UPPER_ARM, 0, 0.07, -0.045, 0.045)
        .add(Solids.cylinder(8, 0.08, -0.07, 0.055).alongY())
        .add(Solids.box(-0.2, -0.05, -0.04, 0.04, -0.06, 0.06));
  }

  private static Draft forearm() {
    return Solids.strap(4, 0.065, ELBOW, 0.3, 0.042, -0.04, 0.04)
        .add(Solids.cylinder(8, 0.06, -0.041, 0.05).alongY())
        .add(Solids.box(-0.02, 0.05, -0.03, 0.03, 0.28, 0.325));
  }

  private static Draft roll() {
    double end = FOREARM - 0.33;
    return Solids.cylinder(8, 0.042, -0.01, end - 0.05)
        .add(Solids.box(-0.03, 0.03, 0.036, 0.046, end - 0.06, end + 0.03))
        .add(Solids.box(-0.03, 0.03, -0.046, -0.036, end - 0.06, end + 0.03));
  }

  private static Draft wrist() {
    return Solids.cylinder(8, 0.028, -0.037, 0.037)
        .alongY()
        .add(Solids.cylinder(8, 0.02, 0, 0.034));
  }

  private static Draft hand() {
    return Solids.cylinder(8, 0.022, 0, 0.0263)
        .add(Solids.box(-0.005, 0.005, 0.01, 0.02, 0.02, 0.09))
        .add(Solids.box(-0.005, 0.005, -0.02, -0.01, 0.02, 0.09));
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }

  private static double[] limits(double lower, double upper) {
    return new double[] {lower, upper};
  }
}
