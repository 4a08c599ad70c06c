package clearway.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Where a path comes from, as far as it is known. No times, no host, no absolute file name.
 *
 * @param scene in which it was found
 * @param query the name of the query it answers
 * @param goal which goal of that query it reaches, counted from 0
 * @param options of the planner by name: texts, finite numbers, truth values
 * @param checker as users write it
 * @param delta of an exact checker
 * @param exact whether the path was proven free, not only sampled
 */
public record PathOrigin(
    Optional<SceneReference> scene,
    Optional<String> query,
    OptionalInt goal,
    Optional<String> planner,
    Map<String, Object> options,
    OptionalLong seed,
    Optional<String> checker,
    OptionalDouble delta,
    Optional<Boolean> exact,
    Optional<PathCounts> counts) {

  /** Nothing is known. */
  public static final PathOrigin UNKNOWN =
      new PathOrigin(
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          Map.of(),
          OptionalLong.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          Optional.empty());

  /**
   * @throws IllegalArgumentException if an option is neither text, number nor truth value
   */
  public PathOrigin {
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(query, "query");
    Objects.requireNonNull(goal, "goal");
    Objects.requireNonNull(planner, "planner");
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(checker, "checker");
    Objects.requireNonNull(delta, "delta");
    Objects.requireNonNull(exact, "exact");
    Objects.requireNonNull(counts, "counts");
    Map<String, Object> values = new LinkedHashMap<>();
    options.forEach((name, value) -> values.put(name, scalar(name, value)));
    options = Collections.unmodifiableMap(values); // in the order given
  }

  public PathOrigin withScene(SceneReference other) {
    return new PathOrigin(
        Optional.of(other), query, goal, planner, options, seed, checker, delta, exact, counts);
  }

  /** Numbers become doubles, as files have them. */
  private static Object scalar(String name, Object value) {
    if (value instanceof Number number) return number.doubleValue();
    if (value instanceof String || value instanceof Boolean) return value;
    throw new IllegalArgumentException(
        "the option '" + name + "' is " + value + "; it must be a text, a number, true or false");
  }
}
