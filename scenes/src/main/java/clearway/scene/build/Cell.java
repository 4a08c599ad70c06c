package clearway.scene.build;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.space.Configuration;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;

/** A scene in the making. */
final class Cell {
  private final String name;
  private final String units;
  private final List<Robot> robots = new ArrayList<>();
  private final List<Obstacle> obstacles = new ArrayList<>();
  private final List<Query> queries = new ArrayList<>();

  /** A scene in metres. */
  Cell(String name) {
    this(name, "m");
  }

  Cell(String name, String units) {
    this.name = name;
    this.units = units;
  }

  Cell robot(Robot robot) {
    robots.add(robot);
    return this;
  }

  Cell obstacle(String obstacle, Draft draft) {
    return obstacle(obstacle, Frame.identity(), draft);
  }

  Cell obstacle(String obstacle, Frame at, Draft draft) {
    obstacles.add(new Obstacle(obstacle, at, List.of(Chain.body(draft.mesh()))));
    return this;
  }

  Cell obstacle(Obstacle obstacle) {
    obstacles.add(obstacle);
    return this;
  }

  /** A query from one configuration of all robots to another. */
  Cell query(String query, double[] start, double[] goal) {
    queries.add(new Query(query, Configuration.of(start), List.of(Configuration.of(goal))));
    return this;
  }

  Scene scene() {
    return new Scene(name, units, World.of(robots, obstacles), queries);
  }

  /** The configurations of several robots, one after the other. */
  static double[] join(double[]... configurations) {
    int length = 0;
    for (double[] q : configurations) length += q.length;
    double[] all = new double[length];
    int at = 0;
    for (double[] q : configurations) {
      System.arraycopy(q, 0, all, at, q.length);
      at += q.length;
    }
    return all;
  }
}
