package clearway.world;

/**
 * Two objects, and whether they are tested against one another.
 *
 * @param a index of an object of the world
 * @param b index of a later one
 * @param standing tested, or why not
 * @param reason for people: {@code tested}, {@code adjacent}, {@code static}, {@code ignore}, the
 *     word of an SRDF, {@code attached}, {@code touch} or {@code never: proven}
 * @param clearance asked for between the two
 */
public record Pairing(int a, int b, Standing standing, String reason, double clearance) {
  /** Why a pair is tested or not. */
  public enum Standing {
    /** It is tested. */
    TESTED,
    /** No joint moves one against the other. */
    STATIC,
    /** A joint joins the two links, or a row of joints with nothing between. */
    ADJACENT,
    /** One carries the other. */
    ATTACHED,
    /** The attached one may touch the other. */
    TOUCH,
    /** The scene or an SRDF leaves it out. */
    EXEMPT,
    /** No configuration brings them together: their swept balls are apart. */
    NEVER
  }

  public boolean isTested() {
    return standing == Standing.TESTED;
  }
}
