package clearway.bvh;

import clearway.geometry.TriangleMesh;
import java.util.concurrent.RecursiveAction;

/**
 * Builds a {@link Bvh} from the top down: fit a box, split its triangles where the children's boxes
 * promise the least work, descend.
 *
 * <p>A tree over n triangles in leaf order splits at most once before each triangle but the first,
 * so the children of a node that splits before triangle m take slots 2 m - 1 and 2 m: ranges are
 * built in parallel and no order of threads shows in the result. Slots that leaves leave unused are
 * squeezed out at the end.
 */
final class BvhBuilder {
  private static final int PARALLEL = 4096;

  /** Meshes above this many triangles get a coarser search for box axes, to build in seconds. */
  private static final int LARGE = 200_000;

  private static final double FINE_TURN = 0.01;
  private static final double COARSE_TURN = 0.09;

  private final int count;
  private final double[] triangles;
  private final int[] originals;
  private final double[] boxes;
  private final double[] rectangles;
  private final int[] links;
  private final ThreadLocal<Worker> workers;
  private final int depthLimit;

  BvhBuilder(TriangleMesh mesh) {
    count = mesh.triangleCount();
    if (count == 0) {
      throw new IllegalArgumentException("a mesh without triangles has no bounding volume");
    }
    triangles = new double[Bvh.TRIANGLE * count];
    originals = new int[count];
    for (int t = 0; t < count; t++) {
      mesh.copyTriangle(t, triangles, Bvh.TRIANGLE * t);
      originals[t] = t;
    }
    int slots = 2 * count - 1;
    boxes = new double[Bvh.BOX * slots];
    rectangles = new double[Bvh.RECTANGLE * slots];
    links = new int[slots];
    double lastTurn = count > LARGE ? COARSE_TURN : FINE_TURN;
    workers = ThreadLocal.withInitial(() -> new Worker(lastTurn));
    depthLimit = 2 * (32 - Integer.numberOfLeadingZeros(count));
  }

  Bvh build() {
    new Task(Bvh.ROOT, 0, count, 0).invoke();
    return new Squeeze().run();
  }

  /** Fits a node and splits its range; answers the first triangle of the right child, or -1. */
  private int open(int node, int from, int to, int depth) {
    Worker worker = workers.get();
    double[] axes = worker.boxFit.fit(triangles, from, to);
    worker.volumeFit.measure(
        triangles, from, to, axes, boxes, Bvh.BOX * node, rectangles, Bvh.RECTANGLE * node);
    if (to - from <= Bvh.LEAF) {
      links[node] = Bvh.leafLink(from, to - from);
      return -1;
    }
    int middle =
        depth > depthLimit
            ? worker.split.inTheMiddle(triangles, originals, from, to, axes)
            : worker.split.whereCheapest(triangles, originals, from, to, boxes, Bvh.BOX * node);
    links[node] = 2 * middle - 1;
    return middle;
  }

  private final class Task extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final int node;
    private final int from;
    private final int to;
    private final int depth;

    Task(int node, int from, int to, int depth) {
      this.node = node;
      this.from = from;
      this.to = to;
      this.depth = depth;
    }

    @Override
    protected void compute() {
      int middle = open(node, from, to, depth);
      if (middle < 0) return;
      Task left = new Task(links[node], from, middle, depth + 1);
      Task right = new Task(links[node] + 1, middle, to, depth + 1);
      if (to - from > PARALLEL) {
        invokeAll(left, right);
      } else {
        left.compute();
        right.compute();
      }
    }
  }

  /** Renumbers the nodes from the root down, children side by side, subtrees together. */
  private final class Squeeze {
    private final double[] squeezedBoxes;
    private final double[] squeezedRectangles;
    private final int[] squeezedLinks;
    private int next = 1;
    private int deepest;

    Squeeze() {
      int nodes = nodesBelow();
      squeezedBoxes = new double[Bvh.BOX * nodes];
      squeezedRectangles = new double[Bvh.RECTANGLE * nodes];
      squeezedLinks = new int[nodes];
    }

    Bvh run() {
      move(Bvh.ROOT, Bvh.ROOT, 1);
      return new Bvh(
          squeezedBoxes, squeezedRectangles, squeezedLinks, triangles, originals, deepest);
    }

    private void move(int from, int to, int depth) {
      deepest = Math.max(deepest, depth);
      System.arraycopy(boxes, Bvh.BOX * from, squeezedBoxes, Bvh.BOX * to, Bvh.BOX);
      System.arraycopy(
          rectangles, Bvh.RECTANGLE * from, squeezedRectangles, Bvh.RECTANGLE * to, Bvh.RECTANGLE);
      int link = links[from];
      if (link < 0) {
        squeezedLinks[to] = link;
        return;
      }
      int child = next;
      next += 2;
      squeezedLinks[to] = child;
      move(link, child, depth + 1);
      move(link + 1, child + 1, depth + 1);
    }

    /** A slot that no node took still holds the link zero, which no node can have. */
    private int nodesBelow() {
      int nodes = 0;
      for (int link : links) if (link != 0) nodes++;
      return nodes;
    }
  }

  private static final class Worker {
    final BoxFit boxFit;
    final VolumeFit volumeFit = new VolumeFit();
    final Split split = new Split();

    Worker(double lastTurn) {
      boxFit = new BoxFit(lastTurn);
    }
  }
}
