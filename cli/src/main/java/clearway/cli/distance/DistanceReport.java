package clearway.cli.distance;

import clearway.cli.report.Timing;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** A job's result as text for people and as one JSON object. */
public final class DistanceReport {
  private static final int MOST_ROWS = 20;
  private static final int DIGITS = 10;

  private final DistanceJob job;
  private final DistanceAnswers answers;
  private final Timing timing;

  public DistanceReport(DistanceJob job, DistanceRun.Result result) {
    this.job = job;
    this.answers = result.answers();
    this.timing = result.timing();
  }

  /** One line of JSON; numbers in full. */
  public String json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("query", job.kind().toString());
    if (job.kind() == QueryKind.GREEDY) object.put("delta", job.parameter());
    if (job.kind() == QueryKind.APPROX) object.put("gamma", job.parameter());
    object.put("solid", job.solid());
    object.put("triangles_a", job.a().triangleCount());
    object.put("triangles_b", job.b().triangleCount());
    object.put("queries", answers.count());
    object.put("colliding", answers.collisions());
    object.put("checksum", answers.checksum());
    object.put("ns_per_query", timing.nanosPerItem());
    object.put("clock", timing.clock());
    object.put("bv_tests", answers.volumeTests());
    object.put("triangle_tests", answers.triangleTests());
    return new JsonMapper().writeValueAsString(object) + "\n";
  }

  /** The totals, and up to twenty poses one by one. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(title()).append("\n");
    if (answers.count() <= MOST_ROWS) appendPoses(text);
    appendTotal(text, "queries", answers.count());
    appendTotal(text, collidingLabel(), answers.collisions());
    if (job.kind() != QueryKind.COLLIDE) appendTotal(text, "checksum", answers.checksum());
    appendTotal(text, "bounding-volume tests", answers.volumeTests());
    appendTotal(text, "triangle tests", answers.triangleTests());
    return text.toString();
  }

  /** The time per query and how it was measured, one line. */
  public String timingLine() {
    return timing.line("query");
  }

  private String title() {
    return switch (job.kind()) {
          case COLLIDE -> "overlap";
          case GREEDY -> "greedy lower bound, delta " + job.parameter();
          case EXACT -> "exact distance";
          case APPROX -> "approximate distance, gamma " + job.parameter();
        }
        + (job.solid() ? ", solid" : ", surfaces")
        + ": "
        + job.a().triangleCount()
        + " against "
        + job.b().triangleCount()
        + " triangles";
  }

  private String collidingLabel() {
    return job.kind() == QueryKind.GREEDY ? "not proven apart" : "colliding";
  }

  private void appendPoses(StringBuilder text) {
    boolean witness = job.kind() == QueryKind.EXACT || job.kind() == QueryKind.APPROX;
    boolean bound = job.kind() != QueryKind.COLLIDE;
    text.append("  pose  colliding");
    if (witness) text.append("        distance");
    if (bound) text.append("     lower bound");
    text.append("\n");
    for (int i = 0; i < answers.count(); i++) {
      text.append(String.format(Locale.ROOT, "  %4d  %9s", i, collidingWord(i)));
      if (witness) text.append(column(answers.distance(i), RoundingMode.HALF_EVEN));
      if (bound) text.append(column(answers.lowerBound(i), RoundingMode.FLOOR));
      text.append("\n");
    }
  }

  private String collidingWord(int pose) {
    if (!answers.isColliding(pose)) return "no";
    return job.kind() == QueryKind.GREEDY ? "perhaps" : "yes";
  }

  /** Sixteen characters wide; a lower bound is rounded down so that it stays one. */
  private static String column(double value, RoundingMode rounding) {
    if (!Double.isFinite(value)) return String.format(Locale.ROOT, "%16s", value);
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(DIGITS, rounding));
    return String.format(Locale.ROOT, "%16s", Double.toString(rounded.doubleValue()));
  }

  private static void appendTotal(StringBuilder text, String label, Object value) {
    text.append(String.format(Locale.ROOT, "%-22s %s%n", label, value).replace("\r\n", "\n"));
  }
}
