package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

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

/** What no shorter interval can prove ends undecided at once, for every exact checker. */
class HopelessTest {
  private static final int STEPS = 300;

  /** A cube turns over a plate, both a thousand kilometres out: rounding is above delta. */
  @Test
  void aGapBelowTheRounding_endsUndecided_soon() {
    Link slide = slide(-1, List.of());
    Link cube = link(0, 0.05 + 5e-7, new Joint.Revolute(Axis.Z, new Range(-3, 3)), box(0.1));
    Link plate = slide(-1, box(1));
    Robot turning = Robot.of("turning", Frame.identity(), List.of(slide, cube));
    Robot below = Robot.of("below", Frame.translation(0, 0, -0.5), List.of(plate));
    World world = World.of(List.of(turning, below), List.of());
    Configuration from = Configuration.of(1e6, -2, 1e6);
    assertUndecided(world, CheckOptions.Mode.BEST, from, Configuration.of(1e6, 2, 1e6));
    assertUndecided(world, CheckOptions.Mode.PAPER, from, Configuration.of(1e6, 2, 1e6));
  }

  @Test
  void infiniteFactors_endUndecided_soon() {
    Link turn = link(-1, 0, new Joint.Revolute(Axis.Z, new Range(-3, 3)), List.of());
    Robot arm = Robot.of("arm", Frame.identity(), List.of(turn, slide(0, box(0.1))));
    World world = World.of(List.of(arm), List.of(obstacle(5, 5)));
    Configuration from = Configuration.of(0, 0.5);
    assertUndecided(world, CheckOptions.Mode.PAPER, from, Configuration.of(1, 0.5));
  }

  /** Squares of such speeds overflow; that is no collision. */
  @Test
  void anAngleBeyondReason_isUndecided_neverColliding() {
    Body outside = new Body(new Geometry.Box(0.1, 0.1, 0.1), Frame.translation(0.5, 0, 0));
    Link turn = link(-1, 0, new Joint.Revolute(Axis.Z, Range.UNBOUNDED), List.of(outside));
    Robot arm = Robot.of("arm", Frame.identity(), List.of(turn));
    World world = World.of(List.of(arm), List.of(obstacle(0.62, 0)));
    Configuration to = Configuration.of(1e155);
    assertUndecided(world, CheckOptions.Mode.BEST, Configuration.of(0.5), to);
  }

  private static void assertUndecided(
      World world, CheckOptions.Mode mode, Configuration from, Configuration to) {
    CheckOptions options = CheckOptions.of(world).withMode(mode);
    for (String name : Checkers.exact()) {
      CheckSession session = Checkers.of(name, PreparedWorld.of(world), options).open();
      Verdict verdict = session.segment(from, to).finish(STEPS);
      Verdict.Undecided left = assertInstanceOf(Verdict.Undecided.class, verdict, name);
      assertEquals(Verdict.Reason.FLOOR, left.reason(), name);
    }
  }

  private static Link slide(int parent, List<Body> bodies) {
    return link(parent, 0, new Joint.Prismatic(Axis.X, Range.UNBOUNDED), bodies);
  }

  private static Link link(int parent, double height, Joint joint, List<Body> bodies) {
    String name = joint.getClass().getSimpleName() + parent;
    return new Link(name, parent, Frame.translation(0, 0, height), "of " + name, joint, bodies);
  }

  private static List<Body> box(double size) {
    return List.of(Body.of(new Geometry.Box(size, size, size)));
  }

  private static Obstacle obstacle(double x, double y) {
    return new Obstacle("obstacle", Frame.translation(x, y, 0), box(0.1));
  }
}
