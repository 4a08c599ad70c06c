package clearway.cli.experiment;

import clearway.cli.report.Progress;
import clearway.proximity.Volumes;
import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Table I: four static queries between every moving link and every obstacle at random
 * configurations, their work and the quality of their bounds.
 */
final class SchwarzerTable1 implements Experiment {
  private static final Map<PaperScene, Paper> PAPER = paper();

  private final int configurations;
  private final List<PaperScene> scenes;

  SchwarzerTable1(int configurations) {
    this(configurations, List.copyOf(PAPER.keySet()));
  }

  SchwarzerTable1(int configurations, List<PaperScene> scenes) {
    this.configurations = configurations;
    this.scenes = scenes;
  }

  /** A row of the paper: queries, tests of volumes and triangles by each query, ratios. */
  private record Paper(long queries, double[] volumes, double[] triangles, double mu, double mu2) {
    double ratio(StaticQuery.Kind kind) {
      return kind == StaticQuery.Kind.GREEDY ? mu : mu2;
    }
  }

  private static Map<PaperScene, Paper> paper() {
    Map<PaperScene, Paper> rows = new LinkedHashMap<>();
    add(rows, PaperScene.TORI, 40_000, 1.7, 2.1, 859, 3.7, .1, .1, 141, .1, .99, .53);
    add(rows, PaperScene.ARM_IN_CAGE, 54_000, 47, 54, 946, 105, .6, .8, 78, 2, .82, .64);
    add(rows, PaperScene.WELDER_IN_CAGE, 42_000, 26, 25, 827, 58, 1, .8, 67, 1.9, .81, .61);
    add(rows, PaperScene.MACHINE_TOOL, 14_000, 14, 14, 1444, 70, .4, .3, 268, 2.2, .64, .6);
    add(rows, PaperScene.WORKSHOP, 22_000, 42, 46, 819, 129, .9, 1, 125, 5.4, .51, .58);
    add(rows, PaperScene.ARMS_CAR, 18_000, 25, 26, 1248, 111, 1.3, 1.4, 128, 3.2, .57, .62);
    add(rows, PaperScene.WELDERS_CAR, 21_000, 2.6, 3.9, 703, 74, .1, .2, 170, 16, .58, .58);
    return rows;
  }

  /** Four counts of volumes, four of triangles, two ratios. */
  private static void add(
      Map<PaperScene, Paper> rows, PaperScene scene, long queries, double... figures) {
    double[] volumes = {figures[0], figures[1], figures[2], figures[3]};
    double[] triangles = {figures[4], figures[5], figures[6], figures[7]};
    rows.put(scene, new Paper(queries, volumes, triangles, figures[8], figures[9]));
  }

  @Override
  public Outcome run(long seed, Progress progress) {
    List<Row> rows = PaperScene.rows(scenes, progress, scene -> rows(scene, seed));
    return new Outcome(rows, notes(), List.of());
  }

  private List<Row> rows(PaperScene scene, long seed) {
    PreparedWorld prepared = scene.prepare();
    List<Pairing> pairs = linksAgainstObstacles(prepared.world());
    List<StaticQuery> queries = StaticQuery.all(prepared);
    RandomGenerator random = RandomSegments.generator(seed);
    double[] q = new double[prepared.world().space().dimension()];
    for (int i = 0; i < configurations; i++) {
      prepared.world().space().sample(random, q);
      for (StaticQuery query : queries) query.place(q);
      for (Pairing pair : pairs) StaticQuery.askAll(queries, pair);
    }
    long asked = (long) configurations * pairs.size();
    return queries.stream().map(query -> row(scene, query, asked)).toList();
  }

  /** Pairs that never meet are asked about as well; those that never move are not. */
  private static List<Pairing> linksAgainstObstacles(World world) {
    List<Pairing> pairs = new ArrayList<>();
    for (Pairing pair : world.pairings()) {
      boolean obstacle = world.objects().get(pair.a()).robot() == CollisionObject.NO_ROBOT;
      boolean asked = pair.isTested() || pair.standing() == Pairing.Standing.NEVER;
      if (obstacle && asked) pairs.add(pair);
    }
    return pairs;
  }

  private static Row row(PaperScene scene, StaticQuery query, long asked) {
    Paper paper = PAPER.get(scene);
    boolean published = query.isPublished();
    int column = query.kind().ordinal();
    boolean bounds = query.kind().isBound();
    return scene
        .row()
        .with("query", query.kind().word())
        .with("volumes", query.volumes() == Volumes.BOXES ? "boxes" : "rectangles")
        .with("queries", asked)
        .with("bv_tests", (double) query.volumeTests() / asked)
        .with("triangle_tests", (double) query.triangleTests() / asked)
        .with("mean_ratio", bounds ? query.meanRatio() : null)
        .with("paper_queries", published ? paper.queries : null)
        .with("paper_bv_tests", published ? paper.volumes[column] : null)
        .with("paper_triangle_tests", published ? paper.triangles[column] : null)
        .with("paper_mean_ratio", published && bounds ? paper.ratio(query.kind()) : null);
  }

  private static List<String> notes() {
    return List.of(
        "Tests are means per query, one query being a link against an obstacle. mean ratio: the"
            + " bound as a share of the distance, over pairs that are apart.",
        "Rectangles are the rectangle-swept spheres of the paper; boxes are what Clearway goes by."
            + " The paper's exact distance was told the distance beforehand, ours is not.");
  }
}
