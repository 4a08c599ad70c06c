package clearway.recipe;

import clearway.kinematics.Joint;
import clearway.kinematics.Robot;
import clearway.recipe.MotionRecipe.Ends;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws the second end of a motion, so far from the first as asked and within limits. */
final class EndDraws {
  private final Ends ends;
  private double amplitude;
  private final double scale;
  private final RandomGenerator random;
  private int joints;
  private int chosen;

  EndDraws(Ends ends, double amplitude, double scale, RandomGenerator random) {
    this.ends = ends;
    this.amplitude = amplitude;
    this.scale = scale;
    this.random = random;
  }

  double[] from(List<Robot> robots, double[] from) {
    double[] to = from.clone();
    if (ends == Ends.SAME) return to;
    MotionRecipe.forEach(robots, (joint, i) -> joints++);
    chosen = joints == 0 ? 0 : random.nextInt(joints);
    joints = 0;
    MotionRecipe.forEach(
        robots,
        (joint, i) -> {
          if (ends == Ends.UNEVEN) amplitude = Randoms.magnitude(random, -3, 1.3);
          if (moves(joints++)) move(joint, i, to);
        });
    return to;
  }

  private boolean moves(int joint) {
    if (ends == Ends.ONE_JOINT) return joint == chosen;
    return ends != Ends.FEW_JOINTS || random.nextInt(3) == 0;
  }

  private void move(Joint joint, int i, double[] to) {
    Range[] ranges = MotionRecipe.ranges(joint);
    double unit = joint instanceof Joint.Revolute ? 1 : scale;
    for (int k = 0; k < ranges.length; k++) to[i + k] = moved(ranges[k], to[i + k], unit);
    if (joint instanceof Joint.Continuous) turnCircle(to, i);
    if (joint instanceof Joint.Planar) turnCircle(to, i + 2);
    if (joint instanceof Joint.Floating) turnBody(to, i + 3);
  }

  private double moved(Range range, double value, double unit) {
    if (ends == Ends.LIMITS && range.isBounded()) {
      return random.nextBoolean() ? range.lower() : range.upper();
    }
    return range.nearest(value + amplitude * unit * (2 * random.nextDouble() - 1));
  }

  private void turnCircle(double[] to, int i) {
    if (ends == Ends.HALF_TURNS) {
      to[i] = to[i] > 0 ? to[i] - Math.PI : to[i] + Math.PI;
      return;
    }
    double angle = to[i] + Math.min(Math.PI, amplitude) * (2 * random.nextDouble() - 1);
    if (angle > Math.PI) angle -= 2 * Math.PI;
    if (angle < -Math.PI) angle += 2 * Math.PI;
    to[i] = Math.max(-Math.PI, Math.min(Math.PI, angle));
  }

  /** By the amplitude about a random axis; half the time given by the opposite quaternion. */
  private void turnBody(double[] to, int i) {
    double[] u = Randoms.unit(random);
    double angle =
        ends == Ends.HALF_TURNS ? Math.PI : Math.min(Math.PI, amplitude) * random.nextDouble();
    double s = StrictMath.sin(angle / 2);
    double c = ends == Ends.HALF_TURNS ? 0 : StrictMath.cos(angle / 2);
    double[] p = {c, s * u[0], s * u[1], s * u[2]};
    double[] q = {to[i], to[i + 1], to[i + 2], to[i + 3]};
    double[] product = {
      p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
      p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
      p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
      p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0]
    };
    double sum = 0;
    for (double entry : product) sum += entry * entry;
    double sign = random.nextBoolean() ? -1 : 1;
    for (int k = 0; k < 4; k++) to[i + k] = sign * product[k] / Math.sqrt(sum);
  }
}
