package clearway.cli.experiment;

import clearway.cli.report.CpuClock;
import clearway.cli.report.JsonLine;
import clearway.cli.report.TextTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An experiment's outcome as text for people, as JSON and as a page. */
public final class ExperimentReport {
  private final Experiments.Entry entry;
  private final Outcome outcome;
  private final long seed;
  private final boolean quick;

  public ExperimentReport(Experiments.Entry entry, Outcome outcome, long seed, boolean quick) {
    this.entry = entry;
    this.outcome = outcome;
    this.seed = seed;
    this.quick = quick;
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(title()).append("\n").append(entry.paper()).append("\n\n");
    table().appendTo(text);
    if (!outcome.notes().isEmpty()) text.append("\n");
    outcome.notes().forEach(note -> text.append(note).append("\n"));
    return text.toString();
  }

  private String title() {
    String form = quick ? " (quick, seed " : " (seed ";
    return entry.name() + ": " + entry.summary() + form + seed + ")";
  }

  private TextTable table() {
    List<String> columns = outcome.columns();
    TextTable table = new TextTable(alignment(columns));
    table.row(columns.stream().map(Cells::heading).toArray());
    for (Row row : outcome.rows()) {
      table.row(columns.stream().map(c -> Cells.text(row.cells().get(c))).toArray());
    }
    return table;
  }

  private String alignment(List<String> columns) {
    StringBuilder letters = new StringBuilder();
    for (String column : columns) letters.append(holdsNumbers(column) ? 'r' : 'l');
    return letters.toString();
  }

  private boolean holdsNumbers(String column) {
    return outcome.rows().stream().anyMatch(row -> Cells.isNumber(row.cells().get(column)));
  }

  /** One line of JSON; numbers in full. */
  public String json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("experiment", entry.name());
    object.put("paper", entry.paper());
    object.put("seed", seed);
    object.put("quick", quick);
    object.put("processor", Machine.processor());
    object.put("jdk", Machine.jdk());
    object.put("clock", new CpuClock().kind());
    object.put("rows", outcome.rows().stream().map(Row::cells).toList());
    object.put("notes", outcome.notes());
    return JsonLine.of(object);
  }

  /** Whether some column depends on how long something took. */
  public boolean hasTimes() {
    return outcome.columns().stream().anyMatch(column -> column.startsWith(Row.TIME));
  }

  /** What times were measured on, one line. */
  public String machineLine() {
    String clock = new CpuClock().kind();
    return "times: " + clock + " time of one thread, " + Machine.processor() + ", " + Machine.jdk();
  }

  /** A page that needs nothing else. */
  public String html() {
    HtmlPage page = new HtmlPage(entry.name());
    page.heading(entry.name() + ": " + entry.summary());
    page.paragraph(entry.paper());
    page.paragraph((quick ? "Quick form, seed " : "Seed ") + seed);
    if (hasTimes()) page.paragraph(machineLine());
    outcome.figures().forEach(page::figure);
    page.table(outcome);
    outcome.notes().forEach(page::paragraph);
    return page.text();
  }
}
