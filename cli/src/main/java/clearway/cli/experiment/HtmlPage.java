package clearway.cli.experiment;

import java.util.List;

/** A self-contained page: no script, no network. */
final class HtmlPage {
  private static final String STYLE =
      """
      body { font: 15px/1.5 system-ui, sans-serif; color: #1d2530; max-width: 72rem; \
      margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.35rem; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 13px; }
      th, td { padding: .25rem .6rem; border-bottom: 1px solid #d9dee5; text-align: left; \
      white-space: nowrap; }
      th { vertical-align: bottom; white-space: normal; }
      td.number { text-align: right; font-variant-numeric: tabular-nums; }
      .paper { background: #f3f1e8; }
      figure { margin: 1.5rem 0; }
      figcaption { color: #55606e; }
      svg { max-width: 100%; height: auto; }
      """;

  private final StringBuilder text = new StringBuilder();

  HtmlPage(String title) {
    text.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>");
    text.append(escaped(title)).append("</title>\n<style>\n").append(STYLE);
    text.append("</style>\n</head>\n<body>\n");
  }

  void heading(String words) {
    text.append("<h1>").append(escaped(words)).append("</h1>\n");
  }

  void paragraph(String words) {
    text.append("<p>").append(escaped(words)).append("</p>\n");
  }

  void figure(Figure figure) {
    text.append("<figure>\n").append(figure.svg()).append("\n<figcaption>");
    text.append(escaped(figure.caption())).append("</figcaption>\n</figure>\n");
  }

  /** The paper's columns are shaded. */
  void table(Outcome outcome) {
    List<String> columns = outcome.columns();
    text.append("<div class=\"wide\"><table>\n<tr>");
    for (String column : columns) cell("th", style(column, null), Cells.heading(column));
    text.append("</tr>\n");
    for (Row row : outcome.rows()) {
      text.append("<tr>");
      for (String column : columns) {
        Object value = row.cells().get(column);
        cell("td", style(column, value), Cells.text(value));
      }
      text.append("</tr>\n");
    }
    text.append("</table></div>\n");
  }

  private static String style(String column, Object value) {
    String number = Cells.isNumber(value) ? "number" : "";
    return (column.startsWith(Row.PAPER) ? "paper " + number : number).strip();
  }

  private void cell(String tag, String style, String words) {
    text.append("<").append(tag);
    if (!style.isEmpty()) text.append(" class=\"").append(style).append("\"");
    text.append(">").append(escaped(words)).append("</").append(tag).append(">");
  }

  String text() {
    return text + "</body>\n</html>\n";
  }

  static String escaped(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
