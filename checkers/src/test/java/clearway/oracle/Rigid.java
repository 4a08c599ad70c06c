package clearway.oracle;

import clearway.geometry.Frame;

/** A rigid motion in {@link DoubleDouble}: the images of the three directions, and the origin's. */
public record Rigid(Vector x, Vector y, Vector z, Vector origin) {
  public static final Rigid IDENTITY =
      new Rigid(Vector.of(1, 0, 0), Vector.of(0, 1, 0), Vector.of(0, 0, 1), Vector.of(0, 0, 0));

  private static final DoubleDouble TWO = DoubleDouble.of(2);

  public static Rigid of(Frame f) {
    Vector at = Vector.of(f.x(), f.y(), f.z());
    DoubleDouble[] q = {
      DoubleDouble.of(f.qw()),
      DoubleDouble.of(f.qx()),
      DoubleDouble.of(f.qy()),
      DoubleDouble.of(f.qz())
    };
    return translation(at).times(turn(q));
  }

  public static Rigid translation(Vector by) {
    return new Rigid(IDENTITY.x, IDENTITY.y, IDENTITY.z, by);
  }

  /** Of a quaternion of any length. */
  public static Rigid turn(DoubleDouble[] q) {
    Vector v = new Vector(q[1], q[2], q[3]);
    DoubleDouble squared = q[0].times(q[0]).plus(v.dot(v));
    Vector[] images = new Vector[3];
    Vector[] units = {IDENTITY.x, IDENTITY.y, IDENTITY.z};
    for (int k = 0; k < 3; k++) {
      Vector across = v.cross(units[k]).times(q[0]).plus(v.cross(v.cross(units[k])));
      images[k] = units[k].plus(across.times(TWO.over(squared)));
    }
    return new Rigid(images[0], images[1], images[2], IDENTITY.origin);
  }

  /** About an axis of any length through the origin. */
  public static Rigid turn(Vector axis, DoubleDouble angle) {
    Vector unit = axis.times(DoubleDouble.of(1).over(axis.length()));
    DoubleDouble half = angle.over(TWO);
    Vector v = unit.times(Trigonometry.sin(half));
    return turn(new DoubleDouble[] {Trigonometry.cos(half), v.x(), v.y(), v.z()});
  }

  public Vector direction(Vector p) {
    return x.times(p.x()).plus(y.times(p.y())).plus(z.times(p.z()));
  }

  public Vector apply(Vector p) {
    return direction(p).plus(origin);
  }

  public Rigid times(Rigid inner) {
    return new Rigid(
        direction(inner.x), direction(inner.y), direction(inner.z), apply(inner.origin));
  }

  public Rigid inverse() {
    Rigid turned =
        new Rigid(
            new Vector(x.x(), y.x(), z.x()),
            new Vector(x.y(), y.y(), z.y()),
            new Vector(x.z(), y.z(), z.z()),
            IDENTITY.origin);
    Vector back = turned.direction(origin).times(DoubleDouble.of(-1));
    return new Rigid(turned.x, turned.y, turned.z, back);
  }
}
