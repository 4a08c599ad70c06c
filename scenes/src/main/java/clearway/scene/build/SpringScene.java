package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.Scene;
import clearway.space.Range;
import java.util.List;

/**
 * Two equal springs of 1,800 triangles: one stands still between the start and goal of the other.
 */
final class SpringScene {
  private SpringScene() {}

  static Scene scene() {
    Draft spring = Tubes.spring(1, 0.8, 5, 0.08, 149, 6);
    Range across = new Range(-2.2, 2.2);
    Robot moving =
        Robot.free(
            "moving",
            Frame.identity(),
            List.of(Chain.body(spring.mesh())),
            new Range(-6, 6),
            across,
            across);
    return new Cell("two-springs", "none")
        .robot(moving)
        .obstacle("standing", spring)
        .query("past", new double[] {-4, 0, 0, 1, 0, 0, 0}, new double[] {4, 0, 0, 1, 0, 0, 0})
        .scene();
  }
}
