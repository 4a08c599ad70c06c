package clearway.oracle;

/** An unevaluated sum of two doubles: about 31 decimal digits. */
public record DoubleDouble(double hi, double lo) {
  public static final DoubleDouble ZERO = new DoubleDouble(0, 0);

  public static DoubleDouble of(double value) {
    return new DoubleDouble(value, 0);
  }

  public DoubleDouble plus(DoubleDouble other) {
    DoubleDouble high = sum(hi, other.hi);
    DoubleDouble low = sum(lo, other.lo);
    DoubleDouble both = sum(high.hi, high.lo + low.hi);
    return sum(both.hi, both.lo + low.lo);
  }

  public DoubleDouble minus(DoubleDouble other) {
    return plus(new DoubleDouble(-other.hi, -other.lo));
  }

  public DoubleDouble times(DoubleDouble other) {
    double product = hi * other.hi;
    double error = Math.fma(hi, other.hi, -product);
    return sum(product, error + (hi * other.lo + lo * other.hi));
  }

  public DoubleDouble over(DoubleDouble other) {
    double first = hi / other.hi;
    DoubleDouble rest = minus(other.times(of(first)));
    double second = rest.hi / other.hi;
    rest = rest.minus(other.times(of(second)));
    return sum(first, second).plus(of(rest.hi / other.hi));
  }

  public DoubleDouble root() {
    if (hi <= 0) return ZERO;
    double guess = Math.sqrt(hi);
    DoubleDouble rest = minus(of(guess).times(of(guess)));
    return sum(guess, rest.hi / (2 * guess));
  }

  public int sign() {
    return hi != 0 ? (int) Math.signum(hi) : (int) Math.signum(lo);
  }

  public boolean isBelow(DoubleDouble other) {
    return hi < other.hi || hi == other.hi && lo < other.lo;
  }

  public double value() {
    return hi + lo;
  }

  private static DoubleDouble sum(double a, double b) {
    double s = a + b;
    double part = s - a;
    return new DoubleDouble(s, (a - (s - part)) + (b - part));
  }
}
