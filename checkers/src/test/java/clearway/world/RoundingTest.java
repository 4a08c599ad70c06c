package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Digits lost on the way to a place count, also where offsets cancel. */
class RoundingTest {
  private static final List<Body> BALL = List.of(Body.of(new Geometry.Sphere(1)));

  private static World slider(double offset) {
    Joint slide = new Joint.Prismatic(Axis.X, new Range(offset, offset + 1));
    Link link =
        new Link("slide", Link.BASE, Frame.translation(-offset, 0, 0), "slide", slide, BALL);
    Obstacle ball = new Obstacle("ball", Frame.translation(0, 5, 0), BALL);
    return World.of(List.of(Robot.of("robot", Frame.identity(), List.of(link))), List.of(ball));
  }

  @Test
  void anOffsetThatASlideTakesBack_costsItsDigits() {
    World world = slider(1e6);
    assertEquals(6, world.size(), 1);
    assertTrue(world.rounding() >= 2.8e-10, "rounding is " + world.rounding());
    WorldQuery query = new WorldQuery(PreparedWorld.of(world));
    query.place(new double[] {1e6 + 1.0 / 3});
    double moved = 1e6 + 1.0 / 3 - 1e6;
    double exact = Math.sqrt(25 + moved * moved) - 2;
    double found = query.distance(world.pairings().get(0));
    assertEquals(exact, found, world.rounding());
  }

  @Test
  void aSlideThatAnotherTakesBack_costsItsDigits() {
    Joint there = new Joint.Prismatic(Axis.X, new Range(1e6, 1e6 + 1));
    Joint back = new Joint.Prismatic(Axis.X, new Range(-1e6, 1 - 1e6));
    Link first = new Link("there", Link.BASE, Frame.identity(), "there", there, List.of());
    Link second = new Link("back", 0, Frame.identity(), "back", back, BALL);
    assertLosesDigits(first, second);
  }

  @Test
  void aMimicOffsetThatItsLeaderTakesBack_costsItsDigits() {
    Joint lead = new Joint.Revolute(Axis.Z, new Range(1.5, 1.5 + 1e-6));
    Joint slide = new Joint.Prismatic(Axis.X, Range.UNBOUNDED);
    Link first = new Link("lead", Link.BASE, Frame.identity(), "lead", lead, List.of());
    Joint follow = new Joint.Mimic(0, 1e6, -1.5e6, slide);
    Link second = new Link("follow", Link.BASE, Frame.identity(), "follow", follow, BALL);
    assertLosesDigits(first, second);
  }

  private static void assertLosesDigits(Link first, Link second) {
    World world = worldOf(first, second);
    assertEquals(6, world.size(), 2);
    assertTrue(world.rounding() >= 1e6 * 0x1p-40, "rounding is " + world.rounding());
  }

  private static World worldOf(Link first, Link second) {
    Obstacle ball = new Obstacle("ball", Frame.translation(0, 5, 0), BALL);
    Robot robot = Robot.of("robot", Frame.identity(), List.of(first, second));
    return World.of(List.of(robot), List.of(ball));
  }

  /** Rounding of the swept balls must not pass for a gap. */
  @Test
  void ballsApartByLessThanTheirRounding_areTested() {
    double far = 1e13;
    Joint there = new Joint.Prismatic(Axis.X, new Range(far, far));
    Joint back = new Joint.Prismatic(Axis.X, new Range(-far, -far));
    Frame third = Frame.translation(1.0 / 3, 0, 0); // lost a part when added to far
    Link first = new Link("there", Link.BASE, Frame.identity(), "there", there, List.of());
    Link second = new Link("back", 0, third, "back", back, BALL);
    Robot robot = Robot.of("robot", Frame.identity(), List.of(first, second));
    Obstacle right = new Obstacle("right", Frame.translation(2 + 1.0 / 3 - 1e-5, 0, 0), BALL);
    Obstacle left = new Obstacle("left", Frame.translation(-2 + 1.0 / 3 + 1e-5, 0, 0), BALL);
    World world = World.of(List.of(robot), List.of(right, left));
    assertEquals(2, world.tested().size());
  }

  /** Where it cannot be at zero, or has limits along one axis only. */
  @Test
  void jointsWithSomeLimits_countAsFarAsTheseReach() {
    Joint beyond = new Joint.Prismatic(Axis.X, new Range(1e6, Double.POSITIVE_INFINITY));
    assertTrue(worldOf(beyond).size() >= 1e6);
    Joint strip = new Joint.Planar(Axis.Z, new Range(-1e6, 1e6), Range.UNBOUNDED);
    assertTrue(worldOf(strip).size() >= 1e6);
  }

  @Test
  void aTurnWithoutLimits_countsAsAFullOne() {
    World unlimited = worldOf(new Joint.Revolute(Axis.X, Range.UNBOUNDED));
    World limited = worldOf(new Joint.Revolute(Axis.X, new Range(-1, 1)));
    assertEquals(limited.rounding(), unlimited.rounding());
  }

  @Test
  void anglesBeyondAFullTurn_costTheirDigits() {
    World once = worldOf(new Joint.Revolute(Axis.X, new Range(-1, 1)));
    World often = worldOf(new Joint.Revolute(Axis.X, new Range(-200 * Math.PI, 1)));
    assertEquals(100 * once.rounding(), often.rounding(), 1e-3 * often.rounding());
  }

  private static World worldOf(Joint joint) {
    Link link = new Link("link", Link.BASE, Frame.identity(), "joint", joint, BALL);
    return World.of(List.of(Robot.of("robot", Frame.identity(), List.of(link))), List.of());
  }

  @Test
  void whatIsTooFarForQueries_isRefused() {
    Obstacle far = new Obstacle("far", Frame.translation(1e50, 0, 0), BALL);
    List<Obstacle> obstacles = List.of(far);
    assertThrows(IllegalArgumentException.class, () -> World.of(List.of(), obstacles));
  }

  @Test
  void anOrdinaryWorld_losesLittle() {
    World world = slider(0);
    assertTrue(world.rounding() <= 3 * 0x1p-40 * world.size(), "rounding is " + world.rounding());
    assertTrue(64 * world.rounding() < world.delta(), "delta is " + world.delta());
  }
}
