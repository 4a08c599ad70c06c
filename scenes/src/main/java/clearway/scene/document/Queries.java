package clearway.scene.document;

import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.util.List;

/** The {@code queries} of a scene: where all robots start and where they shall go. */
final class Queries {
  static final List<String> KEYS = List.of("name", "start", "goal");

  private final WholeConfigurations configurations;
  private final Names names = new Names("queries");

  Queries(List<Robot> robots) {
    configurations = new WholeConfigurations(robots);
  }

  Query read(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(KEYS);
    String name = names.take(fields);
    return new Query(
        name, configurations.read(fields.required("start")), goals(fields.required("goal")));
  }

  private List<Configuration> goals(Value value) {
    if (!value.is(Value.Kind.LIST)) return List.of(configurations.read(value));
    if (value.list().isEmpty()) throw value.wrong("the list of goals is empty", "give one");
    return value.list().stream().map(configurations::read).toList();
  }
}
