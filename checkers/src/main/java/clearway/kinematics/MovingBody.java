package clearway.kinematics;

/**
 * A rigid set of points that moves with a frame: all points within {@code reach} of the hull of
 * some corners. A link, an attached object or any bounding volume of one.
 *
 * @param frame of the mechanism
 * @param corners x y z each, in that frame; not copied and not to be changed
 * @param reach zero or more
 * @param ball around all of it, in that frame
 */
public record MovingBody(int frame, double[] corners, double reach, EnclosingBall ball) {

  public static MovingBody of(int frame, double[] corners, double reach) {
    return new MovingBody(
        frame, corners, reach, EnclosingBall.of(corners, corners.length / 3, reach));
  }

  int cornerCount() {
    return corners.length / 3;
  }
}
