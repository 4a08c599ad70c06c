package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.ExactCheckers.Entrant;
import clearway.check.Verdict.Colliding;
import clearway.check.Verdict.Free;
import clearway.check.Verdict.Kind;
import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Motions that other tools are known to misjudge, each with the answer that is right. */
class AcceptanceTest {
  private static final Range UNIT = new Range(-1, 1);
  private static final long STEPS = 3_000_000;

  private static Obstacle obstacle(String name, double x, double y, double z, Geometry geometry) {
    return new Obstacle(name, Frame.translation(x, y, z), List.of(Body.of(geometry)));
  }

  private static Robot flyer(Geometry geometry) {
    return Robot.free("body", Frame.identity(), List.of(Body.of(geometry)), UNIT, UNIT, UNIT);
  }

  private static Configuration at(double x, double y, double z) {
    return Configuration.of(x, y, z, 1, 0, 0, 0);
  }

  private static List<Entrant> checkers(World world) {
    return ExactCheckers.of(PreparedWorld.of(world), CheckOptions.of(world));
  }

  private static Verdict check(Entrant entrant, Configuration from, Configuration to) {
    return entrant.checker().open().segment(from, to).finish(STEPS);
  }

  private static void assertOverlap(World world, Configuration from, Configuration to) {
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, from, to);
      boolean overlaps = verdict instanceof Colliding found && found.kind() == Kind.OVERLAP;
      assertTrue(overlaps, entrant.name() + ": " + verdict);
    }
  }

  private static void assertCollides(World world, Configuration from, Configuration to) {
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, from, to);
      assertTrue(verdict instanceof Colliding, entrant.name() + ": " + verdict);
    }
  }

  private static void assertFree(World world, Configuration from, Configuration to) {
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, from, to);
      assertTrue(verdict.isFree(), entrant.name() + ": " + verdict);
    }
  }

  /** The plate lies between two of the finest samples. */
  private static World thinPlate() {
    double between = 0x1p-14;
    Obstacle plate = obstacle("plate", between, 0, 0, new Geometry.Box(1e-4, 1, 1));
    return World.of(List.of(flyer(new Geometry.Sphere(1e-6))), List.of(plate));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-2, 3e-3, 1e-3, 3e-4, 1e-4})
  void thinPlate_isMissedBySamples(double resolution) {
    World world = thinPlate();
    CollisionChecker fixed = FixedResolutionChecker.of(PreparedWorld.of(world), resolution);
    assertTrue(fixed.guarantee() instanceof Guarantee.Sampled);
    Verdict verdict = fixed.open().check(at(-1, 0, 0), at(1, 0, 0));
    assertTrue(verdict instanceof Free free && Double.isNaN(free.clearance()), verdict.toString());
  }

  @Test
  void thinPlate_isFoundByEveryExactChecker() {
    assertCollides(thinPlate(), at(-1, 0, 0), at(1, 0, 0));
    assertCollides(thinPlate(), at(1, 0.3, -0.2), at(-1, 0.1, 0.4));
  }

  @Test
  void thinPlate_isPassedWhereItEnds() {
    assertFree(thinPlate(), at(-1, 0.51, 0), at(1, 0.51, 0));
  }

  /** An arm along x, 1 mm above the floor, that turns about y. */
  private static World armOnTheFloor() {
    Joint joint = new Joint.Revolute(Axis.Y, new Range(-Math.PI, Math.PI));
    Body box = new Body(new Geometry.Box(0.8, 0.05, 0.05), Frame.translation(0.5, 0, 0));
    Link link = new Link("arm", Link.BASE, Frame.identity(), "swing", joint, List.of(box));
    Robot robot = Robot.of("robot", Frame.translation(0, 0, 0.026), List.of(link));
    return World.of(
        List.of(robot), List.of(obstacle("floor", 0, 0, -0.05, new Geometry.Box(3, 3, 0.1))));
  }

  @Test
  void halfATurn_throughTheFloorItLiesOn_collides() {
    assertCollides(armOnTheFloor(), Configuration.of(0), Configuration.of(Math.PI));
  }

  @Test
  void halfATurn_overTheFloorItLiesOn_isFree() {
    assertFree(armOnTheFloor(), Configuration.of(0), Configuration.of(-Math.PI));
  }

  @Test
  void halfATurn_throughTheFloor_isMissedByItsEnds() {
    PreparedWorld prepared = PreparedWorld.of(armOnTheFloor());
    CheckSession session = FixedResolutionChecker.of(prepared, 0.6).open();
    assertTrue(session.check(Configuration.of(0), Configuration.of(Math.PI)).isFree());
  }

  /** A short link with a long tool across: the joint's origin hardly moves, the tool's end does. */
  private static World leverArm(double postAt) {
    Joint joint = new Joint.Revolute(Axis.Z, new Range(-3, 3));
    Body stub = new Body(new Geometry.Box(0.1, 0.02, 0.02), Frame.translation(0.05, 0, 0));
    Body tool = new Body(new Geometry.Box(0.02, 0.9, 0.02), Frame.translation(0.1, 0.45, 0));
    Link link = new Link("tool", Link.BASE, Frame.identity(), "wrist", joint, List.of(stub, tool));
    Robot robot = Robot.of("robot", Frame.identity(), List.of(link));
    Geometry post = new Geometry.Box(0.002, 0.002, 1);
    double angle = 2;
    double x = postAt * StrictMath.cos(angle);
    double y = postAt * StrictMath.sin(angle);
    return World.of(List.of(robot), List.of(obstacle("post", x, y, 0, post)));
  }

  @Test
  void aToolThatProtrudes_isJudgedToItsEnd() {
    assertOverlap(leverArm(0.89), Configuration.of(-0.3), Configuration.of(1.5));
    assertFree(leverArm(0.92), Configuration.of(-0.3), Configuration.of(1.5));
  }

  /** Two arms of one make, 2 cm apart all the way. */
  @Test
  void twoLinksThatMoveTogether_areNoFalseAlarm() {
    World world = World.of(List.of(fast("left", 0), fast("right", 0.07)), List.of());
    assertEquals(1, world.tested().size());
    Configuration from = Configuration.of(-1, -2.5, -1, -2.5);
    Configuration to = Configuration.of(1, 2.5, 1, 2.5);
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, from, to);
      assertTrue(verdict instanceof Free, entrant.name() + ": " + verdict);
      double proven = ((Free) verdict).clearance();
      assertTrue(proven <= 0.02 && proven > 0, entrant.name() + ": " + proven);
    }
  }

  /** Slides along y while it turns about x; 5 cm thick along x. */
  private static Robot fast(String name, double x) {
    Joint slide = new Joint.Prismatic(Axis.Y, UNIT);
    Joint turn = new Joint.Revolute(Axis.X, new Range(-3, 3));
    Body box = new Body(new Geometry.Box(0.05, 0.05, 0.6), Frame.translation(0, 0, 0.3));
    return Robot.of(
        name,
        Frame.translation(x, 0, 0),
        List.of(
            new Link("slide", Link.BASE, Frame.identity(), "slide", slide, List.of()),
            new Link("turn", 0, Frame.identity(), "turn", turn, List.of(box))));
  }

  @Test
  void twoLinksOfOneArmThatMoveTogether_areNoFalseAlarm() {
    Joint swing = new Joint.Revolute(Axis.Z, new Range(-3, 3));
    Joint finger = new Joint.Prismatic(Axis.X, new Range(0, 0.1));
    Body rod = new Body(new Geometry.Box(0.02, 0.02, 0.2), Frame.translation(0.5, 0, 0));
    Frame beside = Frame.translation(0.04, 0, 0);
    Robot robot =
        Robot.of(
            "gripper",
            Frame.identity(),
            List.of(
                new Link("palm", Link.BASE, Frame.identity(), "swing", swing, List.of()),
                new Link("left", 0, Frame.identity(), "left", finger, List.of(rod)),
                new Link("right", 0, beside, "right", finger, List.of(rod))));
    World world = World.of(List.of(robot), List.of());
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, Configuration.of(-3, 0, 0), Configuration.of(3, 0, 0));
      assertEquals(0.02, ((Free) verdict).clearance(), 1e-9, entrant.name());
    }
  }

  /** A ball along x, past the side of a box at y = 0.5. */
  private static World ballPastABox() {
    Obstacle box = obstacle("box", 0, 0, 0, new Geometry.Box(0.2, 1, 1));
    return World.of(List.of(flyer(new Geometry.Sphere(0.1))), List.of(box));
  }

  @Test
  void aBallAMillimetreBesideABox_isFree() {
    assertFree(ballPastABox(), at(-1, 0.601, 0), at(1, 0.601, 0));
  }

  /** Delta is 1e-6 of a size above 1: nearer than it may be called too close, never overlapping. */
  @Test
  void aBallNearerThanDelta_isTooClose() {
    World world = ballPastABox();
    assertTrue(world.delta() > 1.1e-6);
    for (Entrant entrant : checkers(world)) {
      Verdict verdict = check(entrant, at(-1, 0.600001, 0), at(1, 0.600001, 0));
      boolean isSaid =
          verdict.isFree() || verdict instanceof Colliding found && found.kind() == Kind.TOO_CLOSE;
      assertTrue(isSaid, entrant.name() + ": " + verdict);
    }
  }

  @Test
  void aBallThatTouches_collides() {
    assertCollides(ballPastABox(), at(-1, 0.6, 0), at(1, 0.6, 0));
  }

  @Test
  void twoBoxesMovedTowardsEachOther_meet() {
    Geometry box = new Geometry.Mesh(TriangleMesh.box(0.2, 0.2, 0.2));
    Robot left = Robot.free("left", Frame.identity(), List.of(Body.of(box)), UNIT, UNIT, UNIT);
    Robot right = Robot.free("right", Frame.identity(), List.of(Body.of(box)), UNIT, UNIT, UNIT);
    World world = World.of(List.of(left, right), List.of());
    Configuration from = Configuration.of(-0.5, 0, 0, 1, 0, 0, 0, 0.5, 0, 0, 1, 0, 0, 0);
    Configuration until = Configuration.of(-0.11, 0, 0, 1, 0, 0, 0, 0.11, 0, 0, 1, 0, 0, 0);
    Configuration to = Configuration.of(0.5, 0, 0, 1, 0, 0, 0, -0.5, 0, 0, 1, 0, 0, 0);
    assertFree(world, from, until);
    assertOverlap(world, from, to);
    CheckSession session = checkers(world).get(0).checker().open();
    Colliding first = (Colliding) session.firstContact(from, to).finish();
    assertTrue(first.t() <= 0.4 && first.t() >= 0.4 - world.delta(), first.toString());
    assertFalse(first.distance() > world.delta());
  }
}
