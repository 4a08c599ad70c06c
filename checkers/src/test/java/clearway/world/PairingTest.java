package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Attached;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Range;
import clearway.world.Pairing.Standing;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PairingTest {
  private static final List<Body> BOX = List.of(Body.of(new Geometry.Box(0.1, 0.1, 0.1)));
  private static final Joint TURN = new Joint.Revolute(Axis.Z, new Range(-1, 1));

  private static Link link(String name, int parent, double x, Joint joint, List<Body> bodies) {
    return new Link(name, parent, Frame.translation(x, 0, 0), name, joint, bodies);
  }

  /** base - a - (empty) - b - c, with a fixed camera on a. */
  private static Robot arm(List<Attached> attached) {
    return Robot.of(
        "arm",
        Frame.identity(),
        List.of(
            link("base", Link.BASE, 0, new Joint.Fixed(), BOX),
            link("a", 0, 0.2, TURN, BOX),
            link("camera", 1, 0.1, new Joint.Fixed(), BOX),
            link("empty", 1, 0.2, TURN, List.of()),
            link("b", 3, 0.2, TURN, BOX),
            link("c", 4, 0.5, TURN, BOX)),
        attached,
        new TreeMap<>());
  }

  private static Obstacle obstacle(String name, double x) {
    return new Obstacle(name, Frame.translation(x, 0, 0), BOX);
  }

  private static Pairing pairing(World world, String a, String b) {
    for (Pairing pair : world.pairings()) {
      String first = world.objects().get(pair.a()).name();
      String second = world.objects().get(pair.b()).name();
      if (first.equals(a) && second.equals(b) || first.equals(b) && second.equals(a)) return pair;
    }
    throw new AssertionError("no pair " + a + ", " + b);
  }

  /** The rule of one must not leave out a pair of the other. */
  @Test
  void objectsOfOneName_areRefused() {
    List<Robot> robots = List.of(arm(List.of()));
    List<Obstacle> obstacles = List.of(obstacle("arm/c", 1));
    assertThrows(IllegalArgumentException.class, () -> World.of(robots, obstacles));
  }

  @Test
  void aStarInAName_isRefused() {
    List<Obstacle> obstacles = List.of(obstacle("wall*", 1), obstacle("wall 2", 1));
    assertThrows(IllegalArgumentException.class, () -> World.of(List.of(), obstacles));
  }

  @Test
  void everyPairHasItsReason() {
    World world =
        World.of(
            List.of(arm(List.of())),
            List.of(obstacle("near", 1), obstacle("far", 50), obstacle("floor", 0.8)),
            List.of(Exemption.ignore("arm/*", "floor"), new Exemption("arm/a", "arm/c", "Never")),
            0,
            List.of());
    assertEquals("adjacent", pairing(world, "arm/base", "arm/a").reason());
    assertEquals("adjacent", pairing(world, "arm/a", "arm/b").reason());
    assertEquals("static", pairing(world, "arm/a", "arm/camera").reason());
    assertEquals("static", pairing(world, "arm/base", "near").reason());
    assertEquals("tested", pairing(world, "arm/camera", "arm/b").reason());
    assertEquals("Never", pairing(world, "arm/a", "arm/c").reason());
    assertEquals("ignore", pairing(world, "arm/c", "floor").reason());
    assertEquals("tested", pairing(world, "arm/c", "near").reason());
    assertEquals("never: proven", pairing(world, "arm/c", "far").reason());
    assertTrue(world.tested().stream().allMatch(Pairing::isTested));
  }

  @Test
  void anAttachedObject_isTestedExceptAgainstItsLinkAndWhatItMayTouch() {
    Attached part = new Attached("part", "c", BOX, List.of("b"));
    World world = World.of(List.of(arm(List.of(part))), List.of(obstacle("near", 1)));
    assertEquals(Standing.ATTACHED, pairing(world, "arm/part", "arm/c").standing());
    assertEquals(Standing.TOUCH, pairing(world, "arm/part", "arm/b").standing());
    assertEquals(Standing.TESTED, pairing(world, "arm/part", "near").standing());
    assertEquals(Standing.TESTED, pairing(world, "arm/part", "arm/base").standing());
  }

  @Test
  void theLastClearanceRuleThatMatches_holds() {
    World world =
        World.of(
            List.of(arm(List.of())),
            List.of(obstacle("near", 1)),
            List.of(),
            0.5,
            List.of(
                new ClearanceRule("near", "arm/*", 0.1), new ClearanceRule("arm/c", "near", 0.2)));
    assertEquals(0.1, pairing(world, "arm/b", "near").clearance());
    assertEquals(0.2, pairing(world, "arm/c", "near").clearance());
    assertEquals(0.5, pairing(world, "arm/base", "arm/c").clearance());
  }

  @Test
  void aClearanceLargerThanTheGap_keepsAPairTested() {
    List<Obstacle> far = List.of(obstacle("far", 5));
    World near = World.of(List.of(arm(List.of())), far);
    World asked = World.of(List.of(arm(List.of())), far, List.of(), 4.5, List.of());
    assertEquals(Standing.NEVER, pairing(near, "arm/c", "far").standing());
    assertEquals(Standing.TESTED, pairing(asked, "arm/c", "far").standing());
  }

  @Test
  void twoThingsOfOneName_areRefused() {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> World.of(List.of(arm(List.of())), List.of(obstacle("arm", 1))));
    assertEquals("two things are named 'arm'; names must differ", refused.getMessage());
  }

  @Test
  void pairsLeftOutAsNeverMeeting_areApartAtEveryConfiguration() {
    int never = 0;
    for (long seed = 0; seed < Trials.of(300); seed++) {
      World world = new WorldRecipe(seed).world();
      WorldQuery query = new WorldQuery(PreparedWorld.of(world));
      RandomGenerator random = Randoms.of(seed);
      double[] q = new double[world.space().dimension()];
      for (int i = 0; i < 20; i++) {
        extreme(world, random, q);
        query.place(q);
        for (Pairing pair : world.pairings()) {
          if (pair.standing() != Standing.NEVER) continue;
          never++;
          double distance = query.distance(pair);
          assertTrue(distance > world.delta() - world.rounding(), "seed " + seed + ": " + pair);
          assertFalse(query.nested(pair), "seed " + seed + ": " + pair);
        }
      }
    }
    assertTrue(never > 5000, "too few pairs: " + never);
  }

  /** A sample, half of its coordinates at their limits. */
  private static void extreme(World world, RandomGenerator random, double[] q) {
    world.space().sample(random, q);
    double[] other = q.clone();
    world.space().sample(random, other);
    for (int c = 0; c < q.length; c++) {
      if (world.space().components().get(c) instanceof clearway.space.Component.Interval interval
          && random.nextBoolean()) {
        q[c] = random.nextBoolean() ? interval.range().lower() : interval.range().upper();
      }
    }
  }
}
