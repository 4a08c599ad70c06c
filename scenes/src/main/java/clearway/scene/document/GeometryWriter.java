package clearway.scene.document;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Bodies, poses and ranges as maps and lists for a scene file. */
final class GeometryWriter {
  private final MeshNames meshes;

  GeometryWriter(MeshNames meshes) {
    this.meshes = meshes;
  }

  /** Adds the bodies of a link or attached object; a single one stands in the object itself. */
  void addBodies(Map<String, Object> out, List<Body> bodies, String object) {
    if (bodies.size() == 1) out.putAll(body(bodies.get(0), object));
    if (bodies.size() > 1) out.put("bodies", list(bodies, object));
  }

  /** Adds the bodies of an obstacle, whose {@code at} is its own. */
  void addBodies(Map<String, Object> out, List<Body> bodies, Frame at, String object) {
    boolean single = bodies.size() == 1 && bodies.get(0).at().equals(Frame.identity());
    if (single) addGeometry(out, bodies.get(0).geometry(), object);
    else out.put("bodies", list(bodies, object));
    addFrame(out, at);
  }

  /** Adds {@code at} unless it is the identity, which it is when left out. */
  static void addFrame(Map<String, Object> out, Frame at) {
    if (!at.equals(Frame.identity())) out.put("at", frame(at));
  }

  static Map<String, Object> frame(Frame at) {
    Map<String, Object> out = new LinkedHashMap<>();
    Frame unmoved = new Frame(0, 0, 0, at.qw(), at.qx(), at.qy(), at.qz());
    Frame unturned = Frame.translation(at.x(), at.y(), at.z());
    if (!at.equals(unmoved)) out.put("xyz", numbers(at.x(), at.y(), at.z()));
    if (!at.equals(unturned)) out.put("quat", numbers(at.qw(), at.qx(), at.qy(), at.qz()));
    return out;
  }

  static List<Double> numbers(double... values) {
    return Arrays.stream(values).boxed().toList();
  }

  /** {@code [lower, upper]}, null for an end that is infinite. */
  static List<Double> range(Range range) {
    return Arrays.asList(end(range.lower()), end(range.upper()));
  }

  private static Double end(double value) {
    return Double.isInfinite(value) ? null : value;
  }

  private List<Map<String, Object>> list(List<Body> bodies, String object) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Body body : bodies) list.add(body(body, object));
    return list;
  }

  private Map<String, Object> body(Body body, String object) {
    Map<String, Object> out = new LinkedHashMap<>();
    addGeometry(out, body.geometry(), object);
    addFrame(out, body.at());
    return out;
  }

  private void addGeometry(Map<String, Object> out, Geometry geometry, String object) {
    if (geometry instanceof Geometry.Mesh mesh) {
      out.put("mesh", meshes.of(mesh.mesh(), object));
    } else if (geometry instanceof Geometry.Box box) {
      out.put("box", numbers(box.x(), box.y(), box.z()));
    } else if (geometry instanceof Geometry.Sphere sphere) {
      out.put("sphere", Map.of("radius", sphere.radius()));
    } else if (geometry instanceof Geometry.Cylinder cylinder) {
      out.put("cylinder", round(cylinder.radius(), cylinder.length()));
    } else if (geometry instanceof Geometry.Capsule capsule) {
      out.put("capsule", round(capsule.radius(), capsule.length()));
    }
  }

  private static Map<String, Object> round(double radius, double length) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("radius", radius);
    out.put("length", length);
    return out;
  }
}
