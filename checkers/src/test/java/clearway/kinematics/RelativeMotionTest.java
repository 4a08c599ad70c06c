package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The distance of two points, one of each body, changes by no more than the bounds say. */
class RelativeMotionTest {
  private static final int STEPS = 24;

  @Test
  void distancesOfPoints_changeByNoMoreThanTheBounds() {
    int pairs = 0;
    double tightest = Double.POSITIVE_INFINITY;
    for (long seed = 0; seed < Trials.of(400); seed++) {
      World world = new WorldRecipe(seed).world();
      RandomGenerator random = Randoms.of(seed);
      StraightMotion motion = motion(world, random);
      double from = random.nextDouble() * 0.5;
      double to = from + (1 - from) * random.nextDouble();
      for (Pairing pair : world.pairings()) {
        if (pair.standing() == Pairing.Standing.STATIC) continue;
        tightest = Math.min(tightest, check(world, pair, motion, from, to, "seed " + seed));
        pairs++;
      }
    }
    assertTrue(pairs > 1000, "too few pairs: " + pairs);
    assertTrue(tightest < 1.5, "no bound was nearly reached: " + tightest);
  }

  private static StraightMotion motion(World world, RandomGenerator random) {
    double[] a = new double[world.space().dimension()];
    double[] b = a.clone();
    double[] c = a.clone();
    world.space().sample(random, a);
    world.space().sample(random, b);
    world.space().interpolate(a, b, Randoms.magnitude(random, -3, 0), c);
    return StraightMotion.between(world.mechanism(), Configuration.of(a), Configuration.of(c));
  }

  /** The least ratio of a bound to the change it bounds. */
  private static double check(
      World world, Pairing pair, StraightMotion motion, double from, double to, String seed) {
    MovingBody a = body(world, pair.a());
    MovingBody b = body(world, pair.b());
    RelativeMotion relative = RelativeMotion.of(world.mechanism(), a, b);
    MotionSamples samples = new MotionSamples(new ForwardKinematics(world.mechanism()));
    samples.start(motion);
    MotionBounds bounds = new MotionBounds(world.mechanism());
    bounds.interval(motion, from, to, samples.at(from + (to - from) / 2));
    double length = relative.length(bounds);
    double global = relative.global(bounds);
    double displacement = relative.displacement(bounds);
    assertTrue(length <= global, seed + ": " + pair);
    double travelled = farthestTravel(a, b, samples, from, to);
    double moved = farthestMove(a, b, samples, from, to);
    assertTrue(travelled <= length, seed + ": " + pair + ": " + travelled + " > " + length);
    assertTrue(moved <= displacement, seed + ": " + pair + ": " + moved + " > " + displacement);
    return travelled == 0 ? Double.POSITIVE_INFINITY : length / travelled;
  }

  /** The largest sum of changes of the distance of two points along the interval. */
  private static double farthestTravel(
      MovingBody a, MovingBody b, MotionSamples samples, double from, double to) {
    double most = 0;
    for (int i = 0; i < a.corners().length; i += 3 * Math.max(1, a.corners().length / 15)) {
      for (int j = 0; j < b.corners().length; j += 3 * Math.max(1, b.corners().length / 15)) {
        double sum = 0;
        double last = distance(a, i, b, j, samples.at(from));
        for (int s = 1; s <= STEPS; s++) {
          double next = distance(a, i, b, j, samples.at(from + (to - from) * s / STEPS));
          sum += Math.abs(next - last);
          last = next;
        }
        most = Math.max(most, sum - 1e-13);
      }
    }
    return most;
  }

  private static double farthestMove(
      MovingBody a, MovingBody b, MotionSamples samples, double from, double to) {
    double most = 0;
    for (int i = 0; i < a.corners().length; i += 3 * Math.max(1, a.corners().length / 15)) {
      for (int j = 0; j < b.corners().length; j += 3 * Math.max(1, b.corners().length / 15)) {
        double middle = distance(a, i, b, j, samples.at(from + (to - from) / 2));
        for (double end : new double[] {from, to, from + 0.3 * (to - from)}) {
          double moved = Math.abs(distance(a, i, b, j, samples.at(end)) - middle);
          most = Math.max(most, moved - 1e-13);
        }
      }
    }
    return most;
  }

  private static double distance(MovingBody a, int i, MovingBody b, int j, double[] poses) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double apart = coordinate(a, i, k, poses) - coordinate(b, j, k, poses);
      sum += apart * apart;
    }
    return Math.sqrt(sum);
  }

  private static double coordinate(MovingBody body, int i, int k, double[] poses) {
    int at = Pose.STRIDE * body.frame();
    double sum = poses[at + 9 + k];
    for (int c = 0; c < 3; c++) sum += poses[at + 3 * k + c] * body.corners()[i + c];
    return sum;
  }

  private static MovingBody body(World world, int object) {
    CollisionObject owner = world.objects().get(object);
    return MovingBody.of(owner.frame(), ObjectPoints.of(owner), ObjectPoints.largestRadius(owner));
  }

  @Test
  void placementsAskedForTwice_areComputedOnce() {
    World world = new WorldRecipe(3).world();
    MotionSamples samples = new MotionSamples(new ForwardKinematics(world.mechanism()));
    StraightMotion motion = motion(world, Randoms.of(1));
    samples.start(motion);
    double[] q = new double[world.space().dimension()];
    double[] poses = new double[samples.at(0).length];
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i <= 256; i++) {
        motion.at(i / 256.0, q);
        new ForwardKinematics(world.mechanism()).place(q, poses);
        org.junit.jupiter.api.Assertions.assertArrayEquals(poses, samples.at(i / 256.0));
      }
    }
    assertEquals(257, samples.placements());
    assertEquals(515, samples.lookUps());
    samples.start(motion(world, Randoms.of(2)));
    assertEquals(0, samples.placements());
  }
}
