package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.Imported;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.document.SceneReader;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A scene in the making. */
final class SceneDraft {
  private final Path file;
  private final String name;
  private final String units;
  private final List<Robot> robots = new ArrayList<>();
  private final List<Obstacle> obstacles = new ArrayList<>();
  private final List<Exemption> exemptions = new ArrayList<>();
  private final List<Query> queries = new ArrayList<>();
  private final Set<String> notes = new LinkedHashSet<>();
  private final Set<String> obstacleNames = new HashSet<>();
  private final Set<String> names = new HashSet<>();

  /**
   * @param name of the scene; if it is blank, the file's own name without its end
   */
  SceneDraft(Path file, String name) {
    this(file, name, "m");
  }

  SceneDraft(Path file, String name, String units) {
    this.file = file;
    this.units = units;
    this.name = name.isBlank() ? stem(file) : name.strip();
  }

  static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  void robot(Robot robot) {
    take(robot.name(), Location.of(file));
    robots.add(robot);
  }

  void obstacle(String obstacle, Frame at, List<Body> bodies, Location place) {
    if (bodies.isEmpty()) {
      note("the object " + quote(obstacle) + " has no shape: left out");
      return;
    }
    take(obstacle, place);
    obstacleNames.add(obstacle);
    obstacles.add(new Obstacle(obstacle, at, bodies));
  }

  void exempt(List<Exemption> more) {
    exemptions.addAll(more);
  }

  void query(Query query) {
    queries.add(query);
  }

  void note(String note) {
    notes.add(note);
  }

  boolean hasObstacle(String obstacle) {
    return obstacleNames.contains(obstacle);
  }

  Imported finish() {
    requireFewPairs();
    try {
      World world = World.of(robots, obstacles, exemptions, 0, List.of());
      return new Imported(new Scene(name, units, world, queries), List.copyOf(notes));
    } catch (IllegalArgumentException refusal) {
      throw new SceneFormatException(
          Location.of(file), String.valueOf(refusal.getMessage()), "", refusal);
    }
  }

  private void take(String taken, Location place) {
    if (taken.isBlank() || taken.indexOf('*') >= 0) {
      throw new SceneFormatException(
          place, "the name " + quote(taken) + " is empty or has a *", "rename it");
    }
    if (!names.add(taken)) {
      throw new SceneFormatException(
          place, "two objects are named " + quote(taken), "rename one of them");
    }
  }

  /** Held before pairs are listed: a small file could name more than memory holds. */
  private void requireFewPairs() {
    long moving = 0;
    for (Robot robot : robots) moving += robot.links().size() + robot.attached().size();
    if (moving * (moving + obstacles.size()) <= SceneReader.MOST_PAIRS) return;
    throw new SceneFormatException(
        Location.of(file),
        moving + " links and " + obstacles.size() + " obstacles make too many pairs",
        "at most " + SceneReader.MOST_PAIRS + " pairs are handled");
  }
}
