package clearway.cli.experiment;

import clearway.cli.report.Progress;
import clearway.kinematics.Mechanism;
import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Figure 9: bounds on the motion of links over random segments, as multiples of the length of the
 * curve that some point of the link traces.
 */
final class SchwarzerFigure9 implements Experiment {
  /** The longest part first: bounds of ours get better as intervals shrink. */
  private static final int[] PARTS = {1, 16};

  private final int segments;

  SchwarzerFigure9(int segments) {
    this.segments = segments;
  }

  /**
   * One histogram of the figure.
   *
   * @param pairs whether links seen from other links of the same robot are added
   * @param within5 the paper's words on the share of ratios up to 5
   */
  private record Panel(
      String letter, PaperScene scene, boolean pairs, String within5, String within15) {}

  private static final List<Panel> PANELS =
      List.of(
          new Panel("a", PaperScene.ARM_IN_CAGE, false, "more than 0.8", null),
          new Panel("b", PaperScene.WELDER_IN_CAGE, false, "more than 0.8", null),
          new Panel("c", PaperScene.TORI, false, null, "most"),
          new Panel("d", PaperScene.TORI, true, null, null));

  @Override
  public Outcome run(long seed, Progress progress) {
    List<Row> rows = new ArrayList<>();
    List<Figure> figures = new ArrayList<>();
    for (Panel panel : PANELS) {
      World world = panel.scene.prepare().world();
      List<BoundRatios> parts = measure(panel, world, seed, progress);
      for (BoundRatios ratios : parts) addRows(panel, ratios, rows);
      figures.add(HistogramPlot.of(panel.letter + ", " + panel.scene.name(), parts));
    }
    progress.finish();
    return new Outcome(rows, notes(), figures);
  }

  private List<BoundRatios> measure(Panel panel, World world, long seed, Progress progress) {
    RandomGenerator random = RandomSegments.generator(seed);
    List<BoundRatios> parts = new ArrayList<>();
    for (int part : PARTS) parts.add(new BoundRatios(world, panel.pairs, part));
    for (int i = 0; i < segments; i++) {
      progress.update("figure 9" + panel.letter + ", segment", i, segments);
      StraightMotion motion = randomMotion(world, random);
      for (BoundRatios ratios : parts) ratios.add(motion, random);
    }
    return parts;
  }

  /** The ends need not be free. */
  private static StraightMotion randomMotion(World world, RandomGenerator random) {
    double[] from = new double[world.space().dimension()];
    double[] to = new double[from.length];
    world.space().sample(random, from);
    world.space().sample(random, to);
    Mechanism mechanism = world.mechanism();
    return StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
  }

  private static void addRows(Panel panel, BoundRatios ratios, List<Row> rows) {
    for (BoundRatios.Bound bound : BoundRatios.Bound.values()) {
      boolean published = bound == BoundRatios.Bound.GLOBAL && ratios.part() == 1;
      RatioHistogram histogram = ratios.of(bound);
      rows.add(
          new Row()
              .with("histogram", panel.letter)
              .with("scene", panel.scene.name())
              .with("bound", bound.words())
              .with("part", 1.0 / ratios.part())
              .with("ratios", histogram.total())
              .with("median", histogram.quantile(0.5))
              .with("percentile_80", histogram.quantile(0.8))
              .with("percentile_99", histogram.quantile(0.99))
              .with("within_2", histogram.within(2))
              .with("within_5", histogram.within(5))
              .with("within_15", histogram.within(15))
              .with("paper_within_5", published ? panel.within5 : null)
              .with("paper_within_15", published ? panel.within15 : null));
    }
  }

  private static List<String> notes() {
    return List.of(
        "A ratio is a bound on the way of all points of a link, divided by the length of the curve"
            + " of one random vertex, so it may be large for a vertex near an axis. d has the ratios"
            + " of c and those of links seen from another link of their arm.",
        "part: the share of the segment that the bound is for. global is the paper's bound; local,"
            + " second order and the least of them are Clearway's.");
  }
}
