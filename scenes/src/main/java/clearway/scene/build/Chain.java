package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.List;

/** A serial chain in the making: each link hangs on the one before. */
final class Chain {
  private final List<Link> links = new ArrayList<>();

  /** A link that stands still. */
  Chain fixed(String name, TriangleMesh mesh) {
    return add(name, Frame.identity(), new Joint.Fixed(), mesh);
  }

  /**
   * A link on a revolute joint.
   *
   * @param at x, y, z of the joint in the frame of the link before
   * @param degrees lower and upper limit
   */
  Chain revolute(String name, double[] at, Axis axis, double[] degrees, TriangleMesh mesh) {
    Range range = new Range(radians(degrees[0]), radians(degrees[1]));
    return add(name, Frame.translation(at[0], at[1], at[2]), new Joint.Revolute(axis, range), mesh);
  }

  private Chain add(String name, Frame at, Joint joint, TriangleMesh mesh) {
    List<Body> bodies = List.of(body(mesh));
    links.add(new Link(name, links.size() - 1, at, name, joint, bodies));
    return this;
  }

  Robot robot(String name, Frame base) {
    return Robot.of(name, base, links);
  }

  static Body body(TriangleMesh mesh) {
    return new Body(new Geometry.Mesh(mesh), Frame.identity());
  }

  /** Exactly pi at 180 degrees. */
  static double radians(double degrees) {
    return degrees / 180 * Math.PI;
  }
}
