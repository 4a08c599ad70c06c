package clearway.check;

/** What a checker's "free" is worth. */
public sealed interface Guarantee {
  /**
   * Free is proven.
   *
   * @param delta configurations where two objects are closer than this beyond their clearance may
   *     be called too close
   */
  record Exact(double delta) implements Guarantee {}

  /**
   * Free means that surfaces meet at no configuration looked at, and no object lies inside another
   * at the first.
   *
   * @param resolution longest way between two of these, in the normalised space
   */
  record Sampled(double resolution) implements Guarantee {}
}
