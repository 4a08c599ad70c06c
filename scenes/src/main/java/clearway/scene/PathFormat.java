package clearway.scene;

/** How a path file is written. */
public enum PathFormat {
  /** {@code clearway-path/1}: way-points by robot, and where the path comes from. */
  JSON,
  /** One row a way-point, numbers between commas, quaternions w x y z; a header if you like. */
  CSV,
  /** What OMPL's {@code printAsMatrix} writes: blanks between numbers, quaternions x y z w. */
  OMPL
}
