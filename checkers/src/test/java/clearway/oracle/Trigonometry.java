package clearway.oracle;

/** Sines and cosines to about 30 digits, for arguments up to a few hundred. */
public final class Trigonometry {
  public static final DoubleDouble PI = new DoubleDouble(Math.PI, 1.2246467991473532e-16);

  private static final DoubleDouble HALF_PI =
      new DoubleDouble(Math.PI / 2, 6.123233995736766e-17); // of the exact value, in two parts
  private static final DoubleDouble HALF_PI_REST = DoubleDouble.of(-1.4973849048591833e-33);
  private static final int TERMS = 30;

  private Trigonometry() {}

  public static DoubleDouble sin(DoubleDouble x) {
    double quarters = Math.rint(x.value() / (Math.PI / 2));
    return ofQuarter(reduced(x, quarters), (long) quarters);
  }

  public static DoubleDouble cos(DoubleDouble x) {
    double quarters = Math.rint(x.value() / (Math.PI / 2));
    return ofQuarter(reduced(x, quarters), (long) quarters + 1);
  }

  private static DoubleDouble reduced(DoubleDouble x, double quarters) {
    DoubleDouble n = DoubleDouble.of(quarters);
    return x.minus(HALF_PI.times(n)).minus(HALF_PI_REST.times(n));
  }

  private static DoubleDouble ofQuarter(DoubleDouble r, long quarters) {
    DoubleDouble value = (quarters & 1) == 0 ? series(r, 1) : series(r, 0);
    return (quarters & 2) == 0 ? value : DoubleDouble.ZERO.minus(value);
  }

  /** The alternating series of x^k / k! over k of the same parity as {@code first}. */
  private static DoubleDouble series(DoubleDouble x, int first) {
    DoubleDouble square = x.times(x);
    DoubleDouble term = first == 1 ? x : DoubleDouble.of(1);
    DoubleDouble sum = term;
    for (int k = first + 1; k < first + TERMS; k += 2) {
      term =
          DoubleDouble.ZERO.minus(term.times(square)).over(DoubleDouble.of((double) k * (k + 1)));
      sum = sum.plus(term);
    }
    return sum;
  }

  /** The angle from 0 to pi whose sine and cosine are in the ratio of the two. */
  public static DoubleDouble angle(DoubleDouble sine, DoubleDouble cosine) {
    DoubleDouble length = sine.times(sine).plus(cosine.times(cosine)).root();
    DoubleDouble guess = DoubleDouble.of(StrictMath.atan2(sine.value(), cosine.value()));
    DoubleDouble rest = sine.times(cos(guess)).minus(cosine.times(sin(guess)));
    return guess.plus(rest.over(length));
  }
}
