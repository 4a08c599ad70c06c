package clearway.kinematics;

import clearway.oracle.CoordinatePath;
import clearway.recipe.MotionRecipe;
import clearway.recipe.Randoms;
import clearway.space.Component;
import java.util.random.RandomGenerator;

/** Every coordinate swings about the middle of its way, every orientation about a fixed axis. */
final class WaveMotion implements Motion, CoordinatePath {
  private final Mechanism mechanism;
  private final double[] from;
  private final double[] swing; // of each coordinate; of an orientation at its first
  private final double[] frequency;
  private final double[] phase;
  private final double[] axis;
  private final boolean[] isOrientation;

  WaveMotion(MotionRecipe recipe) {
    mechanism = Mechanism.of(recipe.robots());
    from = recipe.from();
    double[] to = recipe.to();
    swing = new double[from.length];
    frequency = new double[from.length];
    phase = new double[from.length];
    isOrientation = new boolean[from.length];
    RandomGenerator random = Randoms.of(~recipe.seed());
    axis = Randoms.unit(random);
    for (int i = 0; i < from.length; i++) {
      from[i] = (from[i] + to[i]) / 2; // both ends are within limits, and so all between
      swing[i] = (to[i] - recipe.from()[i]) / 2;
      frequency[i] = 1 + 9 * random.nextDouble();
      phase[i] = 6 * random.nextDouble();
    }
    for (int c = 0; c < mechanism.space().components().size(); c++) setComponent(c, recipe);
  }

  private void setComponent(int c, MotionRecipe recipe) {
    int i = mechanism.space().offset(c);
    Component component = mechanism.space().components().get(c);
    if (component instanceof Component.Interval) return;
    swing[i] = recipe.amplitude();
    isOrientation[i] = component instanceof Component.Orientation;
    System.arraycopy(recipe.from(), i, from, i, component.coordinates());
  }

  @Override
  public Mechanism mechanism() {
    return mechanism;
  }

  @Override
  public void at(int i, double t, double[] jet) {
    double f = frequency[i];
    double s = StrictMath.sin(f * t + phase[i]);
    jet[0] = (isOrientation[i] ? 0 : from[i]) + swing[i] * s;
    jet[1] = swing[i] * f * StrictMath.cos(f * t + phase[i]);
    jet[2] = -swing[i] * f * f * s;
  }

  @Override
  public double[] axis(int i) {
    return axis;
  }

  @Override
  public double[] start(int i) {
    return new double[] {from[i], from[i + 1], from[i + 2], from[i + 3]};
  }

  @Override
  public void at(double t, double[] q) {
    double[] jet = new double[3];
    for (int i = 0; i < from.length; i++) {
      at(i, t, jet);
      q[i] = jet[0];
      if (!isOrientation[i]) continue;
      orient(i, jet[0], q);
      i += 3;
    }
    mechanism.space().normalise(q);
  }

  private void orient(int i, double angle, double[] q) {
    double c = StrictMath.cos(angle / 2);
    double s = StrictMath.sin(angle / 2);
    double[] v = {from[i + 1], from[i + 2], from[i + 3]};
    double[] across = PlainBounds.cross(axis, v);
    q[i] = c * from[i];
    for (int k = 0; k < 3; k++) {
      q[i] -= s * axis[k] * v[k];
      q[i + 1 + k] = c * v[k] + s * (from[i] * axis[k] + across[k]);
    }
  }

  /** The largest of each coordinate's speeds, a translation's put together. */
  @Override
  public void speeds(double start, double end, double[] out) {
    for (int s = 0; s < out.length; s++) {
      int f = mechanism.screwFrame[s];
      int i = mechanism.coordinate[f];
      boolean second = s > mechanism.firstScrew[f];
      out[s] =
          switch (mechanism.kind[f]) {
            case Mechanism.PLANAR -> second ? speed(i + 2, 1) : speed(i, 2);
            case Mechanism.FLOATING -> second ? speed(i + 3, 1) : speed(i, 3);
            default -> Math.abs(mechanism.multiplier[f]) * speed(i, 1);
          };
    }
  }

  private double speed(int i, int count) {
    double sum = 0;
    for (int k = i; k < i + count; k++) {
      sum += frequency[k] * swing[k] * frequency[k] * swing[k];
    }
    return Math.sqrt(sum) * (1 + 1e-15);
  }

  @Override
  public double largestAngle() {
    double most = 2 * Math.PI;
    for (int f = 1; f < mechanism.frameCount(); f++) {
      int i = mechanism.coordinate[f];
      double value = Math.abs(mechanism.multiplier[f]) * (Math.abs(from[i]) + Math.abs(swing[i]));
      most = Math.max(most, value + Math.abs(mechanism.offset[f]));
    }
    return most;
  }
}
