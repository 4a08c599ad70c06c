package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.kernel.Rounding;
import clearway.oracle.PlainDistance;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.MeshPair;
import clearway.recipe.MeshRecipe;
import clearway.recipe.Randoms;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The queries against all pairs of triangles, one property at a time. */
class BvhQueryTest {
  /** One case: two trees, a pose, the plain distance, and the slack of a pair of triangles. */
  private record Case(MeshPair pair, Bvh a, Bvh b, double[] pose, double plain, double slack) {
    static Case of(long seed) {
      MeshPair pair = MeshPair.of(seed);
      Bvh a = Bvh.of(pair.meshA());
      Bvh b = Bvh.of(pair.meshB());
      double slack = Rounding.triangleSlack(pair.reach() * (1 + 1e-12));
      return new Case(pair, a, b, pair.entries(), pair.plainDistance(), slack);
    }

    @Override
    public String toString() {
      return "plain distance " + plain + ", slack " + slack + ", " + pair;
    }
  }

  private static void forAll(Consumer<Case> claim) {
    for (long seed = 0; seed < Trials.of(600); seed++) claim.accept(Case.of(seed));
  }

  @Test
  void theCases_areMixed() {
    int colliding = 0, free = 0, near = 0;
    Set<MeshRecipe.Kind> kinds = EnumSet.noneOf(MeshRecipe.Kind.class);
    Set<MeshPair.Placing> placings = EnumSet.noneOf(MeshPair.Placing.class);
    Set<MeshPair.Turn> turns = EnumSet.noneOf(MeshPair.Turn.class);
    int trials = Trials.of(600);
    for (long seed = 0; seed < trials; seed++) {
      MeshPair pair = MeshPair.of(seed);
      double d = pair.plainDistance();
      if (d == 0) colliding++;
      else free++;
      if (d > 0 && d < 1e-6 * pair.reach()) near++;
      kinds.add(pair.a().kind());
      placings.add(pair.placing());
      turns.add(pair.turn());
    }
    String mix = colliding + " colliding, " + free + " free, " + near + " near of " + trials;
    assertTrue(colliding >= 0.2 * trials, mix);
    assertTrue(free >= 0.2 * trials, mix);
    assertTrue(near >= 0.1 * trials, mix);
    assertEquals(EnumSet.allOf(MeshRecipe.Kind.class), kinds);
    assertEquals(EnumSet.allOf(MeshPair.Placing.class), placings);
    assertEquals(EnumSet.allOf(MeshPair.Turn.class), turns);
  }

  @Test
  void overlap_isNeverDeniedOfMeshesThatMeet() {
    BvhQuery query = new BvhQuery();
    forAll(
        each -> {
          boolean overlap = query.overlap(each.a, each.b, each.pose);
          assertTrue(overlap || each.plain > 0, each::toString);
        });
  }

  @Test
  void overlap_namesTwoTrianglesAsNearAsRounding() {
    BvhQuery query = new BvhQuery();
    forAll(
        each -> {
          if (!query.overlap(each.a, each.b, each.pose)) return;
          Vector[] a = PlainDistance.placed(each.pair.meshA(), Pose.identity())[query.triangleA()];
          Vector[] b = PlainDistance.placed(each.pair.meshB(), each.pair.pose())[query.triangleB()];
          double apart = PlainDistance.ofTriangles(a, b);
          assertTrue(apart <= each.slack, () -> apart + " apart\n" + each);
        });
  }

  @Test
  void rectangles_giveTheSameAnswersAsBoxes() {
    BvhQuery boxes = new BvhQuery();
    BvhQuery rectangles = new BvhQuery(true);
    forAll(
        each -> {
          double byBoxes = boxes.nearest(each.a, each.b, each.pose, 0);
          double bound = rectangles.nearest(each.a, each.b, each.pose, 0);
          double tolerance = 1e-9 * each.plain + 8 * each.slack;
          assertTrue(bound <= each.plain, () -> "bound " + bound + " > " + each);
          assertEquals(byBoxes, bound, tolerance, each::toString);
          double greedy = rectangles.greedy(each.a, each.b, each.pose, 0, 0);
          assertTrue(greedy <= each.plain, () -> "greedy " + greedy + " > " + each);
          assertEquals(bound == 0, greedy == 0, each::toString);
        });
  }

  @Test
  void overlap_holdsExactlyWhereTheExactDistanceIsZero() {
    BvhQuery used = new BvhQuery();
    forAll(
        each -> {
          boolean overlap = new BvhQuery().overlap(each.a, each.b, each.pose);
          double fresh = new BvhQuery().nearest(each.a, each.b, each.pose, 0);
          assertEquals(overlap, fresh == 0, () -> "distance " + fresh + ", " + each);
          for (int i = 0; i < 2; i++) { // again, with the triangles of the first answer tried first
            double again = used.nearest(each.a, each.b, each.pose, 0);
            assertEquals(overlap, again == 0, () -> "distance " + again + ", " + each);
          }
          assertEquals(overlap, used.overlap(each.a, each.b, each.pose), each::toString);
          double greedy = used.greedy(each.a, each.b, each.pose, 0, 0);
          assertEquals(overlap, greedy == 0, () -> "greedy " + greedy + ", " + each);
        });
  }

