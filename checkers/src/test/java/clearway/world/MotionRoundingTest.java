package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.kinematics.Axis;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.kinematics.StraightMotion;
import clearway.oracle.DoubleDouble;
import clearway.oracle.PlainKinematics;
import clearway.oracle.Rigid;
import clearway.oracle.StraightPath;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.Randoms;
import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Joints without limits cost digits as far as a motion takes them. */
class MotionRoundingTest {
  private static final List<Body> BALL = List.of(Body.of(new Geometry.Sphere(1)));

  private static World world(List<Link> links) {
    return World.of(List.of(Robot.of("robot", Frame.identity(), links)), List.of());
  }

  private static World slider() {
    Joint slide = new Joint.Prismatic(Axis.X, Range.UNBOUNDED);
    return world(List.of(new Link("l", Link.BASE, Frame.identity(), "j", slide, BALL)));
  }

  private static double rounding(World world, double from, double to) {
    Configuration start = Configuration.of(from);
    return world.rounding(StraightMotion.between(world.mechanism(), start, Configuration.of(to)));
  }

  @Test
  void aMotionThatStaysNear_losesNoMoreThanTheWorld() {
    World world = slider();
    assertEquals(world.rounding(), rounding(world, 0, 0));
    assertTrue(rounding(world, 0, 1e6) >= 1e6 * 0x1p-40);
    assertEquals(rounding(world, -1e6, 0), rounding(world, 0, 1e6));
  }

  @Test
  void aMotionTooFarToComputeWith_isRefused() {
    World world = slider();
    assertThrows(IllegalArgumentException.class, () -> rounding(world, 0, 1e50));
    assertThrows(IllegalArgumentException.class, () -> rounding(world, -1e160, 1e160));
    assertTrue(rounding(world, 0, 1e49) < 1e39);
  }

  @Test
  void placesFarOut_areWithinTheRoundingOfExactOnes() {
    double worst = 0;
    for (long seed = 0; seed < Trials.of(300); seed++) {
      RandomGenerator random = Randoms.of(seed);
      World world = world(links(random));
      double[] from = drawn(world, random);
      double[] to = drawn(world, random);
      StraightMotion motion =
          StraightMotion.between(world.mechanism(), Configuration.of(from), Configuration.of(to));
      double t = random.nextInt(1 << 20) / (double) (1 << 20);
      double off = farthestOff(world, motion, from, to, t);
      double allowed = world.rounding(motion) / 2; // the other half is the other object's
      assertTrue(off <= allowed, "seed " + seed + ": " + off + " of " + allowed);
      worst = Math.max(worst, off / allowed);
    }
    assertTrue(worst > 1e-6, "nothing was lost: " + worst);
  }

  private static List<Link> links(RandomGenerator random) {
    List<Link> links = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int l = 0; l < count; l++) {
      double[] a = Randoms.unit(random);
      Axis axis = new Axis(a[0], a[1], a[2]);
      Range half = new Range(-1, Double.POSITIVE_INFINITY);
      Joint joint =
          switch (random.nextInt(6)) {
            case 0 -> new Joint.Prismatic(axis, Range.UNBOUNDED);
            case 1 -> new Joint.Prismatic(axis, half);
            case 2 -> new Joint.Planar(axis, Range.UNBOUNDED, half);
            case 3 -> new Joint.Floating(Range.UNBOUNDED, Range.UNBOUNDED, new Range(0, 1));
            case 4 -> new Joint.Continuous(axis);
            default -> new Joint.Revolute(axis, Range.UNBOUNDED);
          };
      Joint led = follower(links, axis, random);
      Frame at = Frame.translation(random.nextDouble(), random.nextDouble(), 0);
      links.add(new Link("l" + l, l - 1, at, "j" + l, led == null ? joint : led, BALL));
    }
    return links;
  }

  /** Follows the first joint with a large multiplier, if that is one that can lead. */
  private static Joint follower(List<Link> links, Axis axis, RandomGenerator random) {
    if (links.isEmpty() || random.nextInt(3) > 0) return null;
    if (!(links.get(0).joint() instanceof Joint.Prismatic)) return null;
    double times = Randoms.magnitude(random, 0, 4);
    return new Joint.Mimic(0, times, times, new Joint.Prismatic(axis, Range.UNBOUNDED));
  }

  private static double[] drawn(World world, RandomGenerator random) {
    double[] q = new double[world.space().dimension()];
    double far = Randoms.magnitude(random, 0, 6);
    for (int i = 0; i < q.length; i++) q[i] = far * random.nextGaussian();
    for (int c = 0; c < world.space().components().size(); c++) {
      int i = world.space().offset(c);
      if (world.space().components().get(c) instanceof Component.Interval line) {
        q[i] = line.range().nearest(q[i]);
      }
    }
    world.space().normalise(q);
    return q;
  }

  private static double farthestOff(
      World world, StraightMotion motion, double[] from, double[] to, double t) {
    double[] q = new double[from.length];
    motion.at(t, q);
    ForwardKinematics kinematics = new ForwardKinematics(world.mechanism());
    double[] poses = new double[kinematics.length()];
    kinematics.place(q, poses);
    DoubleDouble[] exact = new StraightPath(world.robots(), from, to).exact(DoubleDouble.of(t));
    List<Rigid> places = PlainKinematics.place(world.robots(), exact);
    double most = 0;
    for (int l = 0; l < places.size(); l++) {
      int frame = Pose.STRIDE * world.mechanism().frameOf(0, l);
      most = Math.max(most, off(poses, frame, places.get(l)));
    }
    return most;
  }

  private static double off(double[] poses, int frame, Rigid place) {
    double[] p = {0.6, -0.64, 0.48};
    double[] found = new double[3];
    Poses.apply(poses, frame, p, 0, found);
    Vector exact = place.apply(Vector.of(p[0], p[1], p[2]));
    return exact.minus(Vector.of(found[0], found[1], found[2])).length().value();
  }
}
