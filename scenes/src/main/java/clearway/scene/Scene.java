package clearway.scene;

import clearway.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A world with a name and the queries asked of it: what a scene file holds.
 *
 * @param units a label for lengths, one of {@link #UNITS}; nothing is ever converted
 * @param queries with different names, each within the limits of the world
 */
public record Scene(String name, String units, World world, List<Query> queries) {
  public static final List<String> UNITS = List.of("m", "mm", "in", "none");

  /**
   * @throws IllegalArgumentException if the units are none of those, two queries share a name or a
   *     configuration of a query is outside the world's space
   */
  public Scene {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(world, "world");
    queries = List.copyOf(queries);
    if (!UNITS.contains(units)) {
      throw new IllegalArgumentException("units are '" + units + "'; they must be one of " + UNITS);
    }
    Set<String> names = new HashSet<>();
    for (Query query : queries) requireQuery(query, world, names);
  }

  private static void requireQuery(Query query, World world, Set<String> names) {
    if (!names.add(query.name())) {
      throw new IllegalArgumentException(
          "two queries are named '" + query.name() + "'; names must differ");
    }
    query
        .configurations()
        .forEach(
            configuration -> {
              if (!world.space().contains(configuration.toArray())) {
                throw new IllegalArgumentException(
                    "query '"
                        + query.name()
                        + "' has the configuration "
                        + configuration
                        + ", outside the limits of the world");
              }
            });
  }
}
