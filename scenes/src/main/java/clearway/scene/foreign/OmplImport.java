package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.MeshFiles;
import clearway.scene.MeshOptions;
import clearway.scene.Query;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.mesh.MeshCentre;
import clearway.scene.text.TextSource;
import clearway.space.Configuration;
import clearway.space.Range;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * An OMPL.app problem: a rigid body among the triangles of a world.
 *
 * <p>Meshes are turned to y up as Assimp does it, and the robot's mesh is moved so that the mean of
 * its vertices, as its file lists them, lies at the origin ({@code robot_shift = x y z} gives
 * another shift). With z and axes in start and goal the body moves freely; with none of them it
 * moves in the plane, the mesh keeping its z.
 */
final class OmplImport {
  private static final String ROBOT = "robot";
  private static final String WORLD = "world";
  private static final String SHIFT = "robot_shift";
  private static final List<String> SPATIAL = List.of("z", "axis.x", "axis.y", "axis.z");
  private static final Set<String> USED =
      Set.of(
          "name",
          ROBOT,
          WORLD,
          SHIFT,
          "start.x",
          "start.y",
          "start.z",
          "start.theta",
          "start.axis.x",
          "start.axis.y",
          "start.axis.z",
          "goal.x",
          "goal.y",
          "goal.z",
          "goal.theta",
          "goal.axis.x",
          "goal.axis.y",
          "goal.axis.z",
          "volume.min.x",
          "volume.min.y",
          "volume.min.z",
          "volume.max.x",
          "volume.max.y",
          "volume.max.z");

  private final Path file;
  private final OmplConfig config;
  private final MeshOptions meshes;
  private final SceneDraft draft;
  private final boolean spatial;

  private OmplImport(Path file, OmplConfig config, ImportOptions options) {
    this.file = file;
    this.config = config;
    this.meshes =
        MeshOptions.DEFAULT
            .withLimits(options.files().meshes())
            .withAxes(MeshOptions.AxisConvention.Y_UP)
            .withFolder(file.toAbsolutePath().getParent())
            .withAllowOutside(options.files().allowOutside());
    this.draft = new SceneDraft(file, config.has("name") ? config.text("name") : "");
    this.spatial = isSpatial();
  }

  static Imported read(Path file, ImportOptions options) {
    TextSource source = TextSource.read(file, options.files().text());
    return new OmplImport(file, OmplConfig.read(source), options).read();
  }

  private Imported read() {
    noteUnused();
    TriangleMesh robot = MeshFiles.read(mesh(ROBOT), meshes);
    TriangleMesh world = config.has(WORLD) ? MeshFiles.read(mesh(WORLD), meshes) : null;
    if (world != null) {
      draft.obstacle(WORLD, Frame.identity(), List.of(body(world)), config.place(WORLD));
    }
    draft.note("COLLADA meshes are turned to y up, as Assimp does");
    Body body = new Body(new Geometry.Mesh(robot), shift());
    Range[] within = new Range[3];
    for (int k = 0; k < 3; k++) within[k] = within(k, world);
    Robot moving = spatial ? free(body, within) : planar(body, within);
    draft.robot(moving);
    Configuration start = state("start", moving);
    Configuration goal = state("goal", moving);
    draft.query(new Query("problem", start, List.of(goal)));
    return draft.finish();
  }

  private static Body body(TriangleMesh mesh) {
    return Body.of(new Geometry.Mesh(mesh));
  }

  private void noteUnused() {
    for (String section : config.otherSections()) {
      draft.note("the section [" + section + "] is not used");
    }
    for (String key : config.keys()) {
      if (!USED.contains(key)) draft.note("the key " + quote(key) + " is not used");
    }
  }

  /** All of z and the axes at both ends, or none of them. */
  private boolean isSpatial() {
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

  private Path mesh(String key) {
    String name = config.text(key);
    Path found;
    try {
      found = file.resolveSibling(name);
    } catch (InvalidPathException unusable) {
      throw config.wrong(key, quote(name) + " is not a usable file name", "correct it");
    }
    if (Files.isRegularFile(found)) return found;
    throw config.wrong(
        key, "the mesh " + quote(name) + " was not found in: " + found, "put the file there");
  }

  /** Where the body's frame has its mesh: moved by minus the mean of its vertices. */
  private Frame shift() {
    boolean given = config.has(SHIFT);
    double[] s = given ? config.triple(SHIFT) : MeshCentre.read(mesh(ROBOT), meshes);
    for (int k = 0; k < 3 && !given; k++) s[k] = -s[k];
    if (!spatial) s[2] = 0;
    draft.note(
        "the robot's mesh is moved by %s %s %s%s"
            .formatted(
                s[0],
                s[1],
                s[2],
                given
                    ? ""
                    : ", minus the mean of its vertices (robot_shift = x y z sets another)"));
    return Frame.translation(s[0] + 0.0, s[1] + 0.0, s[2] + 0.0);
  }

  /** The volume, or where it is not given the extent of the world with start and goal. */
  private Range within(int k, TriangleMesh world) {
    String axis = "xyz".substring(k, k + 1);
    if (config.has("volume.min." + axis) && config.has("volume.max." + axis)) {
      double lower = config.number("volume.min." + axis);
      double upper = config.number("volume.max." + axis);
      if (lower <= upper) return new Range(lower, upper);
      throw config.wrong(
          "volume.min." + axis,
          "volume.min." + axis + " is above volume.max." + axis,
          "maybe they are swapped");
    }
    if (k == 2 && !spatial) return Range.UNBOUNDED;
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

  private static Robot free(Body body, Range[] within) {
    return Robot.free(ROBOT, Frame.identity(), List.of(body), within[0], within[1], within[2]);
  }

  private static Robot planar(Body body, Range[] within) {
    Joint joint = new Joint.Planar(Axis.Z, within[0], within[1]);
    Link link = new Link("body", Link.BASE, Frame.identity(), "plane", joint, List.of(body));
    return Robot.of(ROBOT, Frame.identity(), List.of(link));
  }

  private Configuration state(String end, Robot robot) {
    double theta = config.number(end + ".theta");
    double x = config.number(end + ".x");
    double y = config.number(end + ".y");
    double[] q =
        spatial
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
