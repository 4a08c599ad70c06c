package clearway.check;

import clearway.check.Verdict.Colliding;
import clearway.check.Verdict.Free;
import clearway.check.Verdict.Kind;
import clearway.geometry.Point;
import clearway.kinematics.StraightMotion;
import clearway.recipe.SegmentRecipe.Segment;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.Arrays;

/** Holds verdicts on one motion against samples of it; complaints are null where there is none. */
final class VerdictJudge {
  private final World world;
  private final StraightMotion motion;
  private final SampledTruth truth;
  private final double rounding;
  private final double beyond; // the least distance less its clearance; infinite without pairs
  private final double distance; // the least distance
  private final Pairing nested;

  VerdictJudge(PreparedWorld prepared, Segment segment, int samples) {
    world = prepared.world();
    motion = StraightMotion.between(world.mechanism(), segment.from(), segment.to());
    truth = new SampledTruth(prepared, segment, samples);
    rounding = world.rounding(motion);
    Pairing tightest = truth.nearest(true);
    Pairing nearest = truth.nearest(false);
    boolean none = tightest == null;
    beyond = none ? Double.POSITIVE_INFINITY : truth.leastDistance(tightest) - tightest.clearance();
    distance = none ? Double.POSITIVE_INFINITY : truth.leastDistance(nearest);
    nested = truth.nested();
  }

  /** The least distance that a sample has beyond its clearance. */
  double beyond() {
    return beyond;
  }

  /** Whether one object lies inside another, their surfaces apart. */
  boolean isNested() {
    return nested != null;
  }

  SampledTruth truth() {
    return truth;
  }

  /** Against "free": nothing touches, is inside, or is closer than it may. */
  String againstFree(Verdict verdict) {
    if (!(verdict instanceof Free)) return null;
    if (nested != null) return "free, but " + nested + " is nested";
    if (beyond > 0) return null;
    return "free, but %s is %s beyond its clearance at t = %s"
        .formatted(truth.nearest(true), beyond, truth.nearestAt(truth.nearest(true)));
  }

  /** Against the clearance of "free": no sample has less, and it is no less than was asked for. */
  String againstClearance(Verdict verdict) {
    if (!(verdict instanceof Free free)) return null;
    if (!(free.clearance() <= distance)) {
      return "proven clearance %s, but a sample has %s".formatted(free.clearance(), distance);
    }
    double asked = Double.POSITIVE_INFINITY;
    for (Pairing pair : world.tested()) asked = Math.min(asked, pair.clearance());
    if (free.clearance() >= asked) return null;
    return "proven clearance %s, but %s was asked for".formatted(free.clearance(), asked);
  }

  /** Against "colliding": it is as said at the t said. */
  String againstColliding(Verdict verdict, double delta) {
    if (!(verdict instanceof Colliding found)) return null;
    Pairing pair = pairOf(found);
    if (pair == null) return found + " names a pair that is not tested";
    if (!(found.t() >= 0 && found.t() <= 1)) return found + " is not on the motion";
    double[] q = new double[world.space().dimension()];
    motion.at(found.t(), q);
    if (!Arrays.equals(q, found.configuration().toArray())) return found + " is elsewhere";
    double there = truth.plain().distance(pair, found.t());
    if (!(Math.abs(there - found.distance()) <= rounding)) {
      return "distance %s is %s: %s".formatted(found.distance(), there, found);
    }
    if (found.kind() == Kind.TOO_CLOSE) return againstTooClose(found, there, pair, delta);
    boolean meets = there <= rounding || truth.plain().nested(pair, found.t());
    return meets ? null : "apart by " + there + ": " + found;
  }

  private static String againstTooClose(Colliding found, double there, Pairing pair, double delta) {
    if (there <= pair.clearance() + delta) return null;
    return "%s is more than %s + %s: %s".formatted(there, pair.clearance(), delta, found);
  }

  private Pairing pairOf(Colliding found) {
    for (Pairing pair : world.tested()) {
      boolean same =
          world.objects().get(pair.a()).name().equals(found.objectA())
              && world.objects().get(pair.b()).name().equals(found.objectB());
      if (same) return pair;
    }
    return null;
  }

  /** Against the nearest points: as far from one another as the objects are. */
  String againstPoints(Verdict verdict) {
    if (!(verdict instanceof Colliding found)) return null;
    Point a = found.onA();
    Point b = found.onB();
    double apart = Math.sqrt(square(a.x() - b.x()) + square(a.y() - b.y()) + square(a.z() - b.z()));
    boolean nests = found.kind() == Kind.OVERLAP && found.distance() > 0;
    if (nests || Math.abs(apart - found.distance()) <= 4 * rounding) return null;
    return "points are %s apart: %s".formatted(apart, found);
  }

  private static double square(double x) {
    return x * x;
  }
}
