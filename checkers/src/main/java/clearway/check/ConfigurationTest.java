package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.world.Pairing;
import clearway.world.WorldQuery;

/** Tests all pairs of a world at single configurations. Allocates nothing for a free one. */
final class ConfigurationTest {
  private final CheckSession session;
  private final WorldQuery query;
  private final Pairing[] pairs;
  private final double[] q;
  private boolean met; // whether surfaces were found to meet in the latest test

  ConfigurationTest(CheckSession session) {
    this.session = session;
    query = session.query();
    pairs = session.prepared().world().tested().toArray(Pairing[]::new);
    q = new double[session.prepared().world().space().dimension()];
  }

  int pairCount() {
    return pairs.length;
  }

  Pairing pair(int i) {
    return pairs[i];
  }

  /**
   * The first pair that meets or is too close at t of a motion, or null.
   *
   * @param solids whether solids inside one another are looked for too
   */
  Pairing conflict(StraightMotion motion, double t, boolean solids) {
    motion.at(t, q);
    query.place(q);
    session.counts().placements++;
    met = false;
    for (Pairing pair : pairs) {
      if (conflicts(pair) || solids && query.nested(pair)) return pair;
    }
    return null;
  }

  private boolean conflicts(Pairing pair) {
    double clearance = pair.clearance();
    if (clearance > 0) return query.lowerBound(pair, clearance, clearance) == 0;
    met = query.meet(pair);
    return met;
  }

  /** The verdict for the pair that the latest {@link #conflict} answered. */
  Verdict.Colliding colliding(StraightMotion motion, Pairing pair, double t) {
    if (!met) return session.colliding(motion, pair, t);
    return session.overlapping(motion, pair, t, query.meeting());
  }
}
