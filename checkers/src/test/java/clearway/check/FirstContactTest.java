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
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.ClearanceRule;
import clearway.world.Obstacle;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** First contact is never late, and where it is the pair is as near as delta. */
class FirstContactTest {
  private static World world(Joint joint, Geometry moving, Obstacle obstacle, double clearance) {
    Link link =
        new Link("link", Link.BASE, Frame.identity(), "joint", joint, List.of(Body.of(moving)));
    Robot robot = Robot.of("robot", Frame.identity(), List.of(link));
    List<ClearanceRule> rules = List.of();
    return World.of(List.of(robot), List.of(obstacle), List.of(), clearance, rules);
  }

  private static Geometry triangle(double... xyz) {
    return new Geometry.Mesh(TriangleMesh.of(xyz, new int[] {0, 1, 2}));
  }

  private static Verdict.Colliding contact(World world, double from, double to) {
    CheckSession session =
        RefinedChecker.of(PreparedWorld.of(world), CheckOptions.of(world)).open();
    Verdict verdict = session.firstContact(Configuration.of(from), Configuration.of(to)).finish();
    return assertInstanceOf(Verdict.Colliding.class, verdict);
  }

  /** The tip of a rod of length 2, turned from upright to the wall, meets it at this angle. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 1, 1.9, 1.999})
  void aRodThatTurnsToAWall_touchesItAtTheArcCosine(double d) {
    Joint turn = new Joint.Revolute(new Axis(0, 0, -1), new Range(0, 3));
    Obstacle wall = new Obstacle("wall", Frame.identity(), List.of(Body.of(wall(d))));
    World world = world(turn, triangle(0, 0, 0, 0, 2, 0, 0, 2, 0), wall, 0);
    double exact = Math.PI / 2 - StrictMath.acos(d / 2);
    double angle = 3 * contact(world, 0, 3).t();
    assertTrue(angle <= exact, angle + " is later than " + exact);
    double speed = Math.sqrt(4 - d * d); // of the tip towards the wall where they touch, or more
    assertTrue(angle >= exact - 2 * world.delta() / speed, angle + " is far before " + exact);
  }

  private static Geometry wall(double d) {
    return triangle(d, -9, -9, d, 9, -9, d, 0, 9);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.5, 0.25", "0.001, 0", "2, 1e-6"})
  void aSphereThatSlidesToAPlate_touchesItARadiusAndTheClearanceBefore(double r, double clearance) {
    Joint slide = new Joint.Prismatic(Axis.X, new Range(0, 10));
    Obstacle plate = new Obstacle("plate", Frame.identity(), List.of(Body.of(wall(7))));
    World world = world(slide, new Geometry.Sphere(r), plate, clearance);
    Verdict.Colliding found = contact(world, 0, 10);
    double exact = 7 - r - clearance;
    assertTrue(10 * found.t() <= exact, found + ", exactly " + exact);
    assertTrue(10 * found.t() >= exact - world.delta(), found + ", exactly " + exact);
    assertEquals(clearance, found.distance(), world.delta());
  }

  @Test
  void theMotionUpToTheContact_isFreeAndThePairThereIsNear() {
    int contacts = 0;
    long first = Long.getLong("clearway.seed", 0);
    for (long seed = first; seed < first + Trials.of(100); seed++) {
      World world = new WorldRecipe(seed).world();
      PreparedWorld prepared = PreparedWorld.of(world);
      RefinedChecker checker = RefinedChecker.of(prepared, CheckOptions.of(world));
      RandomGenerator random = Randoms.of(seed);
      Configuration from = drawn(world, random);
      Configuration to = drawn(world, random);
      Verdict verdict = checker.open().firstContact(from, to).finish();
      Verdict whole = checker.open().check(from, to);
      assertEquals(whole.isFree(), verdict.isFree(), "seed " + seed);
      if (!(verdict instanceof Verdict.Colliding found) || found.t() == 0) continue;
      contacts++;
      double delta = ((Guarantee.Exact) checker.guarantee()).delta();
      assertTrue(found.distance() <= delta, "seed " + seed + ": " + found);
      requireFreeBefore(prepared, from, to, found.t(), seed);
    }
    assertTrue(contacts > Trials.of(100) / 10, contacts + " contacts");
  }

  private static Configuration drawn(World world, RandomGenerator random) {
    double[] q = new double[world.space().dimension()];
    world.space().sample(random, q);
    return Configuration.of(q);
  }

  private static void requireFreeBefore(
      PreparedWorld prepared, Configuration from, Configuration to, double t, long seed) {
    WorldQuery query = new WorldQuery(prepared);
    double[] q = new double[from.dimension()];
    for (int i = 0; i < 60; i++) {
      double before = t * (i < 30 ? i / 30.0 : 1 - StrictMath.pow(0.5, i - 29));
      prepared.world().space().interpolate(from.toArray(), to.toArray(), before, q);
      query.place(q);
      for (Pairing pair : prepared.world().tested()) {
        assertTrue(!query.collide(pair), "seed " + seed + " at " + before + " of " + t);
      }
    }
  }
}
