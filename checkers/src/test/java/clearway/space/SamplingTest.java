package clearway.space;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.Randoms;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Samples are uniform: counts in bins of equal measure, by their squared deviation. */
class SamplingTest {
  private static final int SAMPLES = 200_000;
  private static final int BINS = 100;

  /** Exceeded by chance once in a million times with 99 degrees of freedom. */
  private static final double LIMIT = 175;

  private static double deviation(Component component, ToDoubleFunction<double[]> share) {
    List<String> names = component.coordinates() == 4 ? List.of("w", "x", "y", "z") : List.of("a");
    ConfigurationSpace space = ConfigurationSpace.of(List.of(component), names);
    RandomGenerator random = Randoms.of(7);
    int[] counts = new int[BINS];
    double[] q = new double[component.coordinates()];
    for (int i = 0; i < SAMPLES; i++) {
      space.sample(random, q);
      assertTrue(space.contains(q));
      counts[Math.max(0, Math.min(BINS - 1, (int) (BINS * share.applyAsDouble(q))))]++;
    }
    double expected = (double) SAMPLES / BINS;
    double sum = 0;
    for (int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
  }

  private static void assertUniform(Component component, ToDoubleFunction<double[]> share) {
    double deviation = deviation(component, share);
    assertTrue(deviation < LIMIT, "deviation " + deviation);
  }

  @Test
  void intervalsAndCircles_areUniform() {
    assertUniform(new Component.Interval(new Range(-3, 5)), q -> (q[0] + 3) / 8);
    assertUniform(new Component.Circle(), q -> q[0] / (2 * Math.PI) + 0.5);
  }

  @Test
  void rotationAngles_areDistributedAsUniformRotationsHaveThem() {
    assertUniform(
        new Component.Orientation(),
        q -> {
          double angle = 2 * StrictMath.acos(Math.min(1, Math.abs(q[0])));
          return (angle - StrictMath.sin(angle)) / Math.PI;
        });
  }

  @Test
  void imagesOfAVector_coverTheSphereEvenly() {
    Component orientation = new Component.Orientation();
    for (int k = 0; k < 3; k++) {
      int along = k;
      assertUniform(orientation, q -> (image(q)[along] + 1) / 2);
    }
    assertUniform(
        orientation, q -> StrictMath.atan2(image(q)[1], image(q)[0]) / (2 * Math.PI) + 0.5);
  }

  /** Where the rotation takes the direction (0.36, 0.48, 0.8). */
  private static double[] image(double[] q) {
    double[] u = {0.36, 0.48, 0.8};
    double[] v = {q[1], q[2], q[3]};
    double[] once = cross(v, u);
    double[] twice = cross(v, once);
    double[] image = new double[3];
    for (int k = 0; k < 3; k++) image[k] = u[k] + 2 * (q[0] * once[k] + twice[k]);
    return image;
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  @Test
  void theDeviation_noticesSamplesThatAreNotUniform() {
    Component circle = new Component.Circle();
    assertTrue(deviation(circle, q -> StrictMath.pow(q[0] / (2 * Math.PI) + 0.5, 1.05)) > LIMIT);
    Component orientation = new Component.Orientation();
    assertTrue(
        deviation(orientation, q -> StrictMath.acos(Math.abs(q[0])) / (Math.PI / 2)) > LIMIT);
  }
}
