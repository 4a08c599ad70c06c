package clearway.oracle;

/**
 * The distance of two triangles in plain doubles, to say which pairs are worth thirty digits: good
 * to a millionth of the coordinates, zero for all that pass through one another.
 */
final class RoughDistance {
  private static final int[] NEXT = {1, 2, 0};
  private static final double ROOM = 1e-6;

  private RoughDistance() {}

  /** The corners of a triangle, nine doubles. */
  static double[] rounded(Vector[] t) {
    double[] all = new double[9];
    for (int k = 0; k < 3; k++) {
      all[3 * k] = t[k].x().hi();
      all[3 * k + 1] = t[k].y().hi();
      all[3 * k + 2] = t[k].z().hi();
    }
    return all;
  }

  /** Below the distance by at most two millionths of the coordinates; never above it. */
  static double below(double[] a, double[] b) {
    double size = 0;
    for (int k = 0; k < 9; k++) size = Math.max(size, Math.max(Math.abs(a[k]), Math.abs(b[k])));
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      if (pierces(a, i, b) || pierces(b, i, a)) return 0;
      least = Math.min(least, Math.min(toFace(a, i, b), toFace(b, i, a)));
      for (int j = 0; j < 3; j++) least = Math.min(least, ofEdges(a, i, b, j));
    }
    return Math.max(0, least - ROOM * size);
  }

  private static double[] minus(double[] p, int i, double[] q, int j) {
    return new double[] {
      p[3 * i] - q[3 * j], p[3 * i + 1] - q[3 * j + 1], p[3 * i + 2] - q[3 * j + 2]
    };
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double dot(double[] u, double[] v) {
    return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  }

  private static double length(double[] u) {
    return Math.sqrt(dot(u, u));
  }

  private static double[] normal(double[] t) {
    return cross(minus(t, 1, t, 0), minus(t, 2, t, 0));
  }

  /** Whether edge i crosses the plane of a triangle in it or not far beside it. */
  private static boolean pierces(double[] p, int i, double[] t) {
    double[] n = normal(t);
    double[] from = minus(p, i, t, 0);
    double[] to = minus(p, NEXT[i], t, 0);
    double above = dot(n, from);
    double below = dot(n, to);
    if (above * below > 0 || above == below) return false;
    double s = above / (above - below);
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) at[k] = from[k] + s * (to[k] - from[k]) + t[k];
    return isOver(at, 0, t, n, ROOM);
  }

  private static boolean isOver(double[] p, int i, double[] t, double[] n, double room) {
    double least = -room * dot(n, n);
    for (int k = 0; k < 3; k++) {
      double[] inward = cross(n, minus(t, NEXT[k], t, k));
      if (dot(inward, minus(p, i, t, k)) < least) return false;
    }
    return true;
  }

  private static double toFace(double[] p, int i, double[] t) {
    double[] n = normal(t);
    double length = length(n);
    if (length == 0 || !isOver(p, i, t, n, 0)) return Double.POSITIVE_INFINITY;
    return Math.abs(dot(n, minus(p, i, t, 0))) / length;
  }

  private static double ofEdges(double[] a, int i, double[] b, int j) {
    double[] u = minus(a, NEXT[i], a, i);
    double[] v = minus(b, NEXT[j], b, j);
    double[] r = minus(b, j, a, i);
    double least = Math.min(toEdge(a, i, b, j), toEdge(a, NEXT[i], b, j));
    least = Math.min(least, Math.min(toEdge(b, j, a, i), toEdge(b, NEXT[j], a, i)));
    double[] n = cross(u, v);
    double square = dot(n, n);
    if (square == 0) return least;
    double s = dot(cross(r, v), n) / square;
    double t = dot(cross(r, u), n) / square;
    boolean inside = s >= 0 && s <= 1 && t >= 0 && t <= 1;
    return inside ? Math.min(least, Math.abs(dot(r, n)) / Math.sqrt(square)) : least;
  }

  private static double toEdge(double[] p, int i, double[] q, int j) {
    double[] v = minus(q, NEXT[j], q, j);
    double[] r = minus(p, i, q, j);
    double square = dot(v, v);
    double t = square == 0 ? 0 : Math.max(0, Math.min(1, dot(r, v) / square));
    for (int k = 0; k < 3; k++) r[k] -= t * v[k];
    return length(r);
  }
}
