package clearway.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.StraightMotion;
import clearway.oracle.Trials;
import clearway.recipe.MovingWorld;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import org.junit.jupiter.api.Test;

/** What an interval of a motion says of its pairs, against the poses themselves. */
class IntervalMotionTest {
  private static final long FIRST = Long.getLong("clearway.seed", 0);

  /** One motion of one world, looked at from the last frame that carries both objects of a pair. */
  private static final class Case {
    final MovingWorld recipe;
    final PreparedWorld prepared;
    final PairTable table;
    final IntervalMotion moving;
    final StraightMotion motion;
    final ForwardKinematics kinematics;
    final double from;
    final double to;
    final double reference;

    Case(long seed) {
      recipe = MovingWorld.of(seed);
      prepared = PreparedWorld.of(recipe.world());
      table = new PairTable(prepared);
      moving = new IntervalMotion(table);
      motion = StraightMotion.between(recipe.world().mechanism(), recipe.from(), recipe.to());
      kinematics = new ForwardKinematics(recipe.world().mechanism());
      from = recipe.motion().start();
      to = recipe.motion().end();
      reference = recipe.motion().reference();
      moving.set(motion, from, to, reference, poses(reference));
    }

    double[] poses(double t) {
      double[] q = new double[recipe.world().space().dimension()];
      motion.at(t, q);
      double[] poses = new double[kinematics.length()];
      kinematics.place(q, poses);
      return poses;
    }

    /** A point of a frame at t, as seen from the common frame of a pair. */
    double[] seen(int p, int frame, double[] point, double t) {
      double[] poses = poses(t);
      Pairing pair = table.pairs[p];
      int base =
          recipe.world().mechanism().commonFrame(table.frames[pair.a()], table.frames[pair.b()]);
      double[] relative = new double[Pose.STRIDE];
      Poses.relative(pose(poses, base), pose(poses, frame), relative);
      double[] out = new double[3];
      Poses.apply(relative, 0, point, 0, out);
      return out;
    }

    double size() {
      return recipe.world().size() + motion.unlimitedTravel();
    }

    double rounding() {
      return recipe.world().rounding(motion);
    }
  }

  private static double[] pose(double[] poses, int frame) {
    double[] pose = new double[Pose.STRIDE];
    System.arraycopy(poses, Pose.STRIDE * frame, pose, 0, Pose.STRIDE);
    return pose;
  }

  private static double distance(double[] p, double[] q) {
    double x = p[0] - q[0];
    double y = p[1] - q[1];
    double z = p[2] - q[2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  @Test
  void twists_areTheDerivativesOfThePlaces() {
    int moved = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(400); seed++) {
      Case one = new Case(seed);
      for (int p = 0; p < Math.min(6, one.table.pairs.length); p++) {
        Pairing pair = one.table.pairs[p];
        moved += requireTwist(one, p, pair.a(), one.table.viewA[p]);
        moved += requireTwist(one, p, pair.b(), one.table.viewB[p]);
      }
    }
    assertTrue(moved > Trials.of(400), moved + " moved");
  }

  /** The velocity of a point of an object, along the axes of the first object's frame. */
  private static int requireTwist(Case one, int p, int object, int view) {
    double[] poseA = pose(one.moving.poses(), one.table.frames[one.table.pairs[p].a()]);
    double[] twist = new double[6];
    one.moving.copyTwist(view, poseA, twist);
    double[] point = {one.table.balls[object].x(), one.table.balls[object].y(), 0.3};
    int frame = one.table.frames[object];
    double h = 1e-5;
    double t = Math.max(h, Math.min(1 - h, one.reference));
    if (t != one.reference) return 0;
    double[] before = one.seen(p, frame, point, t - h);
    double[] after = one.seen(p, frame, point, t + h);
    double[] derived = new double[3];
    for (int k = 0; k < 3; k++) derived[k] = (after[k] - before[k]) / (2 * h);
    double speed = distance(after, before) / (2 * h);
    double[] said = velocityInWorld(one, twist, poseA, frame, point);
    double[] base = baseOf(one, p);
    double[] inBase = new double[3];
    for (int k = 0; k < 3; k++) {
      inBase[k] = base[k] * said[0] + base[3 + k] * said[1] + base[6 + k] * said[2];
    }
    double acceleration = view == PairTable.STILL ? 0 : one.moving.acceleration(view);
    double room = 1e-4 * speed + one.rounding() / h + 1e-4 * h * acceleration + 1e-9 * one.size();
    double off = distance(inBase, derived);
    assertTrue(off <= room, () -> one.recipe + ": off by " + off + " of " + speed);
    return speed > 100 * room ? 1 : 0;
  }

  private static double[] baseOf(Case one, int p) {
    Pairing pair = one.table.pairs[p];
    int a = one.table.frames[pair.a()];
    int b = one.table.frames[pair.b()];
    return pose(one.moving.poses(), one.recipe.world().mechanism().commonFrame(a, b));
  }

  private static double[] velocityInWorld(
      Case one, double[] twist, double[] poseA, int frame, double[] point) {
    double[] relative = new double[Pose.STRIDE];
    Poses.relative(poseA, pose(one.moving.poses(), frame), relative);
    double[] x = new double[3];
    Poses.apply(relative, 0, point, 0, x);
    double vx = twist[0] + twist[4] * x[2] - twist[5] * x[1];
    double vy = twist[1] + twist[5] * x[0] - twist[3] * x[2];
    double vz = twist[2] + twist[3] * x[1] - twist[4] * x[0];
    double[] out = new double[3];
    for (int k = 0; k < 3; k++) {
      out[k] = poseA[3 * k] * vx + poseA[3 * k + 1] * vy + poseA[3 * k + 2] * vz;
    }
    return out;
  }

  @Test
  void balls_keepTheirGapLessTheDisplacements() {
    int apart = 0;
    for (long seed = FIRST; seed < FIRST + Trials.of(400); seed++) {
      Case one = new Case(seed);
      WorldQuery query = new WorldQuery(one.prepared);
      for (int p = 0; p < Math.min(6, one.table.pairs.length); p++) {
        Pairing pair = one.table.pairs[p];
        double gap = one.moving.ballGap(pair.a(), pair.b());
        double displacement =
            one.moving.displacement(one.table.viewA[p])
                + one.moving.displacement(one.table.viewB[p]);
        if (!(gap > displacement)) continue;
        apart++;
        for (int i = 0; i <= 8; i++) {
          double t = one.from + (one.to - one.from) * i / 8;
          query.placeFrames(one.poses(t));
          double distance = query.distance(pair) + one.rounding();
          assertTrue(distance >= gap - displacement, one.recipe::toString);
        }
      }
    }
    assertTrue(apart > Trials.of(400) / 4, apart + " apart");
  }
}
