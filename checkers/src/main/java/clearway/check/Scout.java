package clearway.check;

import clearway.geometry.Pose;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.StraightMotion;
import clearway.world.WorldQuery;

/**
 * Looks for surfaces that meet at single configurations, before anything is divided: a collision is
 * cheaper to find than freedom is to prove, and most are found by a look or two.
 *
 * <p>Proves nothing; pairs whose balls are apart are passed over. Owns its scratch: one thread at a
 * time.
 */
final class Scout {
  static final int NONE = -1;

  /** Longest part, in the normalised space, that is left between looks. */
  private static final double PART = 0.06;

  private static final int MOST = 63;

  private final PairTable table;
  private final WorldQuery query;
  private final WorkCounts counts;
  private final ForwardKinematics kinematics;
  private final double[] configuration;
  private final double[] poses;
  private final double[] centres; // of every object's ball in the world

  Scout(PairTable table, WorldQuery query, WorkCounts counts) {
    this.table = table;
    this.query = query;
    this.counts = counts;
    kinematics = new ForwardKinematics(query.world().mechanism());
    configuration = new double[query.world().space().dimension()];
    poses = new double[kinematics.length()];
    centres = new double[3 * table.balls.length];
  }

  /** How many looks a motion is worth: the longer, the more, down to parts of {@link #PART}. */
  static int looks(StraightMotion motion) {
    int looks = 1;
    for (double part = motion.largestNormalisedChange() / 2;
        part > PART && looks < MOST;
        part /= 2) {
      looks = 2 * looks + 1;
    }
    return looks;
  }

  /** Where the looks are taken: 1/2, 1/4, 3/4, 1/8 and so on. */
  static double place(int look) {
    int level = 31 - Integer.numberOfLeadingZeros(look + 1);
    int within = look + 1 - (1 << level);
    return (within + 0.5) / (1 << level);
  }

  /** The first pair whose surfaces meet at t, or NONE. */
  int look(StraightMotion motion, double t) {
    counts.placements++;
    motion.at(t, configuration);
    kinematics.place(configuration, poses);
    for (int o = 0; o < table.balls.length; o++) placeBall(o);
    query.placeFrames(poses);
    for (int p = 0; p < table.pairs.length; p++) {
      boolean near = depth(table.pairs[p].a(), table.pairs[p].b()) >= 0;
      if (near && query.meet(table.pairs[p])) return p;
    }
    return NONE;
  }

  private void placeBall(int o) {
    EnclosingBall ball = table.balls[o];
    int f = Pose.STRIDE * table.frames[o];
    for (int k = 0; k < 3; k++) {
      int row = f + 3 * k;
      centres[3 * o + k] =
          poses[row] * ball.x()
              + poses[row + 1] * ball.y()
              + poses[row + 2] * ball.z()
              + poses[f + 9 + k];
    }
  }

  /** How deep two objects' balls overlap; negative if they are apart. */
  private double depth(int a, int b) {
    double x = centres[3 * b] - centres[3 * a];
    double y = centres[3 * b + 1] - centres[3 * a + 1];
    double z = centres[3 * b + 2] - centres[3 * a + 2];
    return table.balls[a].radius() + table.balls[b].radius() - Math.sqrt(x * x + y * y + z * z);
  }
}
