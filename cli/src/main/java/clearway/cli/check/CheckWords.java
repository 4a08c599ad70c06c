package clearway.cli.check;

import clearway.check.CheckStatistics;
import clearway.check.Verdict;
import clearway.cli.report.Console;
import clearway.cli.report.ShortNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;

/** What path and batch reports say alike. */
final class CheckWords {
  private static final MathContext DOWN = new MathContext(6, RoundingMode.FLOOR);

  private CheckWords() {}

  /** {@code exact, delta 1e-06} or {@code sampled, resolution 0.012}. */
  static String guarantee(CheckJob job) {
    String fineness = ShortNumber.of(job.fineness());
    return job.isExact() ? "exact, delta " + fineness : "sampled, resolution " + fineness;
  }

  /** {@code refined checker}, with the mode if it is that of the papers; or the search. */
  static String checker(CheckJob job) {
    if (job.firstContact()) return "search for the first contact";
    return job.method() + (job.paper() ? " checker, mode paper" : " checker");
  }

  static String kind(Verdict.Colliding hit) {
    return hit.kind() == Verdict.Kind.OVERLAP ? "overlap" : "too close";
  }

  /** None where two overlap, also where one lies inside the other and surfaces are apart. */
  static double clearance(Verdict.Colliding hit) {
    return hit.kind() == Verdict.Kind.OVERLAP ? 0 : hit.distance();
  }

  static String pair(String a, String b) {
    return "'" + Console.oneLine(a) + "' and '" + Console.oneLine(b) + "'";
  }

  /** The pair that is left, if one was begun, and a blank. */
  static String left(Verdict.Undecided left) {
    return left.objectA().isEmpty() ? "" : pair(left.objectA(), left.objectB()) + " ";
  }

  /** A lower bound for people: rounded down, so that it stays one. */
  static String atLeast(double bound) {
    if (!Double.isFinite(bound)) return "any distance: no pair is tested";
    return ShortNumber.of(new BigDecimal(bound).round(DOWN).doubleValue());
  }

  static String reason(Verdict.Undecided left) {
    return left.reason() == Verdict.Reason.BUDGET ? "budget" : "interval floor";
  }

  static void putJob(Map<String, Object> out, CheckJob job) {
    out.put("scene", job.scene().name());
    out.put("checker", job.method());
    if (job.paper()) out.put("mode", "paper");
    out.put("exact", job.isExact());
    out.put(job.isExact() ? "delta" : "resolution", job.fineness());
    out.put("clearance", job.clearance());
  }

  static void putWork(Map<String, Object> out, CheckStatistics work) {
    out.put("bv_tests", work.volumeTests());
    out.put("triangle_tests", work.triangleTests());
    out.put("distance_queries", work.distanceQueries());
    out.put("placements", work.placements());
    out.put("steps", work.steps());
  }

  static void appendWork(StringBuilder text, CheckStatistics work) {
    appendLine(text, "bounding-volume tests", work.volumeTests());
    appendLine(text, "triangle tests", work.triangleTests());
    appendLine(text, "distance queries", work.distanceQueries());
    appendLine(text, "placements", work.placements());
    appendLine(text, "steps", work.steps());
  }

  static void appendLine(StringBuilder text, String label, Object value) {
    String padded = label + " ".repeat(Math.max(0, 22 - label.length()));
    text.append("  ").append(padded).append(' ').append(value).append('\n');
  }
}
