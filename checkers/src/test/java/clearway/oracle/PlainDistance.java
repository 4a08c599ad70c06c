package clearway.oracle;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import java.util.Arrays;

/**
 * Distance of two triangles from all nine pairs of edges and all six vertices over faces, and of
 * two meshes from all pairs of triangles, in about 31 digits; zero only where exact arithmetic on
 * those digits agrees.
 *
 * <p>Triangles far apart are told by the spheres around them and by doubles, with a margin far
 * above rounding; nothing else is left out.
 */
public final class PlainDistance {
  private static final int[] NEXT = {1, 2, 0};

  private PlainDistance() {}

  /** Of two triangles in one frame, nine doubles each. */
  public static double ofTriangles(double[] a, int i, double[] b, int j) {
    return ofTriangles(Vector.triangle(a, i), Vector.triangle(b, j));
  }

  public static double ofTriangles(Vector[] a, Vector[] b) {
    DoubleDouble least = DoubleDouble.of(Double.POSITIVE_INFINITY);
    if (seemToMeet(a, b) && ExactTriangles.meet(exact(a), exact(b))) return 0;
    for (int i = 0; i < 3; i++) {
      least = lesser(least, vertexToFace(a[i], b));
      least = lesser(least, vertexToFace(b[i], a));
      for (int j = 0; j < 3; j++) {
        least = lesser(least, ofSegments(a[i], a[NEXT[i]], b[j], b[NEXT[j]]));
      }
    }
    return least.value();
  }

  /** Whether an edge of one passes through the other by signs that rounding may have turned. */
  private static boolean seemToMeet(Vector[] a, Vector[] b) {
    for (int i = 0; i < 3; i++) {
      if (pierces(a[i], a[NEXT[i]], b) || pierces(b[i], b[NEXT[i]], a)) return true;
    }
    return false;
  }

  private static Dyadic[][] exact(Vector[] t) {
    Dyadic[][] result = new Dyadic[3][];
    for (int k = 0; k < 3; k++) {
      result[k] = new Dyadic[] {exact(t[k].x()), exact(t[k].y()), exact(t[k].z())};
    }
    return result;
  }

  private static Dyadic exact(DoubleDouble x) {
    return Dyadic.of(x.hi()).plus(Dyadic.of(x.lo()));
  }

  /** Of two meshes, b placed by the pose exactly as given. */
  public static double ofMeshes(TriangleMesh a, TriangleMesh b, Pose bInA) {
    return ofTriangles(placed(a, Pose.identity()), placed(b, bInA));
  }

  /** The triangles of a mesh after a pose. */
  public static Vector[][] placed(TriangleMesh mesh, Pose pose) {
    double[] entries = new double[Pose.STRIDE];
    pose.copyTo(entries, 0);
    double[] triangle = new double[9];
    Vector[][] result = new Vector[mesh.triangleCount()][];
    for (int t = 0; t < result.length; t++) {
      mesh.copyTriangle(t, triangle, 0);
      result[t] = Vector.triangle(triangle, 0);
      for (int k = 0; k < 3; k++) result[t][k] = result[t][k].placed(entries);
    }
    return result;
  }

