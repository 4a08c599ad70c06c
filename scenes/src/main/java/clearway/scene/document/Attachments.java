package clearway.scene.document;

import clearway.geometry.Body;
import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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

  /** Refuses what is attached to, or may touch, something that the robot does not have. */
  static void requireKnown(Fields robot, List<Link> links) {
    Set<String> known = new LinkedHashSet<>();
    for (Link link : links) known.add(link.name());
    for (Value entry : robot.listed("attached")) {
      Value link = entry.object().required("link");
      if (!known.contains(link.text())) throw Names.unknown(link, "link", known);
    }
    for (Value entry : robot.listed("attached")) known.add(entry.object().required("name").text());
    for (Value entry : robot.listed("attached")) {
      for (Value touched : entry.object().listed("touch")) {
        boolean unknown = !known.contains(touched.text());
        if (unknown) throw Names.unknown(touched, "link or attached object", known);
      }
    }
  }

  private static List<String> touch(Fields fields) {
    return fields.listed("touch").stream().map(Value::name).toList();
  }
}
