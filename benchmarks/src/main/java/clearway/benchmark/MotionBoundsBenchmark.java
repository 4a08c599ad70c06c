package clearway.benchmark;

import clearway.kinematics.Chain;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
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

/** Bounding the motion of a box at the tip of a six-axis arm. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MotionBoundsBenchmark {
  private static final int INTERVALS = 256;

  private final Mechanism mechanism = SixAxisArm.mechanism();
  private final Chain chain = Chain.between(mechanism, Mechanism.GROUND, SixAxisArm.AXES);
  private final double[] factors = new double[chain.length()];
  private final double[] box = new double[24];
  private final double[][] poses = new double[INTERVALS][];
  private final MotionBounds bounds = new MotionBounds(mechanism);
  private StraightMotion motion;
  private int at;

  @Setup
  public void prepare() {
    for (int i = 0; i < 24; i++) box[i] = 0.1 * ((i / 3 >> i % 3 & 1) == 0 ? -1 : 1);
    chain.factors(box, 8, 0, factors);
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    double[] from = new double[SixAxisArm.AXES];
    double[] to = new double[SixAxisArm.AXES];
    mechanism.space().sample(random, from);
    mechanism.space().sample(random, to);
    motion = StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
    ForwardKinematics kinematics = new ForwardKinematics(mechanism);
    for (int i = 0; i < INTERVALS; i++) {
      poses[i] = new double[kinematics.length()];
      motion.at((i + 0.5) / INTERVALS, from);
      kinematics.place(from, poses[i]);
    }
  }

  private void nextInterval() {
    at = (at + 1) % INTERVALS;
    double from = (double) at / INTERVALS;
    bounds.interval(motion, from, from + 1.0 / INTERVALS, poses[at]);
  }

  @Benchmark
  public int interval() {
    nextInterval();
    return at;
  }

  @Benchmark
  public double intervalAndBestOfBall() {
    nextInterval();
    bounds.body(chain, factors, 0, 0, 0, 0.1733);
    return bounds.best();
  }

  @Benchmark
  public double intervalAndBestOfCorners() {
    nextInterval();
    bounds.body(chain, factors, 0, 0, 0, 0.1733);
    return bounds.best(box, 8, 0);
  }

  @Benchmark
  public double intervalAndGlobal() {
    nextInterval();
    bounds.body(chain, factors, 0, 0, 0, 0.1733);
    return bounds.global();
  }
}
