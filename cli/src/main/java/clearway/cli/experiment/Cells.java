package clearway.cli.experiment;

import clearway.cli.report.ShortNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Cells of a table for people; JSON has the same numbers in full. */
final class Cells {
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  private Cells() {}

  /** The name of a column with spaces: {@code paper_bv_tests} is "paper bv tests". */
  static String heading(String column) {
    return column.replace('_', ' ');
  }

  /** Four significant digits of a fraction, whole numbers in full, nothing for null. */
  static String text(Object value) {
    if (value == null) return "";
    if (value instanceof Boolean flag) return flag ? "yes" : "no";
    if (!(value instanceof Double number) || !Double.isFinite(number)) return value.toString();
    return ShortNumber.of(new BigDecimal(number).round(DIGITS).doubleValue());
  }

  static boolean isNumber(Object value) {
    return value instanceof Number;
  }
}
