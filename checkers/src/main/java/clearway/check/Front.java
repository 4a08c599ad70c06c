package clearway.check;

import clearway.geometry.Point;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.StraightMotion;
import clearway.proximity.MovingQuery;
import clearway.proximity.ProximityModel;
import clearway.proximity.ProximityQuery;
import clearway.world.Pairing;
import clearway.world.World;
import clearway.world.WorldQuery.Nearest;
import java.util.Arrays;

/**
 * One step of the front method: all that is open on an interval of a motion is proven for the whole
 * of it, found too close at its reference, or put by for its halves.
 *
 * <p>What is open is a list of <em>groups</em>, each of a pair of bodies: a header with the index
 * of the piece pair and the number of entries, how much the worst of them lacks, and the entries:
 * pairs of bounding volumes. Groups are worked on in the order of what they lack, so that a
 * collision shows early. A pair whose balls stay apart is proven by them alone.
 *
 * <p>Solids inside one another are looked for at one configuration: if surfaces never meet, it
 * decides for all. Owns its scratch: one thread at a time.
 */
final class Front {
  /** The list of a whole segment: both roots of every pair of bodies. */
  static final long[] WHOLE = {};

  static final int NONE = -1;
  private static final int HEADER = 2;
  private static final long[] ROOTS = {MovingQuery.ROOTS};

  private final PairTable table;
  private final World world;
  private final double delta;
  private final WorkCounts counts;
  private final IntervalMotion moving;
  private final ForwardKinematics kinematics;
  private final MovingQuery query = new MovingQuery(this::bend);
  private final ProximityQuery solids = new ProximityQuery();

  private final double[] configuration;
  private final double[] poses;
  private final double[] poseA = new double[Pose.STRIDE];
  private final double[] poseB = new double[Pose.STRIDE];
  private final double[] bInA = new double[Pose.STRIDE];
  private final double[] twistA = new double[6];
  private final double[] twistB = new double[6];

  private final Order order = new Order();
  private final Order suspects = new Order();
  private long[] deferred = new long[256];
  private int length;
  private double worst;
  private boolean isHopeless;
  private double proven;

  private double from;
  private double to;
  private double reference;
  private double rounding;
  private boolean toTriangles;
  private int viewA; // of the pair at work
  private int viewB;

  Front(PairTable table, double delta, WorkCounts counts) {
    this.table = table;
    this.delta = delta;
    this.counts = counts;
    world = table.prepared.world();
    moving = new IntervalMotion(table);
    kinematics = new ForwardKinematics(world.mechanism());
    configuration = new double[world.space().dimension()];
    poses = new double[kinematics.length()];
  }

  /**
   * Works on what is open on an interval.
   *
   * @param list {@link #WHOLE} or a copy of what an interval around this one left
   * @param finest whether volumes are divided down to triangles before they are put by
   * @return the index of a pair that is too close at the reference, or {@link #NONE}
   */
  int run(
      StraightMotion motion,
      double from,
      double to,
      double reference,
      double rounding,
      long[] list,
      boolean finest) {
    this.from = from;
    this.to = to;
    this.reference = reference;
    this.rounding = rounding;
    toTriangles = finest;
    length = 0;
    worst = Double.NEGATIVE_INFINITY;
    isHopeless = false;
    proven = Double.POSITIVE_INFINITY;
    counts.placements++;
    motion.at(reference, configuration);
    kinematics.place(configuration, poses);
    moving.set(motion, from, to, reference, poses);
    return list == WHOLE ? runWhole() : runList(list);
  }

  private int runWhole() {
    order.clear();
    suspects.clear();
    for (int p = 0; p < table.pairs.length; p++) {
      double gap = ballGap(p);
      if (!provenByBalls(p, gap)) order.add(p, -gap);
    }
    order.sort();
    for (int i = 0; i < order.size(); i++) {
      int p = order.item(i);
      for (int piece = table.firstPiecePair[p]; piece < table.firstPiecePair[p + 1]; piece++) {
        if (tooClose(piece, ROOTS, 0, 1)) return p;
        if (!query.rootsApart()) suspects.add(piece, 0);
      }
    }
    return NONE;
  }

  private int runList(long[] list) {
    order.clear();
    for (int at = 0; at < list.length; at += HEADER + count(list[at])) {
      int p = table.pairOf[piecePair(list[at])];
      if (!provenByBalls(p, ballGap(p))) order.add(at, Double.longBitsToDouble(list[at + 1]));
    }
    order.sort();
    for (int i = 0; i < order.size(); i++) {
      int at = order.item(i);
      int piece = piecePair(list[at]);
      if (tooClose(piece, list, at + HEADER, count(list[at]))) return table.pairOf[piece];
    }
    return NONE;
  }

  private double ballGap(int p) {
    return moving.ballGap(table.pairs[p].a(), table.pairs[p].b());
  }

  private boolean provenByBalls(int p, double gap) {
    double least = table.pairs[p].clearance() + rounding;
    if (!(gap > least)) return false;
    double left = gap - moving.displacement(table.viewA[p]) - moving.displacement(table.viewB[p]);
    if (!(left > least)) return false;
    proven = Math.min(proven, left);
    return true;
  }

