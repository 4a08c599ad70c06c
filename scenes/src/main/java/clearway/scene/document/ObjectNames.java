package clearway.scene.document;

import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.world.NamePattern;
import clearway.world.Obstacle;
import java.util.Collections;
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

  Set<String> all() {
    return Collections.unmodifiableSet(names);
  }

  /** Whether a name, or a pattern in which each {@code *} stands for any characters, fits any. */
  boolean matches(String name) {
    return names.contains(name)
        || names.stream().anyMatch(candidate -> NamePattern.matches(name, candidate));
  }
}
