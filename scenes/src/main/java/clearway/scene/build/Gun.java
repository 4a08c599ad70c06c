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

  /** The least height of any vertex of the last link, in metres above the world's origin. */
  static double lowest(Robot robot, double[] q) {
    ForwardKinematics kinematics = new ForwardKinematics(Mechanism.of(List.of(robot)));
    double[] poses = new double[kinematics.length()];
    kinematics.place(q, poses);
    int at = poses.length - Pose.STRIDE;
    Link last = robot.links().get(robot.links().size() - 1);
    double lowest = Double.POSITIVE_INFINITY;
    for (Body body : last.bodies()) {
      TriangleMesh mesh = ((Geometry.Mesh) body.geometry()).mesh();
      lowest = Math.min(lowest, lowest(mesh, poses, at));
    }
    return lowest;
  }

  private static double lowest(TriangleMesh mesh, double[] poses, int at) {
    double lowest = Double.POSITIVE_INFINITY;
    for (int v = 0; v < mesh.vertexCount(); v++) {
      double z = poses[at + 11];
      for (int k = 0; k < 3; k++) z += poses[at + 6 + k] * mesh.coordinate(v, k);
      lowest = Math.min(lowest, z);
    }
    return lowest;
  }
}
