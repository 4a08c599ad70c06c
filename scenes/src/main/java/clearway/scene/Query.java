package clearway.scene;

import clearway.space.Configuration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A question for a planner: from the start to any of the goals.
 *
 * @param start of all robots together, in their order
 * @param goals the same, at least one
 */
public record Query(String name, Configuration start, List<Configuration> goals) {
  public Query {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(start, "start");
    goals = List.copyOf(goals);
    if (goals.isEmpty()) {
      throw new IllegalArgumentException("query '" + name + "' has no goal; give at least one");
    }
  }

  /** The start and then the goals. */
  Stream<Configuration> configurations() {
    return Stream.concat(Stream.of(start), goals.stream());
  }
}
