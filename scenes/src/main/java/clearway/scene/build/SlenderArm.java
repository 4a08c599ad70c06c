package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Axis;
import clearway.kinematics.Robot;

/**
 * A skinny arm of twenty links of 16 triangles, upright at zero. Its joints turn about x and y by
 * turns, so each two of them bend the arm any way.
 */
final class SlenderArm {
  static final int JOINTS = 20;

  /** Of one link, in metres. */
  static final double LINK = 0.5;

  private static final double WIDTH = 0.03;
  private static final double[] LIMITS = {-120, 120};

  private SlenderArm() {}

  static Robot robot(String name, Frame base) {
    TriangleMesh mesh = Solids.skewer(LINK, WIDTH, 0.03).mesh();
    Chain chain = new Chain();
    for (int i = 0; i < JOINTS; i++) {
      Axis axis = i % 2 == 0 ? new Axis(1, 0, 0) : new Axis(0, 1, 0);
      double[] at = {0, 0, i == 0 ? 0 : LINK};
      chain.revolute("link-" + (i + 1), at, axis, LIMITS, mesh);
    }
    return chain.robot(name, base);
  }

  /**
   * The arm as a zigzag in its xz plane: two links to a leg, {@code legs} of them from the first
   * one on folded, the rest upright above its base.
   *
   * @param legs even, so that the last one folded ends above the base
   * @param angle of the legs from the vertical; the first leans towards x if it is positive
   */
  static double[] zigzag(int legs, double angle) {
    double[] q = new double[JOINTS];
    for (int leg = 0; leg < legs; leg++) {
      double lean = leg % 2 == 0 ? angle : -angle;
      q[2 * leg + 1] += lean; // joints about y are the second of each pair
      if (2 * leg + 3 < JOINTS) q[2 * leg + 3] -= lean;
    }
    return q;
  }

  /** The arm bowed in its xz plane, each joint about y by the same angle. */
  static double[] bow(double angle) {
    double[] q = new double[JOINTS];
    for (int i = 1; i < JOINTS; i += 2) q[i] = angle;
    return q;
  }
}
