package clearway.cli.experiment;

import static clearway.cli.experiment.ExperimentRuns.run;
import static clearway.cli.experiment.ExperimentRuns.table;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The paper's columns hold what the paper prints, beside the right rows. */
class PaperFiguresTest {
  @Test
  void table1() {
    Outcome outcome = run(new SchwarzerTable1(1), 1);
    String expected =
        """
        1a collide 40000 1.7 0.1 -
        1a greedy 40000 2.1 0.1 0.99
        1a exact 40000 859.0 141.0 -
        1a approx 40000 3.7 0.1 0.53
        11a collide 54000 47.0 0.6 -
        11a greedy 54000 54.0 0.8 0.82
        11a exact 54000 946.0 78.0 -
        11a approx 54000 105.0 2.0 0.64
        11b collide 42000 26.0 1.0 -
        11b greedy 42000 25.0 0.8 0.81
        11b exact 42000 827.0 67.0 -
        11b approx 42000 58.0 1.9 0.61
        12a collide 14000 14.0 0.4 -
        12a greedy 14000 14.0 0.3 0.64
        12a exact 14000 1444.0 268.0 -
        12a approx 14000 70.0 2.2 0.6
        12b collide 22000 42.0 0.9 -
        12b greedy 22000 46.0 1.0 0.51
        12b exact 22000 819.0 125.0 -
        12b approx 22000 129.0 5.4 0.58
        12c collide 18000 25.0 1.3 -
        12c greedy 18000 26.0 1.4 0.57
        12c exact 18000 1248.0 128.0 -
        12c approx 18000 111.0 3.2 0.62
        12d collide 21000 2.6 0.1 -
        12d greedy 21000 3.9 0.2 0.58
        12d exact 21000 703.0 170.0 -
        12d approx 21000 74.0 16.0 0.58
        """;
    String columns =
        table(
            outcome,
            "figure",
            "query",
            "paper_queries",
            "paper_bv_tests",
            "paper_triangle_tests",
            "paper_mean_ratio");
    assertEquals(expected, columns.replaceAll("(?m)^\\S+ \\S+ - - - -\n", ""));
  }

  @Test
  void table3() {
    String expected =
        """
        11a fixed 0.44 375.0 3.1
        11a adaptive 0.33 197.0 3.0
        11a adaptive 0.29 169.0 2.6
        11a refined - - -
        11b fixed 0.46 380.0 3.5
        11b adaptive 0.43 324.0 3.9
        11b adaptive 0.38 255.0 3.2
        11b refined - - -
        12a fixed 0.67 522.0 18.7
        12a adaptive 0.4 501.0 18.0
        12a adaptive 0.37 420.0 21.8
        12a refined - - -
        12b fixed 1.21 1035.0 10.1
        12b adaptive 0.57 571.0 10.8
        12b adaptive 0.4 440.0 13.4
        12b refined - - -
        12c fixed 3.11 2866.0 13.1
        12c adaptive 2.44 686.0 12.1
        12c adaptive 2.23 610.0 12.7
        12c refined - - -
        12d fixed 1.14 999.0 16.3
        12d adaptive 1.93 609.0 19.5
        12d adaptive 1.71 528.0 21.6
        12d refined - - -
        """;
    assertEquals(expected, checkers(run(new SchwarzerTable3(1), 1)));
  }

  @Test
  void table6() {
    String expected =
        """
        11a fixed - - -
        11a adaptive - - -
        11a refined - - -
        11b fixed 14.6 15060.0 19.8
        11b adaptive 11.3 9239.0 200.8
        11b refined - - -
        12a fixed 5.1 4032.0 17.9
        12a adaptive 3.9 3834.0 158.6
        12a refined - - -
        12b fixed - - -
        12b adaptive - - -
        12b refined - - -
        12c fixed - - -
        12c adaptive - - -
        12c refined - - -
        12d fixed - - -
        12d adaptive - - -
        12d refined - - -
        """;
    assertEquals(expected, checkers(run(new SchwarzerTable6(1), 1)));
  }

