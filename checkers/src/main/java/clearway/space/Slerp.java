package clearway.space;

/** Unit quaternions w, x, y, z in slices of arrays: the way between two along the shorter arc. */
final class Slerp {
  private Slerp() {}

  /**
   * Writes the orientation at parameter t of the way from {@code from} to {@code to}: the ends
   * themselves at 0 and 1, elsewhere a unit quaternion. At an inner product of exactly zero the
   * second is used as written.
   */
  static void between(double[] from, double[] to, int at, double t, double[] out) {
    if (t == 0 || t == 1) {
      System.arraycopy(t == 0 ? from : to, at, out, at, 4);
      return;
    }
    double sign = dot(from, to, at) < 0 ? -1 : 1;
    double half = halfAngle(from, to, at, sign);
    double rest = half == 0 ? 1 - t : StrictMath.sin((1 - t) * half);
    double share = half == 0 ? t : StrictMath.sin(t * half);
    for (int k = at; k < at + 4; k++) out[k] = rest * from[k] + share * sign * to[k];
    normalise(out, at);
  }

  /** The angle of the rotation from one orientation to the other, from 0 to pi. */
  static double angle(double[] from, double[] to, int at) {
    return 2 * halfAngle(from, to, at, dot(from, to, at) < 0 ? -1 : 1);
  }

  static void normalise(double[] q, int at) {
    double length = Math.sqrt(dot(q, q, at));
    for (int k = at; k < at + 4; k++) q[k] /= length;
  }

  static double dot(double[] a, double[] b, int at) {
    double sum = 0;
    for (int k = at; k < at + 4; k++) sum += a[k] * b[k];
    return sum;
  }

  /** The angle between two unit vectors of four entries, accurate where they nearly agree. */
  private static double halfAngle(double[] from, double[] to, int at, double sign) {
    double apart = 0;
    double along = 0;
    for (int k = at; k < at + 4; k++) {
      double end = sign * to[k];
      apart += (end - from[k]) * (end - from[k]);
      along += (end + from[k]) * (end + from[k]);
    }
    return 2 * StrictMath.atan2(Math.sqrt(apart), Math.sqrt(along));
  }
}
