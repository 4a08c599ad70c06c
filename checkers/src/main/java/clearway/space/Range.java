package clearway.space;

/** The closed interval from {@code lower} to {@code upper}; either end may be infinite. */
public record Range(double lower, double upper) {
  public static final Range UNBOUNDED =
      new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /**
   * @throws IllegalArgumentException if an end is not a number, or the lower above the upper
   */
  public Range {
    if (!(lower <= upper)) {
      throw new IllegalArgumentException(
          "the range from " + lower + " to " + upper + " is empty; lower must not be above upper");
    }
    if (upper == Double.NEGATIVE_INFINITY || lower == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(
          "the range from " + lower + " to " + upper + " holds no finite value");
    }
  }

  public boolean contains(double value) {
    return lower <= value && value <= upper;
  }

  public boolean isBounded() {
    return Double.isFinite(lower) && Double.isFinite(upper);
  }

  /** Upper less lower; infinite if an end is. */
  public double extent() {
    return upper - lower;
  }

  /** The value of the range nearest to {@code value}. */
  public double nearest(double value) {
    return Math.max(lower, Math.min(upper, value));
  }
}
