package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A ball that flies among boxes: what it meets is known. */
class AdaptiveCasesTest {
  private static final Range WIDE = new Range(-10, 10);

  private static World ballAnd(double radius, Obstacle... obstacles) {
    List<Body> ball = List.of(Body.of(new Geometry.Sphere(radius)));
    Robot free = Robot.free("ball", Frame.identity(), ball, WIDE, WIDE, WIDE);
    return World.of(List.of(free), List.of(obstacles));
  }

  private static Obstacle box(String name, double size, double x, double y) {
    Frame at = Frame.translation(x, y, 0);
    return new Obstacle(name, at, List.of(Body.of(new Geometry.Box(size, size, size))));
  }

  private static Configuration at(double x, double y) {
    return Configuration.of(x, y, 0, 1, 0, 0, 0);
  }

  private static CheckSession open(World world, CheckOptions options) {
    return AdaptiveChecker.of(PreparedWorld.of(world), options).open();
  }

  @ParameterizedTest
  @EnumSource
  void aBodyThatMovesInsideASolid_overlapsItThoughTheirSurfacesAreApart(
      AdaptiveCheckTest.Manner manner) {
    World world = ballAnd(0.1, box("far", 1, 8, 8), box("shell", 4, 0, 0));
    Verdict verdict = open(world, manner.of(world)).check(at(-0.5, 0), at(0.5, 0));
    Verdict.Colliding found = assertInstanceOf(Verdict.Colliding.class, verdict);
    assertEquals(Verdict.Kind.OVERLAP, found.kind());
    assertEquals(List.of("shell", "ball"), List.of(found.objectA(), found.objectB()));
    assertTrue(found.distance() > 1, found.toString());
  }

  @ParameterizedTest
  @EnumSource
  void theProvenClearance_isCloseToTheTrueOneWhereNothingMoves(AdaptiveCheckTest.Manner manner) {
    World world = ballAnd(0.5, box("box", 2, 0, 0));
    Verdict verdict = open(world, manner.of(world)).at(at(3, 0));
    Verdict.Free free = assertInstanceOf(Verdict.Free.class, verdict);
    assertTrue(free.clearance() > 0.5 && free.clearance() <= 1.5, verdict.toString());
  }

  @ParameterizedTest
  @EnumSource
  void anIntervalThatMayNotBeDivided_leavesTheCheckUndecided(AdaptiveCheckTest.Manner manner) {
    World world = ballAnd(0.5, box("box", 2, 0, 0));
    CheckOptions options = manner.of(world).withShortestInterval(0.25);
    Verdict verdict = open(world, options).check(at(-4, 1.6), at(4.2, 1.6));
    Verdict.Undecided left = assertInstanceOf(Verdict.Undecided.class, verdict);
    assertEquals(Verdict.Reason.FLOOR, left.reason());
    assertEquals(List.of("box", "ball"), List.of(left.objectA(), left.objectB()));
    assertTrue(left.t() > 0.2 && left.t() < 0.8, left.toString());
    assertTrue(open(world, manner.of(world)).check(at(-4, 1.6), at(4.2, 1.6)).isFree());
  }

  @ParameterizedTest
  @EnumSource
  void aCollisionElsewhere_isFoundDespiteAnIntervalThatMayNotBeDivided(
      AdaptiveCheckTest.Manner manner) {
    World world = ballAnd(0.5, box("near", 2, -2, 0), box("hit", 0.5, 4, 1.6));
    CheckOptions options = manner.of(world).withShortestInterval(0.2);
    Verdict verdict = open(world, options).check(at(-4, 1.51), at(4.2, 1.51));
    Verdict.Colliding found = assertInstanceOf(Verdict.Colliding.class, verdict);
    assertEquals("hit", found.objectA());
  }

  @Test
  void aPairThatIsFarApart_costsOneDistance() {
    World world = ballAnd(0.1, box("a", 1, 8, 8), box("b", 1, -8, 8), box("c", 1, 0, 8));
    CheckSession session = open(world, CheckOptions.of(world));
    assertTrue(session.check(at(-0.5, 0), at(0.5, 0)).isFree());
    assertEquals(3, session.statistics().distanceQueries());
    assertEquals(1, session.statistics().steps());
    assertEquals(1, session.statistics().placements());
  }

  /** A slide without limits on a turning link: no global factor bounds it, local ones do. */
  @Test
  void whatGlobalFactorsCannotBound_isUndecidedAtOnceInPaperModeAndProvenInTheOther() {
    Joint turn = new Joint.Revolute(Axis.Z, new Range(-3, 3));
    Joint slide = new Joint.Prismatic(Axis.X, Range.UNBOUNDED);
    List<Body> ball = List.of(Body.of(new Geometry.Sphere(0.1)));
    Link arm = new Link("arm", Link.BASE, Frame.identity(), "turn", turn, List.of());
    Link tip = new Link("tip", 0, Frame.identity(), "slide", slide, ball);
    Robot robot = Robot.of("robot", Frame.identity(), List.of(arm, tip));
    World world = World.of(List.of(robot), List.of(box("box", 1, 8, 0)));
    CheckOptions options = CheckOptions.of(world);
    Configuration from = Configuration.of(0, 0.5);
    Configuration to = Configuration.of(1, 0.5);
    CheckSession paper = open(world, options.withMode(CheckOptions.Mode.PAPER));
    assertInstanceOf(Verdict.Undecided.class, paper.check(from, to));
    assertEquals(1, paper.statistics().steps());
    assertTrue(open(world, options).check(from, to).isFree());
  }

  @Test
  void aDeltaBelowTheLeast_isRaisedToItAndSaid() {
    World world = ballAnd(0.1, box("a", 1, 8, 8));
    CheckOptions none = CheckOptions.of(world).withDelta(0);
    Guarantee guarantee = AdaptiveChecker.of(PreparedWorld.of(world), none).guarantee();
    assertEquals(new Guarantee.Exact(CheckOptions.leastDelta(world)), guarantee);
  }

  @Test
  void aWorldWithoutPairs_isFreeByAnyClearance() {
    World world = ballAnd(0.1);
    Verdict verdict = open(world, CheckOptions.of(world)).check(at(0, 0), at(1, 1));
    assertEquals(new Verdict.Free(Double.POSITIVE_INFINITY), verdict);
    SegmentCheck check = open(world, CheckOptions.of(world)).segment(at(0, 0), at(1, 1));
    assertInstanceOf(Verdict.Undecided.class, check.orUndecided());
  }
}
