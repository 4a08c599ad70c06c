package clearway.kernel;

/**
 * The one account of floating-point error in static queries.
 *
 * <p>Let S bound the distance from the origin of either mesh's frame to any coordinate that takes
 * part in a query: {@code S >= |t| + reach(A) + reach(B)}, where t is the translation of the pose
 * and reach the largest distance of a vertex from its mesh's origin. With u = 2^-53:
 *
 * <ul>
 *   <li>Placing a vertex by three fused multiply-adds a row errs by at most 3 u S a coordinate,
 *       below 6 u S in length. Measuring a gap: coordinates relative to a vertex of a are at most 2
 *       S, so making them so errs by 2 u S for either triangle, projecting by 6 u S for either, and
 *       dividing by the direction's length by 3 u times the gap; together below 20 u S. In all
 *       below 32 u S: {@link #triangleSlack}.
 *   <li>Placing a box's centre errs by 6 u S. Its axes and those of the pose are orthonormal to
 *       2^-40, which moves the support of a box by at most 6 * 2^-40 S; projections add 16 u S.
 *       Together below 2^-37 S: {@link #volumeSlack}.
 * </ul>
 *
 * A gap is believed only as far as it exceeds its slack. Reaches are limited so that no square of a
 * length overflows or loses its leading bits to underflow.
 */
public final class Rounding {
  /** Lengths below this may have squares that lost bits to underflow; volumes are larger by it. */
  public static final double TINY_LENGTH = 0x1p-500;

  private static final double TRIANGLE = 0x1p-48;
  private static final double VOLUME = 0x1p-37;

  private Rounding() {}

  /** Error of a gap between two triangles, one of them placed, along any direction. */
  public static double triangleSlack(double reach) {
    return TRIANGLE * reach;
  }

  /** Error of a gap between two bounding volumes, one of them placed, along a box axis. */
  public static double volumeSlack(double reach) {
    return VOLUME * reach;
  }

  /** A value at or above x (1 + 4 u) for x >= 0: covers a few roundings of a length. */
  public static double up(double x) {
    return x * (1 + 0x1p-50);
  }
}
