package clearway.world;

import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Motion;
import clearway.space.Component;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;
import java.util.Arrays;

/**
 * Boxes of configurations within the limits of the joints of a chain, on a stack; halved until
 * someone is content with each.
 *
 * <p>As a {@link Motion} the current box is any motion that starts at its centre at t = 0 and stays
 * in the box: each joint has moved by at most its half width when t is 1.
 */
final class LimitBoxes implements Motion {
  private static final double UP = 1 + 0x1p-45;
  private static final double NARROWEST = 0x1p-40;

  private final Mechanism mechanism;
  private final int[] coordinates; // that move the chain, each once
  private final double[] weight; // by coordinate of the space: how far a unit carries the tip
  private final double[] configuration; // centre of the current box
  private final double[] half; // half widths of the current box, by coordinate of the space
  private double[] stack = new double[256];
  private int top; // doubles on the stack: centres, half widths and the share of each box
  private double share;

  private LimitBoxes(Mechanism mechanism, int[] coordinates, double[] weight) {
    this.mechanism = mechanism;
    this.coordinates = coordinates;
    this.weight = weight;
    configuration = new double[mechanism.space().dimension()];
    half = new double[configuration.length];
    settle(mechanism.space());
    pushWhole();
  }

  /** Whether every screw of the chain belongs to a joint of one value with limits. */
  static boolean fits(Mechanism mechanism, Chain chain) {
    for (int k = 0; k < chain.length(); k++) {
      if (!chain.isSingle(k)) return false;
      if (!range(mechanism.space(), chain.coordinate(k)).isBounded()) return false;
    }
    return true;
  }

  /** The whole of the limits; the ball at the chain's tip tells which joints matter most. */
  static LimitBoxes of(Mechanism mechanism, Chain chain, EnclosingBall ball) {
    double[] factors = new double[chain.length()];
    chain.factors(ball, factors);
    double[] weight = new double[mechanism.space().dimension()];
    int[] coordinates = new int[chain.length()];
    for (int k = 0; k < coordinates.length; k++) {
      coordinates[k] = chain.coordinate(k);
      weight[coordinates[k]] += factors[k];
    }
    return new LimitBoxes(mechanism, Arrays.stream(coordinates).distinct().toArray(), weight);
  }

  /** The limits of a coordinate; a full turn for an angle without. */
  private static Range range(ConfigurationSpace space, int coordinate) {
    for (int c = 0; c < space.components().size(); c++) {
      if (space.offset(c) != coordinate) continue;
      if (space.components().get(c) instanceof Component.Interval interval) return interval.range();
    }
    return new Range(-Math.PI, Math.PI);
  }

  /** Lets all other coordinates stand still within their limits. */
  private void settle(ConfigurationSpace space) {
    for (int c = 0; c < space.components().size(); c++) {
      int at = space.offset(c);
      Component component = space.components().get(c);
      if (component instanceof Component.Interval interval) {
        configuration[at] = interval.range().nearest(0);
      }
      if (component instanceof Component.Orientation) configuration[at] = 1;
    }
  }

  private void pushWhole() {
    for (int coordinate : coordinates) {
      Range range = range(mechanism.space(), coordinate);
      double centre = range.lower() / 2 + range.upper() / 2;
      configuration[coordinate] = centre;
      half[coordinate] = Math.max(range.upper() - centre, centre - range.lower()) * UP;
    }
    share = 1;
    push();
  }

  /** Takes the next box from the stack; false if there is none. */
  boolean next() {
    if (top == 0) return false;
    share = stack[--top];
    for (int i = coordinates.length - 1; i >= 0; i--) {
      half[coordinates[i]] = stack[--top];
      configuration[coordinates[i]] = stack[--top];
    }
    return true;
  }

  private void push() {
    if (top + 2 * coordinates.length + 1 > stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length + 2 * coordinates.length + 1);
    }
    for (int coordinate : coordinates) {
      stack[top++] = configuration[coordinate];
      stack[top++] = half[coordinate];
    }
    stack[top++] = share;
  }

  /** Puts the two halves of the current box on the stack; false if it is too narrow for that. */
  boolean split() {
    int widest = -1;
    for (int coordinate : coordinates) {
      if (widest < 0 || extent(coordinate) > extent(widest)) widest = coordinate;
    }
    if (widest < 0) return false;
    double centre = configuration[widest];
    if (half[widest] < Math.max(NARROWEST, 8 * Math.ulp(centre))) return false;
    double step = half[widest] / 2;
    half[widest] = (step + Math.ulp(centre)) * UP; // the halves overlap, however centres round
    share /= 2;
    for (int sense = -1; sense <= 1; sense += 2) {
      configuration[widest] = centre + sense * step;
      push();
    }
    return true;
  }

  private double extent(int coordinate) {
    return half[coordinate] * weight[coordinate];
  }

  /** The centre of the current box, other coordinates standing still; not to be changed. */
  double[] centre() {
    return configuration;
  }

  /** Share of all configurations that the current box holds. */
  double share() {
    return share;
  }

  @Override
  public Mechanism mechanism() {
    return mechanism;
  }

  @Override
  public void at(double t, double[] q) {
    System.arraycopy(configuration, 0, q, 0, configuration.length);
  }

  @Override
  public void speeds(double from, double to, double[] out) {
    mechanism.speedsOf(half, out);
  }

  @Override
  public double largestAngle() {
    return 2 * Math.PI * mechanism.largestTurns();
  }
}
