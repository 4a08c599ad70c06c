package clearway.recipe;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.world.ClearanceRule;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;

/** What a world is made of, before it is one. */
record SceneDraft(
    List<Robot> robots, List<Obstacle> obstacles, double clearance, List<ClearanceRule> rules) {

  World world() {
    return World.of(robots, obstacles, List.of(), clearance, rules);
  }

  SceneDraft withClearance(double value, List<ClearanceRule> newRules) {
    return new SceneDraft(robots, obstacles, value, newRules);
  }

  /** With one obstacle moved, so much along the axes of the world. */
  SceneDraft withMoved(int obstacle, double x, double y, double z) {
    List<Obstacle> moved = new ArrayList<>(obstacles);
    moved.set(obstacle, moved(obstacles.get(obstacle), x, y, z));
    return new SceneDraft(robots, moved, clearance, rules);
  }

  /** With everything moved. */
  SceneDraft moved(double x, double y, double z) {
    List<Robot> movedRobots = new ArrayList<>();
    for (Robot robot : robots) {
      Frame base = Frame.translation(x, y, z).times(robot.base());
      movedRobots.add(Robot.of(robot.name(), base, robot.links()));
    }
    List<Obstacle> movedObstacles = new ArrayList<>();
    for (Obstacle obstacle : obstacles) movedObstacles.add(moved(obstacle, x, y, z));
    return new SceneDraft(movedRobots, movedObstacles, clearance, rules);
  }

  private static Obstacle moved(Obstacle obstacle, double x, double y, double z) {
    Frame f = obstacle.at();
    Frame at = new Frame(f.x() + x, f.y() + y, f.z() + z, f.qw(), f.qx(), f.qy(), f.qz());
    return new Obstacle(obstacle.name(), at, obstacle.bodies());
  }
}
