package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.ImportOptions;
import clearway.scene.MeshOptions;
import clearway.scene.mesh.ScaledMesh;
import clearway.scene.text.Fields;
import clearway.scene.text.NamedFiles;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Collision objects of MoveIt messages. Boxes are x, y, z; cylinders and cones are height, radius:
 * the other way round than in {@code .scene} texts.
 */
final class CollisionObjects {
  private static final Set<String> KINDS = Set.of("box", "sphere", "cylinder", "cone");
  private static final List<String> BY_NUMBER = List.of("", "box", "sphere", "cylinder", "cone");
  private static final Set<String> ADD = Set.of("add", "0");

  private final ImportOptions options;
  private final SceneDraft draft;

  CollisionObjects(ImportOptions options, SceneDraft draft) {
    this.options = options;
    this.draft = draft;
  }

  /** What the object is called. */
  static String id(Fields object) {
    return Messages.text(object.required("id"));
  }

  /** Whether the message puts the object there, rather than takes it away. */
  boolean isAdded(Fields object) {
    String operation = Messages.text(object, "operation").orElse("add").toLowerCase(Locale.ROOT);
    if (ADD.contains(operation)) return true;
    if (operation.equals("remove") || operation.equals("1")) {
      draft.note("the object " + quote(id(object)) + " is to be removed: left out");
      return false;
    }
    throw object
        .required("operation")
        .wrong("the operation " + quote(operation) + " needs an earlier object", "use add");
  }

  /** The shapes, in the frame of the message's header. */
  List<Body> bodies(Fields object) {
    Frame at = Messages.optional(object, "pose").map(Messages::pose).orElse(Frame.identity());
    List<Body> bodies = new ArrayList<>();
    addAll(object, "primitives", "primitive_poses", at, bodies);
    addAll(object, "meshes", "mesh_poses", at, bodies);
    for (Value plane : Messages.list(object, "planes")) throw ForeignShapes.plane(plane::wrong);
    return bodies;
  }

  /** Bodies given in a frame, in the frame that it is seen from. */
  static List<Body> placed(Frame frame, List<Body> bodies) {
    if (frame.isIdentity()) return bodies;
    return bodies.stream().map(body -> new Body(body.geometry(), frame.times(body.at()))).toList();
  }

  private void addAll(Fields object, String shapes, String poses, Frame at, List<Body> bodies) {
    List<Value> listed = Messages.list(object, shapes);
    List<Value> placed = Messages.list(object, poses);
    if (placed.size() != listed.size() && !placed.isEmpty()) {
      throw object
          .required(poses)
          .wrong(placed.size() + " poses for " + listed.size() + " " + shapes, "give one for each");
    }
    for (int i = 0; i < listed.size(); i++) {
      Frame pose = placed.isEmpty() ? Frame.identity() : Messages.pose(placed.get(i));
      bodies.add(new Body(geometry(listed.get(i)), at.isIdentity() ? pose : at.times(pose)));
    }
  }

  private Geometry geometry(Value value) {
    Fields fields = value.object();
    return fields.has("type") ? primitive(fields) : mesh(fields);
  }

  /** A shape of a kind and its dimensions. */
  Geometry primitive(Fields fields) {
    Value type = fields.required("type");
    Value dimensions = fields.required("dimensions");
    String kind = kind(type);
    return switch (kind) {
      case "box" -> {
        double[] size = dimensions.numbers(3, "x, y, z");
        yield ForeignShapes.box(size[0], size[1], size[2], dimensions::wrong);
      }
      case "sphere" -> ForeignShapes.sphere(dimensions.numbers(1, "radius")[0], dimensions::wrong);
      case "cylinder" -> {
        double[] size = dimensions.numbers(2, "height, radius");
        yield ForeignShapes.cylinder(size[1], size[0], dimensions::wrong);
      }
      default -> {
        double[] size = dimensions.numbers(2, "height, radius");
        draft.note(ConeMesh.NOTE);
        yield ForeignShapes.cone(size[1], size[0], dimensions::wrong);
      }
    };
  }

  private static String kind(Value type) {
    String written = Messages.text(type).toLowerCase(Locale.ROOT);
    if (KINDS.contains(written)) return written;
    boolean numbered = written.length() == 1 && "1234".contains(written);
    if (numbered) return BY_NUMBER.get(Integer.parseInt(written));
    throw type.wrong(
        "the shape " + quote(written) + " is unknown", "shapes are box, sphere, cylinder and cone");
  }

  /** Vertices and triangles in place, or the name of a file and factors. */
  private Geometry mesh(Fields fields) {
    if (fields.has("resource")) return file(fields);
    List<Value> vertices = fields.required("vertices").list();
    List<Value> triangles = fields.required("triangles").list();
    double[] xyz = new double[3 * vertices.size()];
    for (int i = 0; i < vertices.size(); i++) {
      System.arraycopy(Messages.vector(vertices.get(i)), 0, xyz, 3 * i, 3);
    }
    int[] corners = new int[3 * triangles.size()];
    for (int i = 0; i < triangles.size(); i++) corners(triangles.get(i), corners, 3 * i);
    return ForeignShapes.mesh(xyz, corners, options.files().meshes(), fields.value()::wrong);
  }

  private static void corners(Value triangle, int[] out, int at) {
    Value list =
        triangle.is(Value.Kind.OBJECT) ? triangle.object().required("vertex_indices") : triangle;
    double[] corners = list.numbers(3, "three indices");
    for (int k = 0; k < 3; k++) out[at + k] = ForeignShapes.index(corners[k]);
  }

  private Geometry file(Fields fields) {
    Value resource = fields.required("resource");
    NamedFiles files = new NamedFiles(resource.source().file(), options.files().allowOutside());
    MeshOptions reading =
        MeshOptions.DEFAULT
            .withLimits(options.files().meshes())
            .withFolder(files.root())
            .withAllowOutside(options.files().allowOutside());
    double[] scale =
        Messages.optional(fields, "dimensions")
            .map(Messages::vector)
            .orElse(new double[] {1, 1, 1});
    for (double factor : scale) {
      if (factor == 0) throw fields.required("dimensions").wrong("a factor is 0", "write another");
    }
    return new Geometry.Mesh(ScaledMesh.read(files.file(resource), reading, scale));
  }
}
