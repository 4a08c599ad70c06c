package clearway.benchmark;

import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Placing the frames of a six-axis arm, and what its sines and cosines alone take. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ForwardKinematicsBenchmark {
  private static final int CONFIGURATIONS = 1024;

  private final Mechanism mechanism = SixAxisArm.mechanism();
  private final ForwardKinematics kinematics = new ForwardKinematics(mechanism);
  private final double[][] configurations = new double[CONFIGURATIONS][SixAxisArm.AXES];
  private final double[] poses = new double[kinematics.length()];
  private int at;

  @Setup
  public void prepare() {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    for (double[] q : configurations) mechanism.space().sample(random, q);
  }

  private double[] next() {
    at = (at + 1) % CONFIGURATIONS;
    return configurations[at];
  }

  @Benchmark
  public double[] place() {
    kinematics.place(next(), poses);
    return poses;
  }

  @Benchmark
  public double sinesAndCosines() {
    double sum = 0;
    for (double angle : next()) sum += StrictMath.sin(angle) + StrictMath.cos(angle);
    return sum;
  }
}
