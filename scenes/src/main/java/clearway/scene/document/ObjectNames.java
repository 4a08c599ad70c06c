package clearway.scene.document;

import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Value;
import clearway.world.NamePattern;
import clearway.world.Obstacle;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the objects of a scene are called in rules; links without geometry count as well. */
final class ObjectNames {
  private final Set<String> names = new LinkedHashSet<>();

  ObjectNames(List<Robot> robots, List<Obstacle> obstacles) {
    for (Obstacle obstacle : obstacles) names.add(obstacle.name());
    for (Robot robot : robots) add(robot);
  }

  private void add(Robot robot) {
    if (robot.isFree()) names.add(robot.name());
    else for (Link link : robot.links()) names.add(robot.name() + "/" + link.name());
    for (Attached object : robot.attached()) names.add(robot.name() + "/" + object.name());
  }

  /**
   * An error for a name that no object has: that of a robot, or of a link without its robot, may be
   * meant.
   */
  SceneFormatException unknown(Value value) {
    String given = value.text();
    List<String> links = names.stream().filter(name -> name.endsWith("/" + given)).toList();
    boolean isRobot = names.stream().anyMatch(name -> name.startsWith(given + "/"));
    if (!isRobot && links.size() != 1) return Names.unknown(value, "object", names);
    return value.wrong(
        "there is no object " + SceneFormatException.quote(given),
        "did you mean " + SceneFormatException.quote(isRobot ? given + "/*" : links.get(0)) + "?");
  }

  /** Whether a name, or a pattern in which each {@code *} stands for any characters, fits any. */
  boolean matches(String name) {
    return names.contains(name)
        || names.stream().anyMatch(candidate -> NamePattern.matches(name, candidate));
  }
}
