package clearway.world;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;

/** The vertices of an object's bodies in the frame it moves with. */
public final class ObjectPoints {
  private ObjectPoints() {}

  /** x y z of every vertex of every body's core, placed; radii are not included. */
  public static double[] of(CollisionObject object) {
    int count = 0;
    for (Body body : object.bodies()) count += body.geometry().shape().core().vertexCount();
    double[] points = new double[3 * count];
    int at = 0;
    for (Body body : object.bodies()) at = place(object.placement(), body, points, at);
    return points;
  }

  /** The largest radius of the bodies: every point of the object is so near to a vertex's hull. */
  public static double largestRadius(CollisionObject object) {
    double most = 0;
    for (Body body : object.bodies()) {
      most = Math.max(most, body.geometry().shape().radius());
    }
    return most;
  }

  /** The sum of the offsets and vertices that placing the object's points goes through. */
  static double farthest(CollisionObject object) {
    double most = 0;
    for (Body body : object.bodies()) {
      TriangleMesh mesh = body.geometry().shape().core();
      double farthest = 0;
      for (int v = 0; v < mesh.vertexCount(); v++) {
        farthest =
            Math.max(
                farthest,
                length(mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2)));
      }
      most = Math.max(most, farthest + length(body.at().x(), body.at().y(), body.at().z()));
    }
    double[] pose = new double[Pose.STRIDE];
    object.placement().copyTo(pose, 0);
    return most + length(pose[9], pose[10], pose[11]);
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  private static int place(Pose placement, Body body, double[] points, int at) {
    Pose pose = placement.times(body.at().pose());
    Shape shape = body.geometry().shape();
    TriangleMesh mesh = shape.core();
    for (int v = 0; v < mesh.vertexCount(); v++, at += 3) {
      pose.apply(mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2), points, at);
    }
    return at;
  }
}
