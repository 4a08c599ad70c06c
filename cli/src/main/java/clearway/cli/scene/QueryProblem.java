package clearway.cli.scene;

import clearway.cli.report.Console;
import clearway.scene.Query;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Two objects that meet, or come too close, at the start or a goal of a query.
 *
 * @param index of the query in its scene
 * @param goal index of the goal, or {@link #START}
 * @param a name of an object
 * @param b name of the other
 * @param overlap whether the two meet or one lies inside the other
 * @param distance certified from below; 0 where they overlap
 * @param clearance asked for between the two
 */
public record QueryProblem(
    int index,
    Query query,
    int goal,
    String a,
    String b,
    boolean overlap,
    double distance,
    double clearance,
    double delta) {
  static final int START = -1;

  /** Where the configuration stands in a scene file. */
  public String pointer() {
    String query = "/queries/" + index;
    if (goal == START) return query + "/start";
    return query + "/goal" + (query().goals().size() == 1 ? "" : "/" + goal);
  }

  /** What is wrong and what to do, for people. */
  public String sentence() {
    return place()
        + " of query '"
        + query.name()
        + "': "
        + pair()
        + "; move the configuration or an object, or leave the pair out with \"ignore\"";
  }

  private String place() {
    if (goal == START) return "start";
    int goals = query.goals().size();
    return goals == 1 ? "goal" : "goal " + (goal + 1) + " of " + goals;
  }

  private String pair() {
    String both = "'" + a + "' and '" + b + "' ";
    if (overlap) return both + "overlap";
    return both
        + "are "
        + distance
        + " apart, not beyond clearance "
        + clearance
        + " + delta "
        + delta;
  }

  Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("kind", overlap ? "overlap" : "too close");
    object.put("pointer", pointer());
    object.put("query", query.name());
    object.put("at", goal == START ? "start" : "goal");
    if (goal != START) object.put("goal", goal);
    object.put("a", a);
    object.put("b", b);
    object.put("distance", distance);
    object.put("clearance", clearance);
    object.put("delta", delta);
    object.put("message", Console.oneLine(sentence()));
    return object;
  }
}
