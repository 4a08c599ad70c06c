package clearway.scene.document;

import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
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
    if (names.contains(name)) return true;
    String[] parts = name.split("\\*", -1);
    return parts.length > 1 && names.stream().anyMatch(candidate -> fits(parts, candidate));
  }

  /** Whether a name begins with the first part, ends with the last, and has all in their order. */
  private static boolean fits(String[] parts, String name) {
    if (!name.startsWith(parts[0])) return false;
    int at = parts[0].length();
    for (int i = 1; i + 1 < parts.length; i++) {
      int found = name.indexOf(parts[i], at);
      if (found < 0) return false;
      at = found + parts[i].length();
    }
    String last = parts[parts.length - 1];
    return name.length() - last.length() >= at && name.endsWith(last);
  }
}
