package clearway.cli.check;

import clearway.check.Verdict;
import clearway.cli.report.ExitCode;
import clearway.cli.report.JsonLine;
import clearway.cli.report.ShortNumber;
import clearway.cli.report.TextTable;
import clearway.cli.report.Timing;
import java.util.LinkedHashMap;
import java.util.Map;

/** The answers about a list of segments, as text for people and as one JSON object. */
public final class BatchReport {
  private static final int MOST_ROWS = 20;

  private final CheckJob job;
  private final BatchAnswers answers;
  private final Timing timing;

  public BatchReport(CheckJob job, BatchRun.Result result) {
    this.job = job;
    answers = result.answers();
    timing = result.timing();
  }

  /** No if a segment collides, else undecided if one is, else yes. */
  public int exitCode() {
    if (answers.colliding() > 0) return ExitCode.NO;
    return answers.undecided() > 0 ? ExitCode.UNDECIDED : ExitCode.YES;
  }

  /** One line of JSON; numbers in full. */
  public String json() {
    Map<String, Object> out = new LinkedHashMap<>();
    CheckWords.putJob(out, job);
    out.put("segments", answers.verdicts().length);
    out.put("free", answers.free());
    out.put("colliding", answers.colliding());
    out.put("undecided", answers.undecided());
    out.put("ns_per_segment", timing.nanosPerItem());
    out.put("clock", timing.clock());
    out.put("warmed_up", timing.warmedUp());
    CheckWords.putWork(out, answers.work());
    out.put("notes", job.notes());
    return JsonLine.of(out);
  }

  /** The totals in the first line, up to twenty segments one by one, and the work it took. */
  public String text() {
    StringBuilder text = new StringBuilder(headline()).append('\n');
    if (answers.verdicts().length <= MOST_ROWS) appendRows(text);
    CheckWords.appendLine(text, "clearance asked for", ShortNumber.of(job.clearance()));
    CheckWords.appendWork(text, answers.work());
    return text.toString();
  }

  /** The time per segment and how it was measured, one line. */
  public String timingLine() {
    return timing.line("segment");
  }

  private String headline() {
    int count = answers.verdicts().length;
    return count
        + (count == 1 ? " segment: " : " segments: ")
        + answers.free()
        + (job.isExact() ? " free (proven), " : " sampled free (not proven), ")
        + answers.colliding()
        + " colliding, "
        + answers.undecided()
        + " undecided ("
        + CheckWords.checker(job)
        + ", "
        + CheckWords.guarantee(job)
        + ")";
  }

  private void appendRows(StringBuilder text) {
    TextTable table = new TextTable("rlrll");
    table.row("segment", "verdict", "t", "clearance", "objects");
    for (int i = 0; i < answers.verdicts().length; i++) appendRow(table, i);
    table.appendTo(text);
  }

  private void appendRow(TextTable table, int i) {
    Verdict verdict = answers.verdicts()[i];
    if (verdict instanceof Verdict.Free free) {
      boolean known = Double.isFinite(free.clearance());
      table.row(
          i,
          job.isExact() ? "free" : "sampled free",
          "",
          known ? CheckWords.atLeast(free.clearance()) : "");
    } else if (verdict instanceof Verdict.Colliding hit) {
      String distance = ShortNumber.of(CheckWords.clearance(hit));
      String pair = CheckWords.pair(hit.objectA(), hit.objectB());
      table.row(i, CheckWords.kind(hit), ShortNumber.of(hit.t()), distance, pair);
    } else if (verdict instanceof Verdict.Undecided left) {
      String pair = CheckWords.left(left).strip();
      table.row(i, "undecided", ShortNumber.of(left.t()), "", pair);
    }
  }
}
