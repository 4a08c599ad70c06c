package clearway.proximity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import clearway.kernel.Rounding;
import clearway.oracle.DoubleDouble;
import clearway.oracle.PlainDistance;
import clearway.oracle.SolidAngle;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.MeshPair;
import clearway.recipe.MeshRecipe;
import clearway.recipe.Randoms;
import clearway.recipe.Surfaces;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ProximityQueryTest {
  private final ProximityQuery query = new ProximityQuery();

  @Test
  void spheres_areExactInClosedForm() {
    RandomGenerator random = Randoms.of(1);
    for (int i = 0; i < Trials.of(5000); i++) {
      double r = Randoms.magnitude(random, -3, 3);
      double s = Randoms.magnitude(random, -3, 3);
      double nudge = (random.nextInt(3) - 1) * Randoms.magnitude(random, -16, 1);
      double[] n = Randoms.unit(random);
      double away = (r + s) * (1 + nudge);
      Pose pose = Pose.of(away * n[0], away * n[1], away * n[2], 1, 2, 3, 4);
      double[] e = new double[12];
      pose.copyTo(e, 0);
      double exact =
          Vector.of(e[9], e[10], e[11])
              .length()
              .minus(DoubleDouble.of(r))
              .minus(DoubleDouble.of(s))
              .value();
      assertBound(
          exact, ProximityModel.of(Shape.sphere(r)), sphere(s), pose, Math.abs(away) + r + s);
    }
  }

  @Test
  void capsules_areExactInClosedForm() {
    RandomGenerator random = Randoms.of(2);
    for (int i = 0; i < Trials.of(3000); i++) {
      double r = random.nextDouble() + 0.01, s = random.nextDouble() + 0.01;
      double l = random.nextDouble() + 0.01, m = random.nextDouble() + 0.01;
      Pose pose =
          Pose.of(
              2 * random.nextGaussian(),
              2 * random.nextGaussian(),
              2 * random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian());
      Shape a = Shape.capsule(r, l);
      Shape b = Shape.capsule(s, m);
      double exact = PlainDistance.ofMeshes(segment(l), segment(m), pose) - r - s;
      assertBound(exact, ProximityModel.of(a), ProximityModel.of(b), pose, 20);
    }
  }

  private static TriangleMesh segment(double length) {
    return TriangleMesh.of(new double[] {0, 0, -length / 2, 0, 0, length / 2}, new int[] {0, 0, 1});
  }

  private static ProximityModel sphere(double radius) {
    return ProximityModel.of(Shape.sphere(radius));
  }

  private void assertBound(
      double exact, ProximityModel a, ProximityModel b, Pose pose, double size) {
    double bound = query.exactDistance(a, b, pose);
    assertTrue(bound <= Math.max(0, exact + 1e-16 * size), () -> bound + " > " + exact);
    assertEquals(Math.max(0, exact), bound, 1e-14 * size);
    assertEquals(Math.max(0, exact), query.distance(), 1e-14 * size);
    boolean overlap = query.overlap(a, b, pose);
    assertTrue(overlap || exact > 0);
    assertEquals(overlap, bound == 0);
    double greedy = query.greedyDistance(a, b, pose, 0);
    assertTrue(greedy <= bound + 1e-15 * size);
    assertEquals(overlap, greedy == 0);
  }

  @Test
  void cylinders_areNeverCalledApartWherePointsOfTheTrueOnesAreIn() {
    RandomGenerator random = Randoms.of(3);
    ProximityModel cylinder = ProximityModel.of(Shape.cylinder(0.5, 1.2));
    ProximityModel point = ProximityModel.of(TriangleMesh.of(new double[3], new int[3]));
    for (int i = 0; i < Trials.of(3000); i++) {
      double angle = 7 * random.nextDouble();
      double inset = 1 - Randoms.magnitude(random, -16, -1);
      double x = inset * 0.5 * StrictMath.cos(angle);
      double y = inset * 0.5 * StrictMath.sin(angle);
      double z = 0.6 * inset * (2 * random.nextDouble() - 1);
      assertTrue(cylinder.contains(x, y, z), () -> x + ", " + y + ", " + z);
      assertTrue(query.nested(cylinder, point, Pose.translation(x, y, z)));
    }
  }

  @Test
  void contains_agreesWithTheSolidAngle() {
    int inside = 0;
    int trials = Trials.of(400);
    for (long seed = 0; seed < trials; seed++) {
      RandomGenerator random = Randoms.of(seed);
      MeshRecipe recipe = solid(random, seed);
      TriangleMesh mesh = recipe.mesh();
      ProximityModel model = ProximityModel.of(mesh);
      for (int i = 0; i < 20; i++) {
        double[] p = drawPoint(random, mesh, i % 2 == 0 ? 0.5 : 1e-7);
        if (!offSurface(mesh, p)) continue;
        boolean in = SolidAngle.inside(mesh, p[0], p[1], p[2]);
        assertEquals(
            in,
            model.contains(p[0], p[1], p[2]),
            () -> recipe + " at " + p[0] + ", " + p[1] + ", " + p[2]);
        if (in) inside++;
      }
    }
    assertTrue(inside > 4 * trials && inside < 16 * trials, inside + " points inside");
  }

  /** A point of the surface is inside by our definition and undecided by the solid angle. */
  private static boolean offSurface(TriangleMesh mesh, double[] p) {
    TriangleMesh point = TriangleMesh.of(p, new int[] {0, 0, 0});
    double size = Math.abs(p[0]) + Math.abs(p[1]) + Math.abs(p[2]);
    return PlainDistance.ofMeshes(mesh, point, Pose.identity()) > 1e-12 * size;
  }

  private static MeshRecipe solid(RandomGenerator random, long seed) {
    MeshRecipe.Kind kind;
    do kind = Randoms.pick(random, MeshRecipe.Kind.class);
    while (!kind.isSolid() || kind == MeshRecipe.Kind.KNOT); // its thin tube crosses itself
    return MeshRecipe.of(kind, seed);
  }

  /** Near a point of the surface, off by a part of the mesh's size; often over a grid line. */
  private static double[] drawPoint(RandomGenerator random, TriangleMesh mesh, double off) {
    double[] t = new double[9];
    mesh.copyTriangle(random.nextInt(mesh.triangleCount()), t, 0);
    double[] u = Randoms.unit(random);
    double s = random.nextDouble();
    double size = Math.abs(t[0] - t[3]) + Math.abs(t[1] - t[4]) + Math.abs(t[2] - t[5]);
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = t[k] + s * (t[3 + k] - t[k]) + (1 - s) / 2 * (t[6 + k] - t[k]) + off * size * u[k];
    }
    if (random.nextInt(4) == 0) p[random.nextInt(3)] = t[random.nextInt(3)];
    return p;
  }

  @Test
  void nested_tellsASmallSolidInsideALargeOne() {
    ProximityModel large = ProximityModel.of(Surfaces.sphere(20, 10));
    ProximityModel small = ProximityModel.of(TriangleMesh.box(0.1, 0.1, 0.1));
    ProximityModel shell = ProximityModel.of(openBox());
    Pose inside = Pose.translation(0.3, 0.2, 0.1);
    Pose outside = Pose.translation(1.5, 0, 0);
    assertTrue(query.nested(large, small, inside));
    assertTrue(query.nested(small, large, inside.inverse()));
    assertFalse(query.overlap(large, small, inside));
    assertTrue(query.exactDistance(large, small, inside) > 0.3);
    assertFalse(query.nested(large, small, outside));
    assertFalse(query.nested(shell, small, Pose.identity()), "an open box has no inside");
    assertTrue(query.nested(large, shell, Pose.translation(0.1, 0, 0)));
    assertFalse(shell.isSolid());
    assertTrue(query.nested(large, sphere(0.01), inside));
  }

  private static TriangleMesh openBox() {
    TriangleMesh box = TriangleMesh.box(0.4, 0.4, 0.4);
    return TriangleMesh.of(box.copyVertices(), java.util.Arrays.copyOf(box.copyCorners(), 33));
  }

  @Test
  void overlap_neverDeniesWhatThePlainDistanceSeesAmongGrownShapes() {
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MeshPair pair = MeshPair.of(seed);
      RandomGenerator random = Randoms.of(seed);
      double size = pair.a().scale();
      double r = size * Randoms.magnitude(random, -9, 0);
      double s = random.nextBoolean() ? 0 : size * Randoms.magnitude(random, -9, 0);
      if (random.nextInt(3) == 0) {
        r = pair.plainDistance() * (1 + (random.nextInt(3) - 1) * 1e-12);
        s = 0;
      }
      ProximityModel a = ProximityModel.of(new Shape(pair.meshA(), r));
      ProximityModel b = ProximityModel.of(new Shape(pair.meshB(), s));
      double plain = pair.plainDistance() - r - s;
      boolean overlap = query.overlap(a, b, pair.pose());
      double exact = query.exactDistance(a, b, pair.pose());
      assertTrue(overlap || plain > 0, () -> plain + " " + pair);
      double slack = Rounding.triangleSlack(pair.reach());
      boolean borderline = Math.abs(plain) <= 4 * slack; // there the radii are rounded differently
      assertTrue(
          overlap == (exact == 0) || r + s > 0 && borderline,
          () -> exact + " " + plain + " " + pair);
      assertTrue(exact <= Math.max(0, plain), () -> exact + " > " + plain + " " + pair);
      double greedy = query.greedyDistance(a, b, pair.pose(), size / 10);
      assertTrue(
          greedy == 0 || greedy > size / 10 && greedy <= exact * (1 + 1e-12),
          () -> greedy + " " + pair);
    }
  }

  @Test
  void refusals_nameTheValueAndTheRule() {
    ProximityModel a = sphere(1);
    refused(
        "gamma is 1.0; it must be in [0, 1)",
        () -> query.approximateDistance(a, a, Pose.identity(), 1));
    refused(
        "gamma is NaN; it must be in [0, 1)",
        () -> query.approximateDistance(a, a, Pose.identity(), Double.NaN));
    refused(
        "delta is -1.0; it must be zero or positive",
        () -> query.greedyDistance(a, a, Pose.identity(), -1));
    refused(
        "a mesh without triangles has no bounding volume",
        () -> ProximityModel.of(TriangleMesh.of(new double[0], new int[0])));
    for (double far : new double[] {1e51, 1e160, 1e300, 1e308}) {
      var thrown =
          assertThrows(
              IllegalArgumentException.class,
              () -> ProximityModel.of(Surfaces.sphere(5, 3).scaled(far, far, far)));
      String message = thrown.getMessage();
      assertTrue(message.startsWith("a vertex has the coordinate "), message);
      assertTrue(message.endsWith("; up to 1.0E50 can be computed with"), message);
    }
  }

  @Test
  void posesTooFarOrTooSkewed_areRefused() {
    ProximityModel a = sphere(1);
    refused(
        "the pose is at 1.0E51; up to 1e50 can be computed with",
        () -> query.overlap(a, a, Pose.translation(0, 1e51, 0)));
    Pose turn = Pose.of(0, 0, 0, 0.9, 0.2, -0.3, 0.1);
    Pose product = turn;
    while (product.orthonormality() <= Pose.ORTHONORMALITY) product = product.times(turn);
    Pose skewed = product;
    var thrown =
        assertThrows(IllegalArgumentException.class, () -> query.exactDistance(a, a, skewed));
    assertTrue(
        thrown.getMessage().startsWith("the rotation of the pose is off by "), thrown.getMessage());
    double[] flat = new double[Pose.STRIDE];
    skewed.copyTo(flat, 0);
    assertThrows(IllegalArgumentException.class, () -> query.exactDistance(a, a, flat));
    assertThrows(IllegalArgumentException.class, () -> query.overlap(a, a, flat));
    assertThrows(
        IllegalArgumentException.class,
        () -> Pose.translation(1e308, 0, 0).times(Pose.translation(1e308, 0, 0)));
  }

  @Test
  void witness_isRefusedBeforeADistanceWasAsked() {
    ProximityModel a = sphere(1);
    query.overlap(a, a, Pose.identity());
    String message = "the latest query was not an exact or approximate distance; ask one first";
    assertEquals(message, assertThrows(IllegalStateException.class, query::witness).getMessage());
    assertEquals(message, assertThrows(IllegalStateException.class, query::distance).getMessage());
  }

  private static void refused(String message, org.junit.jupiter.api.function.Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }
}
