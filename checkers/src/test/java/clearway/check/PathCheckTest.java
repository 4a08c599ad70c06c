package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import clearway.world.PreparedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathCheckTest {
  private static final PreparedWorld PREPARED = ArmAmongPosts.prepared();
  private static final Verdict FREE = new Verdict.Free(0.25);

  private final CheckSession session =
      AdaptiveChecker.of(PREPARED, CheckOptions.of(PREPARED.world())).open();
  private final StringBuilder log = new StringBuilder();

  private ScriptedCheck check(char name, double urgency, int steps, Verdict last) {
    return new ScriptedCheck(session, name, urgency, steps, last, log);
  }

  private static Verdict colliding() {
    Configuration q = Configuration.of(0, 0, 0);
    return new Verdict.Colliding(Verdict.Kind.OVERLAP, "a", "b", 0.5, q, 0, null, null);
  }

  @Test
  void theMostUrgentSegment_isAdvancedFirstAndTiesGoToTheEarlier() {
    PathCheck path =
        PathCheck.over(
            List.of(check('a', 4, 3, FREE), check('b', 6, 4, FREE), check('c', 4, 2, FREE)));
    assertEquals(new Verdict.Free(0.25), path.finish());
    assertEquals("bbabcabca", log.toString(), "urgencies fall by one a step");
    assertEquals(-1, path.decidingSegment());
  }

  @Test
  void aCollision_settlesThePathAndKeepsTheWorkOnTheOthers() {
    ScriptedCheck other = check('a', 5, 9, FREE);
    PathCheck path = PathCheck.over(List.of(other, check('b', 4.5, 3, colliding())));
    other.bytes = 100;
    assertEquals(colliding(), path.finish());
    assertEquals(1, path.decidingSegment());
    assertEquals("abab" + "ab", log.toString());
    assertEquals(0, other.drops, "the other's work was dropped");
    assertTrue(other.verdict().isPending());
    assertEquals(colliding(), path.advance(), "a settled path does not move");
    assertEquals(6, log.length());
  }

  @Test
  void aSegmentSharedWithAnotherPath_goesOnWhereItWas() {
    ScriptedCheck shared = check('s', 5, 5, FREE);
    PathCheck first = PathCheck.over(List.of(shared, check('b', 4, 2, colliding())));
    first.finish();
    int taken = log.length();
    PathCheck second = PathCheck.over(List.of(shared, check('c', 0, 1, new Verdict.Free(0.125))));
    assertEquals(new Verdict.Free(0.125), second.finish());
    String all = log.toString();
    assertEquals(5, all.chars().filter(c -> c == 's').count(), all + " after " + taken);
    assertSame(Verdict.PENDING, PathCheck.over(List.of(check('d', 1, 1, FREE))).verdict());
    assertEquals(FREE, PathCheck.over(List.of(shared)).verdict(), "known before the first step");
  }

  @Test
  void aSegmentKnownToCollide_settlesAPathAtOnce() {
    ScriptedCheck known = check('k', 1, 1, colliding());
    known.finish();
    PathCheck path = PathCheck.over(List.of(check('a', 9, 1, FREE), known));
    assertEquals(colliding(), path.finish());
    assertEquals("k", log.toString());
  }

  @Test
  void aPath_isFreeExactlyIfEverySegmentIs() {
    List<Configuration> free = ArmAmongPosts.freeConfigurations(PREPARED, 300, Randoms.of(9));
    int paths = 0;
    for (int i = 0; i + 3 <= free.size(); i += 3) {
      List<Configuration> points = free.subList(i, i + 3);
      boolean all = true;
      double least = Double.POSITIVE_INFINITY;
      for (int k = 1; k < 3; k++) {
        Verdict verdict = session.check(points.get(k - 1), points.get(k));
        all &= verdict.isFree();
        if (verdict instanceof Verdict.Free f) least = Math.min(least, f.clearance());
      }
      Verdict found = session.path(MotionPath.of(PREPARED.world().space(), points)).finish();
      assertEquals(all, found.isFree(), "way-points from " + i);
      if (all) assertEquals(new Verdict.Free(least), found);
      if (all) paths++;
    }
    assertTrue(paths > 10 && paths < 90, "one-sided draws: " + paths);
  }

  @Test
  void aPathOfOneWayPoint_isCheckedThere() {
    for (double waist : new double[] {0, 0.3}) { // between the posts, and through one
      Configuration q = Configuration.of(waist, 0, 0.1);
      Verdict found = session.path(MotionPath.of(PREPARED.world().space(), List.of(q))).finish();
      assertEquals(session.at(q), found);
      assertEquals(waist == 0, found.isFree(), () -> waist + ": " + found);
    }
  }
}
