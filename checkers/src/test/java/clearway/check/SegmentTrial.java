package clearway.check;

import clearway.check.Complaints.Claim;
import clearway.check.ExactCheckers.Entrant;
import clearway.check.Verdict.Colliding;
import clearway.check.Verdict.Free;
import clearway.check.Verdict.Kind;
import clearway.recipe.Randoms;
import clearway.recipe.SegmentRecipe;
import clearway.recipe.SegmentRecipe.Segment;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** One random segment, judged by every exact checker, and the judgements judged. */
final class SegmentTrial {
  private static final long CONTACT_STEPS = 100_000;

  private final SegmentRecipe recipe;
  private final Complaints complaints;
  private final PreparedWorld prepared;
  private final Segment segment;
  private final CheckOptions options;
  private final List<Entrant> entrants;
  private final VerdictJudge judge;
  private final List<Verdict> verdicts = new ArrayList<>();

  SegmentTrial(long seed, int samples, Complaints complaints) {
    recipe = SegmentRecipe.of(seed);
    this.complaints = complaints;
    segment = recipe.segment();
    prepared = PreparedWorld.of(segment.world());
    options = options(recipe, segment.world());
    entrants = ExactCheckers.of(prepared, options);
    judge = new VerdictJudge(prepared, segment, samples);
  }

  /** The world's own delta, or one of any magnitude. */
  static CheckOptions options(SegmentRecipe recipe, World world) {
    RandomGenerator random = Randoms.of(recipe.seed() + 0xde17a);
    double drawn = recipe.scale() * Randoms.magnitude(random, -8, -3);
    CheckOptions usual = CheckOptions.of(world);
    return random.nextBoolean() ? usual : usual.withDelta(drawn);
  }

  void run() {
    for (Entrant entrant : entrants) {
      Verdict verdict = check(entrant);
      verdicts.add(verdict);
      complaints.count(entrant.name() + " " + word(verdict));
      complaints.count("all " + word(verdict));
      judge(Claim.FREE, entrant, judge.againstFree(verdict));
      judge(Claim.CLEARANCE, entrant, judge.againstClearance(verdict));
      judge(Claim.COLLIDING, entrant, judge.againstColliding(verdict, entrant.delta()));
      judge(Claim.POINTS, entrant, judge.againstPoints(verdict));
    }
    count();
    compare();
    if (!entrants.isEmpty()) seekFirstContact(entrants.get(0));
    new MetamorphicTrial(recipe, segment, judge, complaints).run(entrants, verdicts);
  }

  /** Never after a sample that meets; and what holds for other verdicts. */
  private void seekFirstContact(Entrant entrant) {
    SegmentCheck search = entrant.checker().open().firstContact(segment.from(), segment.to());
    Verdict verdict = search.finish(CONTACT_STEPS);
    complaints.count("first contact " + word(verdict));
    judge(Claim.FIRST_CONTACT, entrant, judge.againstFree(verdict));
    judge(Claim.FIRST_CONTACT, entrant, judge.againstClearance(verdict));
    judge(Claim.FIRST_CONTACT, entrant, judge.againstColliding(verdict, entrant.delta()));
    if (!(verdict instanceof Colliding found)) return;
    double meeting = judge.isNested() ? 0 : judge.truth().firstMeeting();
    if (found.t() <= meeting) return;
    judge(Claim.FIRST_CONTACT, entrant, "contact at %s is before %s".formatted(meeting, found));
  }

  private Verdict check(Entrant entrant) {
    return entrant.checker().open().segment(segment.from(), segment.to()).finish(entrant.steps());
  }

  private void judge(Claim claim, Entrant entrant, String complaint) {
    if (complaint == null) return;
    complaints.add(claim, recipe.seed(), entrant.name() + ": " + complaint + " in " + recipe);
  }

  /** Free against overlap never; free against too close only where something is that close. */
  private void compare() {
    for (int i = 0; i < verdicts.size(); i++) {
      if (!verdicts.get(i).isFree()) continue;
      for (int j = 0; j < verdicts.size(); j++) {
        String complaint = disagreement(verdicts.get(j), entrants.get(j).delta());
        if (complaint == null) continue;
        judge(Claim.AGREEMENT, entrants.get(i), complaint + " for " + entrants.get(j).name());
      }
    }
  }

  /** What speaks against a motion being free for one checker and this for another. */
  private String disagreement(Verdict other, double delta) {
    if (!(other instanceof Colliding found)) return null;
    if (found.kind() == Kind.OVERLAP) return "free, but " + found;
    complaints.count("free against too close");
    if (judge.beyond() <= 2 * delta) return null;
    return "free with %s to spare, but %s".formatted(judge.beyond(), found);
  }

  private void count() {
    complaints.count("family " + recipe.family());
    complaints.count("ends " + recipe.ends());
    if (judge.isNested()) complaints.count("nested");
    if (segment.gap() >= 0 && Math.abs(judge.beyond()) <= 1e-6 * recipe.scale()) {
      complaints.count("grazing");
    }
    if (verdicts.stream().anyMatch(Verdict::isFree)) complaints.count("free");
    if (verdicts.stream().anyMatch(v -> v instanceof Colliding c && c.kind() == Kind.OVERLAP)) {
      complaints.count("overlapping");
    }
    if (verdicts.stream().anyMatch(v -> v instanceof Colliding c && c.kind() == Kind.TOO_CLOSE)) {
      complaints.count("too close");
    }
    if (segment.world().tested().isEmpty()) complaints.count("nothing tested");
  }

  static String word(Verdict verdict) {
    if (verdict instanceof Colliding found) return found.kind().name();
    if (verdict instanceof Verdict.Undecided) return "UNDECIDED";
    return verdict instanceof Free ? "FREE" : "PENDING";
  }
}
