package clearway.world;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import java.util.List;

/**
 * Something that can collide: an obstacle, a link with bodies, or an attached object.
 *
 * @param name {@code obstacle}, {@code robot/link}, {@code robot/attached}, or the robot's name for
 *     a free body
 * @param robot index of the robot, or {@link #NO_ROBOT} for an obstacle
 * @param link index of the link in its robot, or of the carrying link; -1 for an obstacle
 * @param attached whether a link carries the object
 * @param frame index of the frame of the {@link clearway.kinematics.Mechanism} it moves with
 * @param placement pose of the link or obstacle in that frame
 * @param bodies placed in the frame of the link or obstacle
 */
public record CollisionObject(
    String name,
    int robot,
    int link,
    boolean attached,
    int frame,
    Pose placement,
    List<Body> bodies) {
  public static final int NO_ROBOT = -1;

  public CollisionObject {
    bodies = List.copyOf(bodies);
  }

  public int triangleCount() {
    int sum = 0;
    for (Body body : bodies) sum += body.geometry().shape().core().triangleCount();
    return sum;
  }
}
