package clearway.proximity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Solids made of several parts, of repeated triangles, and seen through rounded poses. */
class NestedTest {
  private final ProximityQuery query = new ProximityQuery();
  private final ProximityModel small = ProximityModel.of(TriangleMesh.box(0.1, 0.1, 0.1));

  @Test
  void partsThatOverlap_areSolidWhereTheyDo() {
    TriangleMesh box = TriangleMesh.box(1, 1, 1);
    ProximityModel link = ProximityModel.of(join(box, moved(box, 0.5)));
    for (double x : new double[] {-0.25, 0.25, 0.75}) assertInside(link, x);
    assertOutside(link, 2);
  }

  @Test
  void aPartInsideAnother_isSolidToo() {
    ProximityModel model =
        ProximityModel.of(join(TriangleMesh.box(2, 2, 2), TriangleMesh.box(1, 1, 1)));
    assertInside(model, 0);
    assertInside(model, 0.75);
    assertOutside(model, 3);
  }

  @Test
  void trianglesListedForBothSides_boundASolid() {
    TriangleMesh box = TriangleMesh.box(1, 1, 1);
    for (TriangleMesh twice : new TriangleMesh[] {join(box, box), join(box, turned(box))}) {
      ProximityModel model = ProximityModel.of(twice);
      assertTrue(model.isSolid());
      assertInside(model, 0);
      assertOutside(model, 2);
    }
  }

  @Test
  void cellsThatShareAWall_areSolidOnBothSides() {
    TriangleMesh box = TriangleMesh.box(1, 1, 1);
    ProximityModel cells = ProximityModel.of(join(box, moved(box, 1)));
    assertInside(cells, 0);
    assertInside(cells, 1);
    assertOutside(cells, 2);
  }

  @Test
  void capsulesAndSpheres_areNoClosedMeshes() {
    assertFalse(ProximityModel.of(Shape.capsule(1, 2)).isSolid());
    assertFalse(ProximityModel.of(Shape.sphere(1)).isSolid());
  }

  @Test
  void aSolidJustInsideAnother_isNestedOrMeetsItAtEveryAllowedPose() {
    int nested = 0;
    int trials = Trials.of(3000);
    for (long seed = 0; seed < trials; seed++) {
      RandomGenerator random = Randoms.of(seed);
      Pose pose = product(random, 1 + random.nextInt(480));
      double clearance = Randoms.magnitude(random, -16, -8);
      double shrunk = 2 - 2 * clearance;
      ProximityModel outer = ProximityModel.of(TriangleMesh.box(2, 2, 2));
      ProximityModel inner = ProximityModel.of(TriangleMesh.box(shrunk, shrunk, shrunk));
      // Both at the same pose of the world; one is asked about in the frame of a third.
      boolean inside = query.nested(outer, inner, Pose.identity());
      assertTrue(inside || query.overlap(outer, inner, Pose.identity()), "seed " + seed);
      ProximityModel placed = ProximityModel.of(image(TriangleMesh.box(2, 2, 2), pose));
      boolean seen = query.nested(placed, inner, pose) || query.overlap(placed, inner, pose);
      assertTrue(seen, "seed " + seed + ", clearance " + clearance);
      Pose inverse = pose.inverse();
      ProximityModel world =
          ProximityModel.of(image(TriangleMesh.box(shrunk, shrunk, shrunk), inverse));
      boolean back = query.nested(outer, world, pose) || query.overlap(outer, world, pose);
      if (clearance > 1e-10) assertTrue(back, "seed " + seed + ", clearance " + clearance);
      if (inside) nested++;
    }
    assertTrue(nested > trials / 2, nested + " nested");
  }

  @Test
  void witness_ofMeshesThatMeetIsAPointOfBoth() {
    ProximityModel plate =
        ProximityModel.of(
            TriangleMesh.of(new double[] {-10, -10, 0, 10, -10, 0, 0, 10, 0}, new int[] {0, 1, 2}));
    ProximityModel needle =
        ProximityModel.of(
            TriangleMesh.of(
                new double[] {0.1, 0, -1, 0.1, 0.01, -1, 0.1, 0, 1}, new int[] {0, 1, 2}));
    assertEquals(0, query.exactDistance(plate, needle, Pose.identity()));
    Witness witness = query.witness();
    assertEquals(witness.onA(), witness.onB());
    assertEquals(0.1, witness.onA().x(), 1e-12);
    assertEquals(0, witness.onA().z(), 1e-12);
  }

  private void assertInside(ProximityModel model, double x) {
    Pose pose = Pose.translation(x, 0, 0);
    assertFalse(query.overlap(model, small, pose), "at " + x);
    assertTrue(query.nested(model, small, pose), "at " + x);
    assertTrue(query.nested(small, model, pose.inverse()), "at " + x);
    assertTrue(model.contains(x, 0.01, 0.02));
  }

  private void assertOutside(ProximityModel model, double x) {
    assertFalse(query.nested(model, small, Pose.translation(x, 0, 0)), "at " + x);
    assertFalse(model.contains(x, 0.01, 0.02));
  }

  private static Pose product(RandomGenerator random, int factors) {
    double[] axis = Randoms.unit(random);
    Pose factor = Pose.rotation(axis[0], axis[1], axis[2], random.nextDouble(3));
    Pose product = factor;
    for (int i = 1; i < factors; i++) product = product.times(factor);
    return product;
  }

  private static TriangleMesh image(TriangleMesh mesh, Pose pose) {
    double[] xyz = mesh.copyVertices();
    for (int v = 0; v < xyz.length; v += 3) pose.apply(xyz[v], xyz[v + 1], xyz[v + 2], xyz, v);
    return TriangleMesh.of(xyz, mesh.copyCorners());
  }

  private static TriangleMesh moved(TriangleMesh mesh, double x) {
    return image(mesh, Pose.translation(x, 0, 0));
  }

  private static TriangleMesh turned(TriangleMesh mesh) {
    int[] corners = mesh.copyCorners();
    for (int t = 0; t < corners.length; t += 3) {
      int keep = corners[t];
      corners[t] = corners[t + 1];
      corners[t + 1] = keep;
    }
    return TriangleMesh.of(mesh.copyVertices(), corners);
  }

  private static TriangleMesh join(TriangleMesh first, TriangleMesh second) {
    double[] a = first.copyVertices();
    double[] b = second.copyVertices();
    int[] c = first.copyCorners();
    int[] d = second.copyCorners();
    double[] xyz = java.util.Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, xyz, a.length, b.length);
    int[] corners = java.util.Arrays.copyOf(c, c.length + d.length);
    for (int i = 0; i < d.length; i++) corners[c.length + i] = d[i] + a.length / 3;
    return TriangleMesh.of(xyz, corners);
  }
}
