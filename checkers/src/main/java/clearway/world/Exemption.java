package clearway.world;

import java.util.Objects;

/**
 * Pairs of objects that someone asked not to test.
 *
 * @param a name of an object, or a pattern in which each {@code *} stands for any characters
 * @param b the same for the other object
 * @param reason {@link #IGNORE}, or the word an SRDF gave
 */
public record Exemption(String a, String b, String reason) {
  /** The reason of pairs that the scene itself lists. */
  public static final String IGNORE = "ignore";

  public Exemption {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Objects.requireNonNull(reason, "reason");
  }

  public static Exemption ignore(String a, String b) {
    return new Exemption(a, b, IGNORE);
  }
}
