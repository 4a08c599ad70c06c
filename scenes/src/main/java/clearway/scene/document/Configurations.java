package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;

/**
 * Configurations of one robot: a list of its coordinates, the name of one of its states, or for a
 * free body a pose. What is returned lies inside the robot's space: within limits, angles without
 * limits from -pi to pi, quaternions of unit length.
 */
final class Configurations {
  private Configurations() {}

  static Configuration read(Value value, Robot robot) {
    if (value.is(Value.Kind.TEXT)) return state(value, robot);
    boolean pose = value.is(Value.Kind.OBJECT) && robot.isFree();
    return checked(value, pose ? pose(value) : value.numbers(), robot.space());
  }

  private static Configuration state(Value value, Robot robot) {
    Configuration state = robot.states().get(value.text());
    if (state != null) return state;
    String problem =
        "the robot "
            + SceneFormatException.quote(robot.name())
            + " has no state "
            + SceneFormatException.quote(value.text());
    throw Names.unknown(value, value.text(), problem, robot.states().keySet());
  }

  private static double[] pose(Value value) {
    Frame pose = Frames.read(value);
    return new double[] {pose.x(), pose.y(), pose.z(), pose.qw(), pose.qx(), pose.qy(), pose.qz()};
  }

  /** The numbers as a configuration of the space, normalised; others are refused. */
  static Configuration checked(Value value, double[] q, ConfigurationSpace space) {
    if (q.length != space.dimension()) throw wrongCount(value, q.length, space);
    CoordinateProblem found = CoordinateProblem.first(q, space);
    if (found != null) {
      throw entry(value, found.coordinate()).wrong(found.problem(), found.remedy());
    }
    space.normalise(q);
    return Configuration.of(q);
  }

  /** Where a coordinate stands, as near as the file tells. */
  private static Value entry(Value value, int coordinate) {
    return value.is(Value.Kind.LIST) ? value.list().get(coordinate) : value;
  }

  private static SceneFormatException wrongCount(Value value, int count, ConfigurationSpace space) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < space.dimension(); i++) {
      names.append(i == 0 ? "" : ", ").append(SceneFormatException.quote(space.name(i)));
    }
    return value.wrong(
        counted(count, "value") + " for " + counted(space.dimension(), "coordinate"),
        names.isEmpty() ? "nothing of this robot moves" : "give a value for each of " + names);
  }

  private static String counted(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }
}
