package clearway.cli.distance;

import java.util.Locale;

/** The four static queries between two meshes. */
public enum QueryKind {
  /** Do the surfaces meet? */
  COLLIDE,
  /** A quick lower bound on the distance; 0 if it may be at most delta. */
  GREEDY,
  /** The distance. */
  EXACT,
  /** The distance within the relative error gamma. */
  APPROX;

  /** The name users write. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
