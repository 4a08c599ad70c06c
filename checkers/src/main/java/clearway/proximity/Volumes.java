package clearway.proximity;

/** Which bounding volumes distance queries go by; the answers are certified with either. */
public enum Volumes {
  /** Oriented boxes with a sphere each: the quickest, and the default. */
  BOXES,

  /** Rectangle-swept spheres, as in the published methods; for comparing counts of tests. */
  RECTANGLES
}
