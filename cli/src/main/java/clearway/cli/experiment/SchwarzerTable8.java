package clearway.cli.experiment;

import clearway.cli.report.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tables VIII to X: a full turn of a welding arm that keeps just above a face. */
final class SchwarzerTable8 implements Experiment {
  /** The rows of each table: clearance and delta. */
  private static final double[][] CASES = {
    {0.1, 0.1},
    {0.01, 0.01},
    {0.001, 0.001},
    {0.0001, 0.0001},
    {0.1, 0.0001},
    {0.01, 0.0001},
    {0.001, 0.0001},
    {0.0001, 0.0001}
  };

  /**
   * A table of the paper.
   *
   * @param all tests of volumes and of triangles with all links, for each case
   * @param last the same with the end-effector alone
   */
  private record Table(String number, PaperScene scene, double[][] all, double[][] last) {}

  private static final Table TABLE_8 =
      new Table(
          "VIII",
          new PaperScene("14a", "grazing-floor"),
          new double[][] {
            {11_232, 0}, {62_866, 0}, {990_766, 0}, {7.91e6, 0},
            {258, 0}, {753_939, 0}, {1.12e6, 0}, {7.91e6, 0}
          },
          new double[][] {
            {8789, 0}, {62_727, 0}, {990_595, 0}, {7.91e6, 0},
            {127, 0}, {753_800, 0}, {1.12e6, 0}, {7.91e6, 0}
          });
  private static final Table TABLE_9 =
      new Table(
          "IX",
          new PaperScene("14b", "grazing-box"),
          new double[][] {
            {1421, 105}, {5664, 101}, {73_018, 122}, {578_220, 3358},
            {33, 0}, {23_801, 0}, {67_165, 0}, {578_220, 3358}
          },
          new double[][] {
            {1397, 105}, {5646, 101}, {72_998, 122}, {578_200, 3358},
            {17, 0}, {23_783, 0}, {67_145, 0}, {578_200, 3358}
          });
  private static final Table TABLE_10 =
      new Table(
          "X",
          new PaperScene("14c", "grazing-narrow-box"),
          new double[][] {
            {653, 5}, {3059, 51}, {27_685, 87}, {202_870, 2153},
            {27, 0}, {315, 0}, {15_426, 0}, {202_870, 2153}
          },
          new double[][] {
            {634, 5}, {3045, 51}, {27_671, 87}, {202_856, 2153},
            {15, 0}, {301, 0}, {15_412, 0}, {202_856, 2153}
          });
  private static final List<Table> TABLES = List.of(TABLE_8, TABLE_9, TABLE_10);

  private final long mostTests;
  private final List<Table> tables;

  /**
   * @param mostTests tests of volumes after which a check is given up
   */
  SchwarzerTable8(long mostTests) {
    this(mostTests, TABLES.size());
  }

  /** As many of the tables, from the first. */
  SchwarzerTable8(long mostTests, int tables) {
    this.mostTests = mostTests;
    this.tables = TABLES.subList(0, tables);
  }

  @Override
  public Outcome run(long seed, Progress progress) {
    List<Row> rows = new ArrayList<>();
    int total = 2 * CASES.length * tables.size();
    for (Table table : tables) {
      Turns all = new Turns(table.scene.name(), false);
      Turns last = new Turns(table.scene.name(), true);
      for (int i = 0; i < CASES.length; i++) {
        progress.update("row", rows.size(), total);
        rows.add(row(table, i, all));
        rows.add(row(table, i, last));
      }
    }
    progress.finish();
    return new Outcome(rows, notes(), List.of());
  }

  /** The turns of one scene by their clearance, each made once. */
  private static final class Turns {
    final String scene;
    final boolean endEffector;
    final Map<Double, GrazingTurn> made = new HashMap<>();

    Turns(String scene, boolean endEffector) {
      this.scene = scene;
      this.endEffector = endEffector;
    }

    GrazingTurn of(double clearance) {
      return made.computeIfAbsent(clearance, z -> GrazingTurn.of(scene, z, endEffector));
    }
  }

  private Row row(Table table, int i, Turns turns) {
    double clearance = CASES[i][0];
    double delta = CASES[i][1];
    Row row =
        new Row()
            .with("table", table.number)
            .with("figure", table.scene.figure())
            .with("scene", table.scene.name())
            .with("links", turns.endEffector ? "end-effector" : "all")
            .with("zeta", clearance)
            .with("delta", delta);
    addWork(row, turns.of(clearance), delta);
    double[] paper = (turns.endEffector ? table.last : table.all)[i];
    return row.with("paper_bv_tests", paper[0]).with("paper_triangle_tests", paper[1]);
  }

  private void addWork(Row row, GrazingTurn turn, double delta) {
    Contender adaptive = Contender.adaptive(turn.prepared(), delta);
    Contender usual = Contender.usual(turn.prepared(), delta);
    addCheck(row, "adaptive", turn.check(adaptive, mostTests));
    addCheck(row, "default", turn.check(usual, mostTests));
    addTests(row, "ten_greedy", turn.greedyQueries(delta));
  }

  private static void addCheck(Row row, String checker, GrazingTurn.Work work) {
    row.with(checker + "_verdict", work.answer());
    addTests(row, checker, work);
  }

  private static void addTests(Row row, String prefix, GrazingTurn.Work work) {
    row.with(prefix + "_bv_tests", work.volumeTests());
    row.with(prefix + "_triangle_tests", work.triangleTests());
  }

  private List<String> notes() {
    return List.of(
        "The end-effector keeps 1.001 zeta above the face. adaptive is the paper's method, default"
            + " the checker used unless another is asked for. given up: after "
            + mostTests
            + " tests of volumes, with the counts so far.",
        "Links are tested against obstacles alone: some links of one arm are closer than 0.1.",
        "ten greedy: ten static greedy queries of every tested pair at the configuration where they"
            + " are closest.");
  }
}
