package clearway.kinematics;

import clearway.geometry.Pose;
import java.util.Arrays;

/**
 * The screws between two frames, in order from the base to the tip: how the tip moves as seen from
 * the base.
 *
 * <p>Where the way first climbs from the base towards the ground, its screws are reversed: they
 * move the rest of the mechanism against the base, about the same axes in the opposite sense. Any
 * two frames of any robots are joined by such a chain. Immutable.
 */
public final class Chain {
  private final Mechanism mechanism;
  private final int base;
  private final int tip;
  private final int[] screws;
  private final int[] signs; // -1 for a reversed screw

  private Chain(Mechanism mechanism, int base, int tip) {
    this.mechanism = mechanism;
    this.base = base;
    this.tip = tip;
    int common = mechanism.commonFrame(base, tip);
    Integers up = new Integers();
    Integers down = new Integers();
    for (int f = base; f != common; f = mechanism.parent[f]) addScrews(f, up);
    for (int f = tip; f != common; f = mechanism.parent[f]) addScrews(f, down);
    screws = new int[up.size() + down.size()];
    signs = new int[screws.length];
    for (int k = 0; k < screws.length; k++) {
      boolean reversed = k < up.size();
      screws[k] = reversed ? up.get(k) : down.get(screws.length - 1 - k);
      signs[k] = reversed ? -1 : 1;
    }
  }

  /** The chain that shows the motion of frame {@code tip} to an observer on frame {@code base}. */
  public static Chain between(Mechanism mechanism, int base, int tip) {
    return new Chain(mechanism, base, tip);
  }

  /** The screws of a frame, the last first. */
  private void addScrews(int frame, Integers out) {
    for (int s = mechanism.firstScrew[frame + 1] - 1; s >= mechanism.firstScrew[frame]; s--) {
      out.add(s);
    }
  }

  Mechanism mechanism() {
    return mechanism;
  }

  public int base() {
    return base;
  }

  public int tip() {
    return tip;
  }

  /** How many screws lie between the two frames; zero if neither moves against the other. */
  public int length() {
    return screws.length;
  }

  /** First coordinate of the configuration that moves the k-th screw. */
  public int coordinate(int k) {
    return mechanism.coordinate[mechanism.screwFrame[screws[k]]];
  }

  /** Whether the k-th screw is a joint of a single value, turning or sliding about its own axis. */
  public boolean isSingle(int k) {
    return mechanism.kind[mechanism.screwFrame[screws[k]]] <= Mechanism.PRISMATIC;
  }

  int screw(int k) {
    return screws[k];
  }

  int sign(int k) {
    return signs[k];
  }

  /**
   * COMPUTE-SPHERE: writes for every screw how far a unit of it can carry a point of the body: for
   * a turning screw the largest distance from its axis at any configuration, for a sliding one 1.
   *
   * <p>Up to rounding in the last places; {@link MotionBounds} adds what covers it. Infinite behind
   * a screw without limits.
   *
   * @param points of the body in the tip's frame, x y z each, each grown by {@code radius}
   * @param out receives {@link #length} factors
   * @return the ball, in the base's frame, that the body never leaves by more than rounding
   */
  public EnclosingBall factors(double[] points, int count, double radius, double[] out) {
    EnclosingBall ball = EnclosingBall.of(points, count, radius);
    double[] centre = {ball.x(), ball.y(), ball.z()};
    double far = farthestFrom(centre, points, count) + radius; // exact where that is
    EnclosingBall tight = new EnclosingBall(centre[0], centre[1], centre[2], far);
    return sweep(tight, points, count, radius, out, false);
  }

  /** As {@link #factors(double[], int, double, double[])} for all points of a ball. */
  public EnclosingBall factors(EnclosingBall ball, double[] out) {
    return sweep(ball, new double[0], 0, 0, out, false);
  }

  /** The ball swept in the base's frame by the screws that have limits, the others at zero. */
  public EnclosingBall sweepOfLimited(EnclosingBall ball) {
    return sweep(ball, new double[0], 0, 0, new double[screws.length], true);
  }

