package clearway.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact number m 2^e: every double is one, and so are their sums and products. */
public record Dyadic(BigInteger m, int e) implements Comparable<Dyadic> {
  public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);

  public static Dyadic of(double value) {
    if (value == 0) return ZERO;
    long bits = Double.doubleToLongBits(value);
    int exponent = Math.max(1, (int) (bits >> 52 & 0x7ff)) - 1075;
    long mantissa = bits & (1L << 52) - 1;
    if (Math.abs(value) >= Double.MIN_NORMAL) mantissa |= 1L << 52;
    int zeros = Long.numberOfTrailingZeros(mantissa);
    long odd = mantissa >> zeros;
    return new Dyadic(BigInteger.valueOf(value < 0 ? -odd : odd), exponent + zeros);
  }

  public Dyadic plus(Dyadic o) {
    if (m.signum() == 0) return o;
    if (o.m.signum() == 0) return this;
    return e <= o.e
        ? new Dyadic(m.add(o.m.shiftLeft(o.e - e)), e)
        : new Dyadic(o.m.add(m.shiftLeft(e - o.e)), o.e);
  }

  public Dyadic negated() {
    return new Dyadic(m.negate(), e);
  }

  public Dyadic minus(Dyadic o) {
    return plus(o.negated());
  }

  public Dyadic times(Dyadic o) {
    return new Dyadic(m.multiply(o.m), e + o.e);
  }

  public Dyadic abs() {
    return m.signum() < 0 ? negated() : this;
  }

  public int sign() {
    return m.signum();
  }

  @Override
  public int compareTo(Dyadic o) {
    return minus(o).sign();
  }

  /** The quotient to 60 digits. */
  public BigDecimal over(Dyadic o) {
    int shift = e - o.e;
    BigInteger top = shift > 0 ? m.shiftLeft(shift) : m;
    BigInteger bottom = shift < 0 ? o.m.shiftLeft(-shift) : o.m;
    return new BigDecimal(top).divide(new BigDecimal(bottom), new MathContext(60));
  }
}
