package clearway.check;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.StraightMotion;
import clearway.oracle.Trials;
import clearway.proximity.ProximityModel;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The speeds of volumes against points that were placed. {@code -Dclearway.seed=N} as usual. */
class BodyPairTest {
  private static final int MOTIONS = 4;
  private static final int POINTS = 40;

  @Test
  void noTwoPointsOfVolumes_approachFasterThanTheirSpeedSays() {
    long first = Long.getLong("clearway.seed", 0);
    int moved = 0;
    for (long seed = first; seed < first + Trials.of(60); seed++) {
      Trial trial = new Trial(seed);
      assertTrue(trial.holds(1), "seed " + seed);
      moved += trial.moved;
    }
    assertTrue(moved > 1000, "too few points moved: " + moved);
  }

  @Test
  void thatProperty_noticesSpeedsThatAreHalved() {
    boolean holds = true;
    for (long seed = 0; seed < 10; seed++) holds &= new Trial(seed).holds(0.5);
    assertFalse(holds);
  }

  /** A world, and points of the volumes of its bodies at two moments of some motions. */
  private static final class Trial {
    private final World world;
    private final PreparedWorld prepared;
    private final RandomGenerator random;
    private final ForwardKinematics kinematics;
    private final WorldQuery query;
    private final double[] bInA = new double[Pose.STRIDE];
    int moved;

    Trial(long seed) {
      world = AdaptiveCheckTest.world(seed);
      prepared = PreparedWorld.of(world);
      random = Randoms.of(seed);
      kinematics = new ForwardKinematics(world.mechanism());
      query = new WorldQuery(prepared);
    }

    boolean holds(double share) {
      BodyPair[] pairs = BodyPairs.of(prepared);
      for (int m = 0; m < MOTIONS && pairs.length > 0; m++) {
        StraightMotion motion = motion();
        double[] speeds = new double[world.mechanism().screwCount()];
        motion.speeds(0, 1, speeds);
        for (int p = 0; p < POINTS; p++) {
          BodyPair pair = pairs[random.nextInt(pairs.length)];
          pair.take(motion, speeds, world.rounding(motion));
          if (!holds(pair, motion, share)) return false;
        }
      }
      return true;
    }

    private StraightMotion motion() {
      Configuration from = Configuration.of(AdaptiveCheckTest.drawn(world, random));
      Configuration to = Configuration.of(AdaptiveCheckTest.drawn(world, random));
      return StraightMotion.between(world.mechanism(), from, to);
    }

    private boolean holds(BodyPair pair, StraightMotion motion, double share) {
      int volumeA = random.nextInt(pair.modelA.volumeCount());
      int volumeB = random.nextInt(pair.modelB.volumeCount());
      double[] a = vertex(pair.modelA, volumeA);
      double[] b = vertex(pair.modelB, volumeB);
      double start = random.nextDouble();
      double end = start + (1 - start) * random.nextDouble();
      double before = distance(pair, motion, start, a, b);
      double change = Math.abs(distance(pair, motion, end, a, b) - before);
      if (change > 0.01) moved++;
      double most = pair.speed(volumeA, volumeB) * (end - start) * share;
      return change <= most + 4 * world.rounding(motion);
    }

    private double[] vertex(ProximityModel model, int volume) {
      TriangleMesh mesh = model.shape().core();
      int[] triangles = model.trianglesOf(volume);
      int v = mesh.corner(triangles[random.nextInt(triangles.length)], random.nextInt(3));
      return new double[] {mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2)};
    }

    private double distance(
        BodyPair pair, StraightMotion motion, double t, double[] a, double[] b) {
      double[] q = new double[world.space().dimension()];
      motion.at(t, q);
      double[] frames = new double[kinematics.length()];
      kinematics.place(q, frames);
      query.placeFrames(frames);
      query.relate(pair.pairing, pair.bodyA, pair.bodyB, bInA);
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double placed = bInA[9 + k];
        for (int i = 0; i < 3; i++) placed += bInA[3 * k + i] * b[i];
        sum += (placed - a[k]) * (placed - a[k]);
      }
      return Math.sqrt(sum);
    }
  }
}
