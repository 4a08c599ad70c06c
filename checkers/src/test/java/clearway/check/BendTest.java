package clearway.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.Pose;
import clearway.kinematics.Axis;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.kinematics.StraightMotion;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What the front takes for accelerations along a direction of its first body's frame. */
class BendTest {
  private static final double STEP = 1e-3;

  /** A body on two joints, and an obstacle in a turned frame around it: one pair, its first. */
  private static World world(RandomGenerator random) {
    Range range = new Range(-3, 3);
    Body box = new Body(new Geometry.Box(0.4, 0.3, 0.2), turned(random, 0.5));
    Link upper = link("upper", Link.BASE, turned(random, 0.3), random, range, List.of());
    Link lower = link("lower", 0, turned(random, 0.3), random, range, List.of(box));
    Body large = new Body(new Geometry.Box(0.5, 0.5, 0.5), turned(random, 0.1));
    Obstacle obstacle = new Obstacle("obstacle", turned(random, 0.5), List.of(large));
    Robot robot = Robot.of("robot", turned(random, 0.2), List.of(upper, lower));
    return World.of(List.of(robot), List.of(obstacle));
  }

  private static Link link(
      String name, int parent, Frame at, RandomGenerator random, Range range, List<Body> bodies) {
    double[] a = Randoms.unit(random);
    Joint joint = new Joint.Revolute(new Axis(a[0], a[1], a[2]), range);
    return new Link(name, parent, at, name, joint, bodies);
  }

  private static Frame turned(RandomGenerator random, double reach) {
    double[] p = Randoms.unit(random);
    double[] q = Randoms.unit(random);
    double w = random.nextGaussian();
    return Frame.of(reach * p[0], reach * p[1], reach * p[2], w, q[0], q[1], q[2]);
  }

  @Test
  void bend_isNeverBelowTheAccelerationAlongTheDirection() {
    int tight = 0;
    for (long seed = 0; seed < Trials.of(300); seed++) {
      RandomGenerator random = Randoms.of(seed);
      World world = world(random);
      PreparedWorld prepared = PreparedWorld.of(world);
      WorkCounts counts = new WorkCounts();
      Front front = new Front(new PairTable(prepared), world.delta(), counts);
      boolean alone = random.nextBoolean(); // then directions along its axis bend nothing
      Configuration to = Configuration.of(alone ? 0.1 : 1.1, -0.6);
      StraightMotion motion =
          StraightMotion.between(world.mechanism(), Configuration.of(0.1, 0.2), to);
      front.run(motion, 0.4, 0.6, 0.5, world.rounding(), Front.WHOLE, false);
      if (counts.distanceQueries == 0) continue; // their balls are apart
      for (int i = 0; i < 20; i++) {
        double[] n = Randoms.unit(random);
        double found = acceleration(world, motion, n);
        double bend = front.bend(n[0], n[1], n[2]);
        assertTrue(found <= bend * 1.001 + 1e-6, "seed " + seed + ": " + found + " > " + bend);
        if (found > bend / 2) tight++;
      }
    }
    assertTrue(tight > Trials.of(300), tight + " tight");
  }

  /** The largest, by second differences at the reference, of the corners of the body. */
  private static double acceleration(World world, StraightMotion motion, double[] n) {
    Pose first = world.objects().get(0).placement().times(body(world, 0).at().pose());
    double[] at = new double[3];
    double[] tip = new double[3];
    first.apply(0, 0, 0, at, 0);
    first.apply(n[0], n[1], n[2], tip, 0);
    for (int k = 0; k < 3; k++) tip[k] -= at[k];
    double most = 0;
    for (int corner = 0; corner < 8; corner++) {
      double before = along(world, motion, corner, 0.5 - STEP, tip);
      double middle = along(world, motion, corner, 0.5, tip);
      double after = along(world, motion, corner, 0.5 + STEP, tip);
      most = Math.max(most, Math.abs(before - 2 * middle + after) / (STEP * STEP));
    }
    return most;
  }

  private static Body body(World world, int object) {
    return world.objects().get(object).bodies().get(0);
  }

  private static double along(
      World world, StraightMotion motion, int corner, double t, double[] n) {
    double[] q = new double[2];
    motion.at(t, q);
    double[] poses = new double[Pose.STRIDE * world.mechanism().frameCount()];
    new ForwardKinematics(world.mechanism()).place(q, poses);
    double[] p = new double[3];
    double x = (corner & 1) == 0 ? 0.2 : -0.2;
    double y = (corner & 2) == 0 ? 0.15 : -0.15;
    double z = (corner & 4) == 0 ? 0.1 : -0.1;
    body(world, 1).at().pose().apply(x, y, z, p, 0);
    int at = Pose.STRIDE * world.mechanism().frameOf(0, 1);
    double sum = 0;
    for (int row = 0; row < 3; row++) {
      int r = at + 3 * row;
      sum += n[row] * (poses[r] * p[0] + poses[r + 1] * p[1] + poses[r + 2] * p[2]);
      sum += n[row] * poses[at + 9 + row];
    }
    return sum;
  }
}
