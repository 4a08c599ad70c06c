package clearway.benchmark;

import clearway.geometry.TriangleMesh;
import clearway.proximity.ProximityModel;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Building the boxes and swept rectangles of a mesh on all processors, wall-clock time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx4g")
@Warmup(iterations = 1)
@Measurement(iterations = 4)
public class Building {
  @Param({"20000", "200000", "1000000"})
  int triangles;

  private TriangleMesh knot;
  private ProximityModel model;

  @Setup
  public void prepare() {
    knot = Knots.tube(triangles);
  }

  @Benchmark
  public ProximityModel build() {
    model = ProximityModel.of(knot);
    return model;
  }

  @TearDown
  public void tellSize() {
    System.out.println(model.bytes() / model.triangleCount() + " bytes a triangle");
  }
}
