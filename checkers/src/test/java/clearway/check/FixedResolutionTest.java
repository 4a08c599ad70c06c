package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixedResolutionTest {
  private static final Configuration START = Configuration.of(0);
  private static final Configuration END = Configuration.of(1);

  /** A small ball that slides by one unit along x, and a plate across its way. */
  private static PreparedWorld ballAndPlate(double at, double thickness, double clearance) {
    Joint slide = new Joint.Prismatic(Axis.X, new Range(0, 1));
    List<Body> ball = List.of(Body.of(new Geometry.Sphere(1e-5)));
    Link link = new Link("ball", Link.BASE, Frame.identity(), "slide", slide, ball);
    Geometry plate = new Geometry.Box(thickness, 1, 1);
    Obstacle obstacle = new Obstacle("plate", Frame.translation(at, 0, 0), List.of(Body.of(plate)));
    Robot robot = Robot.of("robot", Frame.identity(), List.of(link));
    return PreparedWorld.of(
        World.of(List.of(robot), List.of(obstacle), List.of(), clearance, List.of()));
  }

  @Test
  void aThinPlate_isMissedAndTheAnswerIsSaidToBeSampled() {
    PreparedWorld prepared = ballAndPlate(0.3, 1e-4, 0);
    FixedResolutionChecker fixed =
        FixedResolutionChecker.of(prepared, FixedResolutionChecker.RESOLUTION);
    Verdict.Free missed = assertInstanceOf(Verdict.Free.class, fixed.open().check(START, END));
    assertTrue(Double.isNaN(missed.clearance()), "nothing is proven");
    assertEquals(new Guarantee.Sampled(0.012), fixed.guarantee());
    CheckSession exact = AdaptiveChecker.of(prepared, CheckOptions.of(prepared.world())).open();
    Verdict.Colliding found = assertInstanceOf(Verdict.Colliding.class, exact.check(START, END));
    assertEquals(0.3, found.t(), 1e-3);
  }

  @Test
  void partsAreHalved_untilNoneIsLongerThanTheResolution() {
    CheckSession session = FixedResolutionChecker.of(ballAndPlate(5, 1, 0), 0.012).open();
    session.check(START, END);
    assertEquals(2 + 127, session.statistics().placements(), "1/128 is the first below 0.012");
    session.check(START, Configuration.of(0.05));
    assertEquals(2 + 127 + 2 + 7, session.statistics().placements());
    session.at(START);
    assertEquals(2 + 127 + 2 + 7 + 1, session.statistics().steps());
  }

  /** A plate that only one sample touches is found at that sample. */
  @Test
  void endsComeFirst_thenTheLongestPartsFromTheLeft() {
    double[] order = {0, 1, 0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875};
    for (int i = 0; i < order.length; i++) {
      CheckSession session =
          FixedResolutionChecker.of(ballAndPlate(order[i], 1e-5, 0), 0.012).open();
      Verdict.Colliding found =
          assertInstanceOf(Verdict.Colliding.class, session.check(START, END));
      assertEquals(order[i], found.t());
      assertEquals(i + 1, session.statistics().steps(), "at " + order[i]);
    }
  }

  @Test
  void aPairNearerThanItsClearance_isTooClose() {
    CheckSession session = FixedResolutionChecker.of(ballAndPlate(1.1, 0.1, 0.06), 0.5).open();
    Verdict.Colliding found = assertInstanceOf(Verdict.Colliding.class, session.check(START, END));
    assertEquals(Verdict.Kind.TOO_CLOSE, found.kind());
    assertEquals(1, found.t());
    assertTrue(session.check(START, Configuration.of(0.95)).isFree());
  }

  @Test
  void stepsTakenOneByOne_endAsThoseAtOnce() {
    PreparedWorld prepared = ballAndPlate(0.4, 0.01, 0);
    CheckSession session = FixedResolutionChecker.of(prepared, 0.012).open();
    SegmentCheck check = session.segment(START, END);
    double urgency = check.urgency();
    while (check.advance().isPending()) {
      assertTrue(check.urgency() <= urgency, "parts get shorter");
      urgency = check.urgency();
      check.release();
    }
    assertEquals(session.check(START, END), check.verdict());
    assertEquals(Double.NEGATIVE_INFINITY, check.urgency());
  }

  @Test
  void aResolutionThatIsNoLength_isRefused() {
    PreparedWorld prepared = ballAndPlate(0.4, 0.01, 0);
    for (double wrong : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(
          IllegalArgumentException.class, () -> FixedResolutionChecker.of(prepared, wrong));
    }
  }
}