  private EnclosingBall sweep(
      EnclosingBall ball,
      double[] points,
      int count,
      double radius,
      double[] out,
      boolean limited) {
    double[] c = {ball.x(), ball.y(), ball.z()};
    double r = ball.radius();
    for (int k = screws.length - 1; k >= 0; k--) {
      int s = screws[k];
      int f = mechanism.screwFrame[s];
      if (signs[k] < 0 && s == mechanism.firstScrew[f]) intoJoint(f, c, 0);
      if (mechanism.screwTurns[s]) {
        boolean first = k == screws.length - 1 && count > 0;
        if (first && signs[k] < 0) points = inJoint(f, points, count);
        double[] onAxis = nearestOnAxis(f, c);
        out[k] = first ? farthestFromAxis(f, points, count) + radius : distance(c, onAxis) + r;
        r = first ? farthestFrom(onAxis, points, count) + radius : out[k];
        c = onAxis;
      } else {
        out[k] = 1;
        for (int i = 0; i < 3; i++) c[i] += signs[k] * mechanism.screwMiddle[3 * s + i];
        r += limited ? mechanism.screwLimitedReach[s] : mechanism.screwReach[s];
      }
      if (signs[k] > 0 && s == mechanism.firstScrew[f]) outOfJoint(f, c);
    }
    return new EnclosingBall(c[0], c[1], c[2], r);
  }

  /** From the frame of f's joint at zero into the parent's frame. */
  private void outOfJoint(int f, double[] c) {
    double[] p = mechanism.placement;
    int at = Pose.STRIDE * f;
    double[] moved = new double[3];
    for (int row = 0; row < 3; row++) {
      int r = at + 3 * row;
      moved[row] = p[r] * c[0] + p[r + 1] * c[1] + p[r + 2] * c[2] + p[at + 9 + row];
    }
    System.arraycopy(moved, 0, c, 0, 3);
  }

  /** Takes the point c[i .. i + 3) from the parent's frame into that of f's joint at zero. */
  private void intoJoint(int f, double[] c, int i) {
    double[] p = mechanism.placement;
    int at = Pose.STRIDE * f;
    double x = c[i] - p[at + 9];
    double y = c[i + 1] - p[at + 10];
    double z = c[i + 2] - p[at + 11];
    for (int k = 0; k < 3; k++) c[i + k] = p[at + k] * x + p[at + 3 + k] * y + p[at + 6 + k] * z;
  }

  /** The points of the parent's frame in the frame of f's joint at zero. */
  private double[] inJoint(int f, double[] points, int count) {
    double[] moved = Arrays.copyOf(points, 3 * count);
    for (int i = 0; i < 3 * count; i += 3) intoJoint(f, moved, i);
    return moved;
  }

  /** The point of f's axis nearest to c; the origin where the axis may have any direction. */
  private double[] nearestOnAxis(int f, double[] c) {
    if (mechanism.kind[f] == Mechanism.FLOATING) return new double[3];
    double[] a = mechanism.axis;
    double along = c[0] * a[3 * f] + c[1] * a[3 * f + 1] + c[2] * a[3 * f + 2];
    return new double[] {along * a[3 * f], along * a[3 * f + 1], along * a[3 * f + 2]};
  }

  private double farthestFromAxis(int f, double[] points, int count) {
    double most = 0;
    double[] point = new double[3];
    for (int i = 0; i < count; i++) {
      System.arraycopy(points, 3 * i, point, 0, 3);
      most = Math.max(most, distance(point, nearestOnAxis(f, point)));
    }
    return most;
  }

  private static double farthestFrom(double[] c, double[] points, int count) {
    double most = 0;
    double[] point = new double[3];
    for (int i = 0; i < count; i++) {
      System.arraycopy(points, 3 * i, point, 0, 3);
      most = Math.max(most, distance(point, c));
    }
    return most;
  }

  private static double distance(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
