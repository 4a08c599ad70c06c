package clearway.check;

import clearway.geometry.Point;
import clearway.space.Configuration;

/** What is known of a motion. */
public sealed interface Verdict {
  /** How two objects collide. */
  enum Kind {
    /** Two triangles meet, or one solid contains the other. */
    OVERLAP,
    /** The distance is at most the clearance asked for and delta. */
    TOO_CLOSE
  }

  /** Why a check ended without an answer. */
  enum Reason {
    /** The steps or the time allowed were used up. */
    BUDGET,
    /** Some interval would have to be shorter than the shortest allowed. */
    FLOOR
  }

  /** The work is not finished; no answer to a user. */
  record Pending() implements Verdict {}

  /**
   * No pair that is tested comes closer than it may.
   *
   * @param clearance distance that every tested pair is proven to keep along the whole motion, at
   *     least the clearance asked for; infinite if no pair is tested. NaN where nothing is proven,
   *     by a checker that samples.
   */
  record Free(double clearance) implements Verdict {}

  /**
   * A configuration of the motion was computed at which two objects collide.
   *
   * @param objectA name of one object
   * @param objectB name of the other
   * @param t where along the motion, from 0 to 1
   * @param configuration at t
   * @param distance of the two surfaces there
   * @param onA point of the first object's surface nearest to the second, in the world
   * @param onB point of the second object's surface nearest to the first
   */
  record Colliding(
      Kind kind,
      String objectA,
      String objectB,
      double t,
      Configuration configuration,
      double distance,
      Point onA,
      Point onB)
      implements Verdict {}

  /**
   * The work ended before a proof or a collision was found. Never to be taken for free.
   *
   * @param objectA name of one object of a pair that is left
   * @param objectB name of the other
   * @param t a place of the motion that is left
   */
  record Undecided(Reason reason, String objectA, String objectB, double t) implements Verdict {}

  Verdict PENDING = new Pending();

  default boolean isPending() {
    return this instanceof Pending;
  }

  default boolean isFree() {
    return this instanceof Free;
  }
}
