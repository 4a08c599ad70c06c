package clearway.world;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import java.util.List;
import java.util.Objects;

/**
 * Something that stands still.
 *
 * @param at pose in the world
 * @param bodies placed in the obstacle's frame; at least one
 */
public record Obstacle(String name, Frame at, List<Body> bodies) {
  public Obstacle {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(at, "at");
    bodies = List.copyOf(bodies);
    if (bodies.isEmpty()) {
      throw new IllegalArgumentException("obstacle '" + name + "' has no body");
    }
  }
}
