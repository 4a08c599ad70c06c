package clearway.cli.experiment;

import clearway.cli.report.ShortNumber;
import java.util.List;

/** Histograms of ratios as outlines over one another. */
final class HistogramPlot {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 300;
  private static final double LEFT = 64;
  private static final double RIGHT = 570;
  private static final double TOP = 20;
  private static final double BOTTOM = 255;
  private static final int BINS = 60;
  private static final String INK = "#55606e";
  private static final List<String> COLOURS = List.of("#b3541e", "#3f7d4e", "#7a5aa6", "#1f5fa8");

  private final Svg svg;
  private final List<BoundRatios> parts;
  private final double end; // the largest ratio drawn
  private final double most; // the largest share of a bin
  private int lines;

  private HistogramPlot(String title, List<BoundRatios> parts) {
    svg = new Svg(WIDTH, HEIGHT, title);
    this.parts = parts;
    end = Math.ceil(parts.get(0).of(BoundRatios.Bound.GLOBAL).quantile(0.99));
    most = highest();
  }

  /** The bounds for whole segments as full lines, for parts of them dashed. */
  static Figure of(String title, List<BoundRatios> parts) {
    HistogramPlot plot = new HistogramPlot(title, parts);
    plot.draw();
    String caption =
        title
            + ": share of links by the ratio of the bound to the length of a curve; 99 % of the"
            + " global ratios are in the picture";
    return new Figure(caption, plot.svg.text());
  }

  private double highest() {
    double highest = 0;
    for (BoundRatios ratios : parts) {
      for (BoundRatios.Bound bound : BoundRatios.Bound.values()) {
        for (int i = 0; i < BINS; i++) highest = Math.max(highest, share(ratios.of(bound), i));
      }
    }
    return highest;
  }

  private double share(RatioHistogram histogram, int bin) {
    return histogram.between(end * bin / BINS, end * (bin + 1) / BINS);
  }

  private void draw() {
    axes();
    for (BoundRatios ratios : parts) {
      for (BoundRatios.Bound bound : BoundRatios.Bound.values()) outline(ratios, bound);
    }
  }

  private void axes() {
    svg.curve(new double[] {LEFT, TOP, LEFT, BOTTOM, RIGHT, BOTTOM}, INK, "");
    for (int i = 0; i <= 5; i++) {
      double x = LEFT + (RIGHT - LEFT) * i / 5;
      svg.words(x, BOTTOM + 17, "middle", INK, ShortNumber.of(end * i / 5));
    }
    svg.words((LEFT + RIGHT) / 2, BOTTOM + 36, "middle", INK, "bound / length of the curve");
    svg.words(LEFT - 6, TOP + 4, "end", INK, Cells.text(100 * most) + " %");
    svg.words(LEFT - 6, BOTTOM + 4, "end", INK, "0");
  }

  private void outline(BoundRatios ratios, BoundRatios.Bound bound) {
    double[] points = new double[4 * BINS];
    for (int i = 0; i < BINS; i++) {
      double y = BOTTOM - (BOTTOM - TOP) * share(ratios.of(bound), i) / most;
      points[4 * i] = LEFT + (RIGHT - LEFT) * i / BINS;
      points[4 * i + 2] = LEFT + (RIGHT - LEFT) * (i + 1) / BINS;
      points[4 * i + 1] = y;
      points[4 * i + 3] = y;
    }
    String colour = COLOURS.get(bound.ordinal());
    String dashes = ratios.part() == 1 ? "" : "4 3";
    svg.curve(points, colour, dashes);
    legend(colour, dashes, bound.words() + (ratios.part() == 1 ? "" : ", 1/" + ratios.part()));
  }

  private void legend(String colour, String dashes, String words) {
    double y = TOP + 8 + 18 * lines++;
    svg.curve(new double[] {RIGHT + 20, y, RIGHT + 46, y}, colour, dashes);
    svg.words(RIGHT + 54, y + 4, "start", INK, words);
  }
}
