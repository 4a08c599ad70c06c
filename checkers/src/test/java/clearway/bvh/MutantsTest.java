package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import clearway.recipe.MeshPair;
import clearway.recipe.MeshRecipe;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Planted bugs: each property must notice its own within ten seeds. */
class MutantsTest {
  private static final int SEEDS = 10;

  @Test
  void containment_noticesASphereRadiusAt97Percent() {
    assertTrue(noticesUncontained(tree -> boxesScaled(tree, Bvh.RADIUS, 0.97)));
  }

  @Test
  void containment_noticesAHalfExtentAt97Percent() {
    for (int i = 0; i < 3; i++) {
      int at = Bvh.HALF + i;
      assertTrue(noticesUncontained(tree -> boxesScaled(tree, at, 0.97)));
    }
  }

  @Test
  void containment_noticesAHalfExtentThatWasNotRoundedOutwards() {
    assertTrue(noticesUncontained(tree -> boxesScaled(tree, Bvh.HALF, 1 - 0x1p-48)));
  }

  @Test
  void containment_noticesASweptRadiusAt97Percent() {
    assertTrue(noticesUncontained(tree -> rectanglesScaled(tree, 5, 0.97)));
  }

  @Test
  void containment_noticesOneRadiusAt97PercentInOneNode() {
    assertTrue(
        noticesUncontained(
            tree -> {
              double[] boxes = tree.boxes.clone();
              boxes[Bvh.BOX * (tree.nodeCount() - 1) + Bvh.RADIUS] *= 0.97;
              return new Bvh(
                  boxes, tree.rectangles, tree.links, tree.triangles, tree.originals, tree.depth());
            }));
  }

  @Test
  void structure_noticesALeafThatLostATriangle() {
    assertTrue(
        noticesMisbuilt(
            tree -> {
              int[] links = tree.links.clone();
              for (int node = 0; node < links.length; node++) {
                if (tree.isLeaf(node) && tree.count(node) == 2) {
                  links[node] = Bvh.leafLink(tree.first(node), 1);
                }
              }
              return new Bvh(
                  tree.boxes, tree.rectangles, links, tree.triangles, tree.originals, tree.depth());
            }));
  }

  @Test
  void structure_noticesTrianglesMixedUp() {
    assertTrue(
        noticesMisbuilt(
            tree -> {
              int[] originals = tree.originals.clone();
              originals[0] = originals[originals.length - 1];
              return new Bvh(
                  tree.boxes, tree.rectangles, tree.links, tree.triangles, originals, tree.depth());
            }));
  }

  @Test
  void nodeGap_noticesHalfExtentsAt97Percent() {
    int seeds = 0;
    String wrong = null;
    for (long seed = 0; seeds < SEEDS && wrong == null; seed++) {
      MeshPair pair = MeshPair.of(seed);
      if (!(pair.plainDistance() > 0)) continue;
      seeds++;
      Bvh thin = Bvh.of(pair.meshA());
      for (int k = Bvh.HALF; k <= Bvh.RADIUS; k++) thin = boxesScaled(thin, k, 0.97);
      var nodes = new PlacementTest.NodePairs(pair, thin, Bvh.of(pair.meshB()));
      for (int i = 0; i < 200 && wrong == null; i++) {
        nodes.draw();
        if (nodes.gap() > nodes.plainDistance()) wrong = nodes.toString();
      }
    }
    assertNotNull(wrong);
  }

  private static boolean noticesUncontained(UnaryOperator<Bvh> bug) {
    boolean noticed = false;
    for (long seed = 0; seed < SEEDS; seed++) {
      Bvh tree = Bvh.of(MeshRecipe.of(seed).mesh());
      assertNull(TreeProperties.containment(tree));
      noticed |= TreeProperties.containment(bug.apply(tree)) != null;
    }
    return noticed;
  }

  private static boolean noticesMisbuilt(UnaryOperator<Bvh> bug) {
    boolean noticed = false;
    for (long seed = 0; seed < SEEDS; seed++) {
      TriangleMesh mesh = MeshRecipe.of(seed).mesh();
      assertNull(TreeProperties.structure(Bvh.of(mesh), mesh));
      noticed |= TreeProperties.structure(bug.apply(Bvh.of(mesh)), mesh) != null;
    }
    return noticed;
  }

  private static Bvh boxesScaled(Bvh tree, int entry, double factor) {
    double[] boxes = tree.boxes.clone();
    for (int at = entry; at < boxes.length; at += Bvh.BOX) boxes[at] *= factor;
    return new Bvh(
        boxes, tree.rectangles, tree.links, tree.triangles, tree.originals, tree.depth());
  }

  private static Bvh rectanglesScaled(Bvh tree, int entry, double factor) {
    double[] rectangles = tree.rectangles.clone();
    for (int at = entry; at < rectangles.length; at += Bvh.RECTANGLE) rectangles[at] *= factor;
    return new Bvh(
        tree.boxes, rectangles, tree.links, tree.triangles, tree.originals, tree.depth());
  }
}
