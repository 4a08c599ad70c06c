package clearway.scene.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.MeshTopology;
import clearway.geometry.TriangleMesh;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolidsTest {
  private static final double[] LINES = {0, 0.5, 2};

  @Test
  void solids_haveTheTrianglesTheyPromise_andAreClosed() {
    Map<Integer, Draft> solids =
        Map.of(
            12, Solids.block(1, 2, 3),
            16, Solids.skewer(1, 0.1, 0.1),
            28, Solids.cylinder(7, 1, 0, 2),
            56, Solids.drum(7, 1, 0, 2),
            40, Solids.strap(4, 0.2, 1, 0.5, 0.1, 0, 0.1),
            1800, Tubes.spring(1, 0.8, 5, 0.08, 149, 6),
            6000, Tubes.torus(1, 0.1, 60, 50),
            30, Tubes.pipe(0.1, 5, new double[][] {{0, 0, 0}, {1, 0, 0}, {1, 1, 1}}),
            20, new Blocks(LINES, LINES, LINES).fill(0, 1, 0, 2, 0, 1).draft(),
            48000, Sheets.evenBox(1, 2, 3, 8000));
    solids.forEach((count, draft) -> requireSolid(count, draft.mesh()));
  }

  private static void requireSolid(int count, TriangleMesh mesh) {
    assertEquals(count, mesh.triangleCount());
    MeshTopology topology = MeshTopology.of(mesh);
    assertEquals(1, topology.componentCount());
    assertTrue(topology.isClosed() && topology.isOriented(0), () -> "not closed: " + mesh);
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 14, 100, 1002})
  void refinement_keepsTheSolid_withExactlyTheTrianglesAskedFor(int count) {
    requireSolid(count, Solids.block(1, 2, 3).refined(count).mesh());
  }

  @Test
  void refinement_givesOddNumbersToOpenSurfacesOnly() {
    Draft sheet = Sheets.grid(LINES, LINES);
    assertEquals(31, sheet.refined(31).mesh().triangleCount());
    Draft solid = Solids.block(1, 1, 1);
    assertThrows(IllegalArgumentException.class, () -> solid.refined(13));
    assertThrows(IllegalArgumentException.class, () -> solid.refined(10));
  }

  @Test
  void refinement_leavesTheBorderAlone_whereTheNumberIsEven() {
    TriangleMesh mesh = Sheets.grid(LINES, LINES).refined(100).mesh();
    long border = 0;
    for (int v = 0; v < mesh.vertexCount(); v++) {
      boolean onBorder = false;
      for (int k = 0; k < 2; k++) {
        onBorder |= List.of(0.0, 2.0).contains(mesh.coordinate(v, k));
      }
      if (onBorder) border++;
    }
    assertEquals(8, border);
  }

  @Test
  void pipe_keepsItsRadiusAroundCorners() {
    double[][] line = {{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {2, 2, 2}};
    TriangleMesh mesh = Tubes.pipe(0.1, 16, line).mesh();
    double volume = 0;
    double[] p = new double[9];
    for (int t = 0; t < mesh.triangleCount(); t++) {
      mesh.copyTriangle(t, p, 0);
      volume += p[0] * (p[4] * p[8] - p[5] * p[7]);
      volume += p[1] * (p[5] * p[6] - p[3] * p[8]);
      volume += p[2] * (p[3] * p[7] - p[4] * p[6]);
    }
    double section = 8 * 0.01 * StrictMath.sin(Math.PI / 8);
    assertEquals(6 * section, volume / 6, 1e-12); // mitred: section times length of the line
  }
}
