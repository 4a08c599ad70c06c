package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.MeshLimits;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.text.Numbers;
import clearway.scene.text.TextSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A MoveIt {@code .scene} text: a name, then objects of shapes. In the newer format objects have a
 * pose, to which those of their shapes are relative, and subframes; in the older one they have
 * neither. The first object tells which it is. Cylinders and cones are radius, length.
 */
final class MoveItImport {
  private static final int MOST_SHAPES = 100_000;

  private final TextTokens text;
  private final SceneDraft draft;
  private final MeshLimits limits;
  private boolean hasPoses;

  private MoveItImport(TextTokens text, SceneDraft draft, MeshLimits limits) {
    this.text = text;
    this.draft = draft;
    this.limits = limits;
  }

  static Imported read(Path file, ImportOptions options) {
    TextTokens text = new TextTokens(TextSource.read(file, options.files().text()));
    SceneDraft draft = new SceneDraft(file, text.restOfLine());
    options.urdf().ifPresent(urdf -> addRobot(draft, urdf, options));
    new MoveItImport(text, draft, options.files().meshes()).readObjects();
    return draft.finish();
  }

  private static void addRobot(SceneDraft draft, Path urdf, ImportOptions options) {
    ImportedRobot robot = RobotFiles.read(urdf, options);
    draft.robot(robot.robot());
    draft.exempt(robot.exemptions());
    robot.notes().forEach(draft::note);
  }

  private void readObjects() {
    boolean first = true;
    for (String marker = text.word("'*' or '.'"); ; marker = text.word("'*' or '.'")) {
      if (marker.equals(".")) return;
      if (!marker.equals("*")) {
        throw text.wrong(quote(marker) + " is neither '*' nor '.'", "an object begins with '*'");
      }
      String name = text.restOfLine();
      Location place = text.place();
      if (first) hasPoses = text.peekLine().matches(".*\\s.*");
      first = false;
      readObject(name, place);
    }
  }

  private void readObject(String name, Location place) {
    Frame at = hasPoses ? pose() : Frame.identity();
    List<Body> bodies = new ArrayList<>();
    int shapes = text.count("the number of shapes", MOST_SHAPES);
    for (int i = 0; i < shapes; i++) {
      Geometry geometry = shape();
      bodies.add(new Body(geometry, pose()));
      text.numbers(4, "a colour");
    }
    if (hasPoses) skipSubframes();
    draft.obstacle(name, at, bodies, place);
  }

  private void skipSubframes() {
    int frames = text.count("the number of subframes", MOST_SHAPES);
    for (int i = 0; i < frames; i++) {
      text.word("the name of a subframe");
      pose();
    }
    if (frames > 0) draft.note("subframes of objects are not used");
  }

  private Geometry shape() {
    String kind = text.word("a shape");
    return switch (kind) {
      case "box" -> {
        double[] size = text.numbers(3, "a size");
        yield ForeignShapes.box(size[0], size[1], size[2], text::wrong);
      }
      case "sphere" -> ForeignShapes.sphere(text.number("a radius"), text::wrong);
      case "cylinder" -> {
        double[] size = text.numbers(2, "a radius and a length");
        yield ForeignShapes.cylinder(size[0], size[1], text::wrong);
      }
      case "cone" -> {
        double[] size = text.numbers(2, "a radius and a length");
        draft.note(ConeMesh.NOTE);
        yield ForeignShapes.cone(size[0], size[1], text::wrong);
      }
      case "mesh" -> mesh();
      case "plane" -> throw ForeignShapes.plane(text::wrong);
      default ->
          throw text.wrong(
              "the shape " + quote(kind) + " is unknown",
              "shapes are box, sphere, cylinder, cone and mesh");
    };
  }

  private Geometry mesh() {
    int vertices = text.count("the number of vertices", limits.vertices());
    int triangles = text.count("the number of triangles", limits.triangles());
    double[] xyz = text.manyNumbers(3L * vertices, "a vertex");
    double[] listed = text.manyNumbers(3L * triangles, "a triangle");
    int[] corners = new int[listed.length];
    for (int i = 0; i < corners.length; i++) corners[i] = ForeignShapes.index(listed[i]);
    return ForeignShapes.mesh(xyz, corners, limits, text::wrong);
  }

  /** x y z, then a quaternion x y z w. */
  private Frame pose() {
    double[] p = text.numbers(3, "a position");
    double[] q = text.numbers(4, "a quaternion x y z w");
    double norm = Numbers.quaternionLength(q, 0);
    if (Numbers.isUnit(norm)) return Frame.of(p[0], p[1], p[2], q[3], q[0], q[1], q[2]);
    throw text.wrong(
        "the quaternion has the length " + norm + ", not 1", "write x y z w of a unit quaternion");
  }
}
