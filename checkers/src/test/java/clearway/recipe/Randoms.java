package clearway.recipe;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Seeded randomness and the draws that recipes share. */
public final class Randoms {
  private Randoms() {}

  public static RandomGenerator of(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  public static <E extends Enum<E>> E pick(RandomGenerator random, Class<E> kinds) {
    E[] all = kinds.getEnumConstants();
    return all[random.nextInt(all.length)];
  }

  /** Ten to a power drawn evenly. */
  public static double magnitude(RandomGenerator random, double from, double to) {
    return StrictMath.pow(10, from + (to - from) * random.nextDouble());
  }

  public static double[] unit(RandomGenerator random) {
    double[] v = new double[3];
    double length;
    do {
      for (int k = 0; k < 3; k++) v[k] = random.nextGaussian();
      length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    } while (length < 1e-3);
    for (int k = 0; k < 3; k++) v[k] /= length;
    return v;
  }

  /** Fills nine doubles with the corners of a triangle in the cube of half edge one. */
  public static double[] triangle(RandomGenerator random) {
    double[] t = new double[9];
    for (int k = 0; k < 9; k++) t[k] = 2 * random.nextDouble() - 1;
    return t;
  }
}
