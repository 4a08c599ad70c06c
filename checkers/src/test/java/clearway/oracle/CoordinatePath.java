package clearway.oracle;

/**
 * A motion as functions of t, each with its first two derivatives.
 *
 * <p>An orientation is a turn about a fixed axis of the joint's frame, applied after the
 * orientation it starts from; its angle is the function of its first coordinate.
 */
public interface CoordinatePath {
  /** Writes the value of coordinate i, or an orientation's angle, and its two derivatives. */
  void at(int i, double t, double[] jet);

  /** The unit axis of the orientation that begins at coordinate i. */
  double[] axis(int i);

  /** The quaternion w, x, y, z that the orientation at coordinate i starts from. */
  double[] start(int i);
}
