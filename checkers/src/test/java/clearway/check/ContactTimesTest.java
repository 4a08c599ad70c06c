package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.Verdict.Colliding;
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

/** First contacts whose moment is known: never later, and no earlier than delta apart. */
class ContactTimesTest {
  private static final double ROUNDING = 1e-12;

  private static SegmentCheck search(World world, Configuration from, Configuration to) {
    CheckOptions options = CheckOptions.of(world);
    return RefinedChecker.of(PreparedWorld.of(world), options).open().firstContact(from, to);
  }

  private static World rodAndWall(double length, double distance, double clearance) {
    double[] ends = {0, 0, 0, length, 0, 0};
    Geometry rod = new Geometry.Mesh(TriangleMesh.of(ends, new int[] {0, 1, 1}));
    Joint turn = new Joint.Revolute(Axis.Z, new Range(-4, 4));
    Link link = new Link("rod", Link.BASE, Frame.identity(), "turn", turn, List.of(Body.of(rod)));
    Geometry slab = new Geometry.Box(0.1, 4, 4);
    Frame at = Frame.translation(distance + 0.05, 0, 0);
    return World.of(
        List.of(Robot.of("robot", Frame.identity(), List.of(link))),
        List.of(new Obstacle("wall", at, List.of(Body.of(slab)))),
        List.of(),
        clearance,
        List.of());
  }

  /** From pi / 2 to 0 the end of the rod comes as near as its clearance at acos((d - c) / R). */
  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.3, 0.5, 0.77, 0.9, 0.999})
  void aRodThatTurnsToAWall_meetsItAtTheArcCosine(double distance) {
    for (double clearance : new double[] {0, 0.01, 0.04}) {
      World world = rodAndWall(1, distance, clearance);
      Verdict found = search(world, Configuration.of(Math.PI / 2), Configuration.of(0)).finish();
      double delta = CheckOptions.of(world).delta();
      double t = ((Colliding) found).t();
      assertTrue(t <= contact(distance - clearance) + ROUNDING, "late: " + found);
      assertTrue(t >= contact(distance - clearance - delta) - ROUNDING, "early: " + found);
    }
  }

  private static double contact(double distance) {
    return 1 - StrictMath.acos(distance) / (Math.PI / 2);
  }

  @Test
  void aRodTooShortForTheWall_isFree() {
    Verdict found =
        search(rodAndWall(1, 1.001, 0), Configuration.of(Math.PI / 2), Configuration.of(-1))
            .finish();
    assertTrue(found.isFree(), found.toString());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.1, 0.25})
  void aBallThatFliesToAPlate_meetsItWhenItsRadiusIsLeft(double radius) {
    Range range = new Range(-1, 1);
    List<Body> ball = List.of(Body.of(new Geometry.Sphere(radius)));
    Robot robot = Robot.free("ball", Frame.identity(), ball, range, range, range);
    List<Body> sheet = List.of(Body.of(new Geometry.Box(1e-4, 2, 2)));
    Obstacle plate = new Obstacle("plate", Frame.translation(0.3, 0, 0), sheet);
    World world = World.of(List.of(robot), List.of(plate));
    Verdict found =
        search(world, Configuration.of(-1, 0, 0, 1, 0, 0, 0), Configuration.of(1, 0, 0, 0, 0, 0, 1))
            .finish();
    double t = ((Colliding) found).t();
    double meets = (1 + 0.3 - 0.5e-4 - radius) / 2;
    assertTrue(t <= meets + ROUNDING, "late: " + found);
    assertTrue(t >= meets - CheckOptions.of(world).delta() / 2 - ROUNDING, "early: " + found);
  }

  @Test
  void whatTouchesAtTheStart_isMetAtZero() {
    World world = rodAndWall(1, 0.5, 0);
    Verdict found = search(world, Configuration.of(0), Configuration.of(Math.PI / 2)).finish();
    assertEquals(0, ((Colliding) found).t());
  }

  @Test
  void theFirstOfTwoWalls_isMet() {
    World one = rodAndWall(1, 0.5, 0);
    Obstacle wall = one.obstacles().get(0);
    Frame behind = Frame.translation(-0.75, 0, 0);
    World world =
        World.of(one.robots(), List.of(wall, new Obstacle("second", behind, wall.bodies())));
    Colliding found =
        (Colliding) search(world, Configuration.of(Math.PI / 2), Configuration.of(4)).finish();
    assertEquals("second", found.objectA());
    double angle = Math.PI - StrictMath.acos(0.7);
    assertEquals((angle - Math.PI / 2) / (4 - Math.PI / 2), found.t(), 1e-5);
  }
}
