package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.oracle.PlainWorld;
import clearway.recipe.SegmentRecipe.Segment;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.Arrays;
import java.util.List;

/**
 * What samples of a motion say. They may refute that it is free, never confirm it.
 *
 * <p>Evenly spread samples are taken in an order that halves gaps, so that most are only asked
 * whether they are nearer than the nearest so far. Then fifty more close in on the least distances.
 * The nearest of all is judged anew from the definitions.
 */
final class SampledTruth {
  private static final int REFINEMENTS = 50;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final WorldQuery query;
  private final StraightMotion motion;
  private final PlainWorld plain;
  private final List<Pairing> pairs;
  private final double[] configuration;
  private final double[] least; // distance of each pair that a sample has
  private final double[] leastAt;
  private final int samples;

  SampledTruth(PreparedWorld prepared, Segment segment, int samples) {
    World world = prepared.world();
    query = new WorldQuery(prepared);
    motion = StraightMotion.between(world.mechanism(), segment.from(), segment.to());
    plain = new PlainWorld(world, segment.from(), segment.to());
    pairs = world.tested();
    configuration = new double[world.space().dimension()];
    least = new double[pairs.size()];
    leastAt = new double[pairs.size()];
    this.samples = samples;
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    sample(samples);
    refine();
  }

  /** The tested pair that comes nearest, its clearance counted or not; null if none is tested. */
  Pairing nearest(boolean beyondClearance) {
    int best = -1;
    for (int p = 0; p < least.length; p++) {
      if (best < 0 || value(p, beyondClearance) < value(best, beyondClearance)) best = p;
    }
    return best < 0 ? null : pairs.get(best);
  }

  private double value(int p, boolean beyondClearance) {
    return beyondClearance ? beyond(p) : least[p];
  }

  private double beyond(int p) {
    return least[p] - pairs.get(p).clearance();
  }

  /** The distance of a tested pair at its nearest sample, from the definitions. */
  double leastDistance(Pairing pair) {
    return plain.distance(pair, leastAt[pairs.indexOf(pair)]);
  }

  /** Where a tested pair was found nearest. */
  double nearestAt(Pairing pair) {
    return leastAt[pairs.indexOf(pair)];
  }

  /** A tested pair one of which lies inside the other at the start, or null. */
  Pairing nested() {
    for (Pairing pair : pairs) {
      if (plain.nested(pair, 0) && plain.distance(pair, 0) > 0) return pair;
    }
    return null;
  }

  /** The first sample at which some pair is as near as its clearance; infinite if none is. */
  double firstMeeting() {
    for (int i = 0; i <= samples; i++) {
      double t = (double) i / samples;
      place(t);
      for (Pairing pair : pairs) {
        if (query.lowerBound(pair, pair.clearance(), pair.clearance()) > 0) continue;
        if (plain.distance(pair, t) <= pair.clearance()) return t;
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  PlainWorld plain() {
    return plain;
  }

  /** The samples 0, 1/n .. 1, each pair asked only until samples of it meet. */
  private void sample(int n) {
    int top = Integer.highestOneBit(n);
    take(0);
    take(1);
    for (int apart = 2 * top; apart >= 1; apart /= 2) {
      for (int i = apart; i < n; i += 2 * apart) take((double) i / n);
    }
  }

  private void take(double t) {
    place(t);
    for (int p = 0; p < least.length; p++) look(p, t);
  }

  /** Notes the distance of a placed pair if it is nearer than before. */
  private void look(int p, double t) {
    Pairing pair = pairs.get(p);
    double known = least[p];
    if (known == 0) return;
    if (known < Double.POSITIVE_INFINITY && query.lowerBound(pair, known, known) > 0) return;
    double distance = query.distance(pair);
    if (distance >= known) return;
    least[p] = distance;
    leastAt[p] = t;
  }

  private void place(double t) {
    motion.at(t, configuration);
    query.place(configuration);
  }

  /** Most of the effort goes to the pair that is nearest, the rest to the next two. */
  private void refine() {
    int[] share = {REFINEMENTS / 2, REFINEMENTS / 4, REFINEMENTS / 4};
    boolean[] done = new boolean[least.length];
    for (int effort : share) {
      int p = nearestExcept(done);
      if (p < 0) return;
      done[p] = true;
      closeIn(p, 1.0 / samples, effort);
    }
  }

  private int nearestExcept(boolean[] done) {
    int best = -1;
    for (int p = 0; p < least.length; p++) {
      if (!done[p] && (best < 0 || beyond(p) < beyond(best))) best = p;
    }
    return best;
  }

  /** Golden section about the least sample of a pair. */
  private void closeIn(int p, double reach, int effort) {
    double low = Math.max(0, leastAt[p] - reach);
    double high = Math.min(1, leastAt[p] + reach);
    double a = high - GOLDEN * (high - low);
    double b = low + GOLDEN * (high - low);
    double atA = distanceAt(p, a);
    double atB = distanceAt(p, b);
    for (int i = 2; i < effort && atA > 0 && atB > 0; i++) {
      if (atA < atB) {
        high = b;
        b = a;
        atB = atA;
        a = high - GOLDEN * (high - low);
        atA = distanceAt(p, a);
      } else {
        low = a;
        a = b;
        atA = atB;
        b = low + GOLDEN * (high - low);
        atB = distanceAt(p, b);
      }
    }
  }

  private double distanceAt(int p, double t) {
    place(t);
    double distance = query.distance(pairs.get(p));
    if (distance < least[p]) {
      least[p] = distance;
      leastAt[p] = t;
    }
    return distance;
  }
}
