package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Point;
import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kernel.Poses;
import clearway.kinematics.ForwardKinematics;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Nearest points lie on the surfaces, as far apart as the distance says. */
class NearestTest {
  private static final double ROOM = 1e-9;

  @Test
  void nearestPoints_lieOnBothSurfacesAsFarApartAsTheDistance() {
    int apart = 0;
    int meeting = 0;
    long first = Long.getLong("clearway.seed", 0);
    for (long seed = first; seed < first + Trials.of(60); seed++) {
      PreparedWorld prepared = PreparedWorld.of(new WorldRecipe(seed).world());
      World world = prepared.world();
      double[] q = new double[world.space().dimension()];
      RandomGenerator random = Randoms.of(seed);
      world.space().sample(random, q);
      WorldQuery query = new WorldQuery(prepared);
      query.place(q);
      double[] frames = new double[Pose.STRIDE * world.mechanism().frameCount()];
      new ForwardKinematics(world.mechanism()).place(q, frames);
      for (Pairing pair : world.tested()) {
        WorldQuery.Nearest nearest = query.nearest(pair);
        assertEquals(query.distance(pair), nearest.distance(), ROOM, "seed " + seed);
        assertEquals(nearest.distance(), between(nearest), ROOM, "seed " + seed + ": " + nearest);
        boolean meet = nearest.distance() == 0;
        double offA = off(prepared, pair.a(), frames, nearest.onA(), meet);
        double offB = off(prepared, pair.b(), frames, nearest.onB(), meet);
        assertTrue(offA <= ROOM && offB <= ROOM, "seed " + seed + ": " + pair + nearest);
        if (meet) meeting++;
        else apart++;
      }
    }
    int few = Trials.of(60) / 6;
    assertTrue(apart > 6 * few && meeting > few, apart + " apart, " + meeting + " meeting");
  }

  private static double between(WorldQuery.Nearest nearest) {
    double x = nearest.onB().x() - nearest.onA().x();
    double y = nearest.onB().y() - nearest.onA().y();
    double z = nearest.onB().z() - nearest.onA().z();
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** How far from the surface of an object a point lies, or where inside will do outside it. */
  private static double off(
      PreparedWorld prepared, int object, double[] frames, Point point, boolean inside) {
    double least = Double.POSITIVE_INFINITY;
    double[] pose = new double[Pose.STRIDE];
    for (int i = prepared.firstPiece(object); i < prepared.firstPiece(object + 1); i++) {
      prepared.locate(object, i, frames, pose);
      TriangleMesh core = prepared.model(i).shape().core();
      double radius = prepared.model(i).shape().radius();
      double distance = toCore(core, pose, point) - radius;
      least = Math.min(least, inside ? Math.max(0, distance) : Math.abs(distance));
    }
    return least;
  }

  private static double toCore(TriangleMesh core, double[] pose, Point point) {
    double[] p = new double[9];
    for (int k = 0; k < 9; k += 3) {
      p[k] = point.x();
      p[k + 1] = point.y();
      p[k + 2] = point.z();
    }
    double least = Double.POSITIVE_INFINITY;
    double[] triangle = new double[9];
    double[] placed = new double[9];
    for (int t = 0; t < core.triangleCount(); t++) {
      core.copyTriangle(t, triangle, 0);
      for (int k = 0; k < 9; k += 3) Poses.apply(pose, 0, triangle, k, placed);
      least = Math.min(least, PlainDistance.ofTriangles(p, 0, placed, 0));
    }
    return least;
  }
}
