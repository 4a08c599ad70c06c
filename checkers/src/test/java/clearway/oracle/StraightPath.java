package clearway.oracle;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import java.util.Arrays;
import java.util.List;

/** The motion between two way-points, to the letter: linear, shorter way round, shorter arc. */
public final class StraightPath implements CoordinatePath {
  private final double[] from;
  private final double[] to;
  private final DoubleDouble[] change; // of each coordinate; of an orientation's first: its angle
  private final boolean[] turnsWhole; // orientations, at their first coordinate

  public StraightPath(List<Robot> robots, double[] from, double[] to) {
    this.from = from;
    this.to = to;
    change = new DoubleDouble[from.length];
    turnsWhole = new boolean[from.length];
    for (int i = 0; i < from.length; i++) change[i] = difference(i);
    int first = 0;
    for (Robot robot : robots) {
      for (Link link : robot.links()) {
        setJoint(link.joint(), first);
        first += Joint.coordinates(link.joint());
      }
    }
  }

  private void setJoint(Joint joint, int i) {
    if (joint instanceof Joint.Continuous) change[i] = shorter(change[i]);
    if (joint instanceof Joint.Planar) change[i + 2] = shorter(change[i + 2]);
    if (!(joint instanceof Joint.Floating)) return;
    turnsWhole[i + 3] = true;
    DoubleDouble[] turn = turn(i + 3);
    DoubleDouble sine = new Vector(turn[1], turn[2], turn[3]).length();
    change[i + 3] = Trigonometry.angle(sine, turn[0]).times(DoubleDouble.of(2));
  }

  private DoubleDouble difference(int i) {
    return DoubleDouble.of(to[i]).minus(DoubleDouble.of(from[i]));
  }

  /** Half a turn, which the nearest double stands for, goes in the positive direction. */
  private static DoubleDouble shorter(DoubleDouble turn) {
    DoubleDouble whole = Trigonometry.PI.times(DoubleDouble.of(2));
    if (turn.value() > Math.PI) return turn.minus(whole);
    return turn.value() <= -Math.PI ? turn.plus(whole) : turn;
  }

  /** The quaternion that takes the first orientation at i to the second along the shorter arc. */
  private DoubleDouble[] turn(int i) {
    double dot = 0;
    for (int k = i; k < i + 4; k++) dot += from[k] * to[k];
    DoubleDouble sign = DoubleDouble.of(dot < 0 ? -1 : 1);
    DoubleDouble w = DoubleDouble.of(from[i]);
    Vector v = Vector.of(from[i + 1], from[i + 2], from[i + 3]);
    DoubleDouble endW = DoubleDouble.of(to[i]).times(sign);
    Vector end = Vector.of(to[i + 1], to[i + 2], to[i + 3]).times(sign);
    Vector part = end.times(w).minus(v.times(endW)).minus(end.cross(v));
    return new DoubleDouble[] {endW.times(w).plus(end.dot(v)), part.x(), part.y(), part.z()};
  }

  @Override
  public void at(int i, double t, double[] jet) {
    double speed = change[i].value();
    jet[0] = turnsWhole[i] ? t * speed : from[i] + t * speed;
    jet[1] = speed;
    jet[2] = 0;
  }

  @Override
  public double[] axis(int i) {
    DoubleDouble[] turn = turn(i);
    Vector v = new Vector(turn[1], turn[2], turn[3]);
    double length = v.length().value();
    if (length == 0) return new double[] {0, 0, 1};
    return new double[] {v.x().value() / length, v.y().value() / length, v.z().value() / length};
  }

  @Override
  public double[] start(int i) {
    return Arrays.copyOfRange(from, i, i + 4);
  }

  /** The speed of coordinate i, or of the orientation that begins there. */
  public DoubleDouble change(int i) {
    return change[i];
  }

  /** The configuration at t to about 30 digits; quaternions of any length. */
  public DoubleDouble[] exact(DoubleDouble t) {
    DoubleDouble[] q = new DoubleDouble[from.length];
    for (int i = 0; i < q.length; i++) {
      if (turnsWhole[i]) {
        setOrientation(i, t, q);
        i += 3;
      } else {
        q[i] = DoubleDouble.of(from[i]).plus(change[i].times(t));
      }
    }
    return q;
  }

  private void setOrientation(int i, DoubleDouble t, DoubleDouble[] q) {
    DoubleDouble[] turn = turn(i);
    Vector v = new Vector(turn[1], turn[2], turn[3]);
    DoubleDouble length = v.length();
    DoubleDouble half = change[i].times(t).over(DoubleDouble.of(2));
    DoubleDouble cos = Trigonometry.cos(half);
    Vector axis = length.sign() == 0 ? v : v.times(Trigonometry.sin(half).over(length));
    DoubleDouble w = DoubleDouble.of(from[i]);
    Vector start = Vector.of(from[i + 1], from[i + 2], from[i + 3]);
    Vector part = start.times(cos).plus(axis.times(w)).plus(axis.cross(start));
    q[i] = cos.times(w).minus(axis.dot(start));
    q[i + 1] = part.x();
    q[i + 2] = part.y();
    q[i + 3] = part.z();
  }
}
