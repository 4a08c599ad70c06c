package clearway.scene.document;

import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Configurations of all robots by their names: in queries and as way-points of paths. */
final class WholeConfigurations {
  private final List<Robot> robots;
  private final Set<String> robotNames = new LinkedHashSet<>();

  WholeConfigurations(List<Robot> robots) {
    this.robots = robots;
    for (Robot robot : robots) robotNames.add(robot.name());
  }

  /** One configuration of all robots, in their order. */
  Configuration read(Value value) {
    Fields fields = value.object();
    for (Value member : fields.values()) {
      if (!robotNames.contains(member.key())) {
        throw Names.unknownKey(member, "robot", robotNames);
      }
    }
    List<Double> all = new ArrayList<>();
    for (Robot robot : robots) addCoordinates(fields, robot, all);
    return Configuration.of(all.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static void addCoordinates(Fields fields, Robot robot, List<Double> all) {
    Optional<Value> given = fields.optional(robot.name());
    if (given.isEmpty()) {
      if (robot.space().dimension() == 0) return;
      throw fields
          .value()
          .wrong(
              "the robot " + SceneFormatException.quote(robot.name()) + " is missing",
              "give a configuration of every robot");
    }
    for (double coordinate : Configurations.read(given.get(), robot).toArray()) {
      all.add(coordinate);
    }
  }
}