  @Test
  void nearest_isThePlainDistanceAndNeverAboveIt() {
    BvhQuery query = new BvhQuery();
    forAll(
        each -> {
          double bound = query.nearest(each.a, each.b, each.pose, 0);
          assertTrue(bound <= each.plain, () -> "bound " + bound + " > " + each);
          double least = each.plain * (1 - 1e-9) - 8 * each.slack;
          boolean told = bound > 0 || each.plain <= each.slack;
          assertTrue(bound >= least && told, () -> "bound " + bound + " << " + each);
        });
  }

  @Test
  void nearestDistance_isThePlainDistanceToRounding() {
    BvhQuery query = new BvhQuery();
    int[] blurred = new int[1];
    forAll(
        each -> {
          double bound = query.nearest(each.a, each.b, each.pose, 0);
          if (bound == 0) return;
          double found = query.nearestDistance();
          double sharp = each.plain * (1 + 1e-12) + 8 * each.slack;
          assertTrue(found >= each.plain - 8 * each.slack, () -> found + ", " + each);
          assertTrue(found <= sharp + 1e-9 * each.pair.reach(), () -> found + ", " + each);
          if (found > sharp) blurred[0]++;
        });
    // Inside a needle nearly touched, the nearest point is told less well than the bound; rarely.
    assertTrue(blurred[0] <= Trials.of(600) / 300, blurred[0] + " blurred");
  }

  @Test
  void nearestPoints_lieOnTheTrianglesNamed() {
    BvhQuery query = new BvhQuery();
    double[] points = new double[6];
    forAll(
        each -> {
          double bound = query.nearest(each.a, each.b, each.pose, 0);
          if (bound == 0) return;
          query.copyNearest(points, 0);
          Vector p = Vector.of(points[0], points[1], points[2]);
          Vector q = Vector.of(points[3], points[4], points[5]);
          var a =
              PlainDistance.placed(each.pair.meshA(), Pose.identity())[query.nearestTriangleA()];
          var b =
              PlainDistance.placed(each.pair.meshB(), each.pair.pose())[query.nearestTriangleB()];
          double offA = PlainDistance.ofTriangles(a, new Vector[] {p, p, p});
          double offB = PlainDistance.ofTriangles(b, new Vector[] {q, q, q});
          assertTrue(
              Math.max(offA, offB) <= 8 * each.slack, () -> offA + ", " + offB + " off " + each);
          double between = p.minus(q).length().value();
          assertEquals(query.nearestDistance(), between, 8 * each.slack, each::toString);
        });
  }

  @Test
  void nearest_isWithinGammaOfThePlainDistance() {
    BvhQuery query = new BvhQuery();
    RandomGenerator random = Randoms.of(5);
    forAll(
        each -> {
          double gamma = random.nextInt(3) == 0 ? 0.1 : random.nextDouble();
          double bound = query.nearest(each.a, each.b, each.pose, gamma);
          assertTrue(bound <= each.plain, () -> "bound " + bound + " > " + each);
          double exact = query.nearest(each.a, each.b, each.pose, 0);
          double least = (1 - gamma) * exact * (1 - 1e-15);
          assertTrue(bound >= least, () -> bound + " is not within " + gamma + " of " + each);
        });
  }

  @Test
  void greedy_isZeroOrAboveDeltaAndNeverAboveThePlainDistance() {
    BvhQuery query = new BvhQuery();
    RandomGenerator random = Randoms.of(6);
    forAll(
        each -> {
          double delta =
              random.nextBoolean() ? 0 : each.pair.reach() * Randoms.magnitude(random, -9, 0);
          double greedy = query.greedy(each.a, each.b, each.pose, delta, delta);
          double exact = query.nearest(each.a, each.b, each.pose, 0);
          assertTrue(
              greedy <= exact + each.slack && exact <= each.plain,
              () -> greedy + ", " + exact + ", " + each);
          assertTrue(
              greedy == 0 || greedy > delta, () -> greedy + " for delta " + delta + " " + each);
          // A distance clearly above delta is never called too small.
          assertTrue(
              greedy > 0 || !(exact > delta),
              () -> "0 for delta " + delta + " " + exact + " " + each);
        });
  }

  @Test
  void greedy_reachesWhatIsNeededUnlessTheMeshesAreNearer() {
    BvhQuery query = new BvhQuery();
    RandomGenerator random = Randoms.of(7);
    int[] reached = new int[1];
    forAll(
        each -> {
          double exact = query.nearest(each.a, each.b, each.pose, 0);
          double needed = 2 * exact * random.nextDouble();
          double bound = query.greedy(each.a, each.b, each.pose, 0, needed);
          assertTrue(bound <= each.plain, () -> bound + " > " + each);
          assertTrue(
              bound >= needed || exact < needed + each.slack,
              () -> bound + " of " + needed + ", exact " + exact + " " + each);
          if (bound > 0 && bound >= needed) reached[0]++;
        });
    assertTrue(reached[0] > Trials.of(600) / 10, reached[0] + " reached");
  }

  @Test
  void answers_doNotDependOnEarlierQueries() {
    BvhQuery used = new BvhQuery();
    forAll(
        each -> {
          double fresh = new BvhQuery().nearest(each.a, each.b, each.pose, 0);
          used.nearest(each.b, each.a, each.pose, 0);
          double first = used.nearest(each.a, each.b, each.pose, 0);
          double again = used.nearest(each.a, each.b, each.pose, 0);
          double tolerance = 1e-12 * fresh + 4 * each.slack;
          assertEquals(fresh, first, tolerance, each::toString);
          assertEquals(fresh, again, tolerance, each::toString);
        });
  }
}
