package clearway.kinematics;

import clearway.geometry.Pose;
import clearway.oracle.CoordinatePath;
import clearway.oracle.MovingLinks;
import clearway.oracle.StraightPath;
import clearway.recipe.MotionRecipe;
import clearway.space.Configuration;

/**
 * What the points of a recipe's body really do over the interval, as the base sees it.
 *
 * <p>Lengths are those of a polyline through points of the curve, so never above the curve's.
 */
final class MotionTrial {
  private static final int CHORDS = 16;

  final MotionRecipe recipe;
  final Mechanism mechanism;
  final Motion motion;
  final Chain chain;
  final double[] points; // of the body, in the frame of the tip
  final double[] factors;
  final double[] poses;
  final double[] direction; // a unit vector in the world at the reference

  private final MovingLinks links;
  private final double[] inLink;
  private final double[][] samples = new double[CHORDS + 1][];
  private final double turning; // of all screws that turn, per unit of t
  private double longest;
  private double farthest;
  private double acceleration;
  private double alongDirection;

  MotionTrial(MotionRecipe recipe) {
    this(
        recipe,
        Mechanism.of(recipe.robots()),
        new StraightPath(recipe.robots(), recipe.from(), recipe.to()),
        null);
  }

  /** With another motion than the straight one; its path is what it really does. */
  MotionTrial(MotionRecipe recipe, Mechanism mechanism, CoordinatePath path, Motion motion) {
    this.recipe = recipe;
    this.mechanism = mechanism;
    this.motion = motion != null ? motion : straight();
    int base = recipe.base() < 0 ? Mechanism.GROUND : frame(recipe.base());
    chain = Chain.between(mechanism, base, frame(recipe.tip()));
    inLink = recipe.points();
    points = inFrame(recipe.tip(), inLink);
    factors = new double[chain.length()];
    setFactors();
    poses = posesAt(recipe.reference());
    direction = direction();
    links = new MovingLinks(recipe.robots(), path);
    turning = speed(true);
    sample();
    measure();
  }

  private StraightMotion straight() {
    return StraightMotion.between(
        mechanism, Configuration.of(recipe.from()), Configuration.of(recipe.to()));
  }

  /** Of the ball, or half the time of the very points. */
  private void setFactors() {
    if (recipe.direction()[0] < 0) chain.factors(ball(), factors);
    else chain.factors(points, points.length / 3, 0, factors);
  }

  /** The recipe's, or half the time the very axis of a screw. */
  private double[] direction() {
    double[] drawn = recipe.direction();
    if (drawn[1] < 0 || chain.length() == 0) return drawn;
    int f = mechanism.screwFrame[chain.screw((int) (chain.length() * drawn[1]) % chain.length())];
    double[] axis = new double[3];
    for (int k = 0; k < 9; k++) {
      axis[k / 3] += poses[Pose.STRIDE * f + k] * mechanism.axis[3 * f + k % 3];
    }
    return axis;
  }

  EnclosingBall ball() {
    return new EnclosingBall(points[0], points[1], points[2], recipe.radius());
  }

  double[] posesAt(double t) {
    ForwardKinematics kinematics = new ForwardKinematics(mechanism);
    double[] q = new double[mechanism.space().dimension()];
    double[] all = new double[kinematics.length()];
    motion.at(t, q);
    kinematics.place(q, all);
    return all;
  }

  private int frame(int link) {
    int robot = robot(link);
    return mechanism.frameOf(robot, link - first(robot));
  }

  private double[] inFrame(int link, double[] of) {
    int robot = robot(link);
    double[] moved = new double[of.length];
    for (int i = 0; i < of.length; i += 3) {
      mechanism
          .placementOf(robot, link - first(robot))
          .apply(of[i], of[i + 1], of[i + 2], moved, i);
    }
    return moved;
  }

  private int robot(int link) {
    int robot = 0;
    while (link >= first(robot + 1)) robot++;
    return robot;
  }

  private int first(int robot) {
    int sum = 0;
    for (int r = 0; r < robot; r++) sum += recipe.robots().get(r).links().size();
    return sum;
  }

  private double time(double step) {
    double at = recipe.start() + (recipe.end() - recipe.start()) * step / CHORDS;
    return Math.min(recipe.end(), at);
  }

  private void sample() {
    for (int step = 0; step <= CHORDS; step++) samples[step] = sampleAt(time(step));
  }

  private double[] sampleAt(double t) {
    double[] sample = new double[3 * inLink.length];
    links.at(t);
    links.points(recipe.base(), recipe.tip(), inLink, sample);
    return sample;
  }

