package clearway.recipe;

import clearway.kinematics.Joint;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws configurations within limits; where there are none, within two link lengths. */
public final class ConfigurationDraws {
  private final double scale;
  private final RandomGenerator random;

  public ConfigurationDraws(double scale, RandomGenerator random) {
    this.scale = scale;
    this.random = random;
  }

  public double[] of(List<Robot> robots) {
    int dimension = robots.stream().mapToInt(r -> r.space().dimension()).sum();
    double[] q = new double[dimension];
    MotionRecipe.forEach(robots, (joint, i) -> draw(joint, i, q));
    return q;
  }

  private void draw(Joint joint, int i, double[] q) {
    Range[] ranges = MotionRecipe.ranges(joint);
    for (int k = 0; k < ranges.length; k++) q[i + k] = within(ranges[k]);
    if (joint instanceof Joint.Continuous) q[i] = angle();
    if (joint instanceof Joint.Planar) q[i + 2] = angle();
    if (joint instanceof Joint.Floating) orientation(q, i + 3);
  }

  private double within(Range range) {
    double low = Double.isFinite(range.lower()) ? range.lower() : -2 * scale;
    double high = Double.isFinite(range.upper()) ? range.upper() : Math.max(low, 2 * scale);
    return Math.min(high, low + (high - low) * random.nextDouble());
  }

  private double angle() {
    return random.nextInt(10) == 0 ? Math.PI : Math.PI * (2 * random.nextDouble() - 1);
  }

  private void orientation(double[] q, int i) {
    double sum = 0;
    boolean direct = random.nextInt(6) == 0;
    for (int k = 0; k < 4; k++) q[i + k] = direct ? 0 : random.nextGaussian();
    if (direct) q[i + random.nextInt(4)] = 1;
    for (int k = 0; k < 4; k++) sum += q[i + k] * q[i + k];
    for (int k = 0; k < 4; k++) q[i + k] /= Math.sqrt(sum);
  }
}
