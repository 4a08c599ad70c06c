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
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.Surfaces;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solids inside one another, objects of many bodies, and what cannot be decided. */
class FrontTest {
  private static final double WIDE = 3;

  private static World world(List<Body> moving, List<Obstacle> obstacles, Range range) {
    Joint slide = new Joint.Prismatic(Axis.X, range);
    Link link = new Link("link", Link.BASE, Frame.identity(), "slide", slide, moving);
    return World.of(List.of(Robot.of("robot", Frame.identity(), List.of(link))), obstacles);
  }

  private static CheckSession session(World world) {
    return RefinedChecker.of(PreparedWorld.of(world), CheckOptions.of(world)).open();
  }

  private static Body at(Geometry geometry, double x, double y, double z) {
    return new Body(geometry, Frame.translation(x, y, z));
  }

  /** A shell of many triangles around the place where the slide stands at 5. */
  private static Obstacle shell() {
    Geometry shell = new Geometry.Mesh(Surfaces.sphere(24, 16).scaled(WIDE, WIDE, WIDE));
    return new Obstacle("shell", Frame.translation(5, 0, 0), List.of(Body.of(shell)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-9, 1})
  void aBodyThatStaysInsideASolid_collides(double length) {
    Body inside = at(new Geometry.Box(0.2, 0.3, 0.1), 0, 0, 0);
    Body outside = at(new Geometry.Box(0.2, 0.3, 0.1), 0, 0, 9);
    for (List<Body> bodies : List.of(List.of(inside), List.of(outside, inside))) {
      World world = world(bodies, List.of(shell()), new Range(0, 10));
      for (boolean first : new boolean[] {false, true}) {
        CheckSession session = session(world);
        Configuration from = Configuration.of(5);
        Configuration to = Configuration.of(5 + length);
        SegmentCheck check = first ? session.firstContact(from, to) : session.segment(from, to);
        Verdict.Colliding found = assertInstanceOf(Verdict.Colliding.class, check.finish());
        assertEquals(Verdict.Kind.OVERLAP, found.kind());
        assertTrue(found.distance() > 1, found.toString());
      }
    }
  }

  @Test
  void aShellAroundABody_collidesThoughTheBodyIsNoSolid() {
    Geometry point = new Geometry.Sphere(0.1);
    World world = world(List.of(Body.of(point)), List.of(shell()), new Range(0, 10));
    Verdict verdict = session(world).check(Configuration.of(5), Configuration.of(5.5));
    assertInstanceOf(Verdict.Colliding.class, verdict);
  }

  @Test
  void bodiesOfOneObject_areJudgedAsIfTheyWereObjects() {
    int free = 0;
    int colliding = 0;
    for (long seed = 0; seed < Trials.of(60); seed++) {
      RandomGenerator random = Randoms.of(seed);
      List<Body> moving = bodies(random, 0.3);
      List<Body> standing = bodies(random, 0.7);
      List<Obstacle> single = new ArrayList<>();
      for (Body body : standing)
        single.add(new Obstacle("o" + single.size(), Frame.identity(), List.of(body)));
      List<Obstacle> joined = List.of(new Obstacle("all", Frame.identity(), standing));
      double to = 1 - 0.999 * random.nextDouble();
      Verdict apart = verdict(world(moving, single, new Range(0, 1)), to);
      Verdict together = verdict(world(moving, joined, new Range(0, 1)), to);
      assertEquals(apart.isFree(), together.isFree(), "seed " + seed);
      if (apart.isFree()) free++;
      else colliding++;
    }
    int few = Trials.of(60) / 6;
    assertTrue(free > few && colliding > few, free + " free, " + colliding + " colliding");
  }

  private static Verdict verdict(World world, double to) {
    return session(world).check(Configuration.of(0), Configuration.of(to));
  }

  private static List<Body> bodies(RandomGenerator random, double reach) {
    List<Body> bodies = new ArrayList<>();
    for (int b = 0; b < 4; b++) {
      double size = 0.1 + 0.25 * random.nextDouble();
      Geometry geometry =
          b % 2 == 0 ? new Geometry.Sphere(size) : new Geometry.Box(size, size, size);
      double[] away = Randoms.unit(random);
      bodies.add(at(geometry, reach * away[0], reach * away[1], reach * away[2]));
    }
    return bodies;
  }

  /**
   * Ten thousand kilometres out the rounding is above the gap: nothing can be proven, and the
   * distance is not one that may be called a collision. Overlaps are found all the same.
   */
  @Test
  void aGapBelowTheRounding_isUndecided_andAnOverlapIsNot() {
    Obstacle near = new Obstacle("near", Frame.translation(0, 2 + 5e-6, 0), ball());
    World world = world(ball(), List.of(near), Range.UNBOUNDED);
    Verdict verdict = session(world).check(Configuration.of(-1e7), Configuration.of(1e7));
    Verdict.Undecided left = assertInstanceOf(Verdict.Undecided.class, verdict);
    assertEquals(Verdict.Reason.FLOOR, left.reason());
    assertEquals(0.5, left.t(), 1e-6);
    Obstacle within = new Obstacle("within", Frame.translation(0, 1.5, 0), ball());
    World meeting = world(ball(), List.of(within), Range.UNBOUNDED);
    Verdict found = session(meeting).check(Configuration.of(-1e7), Configuration.of(1e7));
    assertEquals(Verdict.Kind.OVERLAP, ((Verdict.Colliding) found).kind());
  }

  private static List<Body> ball() {
    return List.of(Body.of(new Geometry.Sphere(1)));
  }

  @Test
  void nothingToTest_isFreeByAnyClearance_andWhileItIsPendingNamesNobody() {
    World world = world(ball(), List.of(), Range.UNBOUNDED);
    SegmentCheck check = session(world).segment(Configuration.of(0), Configuration.of(1));
    assertInstanceOf(Verdict.Undecided.class, check.orUndecided());
    assertEquals(new Verdict.Free(Double.POSITIVE_INFINITY), check.finish());
  }

  @Test
  void aDeltaBelowTheRounding_isRaisedAndTold() {
    World world = world(ball(), List.of(shell()), new Range(0, 10));
    PreparedWorld prepared = PreparedWorld.of(world);
    RefinedChecker checker = RefinedChecker.of(prepared, CheckOptions.of(world).withDelta(0));
    assertEquals(new Guarantee.Exact(64 * world.rounding()), checker.guarantee());
    // the ball of radius 1 touches the shell of radius 3 from inside at 7, within its facets
    Verdict verdict = checker.open().check(Configuration.of(5), Configuration.of(7));
    assertInstanceOf(Verdict.Colliding.class, verdict);
  }
}
