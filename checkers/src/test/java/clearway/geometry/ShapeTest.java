package clearway.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Dyadic;
import org.junit.jupiter.api.Test;

class ShapeTest {
  @Test
  void cylinder_isEnclosedByItsPrism() {
    for (double radius : new double[] {1e-3, 0.7, 1, Math.PI, 1e6}) {
      TriangleMesh prism = Shape.cylinder(radius, 2 * radius).core();
      Dyadic square = Dyadic.of(radius).times(Dyadic.of(radius));
      for (int t = 0; t < prism.triangleCount(); t++) assertSideOutside(prism, t, radius, square);
    }
  }

  /** A side's line in the plane of x and y passes the axis at no less than the radius, exactly. */
  private static void assertSideOutside(TriangleMesh prism, int t, double radius, Dyadic square) {
    double[] c = new double[9];
    prism.copyTriangle(t, c, 0);
    boolean cap = c[2] == c[5] && c[5] == c[8];
    assertEquals(radius, Math.abs(c[2]));
    if (cap) return;
    int from = 0;
    int to = c[0] == c[3] && c[1] == c[4] ? 6 : 3;
    Dyadic x = Dyadic.of(c[from]), y = Dyadic.of(c[from + 1]);
    Dyadic dx = Dyadic.of(c[to]).minus(x), dy = Dyadic.of(c[to + 1]).minus(y);
    Dyadic area = x.times(dy).minus(y.times(dx));
    Dyadic length = dx.times(dx).plus(dy.times(dy));
    assertTrue(area.times(area).compareTo(square.times(length)) >= 0, "side of triangle " + t);
  }

  @Test
  void cylinder_reachesLittleBeyondItself() {
    TriangleMesh prism = Shape.cylinder(1, 1).core();
    for (int v = 0; v < prism.vertexCount(); v++) {
      double x = prism.coordinate(v, 0), y = prism.coordinate(v, 1);
      assertTrue(Math.sqrt(x * x + y * y) <= 1.0013);
    }
    assertTrue(MeshTopology.of(prism).isClosed());
  }

  @Test
  void refusals_nameTheValueAndTheRule() {
    refused("radius is -1.0; it must be positive and finite", () -> Shape.sphere(-1));
    refused("radius is NaN; it must be positive and finite", () -> Shape.sphere(Double.NaN));
    refused("length is 0.0; it must be positive and finite", () -> Shape.capsule(1, 0));
    refused("radius is Infinity; it must be positive and finite", () -> Shape.cylinder(1 / 0.0, 1));
    refused("y is -0.0; it must be positive and finite", () -> Shape.box(1, -0.0, 1));
    refused(
        "radius is -1.0E-9; it must be zero or positive and finite",
        () -> new Shape(TriangleMesh.box(1, 1, 1), -1e-9));
    assertEquals(
        "core", assertThrows(NullPointerException.class, () -> new Shape(null, 0)).getMessage());
  }

  private static void refused(String message, org.junit.jupiter.api.function.Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }
}
