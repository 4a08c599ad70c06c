package clearway.scene.robot;

import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.xml.XmlNode;

/** The shape of a {@code <collision>} and its pose in the link's frame. */
sealed interface UrdfShape {
  Frame origin();

  /** A shape given by its sizes. */
  record Solid(Frame origin, Geometry geometry) implements UrdfShape {}

  /**
   * A mesh in another file.
   *
   * @param scale factors along x, y and z, none of them zero
   */
  record MeshFile(Frame origin, XmlNode node, String uri, double[] scale) implements UrdfShape {}
}
