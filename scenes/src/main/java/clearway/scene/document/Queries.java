package clearway.scene.document;

import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The {@code queries} of a scene: where all robots start and where they shall go. */
final class Queries {
  static final List<String> KEYS = List.of("name", "start", "goal");

  private final List<Robot> robots;
  private final Set<String> robotNames = new LinkedHashSet<>();
  private final Names names = new Names("queries");

  Queries(List<Robot> robots) {
    this.robots = robots;
    for (Robot robot : robots) robotNames.add(robot.name());
  }

  Query read(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(KEYS);
    String name = names.take(fields);
    return new Query(name, whole(fields.required("start")), goals(fields.required("goal")));
  }

  private List<Configuration> goals(Value value) {
    if (!value.is(Value.Kind.LIST)) return List.of(whole(value));
    if (value.list().isEmpty()) throw value.wrong("the list of goals is empty", "give one");
    return value.list().stream().map(this::whole).toList();
  }

  /** One configuration of all robots, in their order. */
  private Configuration whole(Value value) {
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
