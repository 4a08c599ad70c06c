package clearway.check;

import clearway.kinematics.MotionBounds;
import clearway.kinematics.RelativeMotion;
import clearway.kinematics.StraightMotion;
import clearway.world.Pairing;
import clearway.world.World;
import clearway.world.WorldQuery;

/**
 * Distances and motions of the tested pairs along the motion that a session works on; its adaptive
 * checks share it. Allocates nothing once it is warm. One thread.
 */
final class PairWork {
  /** Covers the rounding of a product and of a share of a length. */
  private static final double UP = 1 + 0x1p-50;

  private final CheckSession session;
  private final World world;
  private final WorldQuery query;
  private final Pairing[] pairs;
  private final RelativeMotion[] motions;
  private final MotionBounds bounds;
  private final boolean exactDistances;
  private final boolean isPaper;
  private final double[] atStart; // distance of each pair

  private StraightMotion motion;
  private double rounding;
  private double boundedFrom; // interval that the bounds have taken
  private double boundedTo;

  PairWork(CheckSession session, RelativeMotion[] motions, boolean exactDistances) {
    this.session = session;
    this.motions = motions;
    this.exactDistances = exactDistances;
    world = session.prepared().world();
    query = session.query();
    pairs = world.tested().toArray(Pairing[]::new);
    bounds = new MotionBounds(world.mechanism());
    isPaper = session.options().mode() == CheckOptions.Mode.PAPER;
    atStart = new double[pairs.length];
  }

  /** Turns to another motion; placements are shared by all pairs until the next turn. */
  void turnTo(StraightMotion next) {
    if (motion == next) return;
    motion = next;
    rounding = world.rounding(next);
    boundedTo = Double.NaN;
    session.samples().start(next);
  }

  int pairCount() {
    return pairs.length;
  }

  Pairing pair(int i) {
    return pairs[i];
  }

  boolean isPaper() {
    return isPaper;
  }

  /** What rounding may do to a distance along this motion. */
  double rounding() {
    return rounding;
  }

  /** Scratch for the distances of all pairs at one end. */
  double[] atStart() {
    return atStart;
  }

  /** A distance above this is proven to keep a pair farther apart than its clearance. */
  double required(int pair) {
    return pairs[pair].clearance() + rounding;
  }

  /**
   * A lower bound on the distance of a pair as placed at t; zero if it is too close: then the exact
   * distance is at most the clearance and delta.
   *
   * <p>The plain greedy distance, whatever would settle the matter: to ask for that saved 15 to 31
   * % of the divisions on four built-in scenes, and cost three to eight times the tests of volumes.
   */
  double distance(int pair, double t) {
    query.placeFrames(placed(t));
    Pairing asked = pairs[pair];
    double tooClose = Math.max(0, asked.clearance() + session.options().delta() - 4 * rounding);
    if (!exactDistances) return query.lowerBound(asked, tooClose, tooClose);
    double found = query.distance(asked);
    return found > tooClose ? found : 0;
  }

  /** Whether one of a pair lies inside the other where its distance was asked for last. */
  boolean nested(int pair) {
    return (exactDistances || !query.volumesApart()) && query.nested(pairs[pair]);
  }

  /** Upper bound on how far a pair moves against one another between two moments. */
  double length(int pair, double from, double to) {
    if (from != boundedFrom || to != boundedTo) {
      bounds.interval(motion, from, to, placed(from + (to - from) / 2));
      boundedFrom = from;
      boundedTo = to;
    }
    double length = isPaper ? motions[pair].global(bounds) : motions[pair].length(bounds);
    return length * UP;
  }

  /** A share of a length that was covered at constant speed, rounded up. */
  static double share(double length, double part, double whole) {
    return length * (part / whole) * (UP * UP);
  }

  private double[] placed(double t) {
    int before = session.samples().placements();
    double[] poses = session.samples().at(t);
    session.counts().placements += session.samples().placements() - before;
    return poses;
  }
}