  /** The least distance between a triangle of one list and one of the other. */
  public static double ofTriangles(Vector[][] a, Vector[][] b) {
    double[][] roundA = spheres(a);
    double[][] roundB = spheres(b);
    double least = Double.POSITIVE_INFINITY;
    for (Vector[] t : a) for (Vector[] u : b) least = Math.min(least, roughly(t[0], u[0]));
    least *= 1 + 1e-12;
    double[][] nearA = Arrays.stream(a).map(RoughDistance::rounded).toArray(double[][]::new);
    double[][] nearB = Arrays.stream(b).map(RoughDistance::rounded).toArray(double[][]::new);
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b.length; j++) {
        if (farther(roundA[i], roundB[j], least)) continue;
        if (RoughDistance.below(nearA[i], nearB[j]) > least) continue;
        least = Math.min(least, ofTriangles(a[i], b[j]));
        if (least == 0) return 0;
      }
    }
    return least;
  }

  private static double roughly(Vector p, Vector q) {
    double x = p.x().hi() - q.x().hi();
    double y = p.y().hi() - q.y().hi();
    double z = p.z().hi() - q.z().hi();
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** A sphere around each triangle: x, y, z, radius. */
  private static double[][] spheres(Vector[][] triangles) {
    double[][] result = new double[triangles.length][];
    for (int t = 0; t < result.length; t++) {
      Vector[] v = triangles[t];
      Vector centre = v[0].plus(v[1]).plus(v[2]).times(DoubleDouble.of(1.0 / 3));
      double radius = Math.max(roughly(v[0], centre), roughly(v[1], centre));
      radius = Math.max(radius, roughly(v[2], centre));
      result[t] = new double[] {centre.x().hi(), centre.y().hi(), centre.z().hi(), radius};
    }
    return result;
  }

  private static boolean farther(double[] p, double[] q, double than) {
    double x = p[0] - q[0], y = p[1] - q[1], z = p[2] - q[2];
    double apart = Math.sqrt(x * x + y * y + z * z);
    double size = Math.abs(p[0]) + Math.abs(p[1]) + Math.abs(p[2]) + apart + p[3] + q[3];
    return apart - p[3] - q[3] > than + 1e-12 * size;
  }

  /** Infinite unless the vertex lies over the face; the edges see to the rest. */
  private static DoubleDouble vertexToFace(Vector p, Vector[] t) {
    Vector normal = t[1].minus(t[0]).cross(t[2].minus(t[0]));
    DoubleDouble infinite = DoubleDouble.of(Double.POSITIVE_INFINITY);
    DoubleDouble length = normal.length();
    if (length.sign() <= 0) return infinite;
    for (int k = 0; k < 3; k++) {
      Vector inward = normal.cross(t[NEXT[k]].minus(t[k]));
      if (inward.dot(p.minus(t[k])).sign() < 0) return infinite;
    }
    DoubleDouble height = normal.dot(p.minus(t[0])).over(length);
    return height.sign() < 0 ? DoubleDouble.ZERO.minus(height) : height;
  }

  /** The least over a square of a convex function: at its flat point inside, or on a side. */
  private static DoubleDouble ofSegments(Vector p, Vector p1, Vector q, Vector q1) {
    DoubleDouble least = toSegment(p, q, q1);
    least = lesser(least, toSegment(p1, q, q1));
    least = lesser(least, toSegment(q, p, p1));
    least = lesser(least, toSegment(q1, p, p1));
    Vector u = p1.minus(p);
    Vector v = q1.minus(q);
    Vector normal = u.cross(v);
    DoubleDouble square = normal.dot(normal);
    if (square.sign() <= 0) return least;
    Vector r = q.minus(p);
    DoubleDouble s = r.cross(v).dot(normal).over(square);
    DoubleDouble t = r.cross(u).dot(normal).over(square);
    if (!inUnit(s) || !inUnit(t)) return least;
    return lesser(least, r.plus(v.times(t)).minus(u.times(s)).length());
  }

  private static boolean inUnit(DoubleDouble s) {
    return s.sign() >= 0 && s.minus(DoubleDouble.of(1)).sign() <= 0;
  }

  private static DoubleDouble toSegment(Vector p, Vector q, Vector q1) {
    Vector v = q1.minus(q);
    DoubleDouble square = v.dot(v);
    if (square.sign() <= 0) return p.minus(q).length();
    DoubleDouble t = p.minus(q).dot(v).over(square);
    if (t.sign() < 0) t = DoubleDouble.ZERO;
    if (!inUnit(t)) t = DoubleDouble.of(1);
    return p.minus(q.plus(v.times(t))).length();
  }

  /** Whether a segment passes through the inside of a triangle. */
  private static boolean pierces(Vector p, Vector q, Vector[] t) {
    Vector normal = t[1].minus(t[0]).cross(t[2].minus(t[0]));
    int above = normal.dot(p.minus(t[0])).sign();
    int below = normal.dot(q.minus(t[0])).sign();
    if (above * below >= 0) return false;
    Vector along = q.minus(p);
    for (int k = 0; k < 3; k++) {
      Vector side = along.cross(t[k].minus(p));
      if (side.dot(t[NEXT[k]].minus(p)).sign() * below < 0) return false;
    }
    return true;
  }

  private static DoubleDouble lesser(DoubleDouble x, DoubleDouble y) {
    return y.isBelow(x) ? y : x;
  }
}
