package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where distances and motions are known exactly, so is how often an interval is divided. */
class DivisionCountsTest {

  /** A blade that reaches exactly 1 from the axis and turns at a constant height over a floor. */
  private static World bladeOver(double height) {
    double[] xyz = {0, 0, 0, 1, 0, 0, 0, 0.25, 0};
    TriangleMesh blade = TriangleMesh.of(xyz, new int[] {0, 1, 2});
    Joint turn = new Joint.Revolute(Axis.Z, new Range(0, 2 * Math.PI));
    Link link =
        new Link(
            "blade",
            Link.BASE,
            Frame.identity(),
            "turn",
            turn,
            List.of(Body.of(new Geometry.Mesh(blade))));
    Robot robot = Robot.of("robot", Frame.identity(), List.of(link));
    TriangleMesh plane =
        TriangleMesh.of(
            new double[] {-4, -4, -height, 4, -4, -height, 4, 4, -height, -4, 4, -height},
            new int[] {0, 1, 2, 0, 2, 3});
    Obstacle floor =
        new Obstacle("floor", Frame.identity(), List.of(Body.of(new Geometry.Mesh(plane))));
    return World.of(List.of(robot), List.of(floor));
  }

  /** The depth is the smallest d with 2 pi / 2^d below twice the height. */
  @ParameterizedTest
  @CsvSource({"0.1, 31", "0.01, 511", "0.001, 4095"})
  void aFullTurnOverAFloor_takesTheDivisionsThatTheArithmeticPredicts(double height, int middles) {
    World world = bladeOver(height);
    CheckOptions options =
        CheckOptions.of(world).withMode(CheckOptions.Mode.PAPER).withDelta(height / 2);
    CheckSession session =
        AdaptiveChecker.withExactDistances(PreparedWorld.of(world), options).open();
    Verdict verdict = session.check(Configuration.of(0), Configuration.of(2 * Math.PI));
    Verdict.Free free = assertInstanceOf(Verdict.Free.class, verdict);
    assertTrue(free.clearance() > 0 && free.clearance() <= height, verdict.toString());
    assertEquals(2 + middles, session.statistics().distanceQueries(), "two ends and the middles");
    assertEquals(1 + middles, session.statistics().steps(), "both ends are one step");
  }

  /** A plane between the two that moves with neither sees no motion along its normal. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.01, 0.001, 1e-6})
  void aFullTurnOverAFloor_isProvenByPlanesAtOnce(double height) {
    World world = bladeOver(height);
    CheckOptions options = CheckOptions.of(world).withDelta(height / 2);
    CheckSession session = RefinedChecker.of(PreparedWorld.of(world), options).open();
    Verdict verdict = session.check(Configuration.of(0), Configuration.of(2 * Math.PI));
    assertInstanceOf(Verdict.Free.class, verdict);
    assertTrue(session.statistics().placements() <= 4, session.statistics().toString());
  }
}
