package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.proximity.TraversalQuery;

/** What the traversal checks of one session share: bodies, scratch, and room for one check. */
final class TraversalSession {
  /** Room beyond this is not kept for the next check. */
  private static final long SPARE = 1 << 20;

  final BodyPair[] roots;
  final double delta;
  private final CheckSession session;
  private final TraversalQuery query = new TraversalQuery();
  private final double[] speeds;
  private final double[] bInA = new double[12];
  private StraightMotion current;
  private TraversalWork spare = new TraversalWork();

  TraversalSession(CheckSession session) {
    this.session = session;
    roots = BodyPairs.of(session.prepared());
    speeds = new double[session.prepared().world().mechanism().screwCount()];
    double least = CheckOptions.leastDelta(session.prepared().world());
    delta = Math.max(session.options().delta(), least);
  }

  /** Empty work for a check. */
  TraversalWork open() {
    TraversalWork work = spare == null ? new TraversalWork() : spare;
    spare = null;
    return work;
  }

  /** Takes back the work of a check that needs it no more. */
  void close(TraversalWork work) {
    if (work.bytes() > SPARE) return;
    work.clear();
    spare = work;
  }

  /** Turns to a motion and a pair of bodies: their speeds are then those along it. */
  BodyPair take(StraightMotion motion, double rounding, int root) {
    if (!session.samples().areOf(motion)) session.samples().start(motion);
    if (current != motion) motion.speeds(0, 1, speeds);
    current = motion;
    roots[root].take(motion, speeds, rounding);
    return roots[root];
  }

  /** Places all robots at t of the current motion. */
  void place(double t) {
    int before = session.samples().placements();
    session.query().placeFrames(session.samples().at(t));
    session.counts().placements += session.samples().placements() - before;
  }

  /** Turns to a pair of bodies at t of the current motion. */
  void begin(BodyPair root, double t, double tooClose) {
    place(t);
    session.query().relate(root.pairing, root.bodyA, root.bodyB, bInA);
    query.begin(root.modelA, root.modelB, bInA, tooClose);
  }

  /** The tree below two volumes of the bodies turned to last, or NONE if they are too close. */
  int trace(TraversalQuery.Trees out, int volumeA, int volumeB) {
    long volumes = query.volumeTests();
    long triangles = query.triangleTests();
    int entry = query.trace(out, volumeA, volumeB);
    WorkCounts counts = session.counts();
    counts.distanceQueries++;
    counts.volumeTests += query.volumeTests() - volumes;
    counts.triangleTests += query.triangleTests() - triangles;
    return entry;
  }
}
