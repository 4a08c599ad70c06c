package clearway.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.SolidAngle;
import org.junit.jupiter.api.Test;

class TriangleMeshTest {
  @Test
  void refusals_nameTheValueAndTheRule() {
    refused("xyz has 4 entries; it must be a multiple of three", new double[4]);
    refused("corners has 2 entries; it must be a multiple of three", new double[3], 0, 0);
    refused("xyz[1] is NaN; coordinates must be finite", new double[] {0, Double.NaN, 0}, 0, 0, 0);
    refused("xyz[2] is -Infinity; coordinates must be finite", new double[] {0, 0, -1.0 / 0});
    refused(
        "corners[1] is 1; it must name one of the 1 vertices, counted from 0",
        new double[3],
        0,
        1,
        0);
    refused(
        "corners[0] is -1; it must name one of the 1 vertices, counted from 0",
        new double[3],
        -1,
        0,
        0);
    refused(
        "corners[0] is 0; it must name one of the 0 vertices, counted from 0",
        new double[0],
        0,
        0,
        0);
  }

  private static void refused(String message, double[] xyz, int... corners) {
    var thrown = assertThrows(IllegalArgumentException.class, () -> TriangleMesh.of(xyz, corners));
    assertEquals(message, thrown.getMessage());
  }

  @Test
  void of_keepsNoArrayOfItsCallerAndHandsOutNone() {
    double[] xyz = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    int[] corners = {0, 1, 2};
    TriangleMesh mesh = TriangleMesh.of(xyz, corners);
    xyz[0] = 7;
    corners[0] = 2;
    mesh.copyVertices()[1] = 8;
    mesh.copyCorners()[1] = 0;
    double[] triangle = new double[9];
    mesh.copyTriangle(0, triangle, 0);
    assertArrayEquals(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0}, triangle);
    assertEquals(TriangleMesh.of(mesh.copyVertices(), mesh.copyCorners()), mesh);
  }

  @Test
  void box_isClosedOrientedOutwardsAndOfItsSize() {
    TriangleMesh box = TriangleMesh.box(1, 2, 3);
    assertEquals(4 * Math.PI, SolidAngle.total(box, 0.4, 0.9, 1.4), 1e-12);
    assertEquals(0, SolidAngle.total(box, 0.6, 0.9, 1.4), 1e-12);
    assertTrue(MeshTopology.of(box).isClosed());
  }

  @Test
  void scaled_refusesWhatOverflows() {
    TriangleMesh mesh = TriangleMesh.box(1e200, 1, 1);
    var thrown = assertThrows(IllegalArgumentException.class, () -> mesh.scaled(1e200, 1, 1));
    assertEquals("xyz[0] is -Infinity; coordinates must be finite", thrown.getMessage());
  }
}
