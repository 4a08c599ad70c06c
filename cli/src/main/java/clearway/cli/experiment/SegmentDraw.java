package clearway.cli.experiment;

import clearway.check.CheckSession;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Random segments with free ends, drawn until enough are of the kind asked for.
 *
 * @param kept of the kind asked for, in the order drawn
 * @param others all others that were drawn
 */
record SegmentDraw(List<Segment> kept, List<Segment> others) {
  private static final int DRAWS_PER_SEGMENT = 200;

  /**
   * @param judge tells the kind
   * @param most segments to draw, even if that leaves fewer than wanted
   */
  static SegmentDraw until(
      PreparedWorld prepared,
      long seed,
      Contender judge,
      Predicate<Verdict> kind,
      int wanted,
      int most) {
    RandomSegments random = new RandomSegments(prepared, seed);
    CheckSession session = judge.checker().open();
    List<Segment> kept = new ArrayList<>();
    List<Segment> others = new ArrayList<>();
    while (kept.size() < wanted && kept.size() + others.size() < most) {
      Segment segment = random.next();
      boolean isKind = kind.test(session.check(segment.from(), segment.to()));
      (isKind ? kept : others).add(segment);
    }
    return new SegmentDraw(kept, others);
  }

  /** Segments that the judge proves free; fewer than wanted where hardly any are. */
  static SegmentDraw free(PreparedWorld prepared, long seed, Contender judge, int wanted) {
    return until(prepared, seed, judge, Verdict::isFree, wanted, DRAWS_PER_SEGMENT * wanted);
  }

  int drawn() {
    return kept.size() + others.size();
  }

  /** Whether two triangles meet, or one solid is inside another. */
  static boolean overlaps(Verdict verdict) {
    return verdict instanceof Verdict.Colliding colliding
        && colliding.kind() == Verdict.Kind.OVERLAP;
  }
}
