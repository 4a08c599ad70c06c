package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.ConfigurationSpace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The {@code hold} of a robot: joints that stand still, each with its value or values. */
final class Held {
  private final Map<String, Value> values = new LinkedHashMap<>();

  Held(Fields robot) {
    robot.optional("hold").ifPresent(this::collect);
  }

  private void collect(Value hold) {
    for (Value value : hold.object().values()) values.put(value.key(), value);
  }

  /** All values as they are written, by joint. */
  Map<String, List<Double>> asWritten() {
    Map<String, List<Double>> result = new LinkedHashMap<>();
    values.forEach((joint, value) -> result.put(joint, numbers(value)));
    return result;
  }

  /** The joint itself, or held if the file says so. */
  Joint hold(String name, Joint joint) {
    Value value = values.get(name);
    if (value == null) return joint;
    if (Joint.coordinates(joint) == 0) {
      throw value.wrongKey("the joint '" + name + "' does not move by itself", "leave it out");
    }
    ConfigurationSpace space = spaceOf(name, joint);
    return new Joint.Held(joint, Configurations.checked(value, array(value), space));
  }

  void requireAllUsed(Collection<String> joints) {
    for (Value value : values.values()) {
      if (!joints.contains(value.key())) throw Names.unknownKey(value, "joint", joints);
    }
  }

  /** Whether a joint may stand where it is held, which reading insists on. */
  static boolean isWithinLimits(Joint.Held held) {
    return spaceOf("joint", held.joint()).contains(held.value().toArray());
  }

  private static ConfigurationSpace spaceOf(String name, Joint joint) {
    Link alone = new Link(name, Link.BASE, Frame.identity(), name, joint, List.of());
    return Robot.of("robot", Frame.identity(), List.of(alone)).space();
  }

  private static List<Double> numbers(Value value) {
    List<Double> result = new ArrayList<>();
    for (double number : array(value)) result.add(number);
    return result;
  }

  private static double[] array(Value value) {
    return value.is(Value.Kind.LIST) ? value.numbers() : new double[] {value.number()};
  }
}
