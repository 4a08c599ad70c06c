package clearway.check;

import clearway.geometry.Pose;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.StraightMotion;
import java.util.Arrays;

/**
 * How the objects of a world move over one interval of a motion: bounds for every view of the
 * {@link PairTable}, computed when first asked for. Owns its scratch: one thread at a time.
 */
final class IntervalMotion {
  private static final int TWIST = 6;

  private final PairTable table;
  private final MotionBounds shared;
  private final MotionBounds[] bounds; // of each view
  private final long[] viewEpoch; // interval for which a view was computed
  private final double[] displacement;
  private final double[] centres; // of each object's ball in the world at the reference
  private final long[] centreEpoch;
  private final double[] twist = new double[TWIST];
  private final double[] centre = new double[3];
  private double[] poses;
  private long epoch;

  IntervalMotion(PairTable table) {
    this.table = table;
    shared = new MotionBounds(table.prepared.world().mechanism());
    bounds = new MotionBounds[table.views.length];
    for (int v = 0; v < bounds.length; v++) bounds[v] = shared.beside(table.views[v].chain());
    viewEpoch = new long[bounds.length];
    displacement = new double[bounds.length];
    centres = new double[3 * table.balls.length];
    centreEpoch = new long[table.balls.length];
  }

  /** Takes an interval; poses of all frames at the reference are kept, not copied. */
  void set(StraightMotion motion, double from, double to, double reference, double[] framePoses) {
    poses = framePoses;
    epoch++;
    shared.interval(motion, from, to, reference, framePoses);
  }

  double[] poses() {
    return poses;
  }

  private MotionBounds view(int v) {
    if (viewEpoch[v] == epoch) return bounds[v];
    viewEpoch[v] = epoch;
    PairTable.View view = table.views[v];
    EnclosingBall ball = view.ball();
    bounds[v].body(view.chain(), view.factors(), ball.x(), ball.y(), ball.z(), ball.radius());
    displacement[v] = bounds[v].displacement();
    return bounds[v];
  }

  /** Upper bound on how far any point gets from its place at the reference. */
  double displacement(int view) {
    if (view == PairTable.STILL) return 0;
    view(view);
    return displacement[view];
  }

  double acceleration(int view) {
    return view == PairTable.STILL ? 0 : view(view).acceleration();
  }

  /** Along a unit vector of the world at the reference. */
  double acceleration(int view, double x, double y, double z) {
    return view == PairTable.STILL ? 0 : view(view).acceleration(x, y, z);
  }

  double twistError(int view) {
    return view == PairTable.STILL ? 0 : view(view).twistError();
  }

  /**
   * Writes the velocity, at the origin of a frame with the given pose in the world, and the angular
   * velocity of a view's object, along the axes of that frame.
   */
  void copyTwist(int view, double[] pose, double[] out) {
    if (view == PairTable.STILL) {
      Arrays.fill(out, 0, TWIST, 0);
      return;
    }
    view(view).copyTwist(twist);
    bounds[view].copyCentre(centre);
    double x = pose[9] - centre[0];
    double y = pose[10] - centre[1];
    double z = pose[11] - centre[2];
    double vx = twist[0] + twist[4] * z - twist[5] * y;
    double vy = twist[1] + twist[5] * x - twist[3] * z;
    double vz = twist[2] + twist[3] * y - twist[4] * x;
    for (int k = 0; k < 3; k++) {
      out[k] = pose[k] * vx + pose[3 + k] * vy + pose[6 + k] * vz;
      out[3 + k] = pose[k] * twist[3] + pose[3 + k] * twist[4] + pose[6 + k] * twist[5];
    }
  }

  /** A lower bound, up to rounding of the placements, on the distance of two objects' balls. */
  double ballGap(int a, int b) {
    int i = centre(a);
    int j = centre(b);
    double x = centres[j] - centres[i];
    double y = centres[j + 1] - centres[i + 1];
    double z = centres[j + 2] - centres[i + 2];
    return Math.sqrt(x * x + y * y + z * z) - table.balls[a].radius() - table.balls[b].radius();
  }

  private int centre(int o) {
    int at = 3 * o;
    if (centreEpoch[o] == epoch) return at;
    centreEpoch[o] = epoch;
    EnclosingBall ball = table.balls[o];
    int f = Pose.STRIDE * table.frames[o];
    for (int k = 0; k < 3; k++) {
      int row = f + 3 * k;
      centres[at + k] =
          poses[row] * ball.x()
              + poses[row + 1] * ball.y()
              + poses[row + 2] * ball.z()
              + poses[f + 9 + k];
    }
    return at;
  }
}
