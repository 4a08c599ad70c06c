package clearway.cli.scene;

import clearway.cli.report.Progress;
import clearway.cli.report.ShortNumber;
import clearway.scene.Scene;
import clearway.scene.SceneFormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is wrong with a scene that could be read, and what may be. */
public final class Validation {
  private final SceneSource source;
  private final Scene scene;
  private final List<QueryProblem> problems;
  private final List<String> warnings;

  public Validation(SceneSource source, Scene scene, Progress progress) {
    this.source = source;
    this.scene = scene;
    problems = QueryCheck.problems(scene, progress);
    warnings = UnusedRules.of(scene.world());
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
    return source.word()
        + " "
        + first.pointer()
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
    object.put("problems", problems.stream().map(QueryProblem::json).toList());
    object.put("warnings", notes);
    return object;
  }

  /** The same for a scene that could not be read. */
  public static Map<String, Object> json(SceneFormatException error) {
    Map<String, Object> problem = new LinkedHashMap<>();
    problem.put("kind", "format");
    problem.put("file", error.location().file().toString());
    if (error.location().line() > 0) problem.put("line", error.location().line());
    if (error.location().column() > 0) problem.put("column", error.location().column());
    problem.put("pointer", error.location().pointer());
    problem.put("message", error.getMessage());
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("valid", false);
    object.put("problems", List.of(problem));
    object.put("warnings", List.of());
    return object;
  }
}
