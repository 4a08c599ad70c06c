package clearway.kinematics;

import java.util.Arrays;

/**
 * The placements of all frames along one motion, each computed once and shared by all who ask.
 *
 * <p>Bisection makes the parameters of different pairs coincide; a parameter asked for again costs
 * a look-up. Arrays are pooled: a new motion reuses those of the last. One thread at a time.
 */
public final class MotionSamples {
  private static final int EMPTY = -1;

  private final ForwardKinematics kinematics;
  private final double[] configuration;
  private Motion motion;
  private long[] keys = new long[64]; // bits of t
  private int[] slots = new int[64];
  private double[][] poses = new double[32][];
  private int count;
  private long lookUps;

  public MotionSamples(ForwardKinematics kinematics) {
    this.kinematics = kinematics;
    configuration = new double[kinematics.mechanism().space().dimension()];
    Arrays.fill(slots, EMPTY);
  }

  /** Turns to another motion; placements handed out before are overwritten. */
  public void start(Motion next) {
    motion = next;
    count = 0;
    Arrays.fill(slots, EMPTY);
  }

  /** Whether the placements are those along this very motion. */
  public boolean areOf(Motion other) {
    return motion == other;
  }

  /** The poses of all frames at parameter t; valid until the next {@link #start}. */
  public double[] at(double t) {
    lookUps++;
    long key = Double.doubleToLongBits(t);
    int at = find(key);
    return slots[at] == EMPTY ? add(at, key, t) : poses[slots[at]];
  }

  /** Placements computed since the last {@link #start}. */
  public int placements() {
    return count;
  }

  /** How often placements were asked for since this was made. */
  public long lookUps() {
    return lookUps;
  }

  private double[] add(int at, long key, double t) {
    if (2 * (count + 1) > slots.length) {
      grow();
      at = find(key);
    }
    if (count == poses.length) poses = Arrays.copyOf(poses, 2 * count);
    if (poses[count] == null) poses[count] = new double[kinematics.length()];
    motion.at(t, configuration);
    kinematics.place(configuration, poses[count]);
    keys[at] = key;
    slots[at] = count;
    return poses[count++];
  }

  /** The place of a key, or the empty one where it belongs. */
  private int find(long key) {
    int mask = slots.length - 1;
    int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (slots[at] != EMPTY && keys[at] != key) at = (at + 1) & mask;
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldSlots = slots;
    keys = new long[2 * oldKeys.length];
    slots = new int[keys.length];
    Arrays.fill(slots, EMPTY);
    for (int i = 0; i < oldSlots.length; i++) {
      if (oldSlots[i] == EMPTY) continue;
      int at = find(oldKeys[i]);
      keys[at] = oldKeys[i];
      slots[at] = oldSlots[i];
    }
  }
}
