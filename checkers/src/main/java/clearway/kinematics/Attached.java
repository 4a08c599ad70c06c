package clearway.kinematics;

import clearway.geometry.Body;
import java.util.List;
import java.util.Objects;

/**
 * An object that a link carries: tested like a link, except against its own link and those it may
 * touch.
 *
 * @param link name of the carrying link
 * @param bodies placed in the link's frame; at least one
 * @param touch names of links, or of other attached objects, of the same robot
 */
public record Attached(String name, String link, List<Body> bodies, List<String> touch) {
  public Attached {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(link, "link");
    bodies = List.copyOf(bodies);
    touch = List.copyOf(touch);
    if (bodies.isEmpty()) {
      throw new IllegalArgumentException("attached object '" + name + "' has no body");
    }
  }
}
