package clearway.check;

import clearway.check.Complaints.Claim;
import clearway.check.ExactCheckers.Entrant;
import clearway.check.Verdict.Colliding;
import clearway.check.Verdict.Free;
import clearway.check.Verdict.Kind;
import clearway.kinematics.StraightMotion;
import clearway.recipe.SegmentRecipe;
import clearway.recipe.SegmentRecipe.Segment;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import java.util.List;

/** The same segment put another way: backwards, in halves, at another scale, step by step. */
final class MetamorphicTrial {
  private static final double FACTOR = 0x1p5;
  private static final long MOST_STEPS = 2_000;

  private final SegmentRecipe recipe;
  private final Segment segment;
  private final VerdictJudge judge;
  private final Complaints complaints;

  MetamorphicTrial(
      SegmentRecipe recipe, Segment segment, VerdictJudge judge, Complaints complaints) {
    this.recipe = recipe;
    this.segment = segment;
    this.judge = judge;
    this.complaints = complaints;
  }

  /** One checker in one of the four ways, by the seed. */
  void run(List<Entrant> entrants, List<Verdict> verdicts) {
    long draw = Math.floorDiv(recipe.seed(), (long) SegmentRecipe.Family.values().length);
    int way = (int) Math.floorMod(draw, 4L);
    int i = (int) Math.floorMod(Math.floorDiv(draw, 4L), (long) entrants.size());
    Entrant entrant = entrants.get(i);
    if (verdicts.get(i).isPending()) return;
    switch (way) {
      case 0 -> reverse(entrant, verdicts.get(i));
      case 1 -> halve(entrant, verdicts.get(i));
      case 2 -> scale(i, verdicts.get(i));
      default -> stepWise(entrant, verdicts.get(i));
    }
  }

  private void reverse(Entrant entrant, Verdict verdict) {
    if (!runsBackwards()) return;
    complaints.count("reversed");
    Verdict other = check(entrant, segment.to(), segment.from());
    String complaint = contradiction(verdict, other, entrant.delta());
    if (complaint == null) complaint = contradiction(other, verdict, entrant.delta());
    complain(Claim.REVERSAL, entrant, complaint);
  }

  /** Half turns go the same way round in both directions. */
  private boolean runsBackwards() {
    Configuration there = between(segment.from(), segment.to(), 0.25);
    Configuration back = between(segment.to(), segment.from(), 0.75);
    double apart = segment.world().space().distance(there.toArray(), back.toArray());
    return apart <= 1e-9 * (1 + recipe.scale());
  }

  private Configuration between(Configuration from, Configuration to, double t) {
    double[] q = new double[from.dimension()];
    StraightMotion.between(segment.world().mechanism(), from, to).at(t, q);
    segment.world().space().normalise(q);
    return Configuration.of(q);
  }

  /** No part of a free motion overlaps. */
  private void halve(Entrant entrant, Verdict verdict) {
    if (!runsBackwards()) return; // rounding may turn half a turn round
    complaints.count("halved");
    Configuration middle = between(segment.from(), segment.to(), 0.5);
    Verdict first = check(entrant, segment.from(), middle);
    Verdict second = check(entrant, middle, segment.to());
    String complaint = contradiction(verdict, first, entrant.delta());
    if (complaint == null) complaint = contradiction(verdict, second, entrant.delta());
    if (complaint == null && first.isFree() && second.isFree()) {
      complaint = contradiction(first, verdict, entrant.delta());
    }
    complain(Claim.HALVES, entrant, complaint);
  }

  /** Lengths times a power of two: every rounding is the same, so is every decision. */
  private void scale(int i, Verdict verdict) {
    complaints.count("scaled");
    SegmentRecipe recipeOfLarger = recipe.scaledBy(FACTOR);
    Segment larger = recipeOfLarger.segment();
    PreparedWorld prepared = PreparedWorld.of(larger.world());
    CheckOptions options = SegmentTrial.options(recipeOfLarger, larger.world());
    Entrant entrant = ExactCheckers.of(prepared, options).get(i);
    Verdict other = check(entrant, larger.from(), larger.to());
    if (isScaled(verdict, other)) return;
    complain(Claim.SCALE, entrant, verdict + " becomes " + other);
  }

  private static boolean isScaled(Verdict verdict, Verdict other) {
    if (verdict instanceof Free free && other instanceof Free larger) {
      return FACTOR * free.clearance() == larger.clearance();
    }
    if (verdict instanceof Colliding found && other instanceof Colliding larger) {
      return found.kind() == larger.kind()
          && found.t() == larger.t()
          && FACTOR * found.distance() == larger.distance();
    }
    return verdict.getClass() == other.getClass();
  }

  /** In small steps, forgetting now and then what is not proven, in a session with a past. */
  private void stepWise(Entrant entrant, Verdict verdict) {
    complaints.count("step-wise");
    CheckSession session = entrant.checker().open();
    session.segment(segment.to(), segment.from()).finish(entrant.steps());
    SegmentCheck check = session.segment(segment.from(), segment.to());
    long taken = 0;
    for (long i = 1; check.advance().isPending() && taken++ < MOST_STEPS; i++) {
      if (Long.bitCount(i) == 1) check.release();
    }
    if (check.verdict().isPending() || check.verdict().equals(verdict)) return;
    complain(Claim.STEPS, entrant, verdict + " becomes " + check.verdict());
  }

  private static Verdict check(Entrant entrant, Configuration from, Configuration to) {
    return entrant.checker().open().segment(from, to).finish(entrant.steps());
  }

  private String contradiction(Verdict free, Verdict other, double delta) {
    if (!free.isFree() || !(other instanceof Colliding found)) return null;
    boolean near = judge.beyond() <= 2 * delta;
    return near && found.kind() == Kind.TOO_CLOSE ? null : "free, but " + found;
  }

  private void complain(Claim claim, Entrant entrant, String complaint) {
    if (complaint == null) return;
    complaints.add(claim, recipe.seed(), entrant.name() + ": " + complaint + " in " + recipe);
  }
}
