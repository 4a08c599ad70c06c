package clearway.scene.document;

import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.world.Obstacle;
import java.util.List;

/** The {@code obstacles} of a scene. */
final class Obstacles {
  static final List<String> KEYS = Bodies.with(Bodies.GEOMETRY_KEYS, "bodies", "at", "name");

  private Obstacles() {}

  static Obstacle read(Value value, Bodies bodies, Names names) {
    Fields fields = value.object();
    fields.refuseUnknown(KEYS);
    return new Obstacle(names.take(fields), Frames.at(fields), bodies.required(fields));
  }
}