  private void measure() {
    double[] reference = sampleAt(recipe.reference());
    double noise = accelerationNoise();
    double[] seen = new double[3];
    links.direction(recipe.base(), direction, seen);
    for (int at = 0; at < 3 * inLink.length; at += 9) {
      longest = Math.max(longest, length(at));
      for (int step = 0; step <= CHORDS; step++) {
        double[] sample = samples[step];
        double h = time(step) - recipe.reference();
        farthest = Math.max(farthest, chord(reference, sample, at, h));
        acceleration = Math.max(acceleration, norm(sample, at + 6));
        double along = 0;
        for (int k = 0; k < 3; k++) along += seen[k] * sample[at + 6 + k];
        alongDirection = Math.max(alongDirection, Math.abs(along) - noise);
      }
    }
  }

  private double length(int at) {
    double h = (recipe.end() - recipe.start()) / CHORDS;
    double sum = 0;
    for (int step = 0; step < CHORDS; step++) {
      sum += chord(samples[step], samples[step + 1], at, h);
    }
    return sum;
  }

  /** The distance between the places of a point at two times, h apart. */
  private double chord(double[] a, double[] b, int at, double h) {
    boolean small = motion instanceof StraightMotion && turning * Math.abs(h) < 1e-3;
    return small ? smallChord(a, b, at, h) : apart(a, b, at);
  }

  /** From the derivatives, where the difference of positions would lose its digits. */
  private static double smallChord(double[] a, double[] b, int at, double h) {
    double[] chord = new double[3];
    for (int k = 0; k < 3; k++) {
      double mean = (a[at + 3 + k] + b[at + 3 + k]) / 2;
      chord[k] = h * (mean + h * (a[at + 6 + k] - b[at + 6 + k]) / 12);
    }
    return norm(chord, 0);
  }

  /** The sum of the speeds of all screws that turn, or of those that slide. */
  private double speed(boolean turns) {
    double[] speeds = new double[mechanism.screwCount()];
    motion.speeds(recipe.start(), recipe.end(), speeds);
    double sum = 0;
    for (int s = 0; s < speeds.length; s++) if (mechanism.screwTurns[s] == turns) sum += speeds[s];
    return sum;
  }

  /** What rounding may have added to an acceleration, which is a difference of larger ones. */
  private double accelerationNoise() {
    double size = 4 * recipe.mechanism().scale();
    return 1e-15 * turning * (turning * size + speed(false));
  }

  /** The distance between two places of a point, less what rounding may have added. */
  private double apart(double[] a, double[] b, int at) {
    double[] difference = new double[3];
    for (int k = 0; k < 3; k++) difference[k] = b[at + k] - a[at + k];
    double away = recipe.mechanism().far() * recipe.mechanism().scale();
    double noise = 1e-14 * (norm(a, at) + norm(b, at) + away + recipe.mechanism().scale());
    return Math.max(0, norm(difference, 0) - noise);
  }

  private static double norm(double[] v, int at) {
    return Math.sqrt(v[at] * v[at] + v[at + 1] * v[at + 1] + v[at + 2] * v[at + 2]);
  }

  double longest() {
    return longest;
  }

  /** The bounds of the code under test. */
  BoundValues bounds() {
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, recipe.start(), recipe.end(), recipe.reference(), poses);
    EnclosingBall ball = ball();
    bounds.body(chain, factors, ball.x(), ball.y(), ball.z(), ball.radius());
    return BoundValues.of(bounds, motion instanceof StraightMotion, points, direction);
  }

  /** What the bounds say too little of, or null. */
  String violation(BoundValues bounds) {
    String wrong = null;
    if (bounds.global() < longest) wrong = "global";
    if (bounds.local() < longest) wrong = "local";
    if (bounds.secondOrder() < longest) wrong = "second order";
    if (bounds.ofPoints() < longest) wrong = "second order of points";
    if (bounds.best() < longest) wrong = "best";
    if (bounds.displacement() < farthest) wrong = "displacement";
    if (bounds.acceleration() < acceleration) wrong = "acceleration";
    if (bounds.alongDirection() < alongDirection) wrong = "acceleration along a direction";
    if (Double.isNaN(bounds.sum())) wrong = "not a number";
    if (wrong == null) return null;
    return "%s in %s: %s; longest %s, farthest %s, acceleration %s, along %s"
        .formatted(wrong, recipe, bounds, longest, farthest, acceleration, alongDirection);
  }
}
