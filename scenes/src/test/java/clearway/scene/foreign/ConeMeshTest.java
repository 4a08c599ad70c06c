package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import clearway.proximity.ProximityModel;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The pyramid of a cone contains the cone, in exact arithmetic. */
class ConeMeshTest {
  @Test
  void pyramid_containsTheCone() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 300; i++) {
      double radius = StrictMath.exp(random.nextDouble(-20, 20));
      double length = StrictMath.exp(random.nextDouble(-20, 20));
      TriangleMesh mesh = ConeMesh.of(radius, length);
      assertEquals(ConeMesh.SIDES + 1, mesh.vertexCount());
      int tip = onlyVertexAt(mesh, length / 2);
      assertEquals(0, mesh.coordinate(tip, 0));
      assertEquals(0, mesh.coordinate(tip, 1));
      assertBaseContainsDisc(mesh, tip, radius);
    }
  }

  /**
   * Tip and base plane are the cone's own, so it is enough that the base polygon contains the disc:
   * every edge a b has cross(a, b) positive and at least the radius times its length.
   */
  private static void assertBaseContainsDisc(TriangleMesh mesh, int tip, double radius) {
    int edges = 0;
    for (int t = 0; t < mesh.triangleCount(); t++) {
      if (mesh.corner(t, 2) != tip) continue;
      int a = mesh.corner(t, 0);
      int b = mesh.corner(t, 1);
      BigDecimal cross = product(mesh, a, 0, b, 1).subtract(product(mesh, a, 1, b, 0));
      BigDecimal dx = exact(mesh, b, 0).subtract(exact(mesh, a, 0));
      BigDecimal dy = exact(mesh, b, 1).subtract(exact(mesh, a, 1));
      BigDecimal squared = dx.multiply(dx).add(dy.multiply(dy));
      BigDecimal needed = new BigDecimal(radius).pow(2).multiply(squared);
      assertTrue(cross.signum() > 0 && cross.pow(2).compareTo(needed) >= 0, "radius " + radius);
      assertTrue(
          cross.pow(2).doubleValue() <= needed.doubleValue() * (1 + 1e-10), "radius " + radius);
      edges++;
    }
    assertEquals(ConeMesh.SIDES, edges);
  }

  @Test
  void pyramid_isSolid() {
    ProximityModel model = ProximityModel.of(ConeMesh.of(0.5, 2));
    assertTrue(model.isSolid());
    assertTrue(model.contains(0.4, 0, -0.9));
    assertTrue(!model.contains(0.4, 0, 0.9));
  }

  private static int onlyVertexAt(TriangleMesh mesh, double z) {
    int found = -1;
    for (int v = 0; v < mesh.vertexCount(); v++) {
      if (mesh.coordinate(v, 2) == z) found = v;
      else assertEquals(-z, mesh.coordinate(v, 2));
    }
    return found;
  }

  private static BigDecimal product(TriangleMesh mesh, int a, int i, int b, int j) {
    return exact(mesh, a, i).multiply(exact(mesh, b, j));
  }

  private static BigDecimal exact(TriangleMesh mesh, int vertex, int k) {
    return new BigDecimal(mesh.coordinate(vertex, k));
  }
}
