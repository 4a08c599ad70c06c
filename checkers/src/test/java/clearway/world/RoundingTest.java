package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
  void anOrdinaryWorld_losesLittle() {
    World world = slider(0);
    assertTrue(world.rounding() <= 3 * 0x1p-40 * world.size(), "rounding is " + world.rounding());
    assertTrue(64 * world.rounding() < world.delta(), "delta is " + world.delta());
  }
}
