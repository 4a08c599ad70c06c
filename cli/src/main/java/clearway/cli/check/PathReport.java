package clearway.cli.check;

import clearway.check.Verdict;
import clearway.cli.report.Console;
import clearway.cli.report.JsonLine;
import clearway.cli.report.ShortNumber;
import clearway.cli.report.TextTable;
import clearway.geometry.Point;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answer about a path, as text for people and as one JSON object. */
public final class PathReport {
  private final CheckJob job;
  private final PathAnswer answer;

  public PathReport(CheckJob job, PathAnswer answer) {
    this.job = job;
    this.answer = answer;
  }

  /** One line of JSON; numbers in full. */
  public String json() {
    Map<String, Object> out = new LinkedHashMap<>();
    Verdict verdict = answer.verdict();
    String word = verdict instanceof Verdict.Colliding ? "colliding" : "undecided";
    out.put("verdict", verdict.isFree() ? "free" : word);
    CheckWords.putJob(out, job);
    out.put("segments", answer.segments());
    if (verdict instanceof Verdict.Free free && job.isExact()) {
      out.put("clearance_proven", JsonLine.number(free.clearance()));
    }
    if (answer.segment() >= 0) out.put("segment", answer.segment());
    if (verdict instanceof Verdict.Colliding hit) putHit(out, hit);
    if (verdict instanceof Verdict.Undecided left) putLeft(out, left);
    CheckWords.putWork(out, answer.work());
    out.put("notes", job.notes());
    return JsonLine.of(out);
  }

  private void putHit(Map<String, Object> out, Verdict.Colliding hit) {
    out.put("kind", CheckWords.kind(hit));
    out.put("t", hit.t());
    out.put("object_a", hit.objectA());
    out.put("object_b", hit.objectB());
    out.put("distance", hit.distance());
    out.put("nearest_a", point(hit.onA()));
    out.put("nearest_b", point(hit.onB()));
    out.put("configuration", byRobot(hit.configuration()));
  }

  private void putLeft(Map<String, Object> out, Verdict.Undecided left) {
    out.put("reason", CheckWords.reason(left));
    out.put("unsettled", answer.unsettled());
    out.put("t", left.t());
    if (left.objectA().isEmpty()) return; // no pair was begun
    out.put("object_a", left.objectA());
    out.put("object_b", left.objectB());
  }

  private static List<Double> point(Point point) {
    return List.of(point.x(), point.y(), point.z());
  }

  private Map<String, Object> byRobot(Configuration configuration) {
    Map<String, Object> out = new LinkedHashMap<>();
    double[] q = configuration.toArray();
    int at = 0;
    for (Robot robot : job.scene().world().robots()) {
      int next = at + robot.space().dimension();
      double[] own = Arrays.copyOfRange(q, at, next);
      if (next > at) out.put(robot.name(), own);
      at = next;
    }
    return out;
  }

  /** The verdict in the first line, then its evidence and the work it took. */
  public String text() {
    StringBuilder text = new StringBuilder(headline()).append('\n');
    CheckWords.appendLine(text, "segments", answer.segments());
    if (answer.verdict() instanceof Verdict.Free free && job.isExact()) {
      String proven = CheckWords.atLeast(free.clearance());
      CheckWords.appendLine(text, "clearance proven", proven);
    }
    if (answer.verdict() instanceof Verdict.Colliding hit) appendHit(text, hit);
    CheckWords.appendLine(text, "clearance asked for", ShortNumber.of(job.clearance()));
    CheckWords.appendWork(text, answer.work());
    return text.toString();
  }

  private String headline() {
    String guarantee = " (" + CheckWords.checker(job) + ", " + CheckWords.guarantee(job) + ")";
    if (answer.verdict() instanceof Verdict.Free) {
      return (job.isExact()
              ? "free: proven for the whole path"
              : "sampled free: no collision seen, nothing proven")
          + guarantee;
    }
    if (answer.verdict() instanceof Verdict.Colliding hit) return headline(hit) + guarantee;
    return headline((Verdict.Undecided) answer.verdict()) + guarantee;
  }

  private String headline(Verdict.Colliding hit) {
    String pair = CheckWords.pair(hit.objectA(), hit.objectB());
    String t = " at t = " + ShortNumber.of(hit.t());
    if (job.firstContact()) {
      return "colliding: first contact, of " + pair + ", " + place() + t + ", free before";
    }
    boolean overlap = hit.kind() == Verdict.Kind.OVERLAP;
    return "colliding: " + pair + (overlap ? " overlap " : " come too close ") + place() + t;
  }

  private String headline(Verdict.Undecided left) {
    String rest =
        answer.unsettled() > 1 ? ", with " + answer.unsettled() + " segments not settled" : "";
    return "undecided: the "
        + CheckWords.reason(left)
        + " ended the work"
        + rest
        + "; left is "
        + CheckWords.left(left)
        + place()
        + " near t = "
        + ShortNumber.of(left.t());
  }

  private String place() {
    int segment = answer.segment();
    return "on segment " + segment + " (of 0 to " + (answer.segments() - 1) + ")";
  }

  private void appendHit(StringBuilder text, Verdict.Colliding hit) {
    boolean inside = hit.kind() == Verdict.Kind.OVERLAP && hit.distance() > 0;
    String words = inside ? " between surfaces, one inside the other" : "";
    CheckWords.appendLine(text, "distance there", ShortNumber.of(hit.distance()) + words);
    CheckWords.appendLine(text, "nearest points", shown(hit.onA()) + " and " + shown(hit.onB()));
    text.append("  configuration there\n");
    TextTable table = new TextTable("ll");
    byRobot(hit.configuration())
        .forEach((robot, own) -> table.row("  " + Console.oneLine(robot), shown((double[]) own)));
    table.appendTo(text);
  }

  private static String shown(Point point) {
    return "(" + shown(new double[] {point.x(), point.y(), point.z()}) + ")";
  }

  private static String shown(double[] values) {
    StringBuilder text = new StringBuilder();
    for (double value : values)
      text.append(text.isEmpty() ? "" : " ").append(ShortNumber.of(value));
    return text.toString();
  }
}
