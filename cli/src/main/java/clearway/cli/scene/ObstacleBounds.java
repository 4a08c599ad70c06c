package clearway.cli.scene;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.Arrays;

/** The box along the world's axes around all that stands in it as an obstacle. */
final class ObstacleBounds {
  private final double[] low = new double[3];
  private final double[] high = new double[3];

  ObstacleBounds(World world) {
    Arrays.fill(low, Double.POSITIVE_INFINITY);
    Arrays.fill(high, Double.NEGATIVE_INFINITY);
    for (Obstacle obstacle : world.obstacles()) {
      for (Body body : obstacle.bodies()) {
        include(obstacle.at().pose().times(body.at().pose()), body.geometry().shape());
      }
    }
  }

  private void include(Pose pose, Shape shape) {
    double[] point = new double[3];
    for (int v = 0; v < shape.core().vertexCount(); v++) {
      double x = shape.core().coordinate(v, 0);
      double y = shape.core().coordinate(v, 1);
      double z = shape.core().coordinate(v, 2);
      pose.apply(x, y, z, point, 0);
      for (int k = 0; k < 3; k++) {
        low[k] = Math.min(low[k], point[k] - shape.radius());
        high[k] = Math.max(high[k], point[k] + shape.radius());
      }
    }
  }

  /** Whether there is nothing to bound. */
  boolean isEmpty() {
    return low[0] > high[0];
  }

  double[] low() {
    return low.clone();
  }

  double[] high() {
    return high.clone();
  }
}
