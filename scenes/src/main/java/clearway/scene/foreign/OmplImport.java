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
  private final OmplProblem problem;
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
    this.draft = new SceneDraft(file, config.has("name") ? config.text("name") : "", "none");
    this.problem = new OmplProblem(file, config, draft);
    this.spatial = problem.isSpatial();
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
    for (int k = 0; k < 3; k++) within[k] = problem.within(k, world);
    Robot moving = spatial ? free(body, within) : planar(body, within);
    draft.robot(moving);
    Configuration start = problem.state("start", moving);
    Configuration goal = problem.state("goal", moving);
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

  private Path mesh(String key) {
    String name = config.text(key);
    Path found;
    try {
      found = file.resolveSibling(name);
    } catch (InvalidPathException unusable) {
      throw config.wrong(key, quote(name) + " is not a usable file name", "correct it");
    }
    // Asked before the file is touched: whether one exists outside is not to be learnt here.
    Path folder = file.toAbsolutePath().normalize().getParent();
    boolean inside = found.toAbsolutePath().normalize().startsWith(folder);
    if (!inside && !meshes.allowOutside()) {
      throw config.wrong(
          key,
          "the mesh " + quote(name) + " lies outside the folder of the file",
          "move it there or allow files outside");
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

  private static Robot free(Body body, Range[] within) {
    return Robot.free(ROBOT, Frame.identity(), List.of(body), within[0], within[1], within[2]);
  }

  private static Robot planar(Body body, Range[] within) {
    Joint joint = new Joint.Planar(Axis.Z, within[0], within[1]);
    Link link = new Link("body", Link.BASE, Frame.identity(), "plane", joint, List.of(body));
    return Robot.of(ROBOT, Frame.identity(), List.of(link));
  }
}
