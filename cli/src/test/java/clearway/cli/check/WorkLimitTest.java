package clearway.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.CheckOptions;
import clearway.check.CheckSession;
import clearway.check.SegmentCheck;
import clearway.check.Verdict;
import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WorkLimitTest {
  private static final World WORLD = world();

  /** A box that slides along another, closely. */
  private static World world() {
    Body box = Body.of(new Geometry.Mesh(TriangleMesh.box(1, 1, 1)));
    Range range = new Range(-9, 9);
    Robot robot = Robot.free("box", Frame.identity(), List.of(box), range, range, range);
    return World.of(List.of(robot), List.of(new Obstacle("wall", Frame.identity(), List.of(box))));
  }

  private static SegmentCheck check() {
    CheckOptions options = CheckOptions.of(WORLD).withMode(CheckOptions.Mode.PAPER);
    CheckSession session = CheckerKind.ADAPTIVE.checker(PreparedWorld.of(WORLD), options, 1).open();
    return session.segment(
        Configuration.of(-3, 1.001, 0, 1, 0, 0, 0), Configuration.of(3, 1.001, 0, 1, 0, 0, 0));
  }

  @Test
  void withoutALimitTheWorkIsFinished() {
    assertTrue(new WorkLimit(Long.MAX_VALUE, Optional.empty()).finish(check()).isFree());
  }

  @Test
  void stepsAreCountedForEachCheck() {
    WorkLimit limit = new WorkLimit(5, Optional.empty());
    for (int i = 0; i < 2; i++) {
      SegmentCheck check = check();
      Verdict.Undecided left = (Verdict.Undecided) limit.finish(check);
      assertEquals(Verdict.Reason.BUDGET, left.reason());
      assertEquals("wall", left.objectA());
    }
  }

  @Test
  void timeRunsForAllChecksTogether() {
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 10); // nanoTime may overflow
    WorkLimit limit = new WorkLimit(Long.MAX_VALUE, Optional.of(Duration.ofNanos(100)), now::get);
    assertFalse(limit.isExpired());
    assertTrue(limit.finish(check()).isFree());
    now.addAndGet(100);
    assertTrue(limit.isExpired());
    assertTrue(limit.finish(check()) instanceof Verdict.Undecided);
  }

  @Test
  void noTimeIsTooLong() {
    Duration ages = Duration.ofMinutes(999_999_999);
    assertTrue(new WorkLimit(Long.MAX_VALUE, Optional.of(ages)).finish(check()).isFree());
  }

  @Test
  void theClockIsLookedAtDuringTheWork() {
    AtomicLong now = new AtomicLong();
    WorkLimit limit =
        new WorkLimit(Long.MAX_VALUE, Optional.of(Duration.ofNanos(3)), now::getAndIncrement);
    assertTrue(limit.finish(check()) instanceof Verdict.Undecided);
  }
}
