package clearway.cli.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers for people: six significant digits at most, and no more than are needed. */
public final class ShortNumber {
  private static final MathContext DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);
  private static final int MOST_ZEROS = 6;

  private ShortNumber() {}

  public static String of(double value) {
    if (!Double.isFinite(value)) return Double.toString(value);
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    if (rounded.signum() == 0) return "0";
    int magnitude = rounded.precision() - rounded.scale();
    boolean plain = magnitude > -MOST_ZEROS + 2 && magnitude <= MOST_ZEROS + 3;
    return plain
        ? rounded.toPlainString()
        : rounded.toString().replace("E", "e").replace("e+", "e");
  }
}
