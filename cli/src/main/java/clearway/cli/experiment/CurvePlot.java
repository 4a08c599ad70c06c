package clearway.cli.experiment;

/** A curve in space with dots on it, as seen from above and from the side. */
final class CurvePlot {
  private static final int PANEL = 380;
  private static final double MARGIN = 30;
  private static final String INK = "#55606e";
  private static final String DOT = "#1d2530";

  private final Svg svg;

  CurvePlot(String title) {
    svg = new Svg(2 * PANEL, PANEL, title);
  }

  /**
   * @param curve points x, y, z
   * @param dots the same
   * @param side of a dot, in the same units
   */
  String draw(double[][] curve, double[][] dots, double side) {
    double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    double extent = extent(curve, low);
    double scale = (PANEL - 2 * MARGIN) / extent;
    panel(curve, dots, side * scale, new View(0, 1, MARGIN, low, scale), "x, y (from above)");
    View beside = new View(0, 2, PANEL + MARGIN, low, scale);
    panel(curve, dots, side * scale, beside, "x, z (from the side)");
    return svg.text();
  }

  /** The longest side of the box around the curve; its low corner goes to {@code low}. */
  private static double extent(double[][] curve, double[] low) {
    double extent = 0;
    for (int k = 0; k < 3; k++) {
      double high = -Double.MAX_VALUE;
      for (double[] point : curve) {
        low[k] = Math.min(low[k], point[k]);
        high = Math.max(high, point[k]);
      }
      extent = Math.max(extent, high - low[k]);
    }
    return extent;
  }

  /** Two coordinates as places of a panel. */
  private record View(int across, int up, double left, double[] low, double scale) {
    double x(double[] point) {
      return left + (point[across] - low[across]) * scale;
    }

    double y(double[] point) {
      return PANEL - MARGIN - (point[up] - low[up]) * scale;
    }
  }

  private void panel(double[][] curve, double[][] dots, double side, View view, String words) {
    double[] points = new double[2 * curve.length];
    for (int i = 0; i < curve.length; i++) {
      points[2 * i] = view.x(curve[i]);
      points[2 * i + 1] = view.y(curve[i]);
    }
    svg.curve(points, "#b3541e", "");
    for (double[] dot : dots) svg.dot(view.x(dot), view.y(dot), Math.max(2.5, side), DOT);
    svg.words(view.left, 16, "start", INK, words);
  }
}
