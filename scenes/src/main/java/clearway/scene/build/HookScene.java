package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Robot;
import clearway.scene.Scene;
import clearway.space.Range;
import java.util.List;
import java.util.Random;

/**
 * A hook among 1,330 random tetrahedra in a cube of 100 units. Their corners lie on spheres of
 * radius 5 about the points of a grid of spacing 10; the one in the middle is left out.
 */
final class HookScene {
  private static final int POINTS = 11; // of the grid along each axis
  private static final long SEED = 1330;

  private HookScene() {}

  static Scene scene() {
    Range side = new Range(0, 100);
    Robot hook = Robot.free("hook", Frame.identity(), hook(), side, side, side);
    return new Cell("hook-tetrahedra", "none")
        .robot(hook)
        .obstacle("tetrahedra", tetrahedra())
        .query(
            "corner-to-corner",
            new double[] {2.1, 7.3, 11.5, 0.7071067811865475, -0.7071067811865475, 0, 0},
            new double[] {93.2, 94.8, 91.5, 0.5, 0.5, -0.5, 0.5})
        .scene();
  }

  /** Two legs of 5 by 0.5 by 0.5 in an L about the middle of the line between their tips. */
  private static List<Body> hook() {
    Body level = new Body(new Geometry.Box(5, 0.5, 0.5), Frame.translation(0, 0, -2.25));
    Body upright = new Body(new Geometry.Box(0.5, 0.5, 5), Frame.translation(-2.25, 0, 0));
    return List.of(level, upright);
  }

  private static Draft tetrahedra() {
    Random random = new Random(SEED); // its numbers are laid down for every machine
    Draft draft = new Draft();
    int middle = POINTS / 2;
    for (int i = 0; i < POINTS; i++) {
      for (int j = 0; j < POINTS; j++) {
        for (int k = 0; k < POINTS; k++) {
          if (i == middle && j == middle && k == middle) continue;
          draft.add(tetrahedron(random).moved(10 * i, 10 * j, 10 * k));
        }
      }
    }
    return draft;
  }

  private static Draft tetrahedron(Random random) {
    Draft draft = new Draft();
    for (int v = 0; v < 4; v++) {
      double z = 2 * random.nextDouble() - 1;
      double angle = 2 * Math.PI * random.nextDouble();
      double across = 5 * Math.sqrt(1 - z * z);
      draft.vertex(across * StrictMath.cos(angle), across * StrictMath.sin(angle), 5 * z);
    }
    if (isTurned(draft))
      return draft.triangle(0, 1, 2).triangle(0, 2, 3).triangle(0, 3, 1).triangle(1, 3, 2);
    return draft.triangle(0, 2, 1).triangle(0, 3, 2).triangle(0, 1, 3).triangle(1, 2, 3);
  }

  /** Whether the last corner lies behind the plane of the others. */
  private static boolean isTurned(Draft draft) {
    double[][] edge = new double[3][3];
    for (int e = 0; e < 3; e++) {
      for (int k = 0; k < 3; k++) edge[e][k] = draft.coordinate(e + 1, k) - draft.coordinate(0, k);
    }
    double volume = 0;
    for (int k = 0; k < 3; k++) {
      int m = (k + 1) % 3;
      int n = (k + 2) % 3;
      volume += edge[0][k] * (edge[1][m] * edge[2][n] - edge[1][n] * edge[2][m]);
    }
    return volume < 0;
  }
}
