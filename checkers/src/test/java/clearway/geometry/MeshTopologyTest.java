package clearway.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.MeshRecipe;
import clearway.recipe.Surfaces;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MeshTopologyTest {
  @Test
  void closedSurfaces_areClosedAndOnePiece() {
    for (TriangleMesh mesh :
        new TriangleMesh[] {
          Surfaces.sphere(7, 4), Surfaces.torus(8, 5, 0.2), Surfaces.knot(40, 5, 0.1)
        }) {
      assertTrue(MeshTopology.of(mesh).isClosed());
      assertTrue(MeshTopology.of(soup(mesh)).isClosed(), "equal vertices count as one");
      assertEquals(1, MeshTopology.of(soup(mesh)).componentCount());
    }
  }

  @Test
  void aSurfaceWithoutOneTriangle_isOpen() {
    TriangleMesh mesh = Surfaces.torus(8, 5, 0.2);
    for (int t = 0; t < mesh.triangleCount(); t++) {
      int[] corners = mesh.copyCorners();
      int[] fewer = new int[corners.length - 3];
      System.arraycopy(corners, 0, fewer, 0, 3 * t);
      System.arraycopy(corners, 3 * t + 3, fewer, 3 * t, fewer.length - 3 * t);
      assertFalse(MeshTopology.of(TriangleMesh.of(mesh.copyVertices(), fewer)).isClosed());
    }
  }

  @Test
  void negativeZero_isZero() {
    double[] xyz = soup(TriangleMesh.box(2, 2, 2)).copyVertices();
    for (int i = 0; i < xyz.length; i++) xyz[i] = xyz[i] < 0 ? (i % 2 == 0 ? -0.0 : 0.0) : xyz[i];
    TriangleMesh mesh = MeshRecipe.soup(xyz);
    assertTrue(MeshTopology.of(mesh).isClosed());
    assertEquals(1, MeshTopology.of(mesh).componentCount());
  }

  @Test
  void components_areNumberedByTheirFirstTriangles() {
    double[] one = soup(TriangleMesh.box(1, 1, 1)).copyVertices();
    double[] both = Arrays.copyOf(one, 2 * one.length + 9);
    for (int i = 0; i < one.length; i++) both[9 + one.length + i] = one[i] + 5;
    double[] open = {9, 9, 9, 10, 9, 9, 9, 10, 9};
    System.arraycopy(open, 0, both, one.length, 9);
    MeshTopology topology = MeshTopology.of(MeshRecipe.soup(both));
    assertEquals(3, topology.componentCount());
    assertEquals(0, topology.component(11));
    assertEquals(1, topology.component(12));
    assertEquals(2, topology.component(13));
    assertTrue(topology.isClosed(0) && !topology.isClosed(1) && topology.isClosed(2));
    assertFalse(topology.isClosed());
    assertEquals(36, topology.vertexOf(1));
  }

  @Test
  void pointsSegmentsAndNothing_boundNoSolid() {
    TriangleMesh point = TriangleMesh.of(new double[3], new int[3]);
    assertFalse(MeshTopology.of(point).isClosed());
    assertFalse(MeshTopology.of(TriangleMesh.of(new double[0], new int[0])).isClosed());
  }

  private static TriangleMesh soup(TriangleMesh mesh) {
    double[] triangles = new double[9 * mesh.triangleCount()];
    for (int t = 0; t < mesh.triangleCount(); t++) mesh.copyTriangle(t, triangles, 9 * t);
    return MeshRecipe.soup(triangles);
  }
}
