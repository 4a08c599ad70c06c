package clearway.cli.experiment;

import java.util.Locale;

/** A drawing in lengths of pixels, y downwards. */
final class Svg {
  private final StringBuilder text = new StringBuilder();

  Svg(int width, int height, String title) {
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ");
    text.append(width).append(' ').append(height);
    text.append("\" width=\"").append(width).append("\" height=\"").append(height);
    text.append("\" font-family=\"system-ui, sans-serif\" font-size=\"12\">\n<title>");
    text.append(HtmlPage.escaped(title)).append("</title>\n");
  }

  /**
   * @param points x and y in turn
   * @param dashes lengths of dashes and gaps, or nothing
   */
  void curve(double[] points, String colour, String dashes) {
    text.append("<polyline fill=\"none\" stroke=\"")
        .append(colour)
        .append("\" stroke-width=\"1.5\"");
    if (!dashes.isEmpty()) text.append(" stroke-dasharray=\"").append(dashes).append("\"");
    text.append(" points=\"");
    for (int i = 0; i < points.length; i += 2) {
      text.append(i == 0 ? "" : " ").append(number(points[i]));
      text.append(",").append(number(points[i + 1]));
    }
    text.append("\"/>\n");
  }

  /** A square dot with its centre at (x, y). */
  void dot(double x, double y, double side, String colour) {
    text.append("<rect x=\"").append(number(x - side / 2)).append("\" y=\"");
    text.append(number(y - side / 2)).append("\" width=\"").append(number(side));
    text.append("\" height=\"").append(number(side)).append("\" fill=\"").append(colour);
    text.append("\"/>\n");
  }

  /**
   * @param anchor start, middle or end
   */
  void words(double x, double y, String anchor, String colour, String words) {
    text.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
    text.append("\" text-anchor=\"").append(anchor).append("\" fill=\"").append(colour);
    text.append("\">").append(HtmlPage.escaped(words)).append("</text>\n");
  }

  String text() {
    return text + "</svg>";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
