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

  /** The first pair that collides or is too close at t of a motion, or null. */
  Pairing conflict(StraightMotion motion, double t) {
    motion.at(t, q);
    query.place(q);
    session.counts().placements++;
    for (Pairing pair : pairs) {
      if (conflicts(pair)) return pair;
    }
    return null;
  }

  private boolean conflicts(Pairing pair) {
    double clearance = pair.clearance();
    if (clearance == 0) return query.collide(pair);
    return query.lowerBound(pair, clearance, clearance) == 0 || query.nested(pair);
  }
}
