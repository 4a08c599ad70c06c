package clearway.cli.scene;

import clearway.cli.report.InputException;
import clearway.cli.report.Progress;
import clearway.cli.report.ShortNumber;
import clearway.scene.Scene;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.SceneOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What is wrong with a scene that could be read, and what may be. */
public final class Validation {
  private final Scene scene;
  private final List<QueryProblem> problems;
  private final Function<String, Location> places;
  private final List<String> warnings;

  /**
   * @param options with which the scene was read
   */
  public Validation(SceneSource source, SceneOptions options, Scene scene, Progress progress) {
    this.scene = scene;
    problems = QueryCheck.problems(scene, progress);
    places = problems.isEmpty() ? null : source.places(options);
    warnings = new ArrayList<>(UnusedRules.of(scene.world()));
    warnings.addAll(SuspectAngles.of(scene.world()));
  }

  public boolean isValid() {
    return problems.isEmpty();
  }

  public List<String> warnings() {
    return warnings;
  }

  /** The first problem with its place, and how many more there are. */
  public String complaint() {
    QueryProblem first = problems.get(0);
    int more = problems.size() - 1;
    return places.apply(first.pointer()).rendered()
        + ": "
        + first.sentence()
        + (more == 0 ? "" : " (and " + Plural.of(more, "more problem") + "; --json lists all)");
  }

  /** For a valid scene. */
  public String text() {
    SceneCounts counts = new SceneCounts(scene.world());
    return "valid: "
        + Plural.of(scene.world().robots().size(), "robot")
        + " with "
        + Plural.of(counts.degreesOfFreedom(), "degree of freedom", "degrees of freedom")
        + ", "
        + Plural.of(scene.world().obstacles().size(), "obstacle")
        + ", "
        + Plural.of(counts.testedPairs(), "tested pair")
        + ", "
        + Plural.of(scene.queries().size(), "query", "queries")
        + queries();
  }

  private String queries() {
    if (scene.queries().isEmpty()) return "\n";
    return " ("
        + Plural.of(QueryCheck.configurations(scene), "configuration")
        + " free, delta "
        + ShortNumber.of(scene.world().delta())
        + ")\n";
  }

  public Map<String, Object> json(List<String> notes) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("valid", isValid());
    object.put("scene", scene.name());
    object.put("delta", scene.world().delta());
    object.put("configurations", QueryCheck.configurations(scene));
    object.put("problems", problems.stream().map(this::json).toList());
    object.put("warnings", notes);
    return object;
  }

  private Map<String, Object> json(QueryProblem problem) {
    return json(problem.kind(), places.apply(problem.pointer()), problem.json());
  }

  /** The same for a scene that could not be read. */
  public static Map<String, Object> json(SceneFormatException error) {
    Map<String, Object> message = Map.of("message", error.getMessage());
    return invalid(json("format", error.location(), message));
  }

  /** The same for a file that is missing or may not be read. */
  public static Map<String, Object> json(SceneSource source, InputException error) {
    Map<String, Object> message = Map.of("message", error.getMessage());
    return invalid(json("file", Location.of(source.file()), message));
  }

  private static Map<String, Object> invalid(Map<String, Object> problem) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("valid", false);
    object.put("problems", List.of(problem));
    object.put("warnings", List.of());
    return object;
  }

  private static Map<String, Object> json(
      String kind, Location place, Map<String, Object> particulars) {
    Map<String, Object> problem = new LinkedHashMap<>();
    problem.put("kind", kind);
    problem.put("file", place.file().toString());
    if (place.line() > 0) problem.put("line", place.line());
    if (place.column() > 0) problem.put("column", place.column());
    problem.put("pointer", place.pointer());
    problem.putAll(particulars);
    return problem;
  }
}
