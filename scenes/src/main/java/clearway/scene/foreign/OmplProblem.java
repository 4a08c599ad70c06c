package clearway.scene.foreign;

import clearway.geometry.Frame;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.space.Configuration;
import clearway.space.Range;
import java.nio.file.Path;
import java.util.List;

/** Start, goal and volume of an OMPL.app problem. */
final class OmplProblem {
  private static final List<String> SPATIAL = List.of("z", "axis.x", "axis.y", "axis.z");

  private final Path file;
  private final OmplConfig config;
  private final SceneDraft draft;

  OmplProblem(Path file, OmplConfig config, SceneDraft draft) {
    this.file = file;
    this.config = config;
    this.draft = draft;
  }

  /** All of z and the axes at both ends, or none of them. */
  boolean isSpatial() {
    int found = 0;
    for (String end : List.of("start.", "goal.")) {
      for (String key : SPATIAL) if (config.has(end + key)) found++;
    }
    if (found == 0 || found == 2 * SPATIAL.size()) return found > 0;
    throw new SceneFormatException(
        Location.of(file),
        "start and goal have only some of z, axis.x, axis.y and axis.z",
        "give all of them for a body in space, none for one in the plane");
  }

  /** The volume, or where it is not given the extent of the world with start and goal. */
  Range within(int k, TriangleMesh world) {
    String axis = "xyz".substring(k, k + 1);
    boolean given = config.has("volume.min." + axis) && config.has("volume.max." + axis);
    if (given) return volume(axis);
    if (k == 2 && !isSpatial()) return Range.UNBOUNDED;
    draft.note("bounds of " + axis + " are those of the world's mesh with start and goal");
    double start = config.number("start." + axis);
    double goal = config.number("goal." + axis);
    double lower = Math.min(start, goal);
    double upper = Math.max(start, goal);
    for (int v = 0; world != null && v < world.vertexCount(); v++) {
      lower = Math.min(lower, world.coordinate(v, k));
      upper = Math.max(upper, world.coordinate(v, k));
    }
    return new Range(lower, upper);
  }

  private Range volume(String axis) {
    String least = "volume.min." + axis;
    String most = "volume.max." + axis;
    double lower = config.number(least);
    double upper = config.number(most);
    if (lower <= upper) return new Range(lower, upper);
    throw config.wrong(least, least + " is above " + most, "maybe they are swapped");
  }

  Configuration state(String end, Robot robot) {
    double theta = config.number(end + ".theta");
    double x = config.number(end + ".x");
    double y = config.number(end + ".y");
    double[] q =
        isSpatial()
            ? pose(end, x, y, theta)
            : new double[] {x, y, StrictMath.IEEEremainder(theta, 2 * Math.PI)};
    int outside = robot.space().firstOutside(q);
    if (outside < 0) return Configuration.of(q);
    String axis = "xyz".substring(outside, outside + 1);
    throw config.wrong(
        end + "." + axis,
        end + "." + axis + " " + q[outside] + " is outside the volume",
        "widen volume.min and volume.max");
  }

  /** Axis and angle; an axis of length zero turns nothing. */
  private double[] pose(String end, double x, double y, double theta) {
    double z = config.number(end + ".z");
    double ax = config.number(end + ".axis.x");
    double ay = config.number(end + ".axis.y");
    double az = config.number(end + ".axis.z");
    double length = Math.sqrt(ax * ax + ay * ay + az * az);
    if (length == 0) return new double[] {x, y, z, 1, 0, 0, 0};
    double s = StrictMath.sin(theta / 2) / length;
    Frame f = Frame.of(x, y, z, StrictMath.cos(theta / 2), s * ax, s * ay, s * az);
    return new double[] {x, y, z, f.qw(), f.qx(), f.qy(), f.qz()};
  }
}
