package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
import clearway.world.Pairing;
import clearway.world.WorldQuery;
import clearway.world.WorldQuery.Nearest;

/** Makes the evidence of a collision: computed anew at its t, in one way for every checker. */
final class Witnesses {
  private final WorldQuery query;

  Witnesses(WorldQuery query) {
    this.query = query;
  }

  Verdict.Colliding of(StraightMotion motion, Pairing pair, double t) {
    double[] q = new double[motion.mechanism().space().dimension()];
    motion.at(t, q);
    query.place(q);
    Nearest nearest = query.nearest(pair);
    boolean overlap = nearest.distance() == 0 || query.nested(pair);
    Verdict.Kind kind = overlap ? Verdict.Kind.OVERLAP : Verdict.Kind.TOO_CLOSE;
    return of(motion, pair, t, kind, nearest);
  }

  Verdict.Colliding of(
      StraightMotion motion, Pairing pair, double t, Verdict.Kind kind, Nearest nearest) {
    double[] q = new double[motion.mechanism().space().dimension()];
    motion.at(t, q);
    return new Verdict.Colliding(
        kind,
        query.world().objects().get(pair.a()).name(),
        query.world().objects().get(pair.b()).name(),
        t,
        Configuration.of(q),
        nearest.distance(),
        nearest.onA(),
        nearest.onB());
  }
}
