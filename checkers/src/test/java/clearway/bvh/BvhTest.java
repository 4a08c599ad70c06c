package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.oracle.Trials;
import clearway.recipe.MeshRecipe;
import clearway.recipe.Surfaces;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

class BvhTest {
  @Test
  void volumes_containEveryVertexBelowThem() {
    Set<MeshRecipe.Kind> seen = EnumSet.noneOf(MeshRecipe.Kind.class);
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MeshRecipe recipe = MeshRecipe.of(seed);
      String wrong = TreeProperties.containment(Bvh.of(recipe.mesh()));
      assertNull(wrong, () -> wrong + "\n" + recipe);
      seen.add(recipe.kind());
    }
    assertEquals(EnumSet.allOf(MeshRecipe.Kind.class), seen);
  }

  @Test
  void volumes_containEveryVertexOfALargeMesh() {
    assertNull(TreeProperties.containment(Bvh.of(Surfaces.knot(120, 20, 0.1))));
  }

  @Test
  void everyTriangle_isInExactlyOneLeafAndTheDepthIsRight() {
    for (long seed = 0; seed < Trials.of(1000); seed++) {
      MeshRecipe recipe = MeshRecipe.of(seed);
      TriangleMesh mesh = recipe.mesh();
      String wrong = TreeProperties.structure(Bvh.of(mesh), mesh);
      assertNull(wrong, () -> wrong + "\n" + recipe);
    }
  }

  @Test
  void everyTriangle_isInExactlyOneLeafOfADeepTree() {
    double[] triangles = new double[9 * 2000];
    for (int t = 0; t < 2000; t++) { // each a thousandth nearer to the origin: splits are lopsided
      double size = StrictMath.pow(0.97, t);
      triangles[9 * t] = size;
      triangles[9 * t + 4] = size;
      triangles[9 * t + 8] = size;
    }
    TriangleMesh mesh = MeshRecipe.soup(triangles);
    Bvh tree = Bvh.of(mesh);
    assertNull(TreeProperties.structure(tree, mesh));
    assertNull(TreeProperties.containment(tree));
    assertTrue(tree.depth() <= 3 * 11 + 2, "depth " + tree.depth());
  }

  @Test
  void axes_areOrthonormalToWhatTheSlackAllowsFor() {
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MeshRecipe recipe = MeshRecipe.of(seed);
      double skew = TreeProperties.skew(Bvh.of(recipe.mesh()));
      assertTrue(skew <= Pose.ORTHONORMALITY, () -> "skew " + skew + "\n" + recipe);
    }
  }

  @Test
  void reach_isNoLessThanTheFarthestVertex() {
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MeshRecipe recipe = MeshRecipe.of(seed);
      Bvh tree = Bvh.of(recipe.mesh());
      double[] t = tree.triangles;
      for (int v = 0; v < t.length; v += 3) {
        double length = clearway.oracle.Vector.of(t[v], t[v + 1], t[v + 2]).length().value();
        assertTrue(length <= tree.reach(), recipe::toString);
      }
    }
  }

  @Test
  void of_givesTheSameTreeTwiceAndForAnyNumberOfThreads() throws Exception {
    TriangleMesh mesh = Surfaces.knot(500, 12, 0.1);
    Bvh here = Bvh.of(mesh);
    assertSame(here, Bvh.of(mesh));
    for (int threads = 1; threads <= 4; threads += 3) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      assertSame(here, pool.submit(() -> Bvh.of(mesh)).get());
      pool.shutdown();
    }
  }

  private static void assertSame(Bvh expected, Bvh tree) {
    assertArrayEquals(expected.boxes, tree.boxes);
    assertArrayEquals(expected.rectangles, tree.rectangles);
    assertArrayEquals(expected.links, tree.links);
    assertArrayEquals(expected.triangles, tree.triangles);
    assertArrayEquals(expected.originals, tree.originals);
    assertEquals(expected.depth(), tree.depth());
  }

  @Test
  void of_refusesAMeshWithoutTriangles() {
    TriangleMesh empty = TriangleMesh.of(new double[0], new int[0]);
    var thrown = assertThrows(IllegalArgumentException.class, () -> Bvh.of(empty));
    assertEquals("a mesh without triangles has no bounding volume", thrown.getMessage());
  }

  @Test
  void tree_takesAtMost400BytesATriangle() {
    for (TriangleMesh mesh :
        List.of(
            Surfaces.torus(300, 100, 0.3),
            Surfaces.knot(500, 20, 0.2),
            TriangleMesh.box(1, 2, 3))) {
      Bvh tree = Bvh.of(mesh);
      long each = tree.bytes() / tree.triangleCount();
      assertTrue(each <= 400, each + " bytes a triangle of " + mesh);
    }
  }
}
