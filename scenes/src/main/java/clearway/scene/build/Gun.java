package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Geometry;
import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import java.util.List;

/** How low the last link of a robot reaches. */
final class Gun {
  private Gun() {}

  /** The lowest vertex of the last link, x, y, z in metres from the world's origin. */
  static double[] lowest(Robot robot, double[] q) {
    ForwardKinematics kinematics = new ForwardKinematics(Mechanism.of(List.of(robot)));
    double[] poses = new double[kinematics.length()];
    kinematics.place(q, poses);
    int at = poses.length - Pose.STRIDE;
    Link last = robot.links().get(robot.links().size() - 1);
    double[] lowest = {0, 0, Double.POSITIVE_INFINITY};
    for (Body body : last.bodies()) {
      lower(((Geometry.Mesh) body.geometry()).mesh(), poses, at, lowest);
    }
    return lowest;
  }

  private static void lower(TriangleMesh mesh, double[] poses, int at, double[] lowest) {
    double[] p = new double[3];
    for (int v = 0; v < mesh.vertexCount(); v++) {
      for (int row = 0; row < 3; row++) {
        p[row] = poses[at + 9 + row];
        for (int k = 0; k < 3; k++) p[row] += poses[at + 3 * row + k] * mesh.coordinate(v, k);
      }
      if (p[2] < lowest[2]) System.arraycopy(p, 0, lowest, 0, 3);
    }
  }
}
