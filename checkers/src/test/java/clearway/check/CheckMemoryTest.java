package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckMemoryTest {
  private static final PreparedWorld PREPARED = ArmAmongPosts.prepared();

  private final CheckSession session =
      AdaptiveChecker.of(PREPARED, CheckOptions.of(PREPARED.world()).withMemory(1000)).open();
  private final List<ScriptedCheck> checks = new ArrayList<>();

  private ScriptedCheck check(double urgency, long bytes) {
    Verdict free = new Verdict.Free(1);
    ScriptedCheck check = new ScriptedCheck(session, 'x', urgency, 9, free, new StringBuilder());
    check.bytes = bytes;
    checks.add(check);
    return check;
  }

  private List<Integer> drops() {
    return checks.stream().map(check -> check.drops).toList();
  }

  @Test
  void theLeastUrgent_areDroppedUntilHalfTheMemoryIsFree() {
    check(30, 300).advance();
    check(10, 300).advance();
    check(20, 300).advance();
    assertEquals(900, session.memory().bytes());
    check(0, 200).advance();
    assertEquals(List.of(0, 1, 1, 0), drops(), "the one at work stays, though least urgent");
    assertEquals(500, session.memory().bytes());
    assertEquals(2, session.memory().drops());
  }

  @Test
  void aCheckThatGrowsShrinksOrEnds_isCountedAsItIs() {
    ScriptedCheck check = check(1, 300);
    check.advance();
    check.bytes = 500;
    check.advance();
    assertEquals(500, session.memory().bytes());
    check.bytes = 100;
    check.advance();
    assertEquals(100, session.memory().bytes());
    check.finish();
    assertEquals(0, session.memory().bytes());
    assertEquals(0, session.memory().drops(), "an end is not a drop");
  }

  @Test
  void aReleasedCheck_countsAgainOnceItIsAdvanced() {
    ScriptedCheck check = check(1, 300);
    check.advance();
    check.release();
    assertEquals(0, session.memory().bytes());
    check.bytes = 200;
    check.advance();
    assertEquals(200, session.memory().bytes());
  }

  @Test
  void settledChecks_areNotDroppedAgain() {
    ScriptedCheck settled = check(-5, 400);
    settled.finish();
    check(3, 600).advance();
    check(2, 600).advance();
    assertEquals(List.of(1, 1, 0), drops(), "the first let go of its work when it was settled");
    assertEquals(600, session.memory().bytes());
  }
}
