package clearway.world;

import java.util.Objects;

/**
 * The clearance asked for between some objects, in place of the world's own.
 *
 * @param a name of an object, or a pattern in which each {@code *} stands for any characters
 * @param b the same for the other object
 * @param clearance zero or more
 */
public record ClearanceRule(String a, String b, double clearance) {
  public ClearanceRule {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    requireClearance(clearance);
  }

  static void requireClearance(double clearance) {
    if (!(clearance >= 0) || Double.isInfinite(clearance)) {
      throw new IllegalArgumentException(
          "clearance is " + clearance + "; it must be zero or positive and finite");
    }
  }
}
