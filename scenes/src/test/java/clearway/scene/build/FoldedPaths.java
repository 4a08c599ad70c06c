package clearway.scene.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Paths of the slender arms, known by construction: each two legs are folded in turn from the base
 * up, which draws the rest straight down; then the arm is bowed while it unfolds.
 */
final class FoldedPaths {
  private static final double FOLDED = Chain.radians(52);
  private static final double HALF = Chain.radians(40); // folded while bowed
  private static final double BOW = Chain.radians(9);

  private FoldedPaths() {}

  /** The path of a scene of slender arms, or null for another scene. */
  static List<double[]> of(String scene) {
    return switch (scene) {
      case "arm-in-lattice" -> path(1);
      case "nine-arms-in-lattice" -> path(1, 1, 1, 1, 1, 1, 1, 1, 1);
      case "two-arms-three-tori" -> path(-1, 1);
      default -> null;
    };
  }

  /**
   * @param sides for each arm, whether it folds and bows towards x (1) or away from it (-1)
   */
  private static List<double[]> path(int... sides) {
    List<double[]> path = new ArrayList<>();
    for (int legs = 0; legs <= SlenderArm.JOINTS / 2; legs += 2) {
      path.add(join(SlenderArm.zigzag(legs, FOLDED), sides));
    }
    path.add(join(sum(SlenderArm.zigzag(SlenderArm.JOINTS / 2, HALF), 2 * BOW / 3), sides));
    path.add(join(SlenderArm.bow(BOW), sides));
    return path;
  }

  private static double[] sum(double[] q, double bow) {
    double[] result = SlenderArm.bow(bow);
    for (int i = 0; i < result.length; i++) result[i] += q[i];
    return result;
  }

  private static double[] join(double[] q, int[] sides) {
    double[][] all = new double[sides.length][];
    for (int arm = 0; arm < sides.length; arm++) {
      int side = sides[arm];
      all[arm] = Arrays.stream(q).map(angle -> side * angle + 0.0).toArray();
    }
    return Cell.join(all);
  }
}