  @Test
  void table8() {
    String expected =
        """
        VIII all 0.1 0.1 11232.0 0.0
        VIII end-effector 0.1 0.1 8789.0 0.0
        VIII all 0.01 0.01 62866.0 0.0
        VIII end-effector 0.01 0.01 62727.0 0.0
        VIII all 0.001 0.001 990766.0 0.0
        VIII end-effector 0.001 0.001 990595.0 0.0
        VIII all 1.0E-4 1.0E-4 7910000.0 0.0
        VIII end-effector 1.0E-4 1.0E-4 7910000.0 0.0
        VIII all 0.1 1.0E-4 258.0 0.0
        VIII end-effector 0.1 1.0E-4 127.0 0.0
        VIII all 0.01 1.0E-4 753939.0 0.0
        VIII end-effector 0.01 1.0E-4 753800.0 0.0
        VIII all 0.001 1.0E-4 1120000.0 0.0
        VIII end-effector 0.001 1.0E-4 1120000.0 0.0
        VIII all 1.0E-4 1.0E-4 7910000.0 0.0
        VIII end-effector 1.0E-4 1.0E-4 7910000.0 0.0
        IX all 0.1 0.1 1421.0 105.0
        IX end-effector 0.1 0.1 1397.0 105.0
        IX all 0.01 0.01 5664.0 101.0
        IX end-effector 0.01 0.01 5646.0 101.0
        IX all 0.001 0.001 73018.0 122.0
        IX end-effector 0.001 0.001 72998.0 122.0
        IX all 1.0E-4 1.0E-4 578220.0 3358.0
        IX end-effector 1.0E-4 1.0E-4 578200.0 3358.0
        IX all 0.1 1.0E-4 33.0 0.0
        IX end-effector 0.1 1.0E-4 17.0 0.0
        IX all 0.01 1.0E-4 23801.0 0.0
        IX end-effector 0.01 1.0E-4 23783.0 0.0
        IX all 0.001 1.0E-4 67165.0 0.0
        IX end-effector 0.001 1.0E-4 67145.0 0.0
        IX all 1.0E-4 1.0E-4 578220.0 3358.0
        IX end-effector 1.0E-4 1.0E-4 578200.0 3358.0
        X all 0.1 0.1 653.0 5.0
        X end-effector 0.1 0.1 634.0 5.0
        X all 0.01 0.01 3059.0 51.0
        X end-effector 0.01 0.01 3045.0 51.0
        X all 0.001 0.001 27685.0 87.0
        X end-effector 0.001 0.001 27671.0 87.0
        X all 1.0E-4 1.0E-4 202870.0 2153.0
        X end-effector 1.0E-4 1.0E-4 202856.0 2153.0
        X all 0.1 1.0E-4 27.0 0.0
        X end-effector 0.1 1.0E-4 15.0 0.0
        X all 0.01 1.0E-4 315.0 0.0
        X end-effector 0.01 1.0E-4 301.0 0.0
        X all 0.001 1.0E-4 15426.0 0.0
        X end-effector 0.001 1.0E-4 15412.0 0.0
        X all 1.0E-4 1.0E-4 202870.0 2153.0
        X end-effector 1.0E-4 1.0E-4 202856.0 2153.0
        """;
    Outcome outcome = run(new SchwarzerTable8(1), 1);
    String[] columns = {
      "table", "links", "zeta", "delta", "paper_bv_tests", "paper_triangle_tests"
    };
    assertEquals(expected, table(outcome, columns));
  }

  @Test
  void table11() {
    String expected =
        """
        11a adaptive 0.066 17491.0 45.0
        11a refined 0.037 1510.0 10.0
        11a refined - - -
        11b adaptive 0.06 13182.0 201.0
        11b refined 0.04 1342.0 14.0
        11b refined - - -
        12a adaptive 0.02 5038.0 222.0
        12a refined 0.01 546.0 15.0
        12a refined - - -
        12b adaptive 0.032 7299.0 66.0
        12b refined 0.023 1144.0 14.0
        12b refined - - -
        12c adaptive 0.155 15978.0 367.0
        12c refined 0.142 2914.0 30.0
        12c refined - - -
        12d adaptive 0.507 73579.0 4623.0
        12d refined 0.373 8523.0 169.0
        12d refined - - -
        """;
    assertEquals(expected, checkers(run(new SchwarzerTable11(1), 1)));
  }

  private static String checkers(Outcome outcome) {
    return table(
        outcome, "figure", "checker", "paper_time_ms", "paper_bv_tests", "paper_triangle_tests");
  }
}
