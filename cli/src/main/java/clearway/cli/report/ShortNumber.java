package clearway.cli.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers for people: six significant digits at most, and no more than are needed. */
public final class ShortNumber {
  private static final MathContext DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);
  private static final int LOWEST = -2; // 0.00123456 is written so
  private static final int HIGHEST = 9; // and 123456000 so

  private ShortNumber() {}

  public static String of(double value) {
    if (!Double.isFinite(value)) return Double.toString(value);
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    if (rounded.signum() == 0) return "0";
    int magnitude = rounded.precision() - rounded.scale();
    if (magnitude >= LOWEST && magnitude <= HIGHEST) return rounded.toPlainString();
    return Double.toString(rounded.doubleValue()).replace('E', 'e');
  }
}