  /** Works on the entries of one pair of bodies; what is put by becomes a group. */
  private boolean tooClose(int piece, long[] list, int at, int count) {
    int p = table.pairOf[piece];
    Pairing pair = table.pairs[p];
    begin(piece, pair, p);
    double least = pair.clearance() + rounding;
    double close = Math.max(0, pair.clearance() + delta - 4 * rounding); // far out, these are large
    boolean found = query.run(list, at, count, least, close, toTriangles);
    counts.distanceQueries++;
    counts.volumeTests += query.volumeTests();
    counts.triangleTests += query.triangleTests();
    if (found) return true;
    proven = Math.min(proven, query.proven());
    isHopeless |= query.isHopeless();
    if (query.deferredCount() > 0) putBy(piece);
    return false;
  }

  private void begin(int piece, Pairing pair, int p) {
    int i = table.pieceA[piece];
    int j = table.pieceB[piece];
    viewA = table.viewA[p];
    viewB = table.viewB[p];
    relate(piece, pair);
    moving.copyTwist(viewA, poseA, twistA);
    moving.copyTwist(viewB, poseA, twistB);
    double error = moving.twistError(viewA) + moving.twistError(viewB);
    query.begin(table.prepared.model(i), table.prepared.model(j), bInA, twistA, twistB, error);
    double acceleration = moving.acceleration(viewA) + moving.acceleration(viewB);
    query.interval(reference - from, to - reference, acceleration);
  }

  /** For the pair at work, along a unit vector of the frame of its first body. */
  double bend(double x, double y, double z) {
    double wx = poseA[0] * x + poseA[1] * y + poseA[2] * z;
    double wy = poseA[3] * x + poseA[4] * y + poseA[5] * z;
    double wz = poseA[6] * x + poseA[7] * y + poseA[8] * z;
    return moving.acceleration(viewA, wx, wy, wz) + moving.acceleration(viewB, wx, wy, wz);
  }

  /**
   * Pairs of bodies of which one may lie inside the other, after a step on the whole segment that
   * found nothing too close: the volumes of their roots are not apart.
   */
  int[] suspects() {
    int[] pieces = new int[suspects.size()];
    for (int i = 0; i < pieces.length; i++) pieces[i] = suspects.item(i);
    return pieces;
  }

  /** The first pair of which one lies inside the other at t, or {@link #NONE}. */
  int nested(StraightMotion motion, double t, int[] pieces) {
    motion.at(t, configuration);
    kinematics.place(configuration, poses);
    for (int piece : pieces) {
      Pairing pair = table.pairs[table.pairOf[piece]];
      relate(piece, pair);
      ProximityModel a = table.prepared.model(table.pieceA[piece]);
      ProximityModel b = table.prepared.model(table.pieceB[piece]);
      if (solids.nested(a, b, bInA)) return table.pairOf[piece];
    }
    return NONE;
  }

  private void relate(int piece, Pairing pair) {
    table.prepared.locate(pair.a(), table.pieceA[piece], poses, poseA);
    table.prepared.locate(pair.b(), table.pieceB[piece], poses, poseB);
    Poses.relative(poseA, poseB, bInA);
  }

  private void putBy(int piece) {
    int count = query.deferredCount();
    int needed = length + HEADER + count;
    if (needed > deferred.length) deferred = Arrays.copyOf(deferred, 2 * needed);
    deferred[length] = (long) piece << 32 | count;
    deferred[length + 1] = Double.doubleToRawLongBits(query.worst());
    System.arraycopy(query.deferred(), 0, deferred, length + HEADER, count);
    length = needed;
    worst = Math.max(worst, query.worst());
  }

  /** A copy of what the latest step put by; empty if all is proven. */
  long[] copyDeferred() {
    return Arrays.copyOf(deferred, length);
  }

  boolean isProven() {
    return length == 0;
  }

  /**
   * Whether the latest step put something by that no shorter interval will prove: far out, rounding
   * may be too large for delta.
   */
  boolean isHopeless() {
    return isHopeless;
  }

  /** The most that something put by in the latest step lacks. */
  double worst() {
    return worst;
  }

  /** The least distance that was proven in the latest step, rounding not yet subtracted. */
  double proven() {
    return proven;
  }

  /** Whether the pair that the latest step found has surfaces that meet at the reference. */
  boolean meets() {
    return query.meets();
  }

  /** Where they meet, in the world. */
  Nearest meeting() {
    Point point = query.meeting();
    double[] inA = {point.x(), point.y(), point.z()};
    double[] inWorld = new double[3];
    Poses.apply(poseA, 0, inA, 0, inWorld);
    Point met = new Point(inWorld[0], inWorld[1], inWorld[2]);
    return new Nearest(0, met, met);
  }

  /** Whether there is anything to prove. */
  boolean hasPairs() {
    return table.pairs.length > 0;
  }

  /** The pair of the first group of a list. */
  Pairing firstPair(long[] list) {
    return table.pairs[list.length == 0 ? 0 : table.pairOf[piecePair(list[0])]];
  }

  private static int piecePair(long header) {
    return (int) (header >>> 32);
  }

  private static int count(long header) {
    return (int) header;
  }
}
