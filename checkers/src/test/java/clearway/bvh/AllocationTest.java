package clearway.bvh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Pose;
import clearway.recipe.Surfaces;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {
  private static final int QUERIES = 1000;

  private final Bvh a = Bvh.of(Surfaces.knot(80, 8, 0.08));
  private final Bvh b = Bvh.of(Surfaces.torus(40, 10, 0.2));
  private final BvhQuery query = new BvhQuery();
  private final double[][] poses = new double[QUERIES][Pose.STRIDE];

  @Test
  void queries_allocateNothingOnceWarm() {
    for (int i = 0; i < QUERIES; i++) {
      double away = 0.5 + 1.5 * i / QUERIES;
      Pose.of(away, 0.1, -0.2, 1, 0.01 * i, 0.5, -0.3).copyTo(poses[i], 0);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = ask() + ask(); // warm: scratch has grown as far as it must
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    sum += ask();
    long bytes = threads.getThreadAllocatedBytes(id) - before;
    assertTrue(sum > 0);
    assertTrue(bytes < QUERIES, bytes + " bytes in " + 3 * QUERIES + " queries");
  }

  @Test
  void movingTrees_allocateNothingOnceWarm() {
    for (int i = 0; i < QUERIES; i++) {
      double away = 0.8 + 1.5 * i / QUERIES;
      Pose.of(away, 0.1, -0.2, 1, 0.01 * i, 0.5, -0.3).copyTo(poses[i], 0);
    }
    MovingTrees trees = new MovingTrees((x, y, z) -> 0.5);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = move(trees) + move(trees);
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    sum += move(trees);
    long bytes = threads.getThreadAllocatedBytes(id) - before;
    assertTrue(sum > 0);
    assertTrue(bytes < QUERIES, bytes + " bytes in " + QUERIES + " runs");
  }

  private double move(MovingTrees trees) {
    double sum = 0;
    long[] roots = {0};
    double[] twist = {0.1, 0.2, -0.1, 0.3, 0, 0.1};
    double[] still = new double[6];
    for (double[] pose : poses) {
      trees.begin(a, b, pose, 0.001, 0);
      trees.twists(twist, still, 0);
      trees.interval(0.1, 0.1, 1);
      trees.run(roots, 0, 1, 1e-9, 1e-3, false);
      sum += trees.deferredCount();
    }
    return sum;
  }

  private double ask() {
    double sum = 0;
    for (double[] pose : poses) {
      if (query.overlap(a, b, pose)) sum++;
      sum += query.greedy(a, b, pose, 0.01, 0.1);
      sum += query.nearest(a, b, pose, 0);
    }
    return sum;
  }
}
