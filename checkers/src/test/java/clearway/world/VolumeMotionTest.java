package clearway.world;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kernel.Poses;
import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.MotionSamples;
import clearway.kinematics.MovingBody;
import clearway.kinematics.StraightMotion;
import clearway.oracle.Trials;
import clearway.proximity.ProximityModel;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Bounds on the motion of a bounding volume hold for the triangles below it. */
class VolumeMotionTest {
  private static final int STEPS = 16;

  @Test
  void noTriangleBelowAVolume_movesFartherThanTheVolumeMay() {
    int volumes = 0;
    int tighter = 0;
    for (long seed = 0; seed < Trials.of(150); seed++) {
      World world = new WorldRecipe(seed).world();
      PreparedWorld prepared = PreparedWorld.of(world);
      RandomGenerator random = Randoms.of(seed);
      StraightMotion motion = motion(world, random);
      for (int o = world.obstacles().size(); o < world.objects().size(); o++) {
        int count = prepared.model(o, 0).volumeCount();
        int volume = random.nextInt(count);
        double whole = bound(prepared, motion, o, 0);
        double part = check(prepared, motion, o, volume, "seed " + seed);
        volumes++;
        if (part < 0.9 * whole) tighter++;
      }
    }
    assertTrue(volumes > 300, "too few volumes: " + volumes);
    assertTrue(tighter > 50, "volumes gain too seldom: " + tighter);
  }

  private static double check(
      PreparedWorld prepared, StraightMotion motion, int object, int volume, String seed) {
    double bound = bound(prepared, motion, object, volume);
    ProximityModel model = prepared.model(object, 0);
    Body body = prepared.world().objects().get(object).bodies().get(0);
    TriangleMesh mesh = body.geometry().shape().core();
    for (int t : model.trianglesOf(volume)) {
      for (int k = 0; k < 3; k++) {
        double length = length(prepared.world(), motion, object, mesh, mesh.corner(t, k));
        assertTrue(length <= bound, seed + ": " + length + " > " + bound);
      }
    }
    return bound;
  }

  private static double bound(
      PreparedWorld prepared, StraightMotion motion, int object, int volume) {
    Mechanism mechanism = prepared.world().mechanism();
    MovingBody body = prepared.volume(object, 0, volume);
    Chain chain = Chain.between(mechanism, Mechanism.GROUND, body.frame());
    double[] factors = new double[chain.length()];
    chain.factors(body.ball(), factors);
    MotionSamples samples = new MotionSamples(new ForwardKinematics(mechanism));
    samples.start(motion);
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, 0, 1, samples.at(0.5));
    EnclosingBall ball = body.ball();
    bounds.body(chain, factors, ball.x(), ball.y(), ball.z(), ball.radius());
    return bounds.best(body.corners(), 8, body.reach());
  }

  /** The length of the polygon through places of a vertex: never longer than its curve. */
  private static double length(
      World world, StraightMotion motion, int object, TriangleMesh mesh, int vertex) {
    CollisionObject owner = world.objects().get(object);
    double[] point = new double[3];
    owner
        .placement()
        .times(owner.bodies().get(0).at().pose())
        .apply(
            mesh.coordinate(vertex, 0),
            mesh.coordinate(vertex, 1),
            mesh.coordinate(vertex, 2),
            point,
            0);
    ForwardKinematics kinematics = new ForwardKinematics(world.mechanism());
    double[] q = new double[world.space().dimension()];
    double[] poses = new double[kinematics.length()];
    double[] last = null;
    double sum = 0;
    for (int s = 0; s <= STEPS; s++) {
      motion.at((double) s / STEPS, q);
      kinematics.place(q, poses);
      double[] next = new double[3];
      Poses.apply(poses, Pose.STRIDE * owner.frame(), point, 0, next);
      if (last != null) sum += distance(last, next);
      last = next;
    }
    return sum - 1e-13;
  }

  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
    return Math.sqrt(sum);
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
}
