package clearway.kinematics;

import java.util.Arrays;

/**
 * The paper's bound for many volumes of one body: how fast a motion can carry a volume's points, as
 * seen from another frame, by global factors that are computed once for each volume.
 *
 * <p><b>Never underestimates.</b> Along the motion taken last, no point of a volume traces a curve
 * longer than {@link #speed} times the length of the interval, in the frame of the chain's base.
 * Rounding is included. For a straight motion the bound is proportional to the interval: it halves
 * exactly.
 *
 * <p>One thread.
 */
public final class GlobalFactors {
  private static final double UP = 1 + 0x1p-40;

  private final Chain chain;
  private final double[] whole; // factors of the whole body
  private final double[] factors; // of every volume; NaN where not known yet
  private final double[] turning; // speed of every screw that turns, else zero
  private final int length;
  private double fixed; // what does not depend on the volume
  private Motion motion;

  /**
   * @param body the whole that the volumes are parts of
   * @param volumes how many there are
   */
  public GlobalFactors(Mechanism mechanism, int base, MovingBody body, int volumes) {
    chain = Chain.between(mechanism, base, body.frame());
    length = chain.length();
    whole = new double[length];
    chain.factors(body.corners(), body.cornerCount(), body.reach(), whole);
    factors = new double[length * volumes];
    Arrays.fill(factors, Double.NaN);
    turning = new double[length];
  }

  /** Whether the body does not move against the base. */
  public boolean isStill() {
    return length == 0;
  }

  /** Whether a volume's factors are known; those of a body that is still always are. */
  public boolean knows(int volume) {
    return length == 0 || !Double.isNaN(factors[length * volume]);
  }

  /** Makes the factors of a volume known: the lesser of its own and those of the whole body. */
  public void learn(int volume, MovingBody body) {
    double[] own = new double[length];
    chain.factors(body.corners(), body.cornerCount(), body.reach(), own);
    for (int k = 0; k < length; k++) {
      factors[length * volume + k] = Math.min(own[k], whole[k]) * UP;
    }
  }

  /**
   * Takes a motion.
   *
   * @param speeds of all screws along it, from {@link Motion#speeds}
   * @param slack what rounding may do to a distance in the mechanism
   */
  public void take(Motion next, double[] speeds, double slack) {
    if (motion == next) return;
    motion = next;
    fixed = 0;
    for (int k = 0; k < length; k++) {
      double speed = speeds[chain.screw(k)];
      boolean turns = chain.mechanism().screwTurns[chain.screw(k)];
      turning[k] = turns ? speed * UP : 0;
      if (speed > 0) fixed += speed * (turns ? slack : UP) * UP;
    }
  }

  /** Upper bound on the speed of a volume's points, per unit of t; its factors are known. */
  public double speed(int volume) {
    double sum = fixed;
    int at = length * volume;
    for (int k = 0; k < length; k++) {
      if (turning[k] > 0) sum += factors[at + k] * turning[k]; // a factor may be infinite
    }
    return sum * UP;
  }
}
