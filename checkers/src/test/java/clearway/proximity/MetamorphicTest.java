package clearway.proximity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kernel.Rounding;
import clearway.oracle.Trials;
import clearway.recipe.MeshPair;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What must not change when the question is put another way. */
class MetamorphicTest {
  private static final int PAIRS = 400;
  private final ProximityQuery query = new ProximityQuery();

  @Test
  void scalingByAPowerOfTwo_scalesEveryAnswerExactly() {
    for (long seed = 0; seed < Trials.of(PAIRS); seed++) {
      MeshPair pair = MeshPair.of(seed);
      double factor = Math.scalb(1.0, (int) (seed % 41) - 20);
      ProximityModel a = ProximityModel.of(pair.meshA());
      ProximityModel b = ProximityModel.of(pair.meshB());
      ProximityModel bigA = ProximityModel.of(pair.meshA().scaled(factor, factor, factor));
      ProximityModel bigB = ProximityModel.of(pair.meshB().scaled(factor, factor, factor));
      Pose pose = pair.pose();
      Pose bigPose = moved(pair, factor);
      ProximityQuery big = new ProximityQuery();
      ProximityQuery small = new ProximityQuery();
      assertEquals(small.overlap(a, b, pose), big.overlap(bigA, bigB, bigPose), pair::toString);
      assertEquals(
          factor * small.exactDistance(a, b, pose),
          big.exactDistance(bigA, bigB, bigPose),
          pair::toString);
      assertEquals(factor * small.distance(), big.distance(), pair::toString);
      assertEquals(
          factor * small.greedyDistance(a, b, pose, 0),
          big.greedyDistance(bigA, bigB, bigPose, 0),
          pair::toString);
      assertEquals(small.volumeTests(), big.volumeTests(), pair::toString);
    }
  }

  /** The pair's pose with its translation multiplied; its rotation is kept bit for bit. */
  private static Pose moved(MeshPair pair, double factor) {
    double[] e = pair.entries();
    Pose back = Pose.translation(-e[9], -e[10], -e[11]).times(pair.pose());
    return Pose.translation(factor * e[9], factor * e[10], factor * e[11]).times(back);
  }

  @Test
  void swappingTheShapes_keepsTheDistance() {
    for (long seed = 0; seed < Trials.of(PAIRS); seed++) {
      MeshPair pair = MeshPair.of(seed);
      ProximityModel a = ProximityModel.of(pair.meshA());
      ProximityModel b = ProximityModel.of(pair.meshB());
      double forth = distance(a, b, pair.pose());
      double back = distance(b, a, pair.pose().inverse());
      assertSame(pair, forth, back);
    }
  }

  @Test
  void movingBothShapes_keepsTheDistance() {
    for (long seed = 0; seed < Trials.of(PAIRS); seed++) {
      MeshPair pair = MeshPair.of(seed);
      RandomGenerator random = Randoms.of(seed);
      double size = pair.a().scale();
      Pose move =
          Pose.of(
              size * random.nextGaussian(),
              size * random.nextGaussian(),
              size * random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian());
      ProximityModel a = ProximityModel.of(pair.meshA());
      ProximityModel b = ProximityModel.of(pair.meshB());
      double still = distance(a, b, pair.pose());
      double moved =
          distance(ProximityModel.of(placed(pair.meshA(), move)), b, move.times(pair.pose()));
      assertSame(pair, still, moved);
    }
  }

  private static TriangleMesh placed(TriangleMesh mesh, Pose pose) {
    double[] xyz = mesh.copyVertices();
    for (int i = 0; i < xyz.length; i += 3) pose.apply(xyz[i], xyz[i + 1], xyz[i + 2], xyz, i);
    return TriangleMesh.of(xyz, mesh.copyCorners());
  }

  @Test
  void permutingTriangles_keepsTheDistanceAndTheDecision() {
    for (long seed = 0; seed < Trials.of(PAIRS); seed++) {
      MeshPair pair = MeshPair.of(seed);
      ProximityModel b = ProximityModel.of(pair.meshB());
      ProximityModel a = ProximityModel.of(pair.meshA());
      ProximityModel shuffled = ProximityModel.of(shuffled(pair.meshA(), Randoms.of(seed)));
      double plain = distance(a, b, pair.pose());
      double other = distance(shuffled, b, pair.pose());
      assertSame(pair, plain, other);
    }
  }

  private static TriangleMesh shuffled(TriangleMesh mesh, RandomGenerator random) {
    int[] corners = mesh.copyCorners();
    for (int t = mesh.triangleCount() - 1; t > 0; t--) {
      int other = random.nextInt(t + 1);
      for (int k = 0; k < 3; k++) {
        int keep = corners[3 * t + k];
        corners[3 * t + k] = corners[3 * other + k];
        corners[3 * other + k] = keep;
      }
    }
    return TriangleMesh.of(mesh.copyVertices(), corners);
  }

  private double distance(ProximityModel a, ProximityModel b, Pose pose) {
    return query.exactDistance(a, b, pose);
  }

  /** Equal up to the rounding of both questions. */
  private static void assertSame(MeshPair pair, double x, double y) {
    double tolerance = 1e-9 * pair.plainDistance() + 64 * Rounding.triangleSlack(pair.reach());
    assertTrue(Math.abs(x - y) <= tolerance, () -> x + " and " + y + " of " + pair);
  }
}
