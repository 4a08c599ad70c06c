package clearway.oracle;

import java.math.MathContext;

/**
 * Distance and intersection of two triangles without any rounding, degenerate ones included.
 *
 * <p>Their distance is that of the origin from the hull of the nine differences of corners, and the
 * nearest point of a hull lies inside a simplex of its points: each point, pair, triple and
 * quadruple is tried. Shares no idea with {@link PlainDistance}; slower by far.
 */
public final class ExactTriangles {
  private Dyadic top; // the squared distance is top / bottom
  private Dyadic bottom;

  private ExactTriangles(Dyadic[][] a, Dyadic[][] b) {
    Dyadic[][] points = new Dyadic[9][];
    for (int i = 0; i < 9; i++) points[i] = minus(a[i / 3], b[i % 3]);
    for (int i = 0; i < 9; i++) {
      point(points[i]);
      for (int j = 0; j < i; j++) {
        pair(points[i], points[j]);
        for (int k = 0; k < j; k++) triple(points[i], points[j], points[k]);
      }
    }
    for (int i = 0; i < 9 && top.sign() != 0; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          for (int l = 0; l < k; l++) quadruple(points[i], points[j], points[k], points[l]);
        }
      }
    }
  }

  /** Whether two triangles in one frame have a point in common. */
  public static boolean meet(double[] a, int i, double[] b, int j) {
    return meet(triangle(a, i), triangle(b, j));
  }

  public static boolean meet(Dyadic[][] a, Dyadic[][] b) {
    return new ExactTriangles(a, b).top.sign() == 0;
  }

  /** The distance, rounded once. */
  public static double distance(double[] a, int i, double[] b, int j) {
    return distance(triangle(a, i), triangle(b, j));
  }

  public static double distance(Dyadic[][] a, Dyadic[][] b) {
    ExactTriangles found = new ExactTriangles(a, b);
    return found.top.over(found.bottom).sqrt(new MathContext(40)).doubleValue();
  }

  /** The three corners of a triangle stored as nine doubles. */
  public static Dyadic[][] triangle(double[] t, int at) {
    Dyadic[][] result = new Dyadic[3][3];
    for (int k = 0; k < 9; k++) result[k / 3][k % 3] = Dyadic.of(t[at + k]);
    return result;
  }

  /** The triangle after a pose given as the rows of R, then t. */
  public static Dyadic[][] placed(double[] t, int at, double[] pose) {
    Dyadic[][] corners = triangle(t, at);
    Dyadic[][] result = new Dyadic[3][3];
    for (int k = 0; k < 3; k++) {
      for (int row = 0; row < 3; row++) {
        Dyadic[] r = {
          Dyadic.of(pose[3 * row]), Dyadic.of(pose[3 * row + 1]), Dyadic.of(pose[3 * row + 2])
        };
        result[k][row] = dot(r, corners[k]).plus(Dyadic.of(pose[9 + row]));
      }
    }
    return result;
  }

  private void point(Dyadic[] p) {
    take(dot(p, p), Dyadic.of(1));
  }

  private void pair(Dyadic[] p, Dyadic[] q) {
    Dyadic[] e = minus(q, p);
    Dyadic square = dot(e, e);
    Dyadic along = dot(p, e).negated();
    if (along.sign() < 0 || along.compareTo(square) > 0 || square.sign() == 0) return;
    take(dot(p, p).times(square).minus(along.times(along)), square);
  }

  private void triple(Dyadic[] p, Dyadic[] q, Dyadic[] r) {
    Dyadic[] e = minus(q, p);
    Dyadic[] f = minus(r, p);
    Dyadic[] normal = cross(e, f);
    Dyadic square = dot(normal, normal);
    if (square.sign() == 0) return;
    Dyadic v = dot(cross(f, p), normal); // of the origin, times the square
    Dyadic w = dot(cross(p, e), normal);
    if (v.sign() < 0 || w.sign() < 0 || v.plus(w).compareTo(square) > 0) return;
    Dyadic height = dot(p, normal);
    take(height.times(height), square);
  }

  private void quadruple(Dyadic[] p, Dyadic[] q, Dyadic[] r, Dyadic[] s) {
    int whole = dot(cross(minus(q, p), minus(r, p)), minus(s, p)).sign();
    if (whole == 0) return;
    boolean inside =
        dot(cross(q, r), s).sign() * whole >= 0
            && dot(cross(p, s), r).sign() * whole >= 0
            && dot(cross(p, q), s).sign() * whole >= 0
            && dot(cross(p, r), q).sign() * whole >= 0;
    if (inside) take(Dyadic.ZERO, Dyadic.of(1));
  }

  private void take(Dyadic newTop, Dyadic newBottom) {
    if (top != null && newTop.times(bottom).compareTo(top.times(newBottom)) >= 0) return;
    top = newTop;
    bottom = newBottom;
  }

  private static Dyadic[] minus(Dyadic[] p, Dyadic[] q) {
    return new Dyadic[] {p[0].minus(q[0]), p[1].minus(q[1]), p[2].minus(q[2])};
  }

  static Dyadic dot(Dyadic[] p, Dyadic[] q) {
    return p[0].times(q[0]).plus(p[1].times(q[1])).plus(p[2].times(q[2]));
  }

  private static Dyadic[] cross(Dyadic[] p, Dyadic[] q) {
    return new Dyadic[] {
      p[1].times(q[2]).minus(p[2].times(q[1])),
      p[2].times(q[0]).minus(p[0].times(q[2])),
      p[0].times(q[1]).minus(p[1].times(q[0]))
    };
  }
}
