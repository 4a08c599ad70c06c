package clearway.benchmark;

import clearway.kernel.ConvexPair;
import clearway.kernel.TrianglePair;
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

/** The arithmetic under the queries. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class Kernels {
  private static final int PAIRS = 1024;
  private static final int TRIANGLE = 9;

  private final double[] first = new double[TRIANGLE * PAIRS];
  private final double[] second = new double[TRIANGLE * PAIRS];
  private final TrianglePair trianglePair = new TrianglePair();
  private final ConvexPair convexPair = new ConvexPair();
  private int at;

  @Setup
  public void prepare() {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    for (int i = 0; i < first.length; i++) {
      first[i] = random.nextDouble();
      second[i] = random.nextDouble() + (i % 3 == 0 ? 0.6 : 0);
    }
  }

  private int next() {
    at = (at + TRIANGLE) % (TRIANGLE * PAIRS);
    return at;
  }

  @Benchmark
  public boolean trianglesSeparated() {
    int i = next();
    return trianglePair.separated(first, i, second, i, 1e-14);
  }

  @Benchmark
  public double triangleDistance() {
    int i = next();
    return trianglePair.distance(first, i, second, i, 1e-14, Double.POSITIVE_INFINITY);
  }

  @Benchmark
  public double convexDistance() {
    int i = next();
    return convexPair.distance(first, i, 3, second, i, 3, Double.POSITIVE_INFINITY);
  }
}
