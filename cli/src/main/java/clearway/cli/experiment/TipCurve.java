package clearway.cli.experiment;

import clearway.check.CheckSession;
import clearway.check.CheckStatistics;
import clearway.check.SegmentBatch.Segment;
import clearway.check.SegmentCheck;
import clearway.check.Verdict;
import clearway.geometry.Pose;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.StraightMotion;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** The curve of the tip of a world's last object, and where a checker looked along it. */
final class TipCurve {
  private static final int CHORDS = 2000;

  private final StraightMotion motion;
  private final ForwardKinematics kinematics;
  private final int frame;
  private final double[] tip; // in the frame
  private final TreeSet<Double> looks = new TreeSet<>(); // parameters of the motion
  private Verdict verdict;
  private CheckStatistics counts;

  private TipCurve(World world, StraightMotion motion) {
    this.motion = motion;
    kinematics = new ForwardKinematics(world.mechanism());
    CollisionObject last = world.objects().get(world.objects().size() - 1);
    frame = last.frame();
    tip = farthest(ObjectPoints.of(last));
  }

  static TipCurve of(PreparedWorld prepared, Segment segment, Contender contender) {
    CheckSession session = contender.checker().open();
    SegmentCheck check = session.segment(segment.from(), segment.to());
    TipCurve curve = new TipCurve(prepared.world(), check.motion());
    if (session.checker().name().equals("adaptive")) curve.looks.addAll(List.of(0.0, 1.0));
    curve.follow(check);
    curve.counts = session.statistics();
    return curve;
  }

  /** The point farthest from the frame's origin. */
  private static double[] farthest(double[] points) {
    int most = 0;
    for (int i = 3; i < points.length; i += 3) {
      if (squared(points, i) > squared(points, most)) most = i;
    }
    return Arrays.copyOfRange(points, most, most + 3);
  }

  private static double squared(double[] p, int i) {
    return p[i] * p[i] + p[i + 1] * p[i + 1] + p[i + 2] * p[i + 2];
  }

  /**
   * Before each step a check that is pending tells where it looks next. The adaptive checker looks
   * at both ends besides.
   */
  private void follow(SegmentCheck check) {
    while (check.verdict().isPending()) {
      if (check.orUndecided() instanceof Verdict.Undecided next) looks.add(next.t());
      check.advance();
    }
    verdict = check.verdict();
  }

  boolean isFree() {
    return verdict.isFree();
  }

  long looks() {
    return looks.size();
  }

  CheckStatistics counts() {
    return counts;
  }

  double length() {
    return length(0, 1);
  }

  /** The longest way of the tip between two neighbours that were looked at, or to an end. */
  double longestGap() {
    double longest = 0;
    double last = 0;
    for (double t : looks) {
      longest = Math.max(longest, length(last, t));
      last = t;
    }
    return Math.max(longest, length(last, 1));
  }

  private double length(double from, double to) {
    int chords = 1 + (int) (CHORDS * (to - from));
    double[] last = place(from);
    double sum = 0;
    for (int i = 1; i <= chords; i++) {
      double[] here = place(from + (to - from) * i / chords);
      double x = here[0] - last[0];
      double y = here[1] - last[1];
      double z = here[2] - last[2];
      sum += Math.sqrt(x * x + y * y + z * z);
      last = here;
    }
    return sum;
  }

  /** Where the tip is in the world at t. */
  private double[] place(double t) {
    double[] q = new double[motion.mechanism().space().dimension()];
    double[] poses = new double[kinematics.length()];
    motion.at(t, q);
    kinematics.place(q, poses);
    int at = Pose.STRIDE * frame;
    double[] out = new double[3];
    for (int row = 0; row < 3; row++) {
      out[row] = poses[at + 9 + row];
      for (int k = 0; k < 3; k++) out[row] += poses[at + 3 * row + k] * tip[k];
    }
    return out;
  }

  /**
   * The curve with a dot for each look.
   *
   * @param side of a dot, in the world's units
   */
  Figure figure(String title, double side) {
    CurvePlot plot = new CurvePlot(title);
    double[][] curve = new double[CHORDS + 1][];
    for (int i = 0; i <= CHORDS; i++) curve[i] = place((double) i / CHORDS);
    double[][] dots = looks.stream().map(this::place).toArray(double[][]::new);
    return new Figure(title + ": " + dots.length + " configurations", plot.draw(curve, dots, side));
  }
}
