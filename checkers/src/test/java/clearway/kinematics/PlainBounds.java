package clearway.kinematics;

import clearway.geometry.Pose;
import clearway.recipe.MotionRecipe;

/**
 * The formulas of the bounds once more, without any allowance for rounding, and with a bug planted
 * on request.
 */
final class PlainBounds {
  /** What can be wrong. */
  enum Slip {
    NONE,
    ACCELERATION_WITHOUT_TWICE_THE_MIXED_TERMS,
    HALF_THE_INTERVAL_FOR_ANY_REFERENCE,
    BEND_AS_IF_THE_REFERENCE_WERE_THE_MIDDLE,
    FOLLOWER_WITHOUT_MULTIPLIER,
    BODY_WITHOUT_RADIUS,
    FRAME_ORIGIN_FOR_THE_BODY,
    REVERSED_SCREW_WITHOUT_ITS_SIGN,
    LEVER_OF_THE_PARENT,
    LOCAL_LEVER_WITHOUT_WHAT_FOLLOWS,
    DIRECTION_WITHOUT_THE_TURNING_OF_AXES,
    DIRECTION_WITH_THE_INNER_AXIS
  }

  private final MotionTrial trial;
  private final Slip slip;
  private final ScrewAxes screws;
  private final int count;
  private final double[] factor;
  private final double[] speed;
  private final double[] centre;
  private final double radius;
  private final double length; // of the interval
  private final double span;

  PlainBounds(MotionTrial trial, Slip slip) {
    this.trial = trial;
    this.slip = slip;
    screws = new ScrewAxes(trial.mechanism);
    MotionRecipe recipe = trial.recipe;
    screws.set(trial.motion, recipe.start(), recipe.end(), recipe.reference(), trial.poses);
    count = trial.chain.length();
    factor = new double[count];
    speed = new double[count];
    boolean atOrigin = slip == Slip.FRAME_ORIGIN_FOR_THE_BODY;
    centre = placed(atOrigin ? new double[3] : trial.points, 0);
    radius = slip == Slip.BODY_WITHOUT_RADIUS ? 0 : trial.recipe.radius();
    length = trial.recipe.end() - trial.recipe.start();
    double after = trial.recipe.end() - trial.recipe.reference();
    boolean halved = slip == Slip.HALF_THE_INTERVAL_FOR_ANY_REFERENCE;
    span = halved ? length / 2 : Math.max(after, length - after);
    for (int k = 0; k < count; k++) speed[k] = Math.abs(rate(k));
    setFactors();
  }

  private double rate(int k) {
    int s = trial.chain.screw(k);
    double rate = ((StraightMotion) trial.motion).rate(s);
    int f = trial.mechanism.screwFrame[s];
    if (slip == Slip.FOLLOWER_WITHOUT_MULTIPLIER) rate /= trial.mechanism.multiplier[f];
    boolean signed = slip != Slip.REVERSED_SCREW_WITHOUT_ITS_SIGN;
    return signed ? trial.chain.sign(k) * rate : rate;
  }

  private double[] placed(double[] points, int i) {
    int at = Pose.STRIDE * trial.chain.tip();
    double[] p = new double[3];
    for (int row = 0; row < 3; row++) {
      p[row] = trial.poses[at + 9 + row];
      for (int k = 0; k < 3; k++) p[row] += trial.poses[at + 3 * row + k] * points[i + k];
    }
    return p;
  }

  private boolean turns(int k) {
    return screws.turns(trial.chain.screw(k));
  }

  private void setFactors() {
    double added = 0;
    for (int k = count - 1; k >= 0; k--) {
      factor[k] = turns(k) ? Math.min(trial.factors[k], lever(k) + added) : 1;
      if (slip != Slip.LOCAL_LEVER_WITHOUT_WHAT_FOLLOWS) added += factor[k] * speed[k] * span;
    }
  }

  private double lever(int k) {
    int from = slip == Slip.LEVER_OF_THE_PARENT && k > 0 && turns(k - 1) ? k - 1 : k;
    double[] across = cross(axis(from), out(centre, from));
    return norm(across) + radius;
  }

  private double[] axis(int k) {
    int s = trial.chain.screw(k);
    return new double[] {screws.axis(s, 0), screws.axis(s, 1), screws.axis(s, 2)};
  }

  private double[] out(double[] p, int k) {
    int s = trial.chain.screw(k);
    double[] out = new double[3];
    for (int i = 0; i < 3; i++) out[i] = p[i] - screws.origin(s, i);
    return out;
  }

  private double speedAtReference(double[] p) {
    double[] sum = new double[3];
    for (int k = 0; k < count; k++) {
      double[] v = turns(k) ? cross(axis(k), out(p, k)) : axis(k);
      for (int i = 0; i < 3; i++) sum[i] += rate(k) * v[i];
    }
    return norm(sum);
  }

  private double turningAtReference() {
    double[] sum = new double[3];
    for (int k = 0; k < count; k++) {
      for (int i = 0; i < 3 && turns(k); i++) sum[i] += rate(k) * axis(k)[i];
    }
    return norm(sum);
  }

  private double acceleration(double[] n) {
    double mixed = slip == Slip.ACCELERATION_WITHOUT_TWICE_THE_MIXED_TERMS ? 1 : 2;
    boolean inner = slip == Slip.DIRECTION_WITH_THE_INNER_AXIS;
    double sum = 0;
    double before = 0;
    double turned = 0;
    for (int k = 0; k < count; k++) {
      double share = n == null ? 1 : Math.min(1, norm(cross(axis(k), n)) + turned * span);
      double own = turns(k) ? speed[k] : 0;
      double others = inner && n != null ? share * before : before;
      sum += factor[k] * speed[k] * (share * own + mixed * others);
      before += inner && n != null ? own : share * own;
      if (slip != Slip.DIRECTION_WITHOUT_THE_TURNING_OF_AXES) turned += own;
    }
    return sum;
  }

  private double lengthOf(double first) {
    double after = trial.recipe.end() - trial.recipe.reference();
    double before = length - after;
    boolean middle = slip == Slip.BEND_AS_IF_THE_REFERENCE_WERE_THE_MIDDLE;
    double bend = middle ? length * length / 4 : (after * after + before * before) / 2;
    return first * length + acceleration(null) * bend;
  }

  BoundValues values() {
    double local = 0;
    double global = 0;
    for (int k = 0; k < count; k++) {
      local += factor[k] * speed[k];
      if (speed[k] > 0) global += (turns(k) ? trial.factors[k] : 1) * speed[k];
    }
    double first = speedAtReference(centre) + turningAtReference() * radius;
    double hull = 0;
    for (int i = 0; i < trial.points.length; i += 3) {
      hull = Math.max(hull, speedAtReference(placed(trial.points, i)));
    }
    double way = Math.min(local * span, first * span + acceleration(null) * span * span / 2);
    double second = lengthOf(first);
    double ofPoints = lengthOf(Math.min(first, hull));
    double best = Math.min(Math.min(global, local) * length, Math.min(second, ofPoints));
    return new BoundValues(
        global * length,
        local * length,
        second,
        ofPoints,
        best,
        way,
        acceleration(null),
        acceleration(trial.direction));
  }

  static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  private static double norm(double[] v) {
    return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  }
}
