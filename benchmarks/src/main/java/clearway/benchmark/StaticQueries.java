package clearway.benchmark;

import clearway.geometry.Pose;
import clearway.proximity.ProximityModel;
import clearway.proximity.ProximityQuery;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The four static queries between two knots, one pose after another. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StaticQueries {
  private static final int POSES = 4096;

  @Param({"2000", "20000"})
  int triangles;

  private ProximityModel a;
  private ProximityModel b;
  private Pose[] poses;
  private final ProximityQuery query = new ProximityQuery();
  private int next;

  @Setup
  public void prepare() {
    a = ProximityModel.of(Knots.tube(triangles));
    b = ProximityModel.of(Knots.tube(triangles));
    poses = Knots.poses(POSES, 1);
  }

  private Pose pose() {
    next = (next + 1) % POSES;
    return poses[next];
  }

  @Benchmark
  public boolean overlap() {
    return query.overlap(a, b, pose());
  }

  @Benchmark
  public double greedy() {
    return query.greedyDistance(a, b, pose(), 0);
  }

  @Benchmark
  public double exact() {
    return query.exactDistance(a, b, pose());
  }

  @Benchmark
  public double withinTenPercent() {
    return query.approximateDistance(a, b, pose(), 0.1);
  }
}
