package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.MechanismRecipe;
import clearway.recipe.MotionRecipe;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {
  private static final int INTERVALS = 20_000;

  @Test
  void placingAndBounding_allocateNothingOnceWarm() {
    for (MechanismRecipe.Kind kind : MechanismRecipe.Kind.values()) {
      MotionTrial trial = new MotionTrial(MotionRecipe.of(kind, 3));
      Asking asking = new Asking(trial);
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      double sum = asking.ask() + asking.ask();
      long id = Thread.currentThread().getId();
      long before = threads.getThreadAllocatedBytes(id);
      sum += asking.ask();
      long bytes = threads.getThreadAllocatedBytes(id) - before;
      assertTrue(sum >= 0);
      long allowed = INTERVALS + ofSines(threads, id) * trial.mechanism.frameCount();
      assertTrue(bytes < allowed, kind + ": " + bytes + " bytes for " + INTERVALS);
    }
  }

  /** What a sine, a cosine and an arc tangent an interval take for themselves on some JDKs. */
  private static long ofSines(ThreadMXBean threads, long id) {
    double sum = 0;
    long before = threads.getThreadAllocatedBytes(id);
    for (int i = 0; i < INTERVALS; i++) {
      double angle = 2 + 1e-6 * i;
      sum += 2 * StrictMath.sin(angle) + StrictMath.cos(angle) + StrictMath.atan2(angle, 1);
      sum += StrictMath.sin(angle / 3) + StrictMath.sin(angle / 7);
    }
    long bytes = threads.getThreadAllocatedBytes(id) - before;
    assertTrue(Double.isFinite(sum));
    return bytes;
  }

  private static final class Asking {
    private final MotionTrial trial;
    private final ForwardKinematics kinematics;
    private final MotionBounds bounds;
    private final double[] q;
    private final double[] poses;

    Asking(MotionTrial trial) {
      this.trial = trial;
      kinematics = new ForwardKinematics(trial.mechanism);
      bounds = new MotionBounds(trial.mechanism);
      q = new double[trial.mechanism.space().dimension()];
      poses = new double[kinematics.length()];
    }

    double ask() {
      double sum = 0;
      double[] p = trial.points;
      for (int i = 0; i < INTERVALS; i++) {
        double from = 0.5 * i / INTERVALS;
        trial.motion.at(from + 0.25, q);
        kinematics.place(q, poses);
        bounds.interval(trial.motion, from, from + 0.5, poses);
        bounds.body(trial.chain, trial.factors, p[0], p[1], p[2], trial.recipe.radius());
        sum += bounds.best() + bounds.best(p, p.length / 3, 0) + bounds.displacement();
        sum += bounds.acceleration(0, 0, 1);
      }
      return sum;
    }
  }
}
