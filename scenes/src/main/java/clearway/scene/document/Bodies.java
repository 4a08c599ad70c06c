package clearway.scene.document;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.List;

/** Geometry: one of {@code mesh}, {@code box} and so on, or a list of {@code bodies}. */
final class Bodies {
  /** Keys of one geometry, besides {@code at}. */
  static final List<String> GEOMETRY_KEYS =
      List.of("mesh", "scale", "box", "sphere", "cylinder", "capsule");

  /** Keys of an entry of {@code bodies}. */
  static final List<String> BODY_KEYS = with(GEOMETRY_KEYS, "at");

  static final List<String> ROUND_KEYS = List.of("radius", "length");
  static final List<String> SPHERE_KEYS = List.of("radius");

  private static final String[] KINDS = {"mesh", "box", "sphere", "cylinder", "capsule"};
  private static final String[] KINDS_OR_BODIES = {
    "mesh", "box", "sphere", "cylinder", "capsule", "bodies"
  };

  private final MeshLibrary meshes;

  Bodies(MeshLibrary meshes) {
    this.meshes = meshes;
  }

  /** These keys and those of a geometry or of a list of bodies. */
  static List<String> with(List<String> keys, String... more) {
    List<String> all = new ArrayList<>(keys);
    all.addAll(List.of(more));
    return List.copyOf(all);
  }

  /** All bodies of an object, in its own frame; at least one. */
  List<Body> required(Fields fields) {
    fields.oneOf(KINDS_OR_BODIES);
    return optional(fields);
  }

  /** All bodies of an object, in its own frame; none if it has no geometry. */
  List<Body> optional(Fields fields) {
    Value kind = fields.only(KINDS_OR_BODIES).orElse(null);
    if (kind == null || !kind.key().equals("mesh")) refuseScale(fields);
    if (kind == null) return List.of();
    if (!kind.key().equals("bodies")) return List.of(Body.of(geometry(fields)));
    List<Body> bodies = new ArrayList<>();
    for (Value entry : kind.list()) bodies.add(body(entry));
    if (bodies.isEmpty()) throw kind.wrong("the list of bodies is empty", "give at least one");
    return List.copyOf(bodies);
  }

  /** As above, with the pose under {@code at} applied to each body. */
  List<Body> placed(Fields fields, List<Body> bodies) {
    if (!fields.has("at")) return bodies;
    Frame at = Frames.at(fields);
    return bodies.stream().map(body -> new Body(body.geometry(), placed(at, body.at()))).toList();
  }

  private static Frame placed(Frame outer, Frame inner) {
    return inner.equals(Frame.identity()) ? outer : outer.times(inner);
  }

  private Body body(Value entry) {
    Fields fields = entry.object();
    fields.refuseUnknown(BODY_KEYS);
    Value kind = fields.oneOf(KINDS);
    if (!kind.key().equals("mesh")) refuseScale(fields);
    return new Body(geometry(fields), Frames.at(fields));
  }

  private static void refuseScale(Fields fields) {
    if (!fields.has("scale")) return;
    throw fields.required("scale").wrongKey("'scale' goes with 'mesh' only", "leave it out");
  }

  private Geometry geometry(Fields fields) {
    Value kind = fields.oneOf(KINDS);
    return switch (kind.key()) {
      case "mesh" -> mesh(fields, kind);
      case "box" -> box(kind);
      case "sphere" -> sphere(kind);
      case "cylinder" -> new Geometry.Cylinder(radius(kind), length(kind));
      default -> new Geometry.Capsule(radius(kind), length(kind));
    };
  }

  private Geometry mesh(Fields fields, Value name) {
    Scale scale = fields.optional("scale").map(Scale::read).orElse(Scale.NONE);
    return new Geometry.Mesh(meshes.mesh(name, scale));
  }

  private static Geometry box(Value value) {
    List<Value> edges = value.list(3, "edge lengths [x, y, z]");
    return new Geometry.Box(
        edges.get(0).positive(), edges.get(1).positive(), edges.get(2).positive());
  }

  private static Geometry sphere(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(SPHERE_KEYS);
    return new Geometry.Sphere(fields.required("radius").positive());
  }

  private static double radius(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(ROUND_KEYS);
    return fields.required("radius").positive();
  }

  private static double length(Value value) {
    return value.object().required("length").positive();
  }
}
