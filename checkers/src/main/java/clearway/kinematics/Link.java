package clearway.kinematics;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import java.util.List;
import java.util.Objects;

/**
 * A rigid part of a robot and the joint that carries it.
 *
 * @param parent index of an earlier link, or {@link #BASE} for the robot's base
 * @param placement pose of the joint's frame in the parent's frame; where the joint is at zero, the
 *     link's frame coincides with it
 * @param bodies placed in the link's frame; may be empty, as for a tool frame
 */
public record Link(
    String name, int parent, Frame placement, String jointName, Joint joint, List<Body> bodies) {
  /** The parent of a link that is carried by the robot's base. */
  public static final int BASE = -1;

  public Link {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(placement, "placement");
    Objects.requireNonNull(jointName, "jointName");
    Objects.requireNonNull(joint, "joint");
    bodies = List.copyOf(bodies);
  }
}
