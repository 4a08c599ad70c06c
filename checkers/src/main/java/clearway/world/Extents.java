package clearway.world;

import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Mechanism;
import java.util.List;

/**
 * Where the objects of a world can get to: a ball around each in its frame and, for those that
 * stand still, the box along the world's axes.
 */
final class Extents {
  private final EnclosingBall[] balls; // of each object, in its frame
  private final double[] boxes; // low and high corner of each object in its frame, 6 doubles each
  private final double size;
  private final double farthest;

  private Extents(EnclosingBall[] balls, double[] boxes, double size, double farthest) {
    this.balls = balls;
    this.boxes = boxes;
    this.size = size;
    this.farthest = farthest;
  }

  static Extents of(Mechanism mechanism, List<CollisionObject> objects) {
    EnclosingBall[] balls = new EnclosingBall[objects.size()];
    double[] boxes = new double[6 * balls.length];
    double size = 0;
    double inFrame = 0;
    for (int o = 0; o < balls.length; o++) {
      CollisionObject object = objects.get(o);
      balls[o] = measure(object, boxes, 6 * o);
      size = Math.max(size, reach(mechanism, object.frame(), balls[o]));
      inFrame = Math.max(inFrame, ObjectPoints.farthest(object));
    }
    double onTheWay = Math.max(size, farthestFrame(mechanism));
    return new Extents(balls, boxes, size, onTheWay + mechanism.longestOffset() + inFrame);
  }

  EnclosingBall ball(int object) {
    return balls[object];
  }

  /** Entry k of the box of an object in its frame: low x, y, z, then high x, y, z. */
  double box(int object, int k) {
    return boxes[6 * object + k];
  }

  double size() {
    return size;
  }

  /** The largest coordinate that placing an object goes through, whatever takes it back. */
  double farthest() {
    return farthest;
  }

  /** How far from the world's origin a frame gets, also one that carries no object. */
  private static double farthestFrame(Mechanism mechanism) {
    EnclosingBall origin = new EnclosingBall(0, 0, 0, 0);
    double most = 0;
    for (int f = 1; f < mechanism.frameCount(); f++) {
      most = Math.max(most, reach(mechanism, f, origin));
    }
    return most;
  }

  /** How far from the world's origin the ball gets, joints without limits left at zero. */
  private static double reach(Mechanism mechanism, int frame, EnclosingBall ball) {
    Chain chain = Chain.between(mechanism, Mechanism.GROUND, frame);
    EnclosingBall swept = chain.factors(ball, new double[chain.length()]);
    if (Double.isInfinite(swept.radius())) swept = chain.sweepOfLimited(ball);
    double x = swept.x();
    double y = swept.y();
    double z = swept.z();
    return Math.sqrt(x * x + y * y + z * z) + swept.radius();
  }

  private static EnclosingBall measure(CollisionObject object, double[] boxes, int at) {
    double[] points = ObjectPoints.of(object);
    double radius = ObjectPoints.largestRadius(object);
    for (int k = 0; k < 3; k++) {
      boxes[at + k] = Double.POSITIVE_INFINITY;
      boxes[at + 3 + k] = Double.NEGATIVE_INFINITY;
    }
    for (int i = 0; i < points.length; i++) {
      int k = i % 3;
      boxes[at + k] = Math.min(boxes[at + k], points[i] - radius);
      boxes[at + 3 + k] = Math.max(boxes[at + 3 + k], points[i] + radius);
    }
    return EnclosingBall.of(points, points.length / 3, radius);
  }
}
