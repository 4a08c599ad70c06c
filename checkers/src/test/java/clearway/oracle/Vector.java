package clearway.oracle;

/** A point or direction in {@link DoubleDouble} coordinates. */
public record Vector(DoubleDouble x, DoubleDouble y, DoubleDouble z) {
  public static Vector of(double x, double y, double z) {
    return new Vector(DoubleDouble.of(x), DoubleDouble.of(y), DoubleDouble.of(z));
  }

  /** The three corners of a triangle stored as nine doubles. */
  public static Vector[] triangle(double[] t, int at) {
    Vector[] result = new Vector[3];
    for (int k = 0; k < 3; k++) {
      result[k] = of(t[at + 3 * k], t[at + 3 * k + 1], t[at + 3 * k + 2]);
    }
    return result;
  }

  /** The image under a pose given as the rows of R, then t. */
  public Vector placed(double[] pose) {
    Vector shift = of(pose[9], pose[10], pose[11]);
    return new Vector(row(pose, 0), row(pose, 3), row(pose, 6)).plus(shift);
  }

  private DoubleDouble row(double[] pose, int at) {
    return dot(of(pose[at], pose[at + 1], pose[at + 2]));
  }

  public Vector plus(Vector o) {
    return new Vector(x.plus(o.x), y.plus(o.y), z.plus(o.z));
  }

  public Vector minus(Vector o) {
    return new Vector(x.minus(o.x), y.minus(o.y), z.minus(o.z));
  }

  public Vector times(DoubleDouble s) {
    return new Vector(x.times(s), y.times(s), z.times(s));
  }

  public DoubleDouble dot(Vector o) {
    return x.times(o.x).plus(y.times(o.y)).plus(z.times(o.z));
  }

  public Vector cross(Vector o) {
    return new Vector(
        y.times(o.z).minus(z.times(o.y)),
        z.times(o.x).minus(x.times(o.z)),
        x.times(o.y).minus(y.times(o.x)));
  }

  public DoubleDouble length() {
    return dot(this).root();
  }
}
