package clearway.kernel;

import java.math.BigDecimal;

/**
 * Whether two triangles are within a distance of each other, decided exactly on the given doubles.
 *
 * <p>The last word where floating point cannot tell: no rounding, no division, tens of
 * microseconds. Triangles are within r of each other exactly if an edge of one passes through the
 * other, or two vertices, a vertex and an edge below or above which it lies, a vertex and a face,
 * or two edges that face each other are; each is a comparison of polynomials. Degenerate triangles
 * are segments or points.
 */
final class ExactTriangles {
  private static final int[][] EDGES = {{0, 1}, {1, 2}, {2, 0}};

  private final BigDecimal[][] a;
  private final BigDecimal[][] b;
  private final BigDecimal square; // of the distance asked about

  private ExactTriangles(double[] a, int i, double[] b, int j, double distance) {
    this.a = points(a, i);
    this.b = points(b, j);
    BigDecimal exact = new BigDecimal(distance);
    square = exact.multiply(exact);
  }

  /** Whether the triangles at {@code a[i .. i + 9)} and {@code b[j .. j + 9)} are that near. */
  static boolean within(double distance, double[] a, int i, double[] b, int j) {
    ExactTriangles pair = new ExactTriangles(a, i, b, j, distance);
    return pair.verticesNear(pair.a, pair.b)
        || pair.verticesNear(pair.b, pair.a)
        || pair.edgesNear()
        || pair.anyEdgeThrough(pair.a, pair.b)
        || pair.anyEdgeThrough(pair.b, pair.a);
  }

  /** Whether a vertex of one triangle is near a vertex, an edge or the face of the other. */
  private boolean verticesNear(BigDecimal[][] from, BigDecimal[][] to) {
    for (BigDecimal[] vertex : from) {
      for (int[] edge : EDGES) {
        if (pointNearEdge(vertex, to[edge[0]], to[edge[1]])) return true;
      }
      if (pointNearFace(vertex, to)) return true;
    }
    return false;
  }

  /** Covers both ends of the edge: the nearest point of a segment is an end or a projection. */
  private boolean pointNearEdge(BigDecimal[] x, BigDecimal[] p, BigDecimal[] q) {
    BigDecimal[] d = minus(x, p);
    if (dot(d, d).compareTo(square) <= 0) return true;
    BigDecimal[] e = minus(q, p);
    BigDecimal along = dot(d, e);
    BigDecimal length = dot(e, e);
    if (along.signum() < 0 || along.compareTo(length) > 0 || length.signum() == 0) return false;
    BigDecimal across = dot(d, d).multiply(length).subtract(along.multiply(along));
    return across.compareTo(square.multiply(length)) <= 0;
  }

  private boolean pointNearFace(BigDecimal[] x, BigDecimal[][] face) {
    BigDecimal[] normal = normal(face);
    BigDecimal length = dot(normal, normal);
    if (length.signum() == 0) return false;
    BigDecimal height = dot(normal, minus(x, face[0]));
    if (height.multiply(height).compareTo(square.multiply(length)) > 0) return false;
    for (int[] edge : EDGES) {
      BigDecimal[] inward = cross(normal, minus(face[edge[1]], face[edge[0]]));
      if (dot(inward, minus(x, face[edge[0]])).signum() < 0) return false;
    }
    return true;
  }

  private boolean edgesNear() {
    for (int[] e : EDGES) {
      for (int[] f : EDGES) if (edgesNear(a[e[0]], a[e[1]], b[f[0]], b[f[1]])) return true;
    }
    return false;
  }

  /** Whether the lines of two edges are nearest within both edges, and near there. */
  private boolean edgesNear(BigDecimal[] p, BigDecimal[] p2, BigDecimal[] q, BigDecimal[] q2) {
    BigDecimal[] u = minus(p2, p);
    BigDecimal[] v = minus(q2, q);
    BigDecimal[] r = minus(q, p);
    BigDecimal[] n = cross(u, v);
    BigDecimal length = dot(n, n);
    if (length.signum() == 0) return false;
    BigDecimal height = dot(n, r);
    if (height.multiply(height).compareTo(square.multiply(length)) > 0) return false;
    return isPart(dot(cross(r, v), n), length) && isPart(dot(cross(r, u), n), length);
  }

  private static boolean isPart(BigDecimal s, BigDecimal whole) {
    return s.signum() >= 0 && s.compareTo(whole) <= 0;
  }

  private boolean anyEdgeThrough(BigDecimal[][] of, BigDecimal[][] face) {
    for (int[] edge : EDGES) if (through(of[edge[0]], of[edge[1]], face)) return true;
    return false;
  }

  /** Whether a segment passes through a face from one side to the other. */
  private boolean through(BigDecimal[] p, BigDecimal[] q, BigDecimal[][] face) {
    BigDecimal[] normal = normal(face);
    int from = dot(normal, minus(p, face[0])).signum();
    int to = dot(normal, minus(q, face[0])).signum();
    if (from * to >= 0) return false; // touching the plane is nearness, told above
    BigDecimal[] direction = minus(q, p);
    int low = 1;
    int high = -1;
    for (int[] edge : EDGES) {
      BigDecimal[] moment = cross(minus(face[edge[0]], p), minus(face[edge[1]], p));
      int side = dot(direction, moment).signum();
      low = Math.min(low, side);
      high = Math.max(high, side);
    }
    return low >= 0 || high <= 0;
  }

  private static BigDecimal[][] points(double[] t, int at) {
    BigDecimal[][] points = new BigDecimal[3][3];
    for (int k = 0; k < 9; k++) points[k / 3][k % 3] = new BigDecimal(t[at + k]);
    return points;
  }

  private static BigDecimal[] normal(BigDecimal[][] face) {
    return cross(minus(face[1], face[0]), minus(face[2], face[0]));
  }

  private static BigDecimal[] minus(BigDecimal[] x, BigDecimal[] y) {
    return new BigDecimal[] {x[0].subtract(y[0]), x[1].subtract(y[1]), x[2].subtract(y[2])};
  }

  private static BigDecimal dot(BigDecimal[] x, BigDecimal[] y) {
    return x[0].multiply(y[0]).add(x[1].multiply(y[1])).add(x[2].multiply(y[2]));
  }

  private static BigDecimal[] cross(BigDecimal[] x, BigDecimal[] y) {
    return new BigDecimal[] {
      x[1].multiply(y[2]).subtract(x[2].multiply(y[1])),
      x[2].multiply(y[0]).subtract(x[0].multiply(y[2])),
      x[0].multiply(y[1]).subtract(x[1].multiply(y[0]))
    };
  }
}
