package clearway.scene.document;

import clearway.geometry.Body;
import clearway.kinematics.Attached;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.List;

/** The {@code attached} objects of a robot. */
final class Attachments {
  static final List<String> KEYS =
      Bodies.with(Bodies.GEOMETRY_KEYS, "bodies", "at", "name", "link", "touch");

  private Attachments() {}

  static List<Attached> read(Fields robot, Bodies bodies) {
    List<Attached> result = new ArrayList<>();
    Names names = new Names("attached objects");
    for (Value entry : robot.listed("attached")) {
      Fields fields = entry.object();
      fields.refuseUnknown(KEYS);
      List<Body> placed = bodies.placed(fields, bodies.required(fields));
      String link = fields.required("link").name();
      result.add(new Attached(names.take(fields), link, placed, touch(fields)));
    }
    return List.copyOf(result);
  }

  private static List<String> touch(Fields fields) {
    return fields.listed("touch").stream().map(Value::name).toList();
  }
}
