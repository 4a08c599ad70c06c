package clearway.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.kinematics.StraightMotion;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import clearway.world.World;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** A step of the front makes nothing but the list of what it puts by. */
class AllocationTest {
  private static final int SEGMENTS = 200;

  private Front front;
  private StraightMotion[] motions;
  private double rounding;
  private long listed;
  private long allocated;
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void steps_allocateTheListsTheyPutBy() {
    prepare(11);
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += work();
    listed = 0;
    allocated = 0;
    sum += work();
    assertTrue(sum > 0);
    assertTrue(listed > 0, "nothing was put by");
    assertTrue(allocated <= listed + 4096, allocated + " bytes for lists of " + listed);
  }

  private void prepare(long seed) {
    World world = new WorldRecipe(seed).world();
    PreparedWorld prepared = PreparedWorld.of(world);
    front = new Front(new PairTable(prepared), world.delta(), new WorkCounts());
    rounding = world.rounding();
    motions = new StraightMotion[SEGMENTS];
    RandomGenerator random = Randoms.of(seed);
    for (int i = 0; i < SEGMENTS; i++) {
      motions[i] =
          StraightMotion.between(world.mechanism(), drawn(world, random), drawn(world, random));
    }
  }

  private static Configuration drawn(World world, RandomGenerator random) {
    double[] q = new double[world.space().dimension()];
    world.space().sample(random, q);
    return Configuration.of(q);
  }

  /**
   * The whole of each motion and, where that is not enough, its first half. What is inside a solid
   * is asked once, with the whole, and is not counted here.
   */
  private double work() {
    double sum = 0;
    for (StraightMotion motion : motions) {
      int pair = front.run(motion, 0, 1, 0.5, rounding, Front.WHOLE, false);
      if (pair != Front.NONE || front.isProven()) continue;
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      long[] list = front.copyDeferred();
      front.run(motion, 0, 0.5, 0.25, rounding, list, false);
      allocated += threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
      listed += 16 + 8L * list.length;
      sum += list.length;
    }
    return sum;
  }
}
