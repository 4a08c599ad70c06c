package clearway.scene;

import clearway.space.Configuration;
import java.util.Objects;

/** The motion between two configurations of all robots. */
public record Segment(Configuration from, Configuration to) {
  public Segment {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }
}
