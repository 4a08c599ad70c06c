package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Robot;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.proximity.Volumes;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class WorldQueryTest {
  private static final Range WIDE = new Range(-10, 10);

  private static World bodyAndBox(Geometry body, Geometry box, double clearance) {
    Robot free = Robot.free("body", Frame.identity(), List.of(Body.of(body)), WIDE, WIDE, WIDE);
    Obstacle obstacle = new Obstacle("box", Frame.identity(), List.of(Body.of(box)));
    return World.of(List.of(free), List.of(obstacle), List.of(), clearance, List.of());
  }

  private static WorldQuery at(World world, double x) {
    WorldQuery query = new WorldQuery(PreparedWorld.of(world));
    query.place(new double[] {x, 0, 0, 1, 0, 0, 0});
    return query;
  }

  @Test
  void aBodyInsideASolid_isAConflictThoughTheSurfacesAreApart() {
    World world = bodyAndBox(new Geometry.Box(0.1, 0.1, 0.1), new Geometry.Box(2, 2, 2), 0);
    WorldQuery query = at(world, 0);
    assertTrue(query.distance(world.tested().get(0)) > 0.9);
    assertEquals(world.tested().get(0), query.firstConflict(world.delta()));
    assertTrue(query.collide(world.tested().get(0)));
  }

  @Test
  void aBodyNearerThanTheClearance_isAConflict() {
    World world = bodyAndBox(new Geometry.Sphere(0.5), new Geometry.Box(2, 2, 2), 0.25);
    assertNull(at(world, 1.76).firstConflict(world.delta()));
    assertEquals(world.tested().get(0), at(world, 1.74).firstConflict(world.delta()));
    assertFalse(at(world, 1.74).collide(world.tested().get(0)));
  }

  /** A plank that lies on a floor, turned every way: often no edge of one passes the other. */
  @Test
  void whereFacesLieInOnePlane_theNearestPointsAreOne() {
    World world = bodyAndBox(new Geometry.Box(0.4, 0.06, 0.1), new Geometry.Box(6, 6, 0.1), 0);
    WorldQuery query = new WorldQuery(PreparedWorld.of(world));
    for (int i = 0; i < 400; i++) {
      double half = 0.00785 * i;
      double x = 1 + 0.01 * i % 2;
      query.place(new double[] {x, 0.5, 0.1, StrictMath.cos(half), 0, 0, StrictMath.sin(half)});
      WorldQuery.Nearest found = query.nearest(world.tested().get(0));
      assertEquals(found.onA().x(), found.onB().x(), 1e-9, "turn " + i);
      assertEquals(found.onA().y(), found.onB().y(), 1e-9, "turn " + i);
    }
  }

  @Test
  void distances_areThoseOfAllPairsOfPlacedTriangles() {
    int close = 0;
    for (long seed = 0; seed < Trials.of(40); seed++) {
      World world = new WorldRecipe(seed).world();
      WorldQuery query = new WorldQuery(PreparedWorld.of(world));
      double[] q = new double[world.space().dimension()];
      RandomGenerator random = Randoms.of(seed);
      world.space().sample(random, q);
      query.place(q);
      for (Pairing pair : world.tested()) {
        double plain = plainDistance(world, pair, q);
        double found = query.distance(pair);
        assertEquals(plain, found, 1e-12 * world.size() + world.rounding(), "seed " + seed);
        double bound = query.lowerBound(pair, 0.01, 0.1);
        assertTrue(bound <= plain + world.rounding(), "seed " + seed + ": " + bound);
        assertTrue(bound > 0.01 || plain <= 0.01 * (1 + 1e-9), "seed " + seed + ": " + plain);
        if (plain < 0.2) close++;
      }
    }
    assertTrue(close > 20, "too few close pairs: " + close);
  }

  @Test
  void approximateDistances_keepTheirShareOfTheDistanceByEitherVolumes() {
    int apart = 0;
    for (long seed = 0; seed < Trials.of(20); seed++) {
      World world = new WorldRecipe(seed).world();
      PreparedWorld prepared = PreparedWorld.of(world);
      double[] q = new double[world.space().dimension()];
      world.space().sample(Randoms.of(seed), q);
      double slack = 1e-12 * world.size() + world.rounding();
      for (Volumes volumes : Volumes.values()) {
        WorldQuery query = new WorldQuery(prepared, volumes);
        query.place(q);
        for (Pairing pair : world.tested()) {
          double distance = query.distance(pair);
          double bound = query.approximateDistance(pair, 0.5);
          assertTrue(bound <= distance + slack, "seed " + seed + ": " + bound);
          assertTrue(bound >= distance / 2 - slack, "seed " + seed + ": " + bound);
          assertEquals(plainDistance(world, pair, q), distance, slack, "seed " + seed);
          if (bound < distance - slack) apart++;
        }
      }
    }
    assertTrue(apart > 20, "too few bounds below their distance: " + apart);
  }

  private static double plainDistance(World world, Pairing pair, double[] q) {
    double least = Double.POSITIVE_INFINITY;
    for (Body a : world.objects().get(pair.a()).bodies()) {
      for (Body b : world.objects().get(pair.b()).bodies()) {
        Shape shapeA = a.geometry().shape();
        Shape shapeB = b.geometry().shape();
        double distance =
            PlainDistance.ofMeshes(
                placed(world, pair.a(), a, q), placed(world, pair.b(), b, q), Pose.identity());
        least = Math.min(least, distance - shapeA.radius() - shapeB.radius());
      }
    }
    return Math.max(0, least);
  }

  /** The body's mesh with every vertex in the world. */
  private static TriangleMesh placed(World world, int object, Body body, double[] q) {
    ForwardKinematics kinematics = new ForwardKinematics(world.mechanism());
    double[] poses = new double[kinematics.length()];
    kinematics.place(q, poses);
    CollisionObject owner = world.objects().get(object);
    Pose local = owner.placement().times(body.at().pose());
    TriangleMesh mesh = body.geometry().shape().core();
    double[] xyz = mesh.copyVertices();
    double[] point = new double[3];
    for (int v = 0; v < xyz.length; v += 3) {
      local.apply(xyz[v], xyz[v + 1], xyz[v + 2], point, 0);
      for (int k = 0; k < 3; k++) {
        int row = Pose.STRIDE * owner.frame() + 3 * k;
        xyz[v + k] =
            poses[row] * point[0]
                + poses[row + 1] * point[1]
                + poses[row + 2] * point[2]
                + poses[Pose.STRIDE * owner.frame() + 9 + k];
      }
    }
    return TriangleMesh.of(xyz, mesh.copyCorners());
  }
}
