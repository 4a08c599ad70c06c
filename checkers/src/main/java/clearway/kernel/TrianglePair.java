package clearway.kernel;

/**
 * Separation and distance of two triangles given in one frame.
 *
 * <p><b>Never overestimates.</b> Every bound is the gap between the two triangles' projections on a
 * direction, measured on all six vertices: for any direction n, {@code distance >= (min n.b - max
 * n.a) / |n|}. Nearest points only propose directions; however badly they are computed, the gap is
 * a lower bound up to the rounding of its own evaluation ({@link Rounding#triangleSlack}), which
 * the caller subtracts. On ordinary triangles the bound is the distance to a few units in the last
 * place.
 *
 * <p>Coordinates are taken relative to the first vertex of a, so that the error scales with the
 * triangles and not with their place. Degenerate triangles are segments and points; a direction too
 * short to trust proves nothing and is passed over.
 *
 * <p>One thread; owns its scratch and the latest answer.
 */
public final class TrianglePair {
  /** Squared lengths below this may have lost bits to underflow. */
  private static final double TINY = 0x1p-700;

  /** Refine a direction whose squared gap is below this part of the squared distance. */
  private static final double TIGHT = 1 - 1e-13;

  /** Volumes beyond this part of the cubed size have the sign that was computed. */
  private static final double SURE = 1e-12;

  /** Part of the slack that covers the placing of vertices; the rest covers measuring gaps. */
  private static final double PLACED = 3.0 / 16;

  /** Squared sine below which two edges count as parallel. */
  private static final double PARALLEL = 1e-4;

  // Vertices relative to a's first: a0 = 0, a1, a2, b0, b1, b2.
  private double a1x, a1y, a1z, a2x, a2y, a2z;
  private double b0x, b0y, b0z, b1x, b1y, b1z, b2x, b2y, b2z;
  private double ox, oy, oz;

  private final double[] cornersA = new double[9];
  private final double[] cornersB = new double[9];
  private final double[] edgesA = new double[9];
  private final double[] edgesB = new double[9];

  private double lowerBound;
  private double nx, ny, nz; // unit direction of the bound, from a to b
  private double px, py, pz, qx, qy, qz; // nearest points found, relative to a's first vertex
  private double leastBetween; // squared, of the points tried on a pair of edges
  private double onA, onB; // of a pair of edges, where their nearest points lie: 0 to 1
  private double hintX = 1, hintY, hintZ;

  /**
   * A lower bound on the distance, before the slack is subtracted; the slack or less means not
   * separated.
   *
   * <p>Stops early with a bound of at least {@code enough}, which exceeds the slack, once it has
   * one; the nearest points are then not set. The answer exceeds the slack exactly if {@link
   * #separated} holds.
   */
  public double distance(double[] a, int i, double[] b, int j, double slack, double enough) {
    load(a, i, b, j);
    double gap = gap(hintX, hintY, hintZ);
    if (gap >= enough && gap > slack) return gap;
    lowerBound = Double.NEGATIVE_INFINITY;
    fill();
    nearest(enough);
    if (lowerBound > slack || separatingAxis(slack)) return lowerBound;
    if (surelyPierced() || ExactTriangles.within(slack * PLACED, a, i, b, j)) return 0;
    return Math.nextUp(slack);
  }

  /**
   * Whether the triangles are apart by more than the slack, or for certain by more than the part of
   * it that covers their placing. The decision depends on the two triangles and the slack alone,
   * however many directions were tried: where none was found, exact arithmetic decides.
   */
  public boolean separated(double[] a, int i, double[] b, int j, double slack) {
    load(a, i, b, j);
    if (gap(hintX, hintY, hintZ) > slack) return true;
    lowerBound = Double.NEGATIVE_INFINITY;
    if (separatingAxis(slack)) {
      keepDirection();
      return true;
    }
    fill();
    if (surelyPierced()) return false;
    nearest(Double.POSITIVE_INFINITY);
    return lowerBound > slack || !ExactTriangles.within(slack * PLACED, a, i, b, j);
  }

  /** Whether an edge of one triangle passes through the other, well beyond rounding. */
  private boolean surelyPierced() {
    return pierced(cornersA, edgesA, cornersB) || pierced(cornersB, edgesB, cornersA);
  }

  private static boolean pierced(double[] corners, double[] edges, double[] other) {
    double x = edges[1] * edges[5] - edges[2] * edges[4];
    double y = edges[2] * edges[3] - edges[0] * edges[5];
    double z = edges[0] * edges[4] - edges[1] * edges[3];
    double size = size(corners, other);
    double sure = SURE * size * size * size;
    for (int k = 0; k < 9; k += 3) {
      int m = k == 6 ? 0 : k + 3;
      double from = height(x, y, z, other, k, corners);
      double to = height(x, y, z, other, m, corners);
      boolean crosses = Math.min(from, to) < -sure && Math.max(from, to) > sure;
      if (crosses && passesInside(corners, edges, other, k, m, sure)) return true;
    }
    return false;
  }

  /** An upper bound on every coordinate of every difference of vertices. */
  private static double size(double[] corners, double[] other) {
    double size = 0;
    for (int k = 0; k < 9; k++) {
      size = Math.max(size, Math.max(Math.abs(corners[k]), Math.abs(other[k])));
    }
    return 2 * size;
  }

  private static double height(
      double x, double y, double z, double[] other, int k, double[] corners) {
    return x * (other[k] - corners[0])
        + y * (other[k + 1] - corners[1])
        + z * (other[k + 2] - corners[2]);
  }

  /** Whether the line through two points surely has all edges on the same side. */
  private static boolean passesInside(
      double[] corners, double[] edges, double[] other, int k, int m, double sure) {
    double dx = other[m] - other[k], dy = other[m + 1] - other[k + 1];
    double dz = other[m + 2] - other[k + 2];
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int e = 0; e < 9; e += 3) {
      double rx = corners[e] - other[k], ry = corners[e + 1] - other[k + 1];
      double rz = corners[e + 2] - other[k + 2];
      double volume =
          dx * (ry * edges[e + 2] - rz * edges[e + 1])
              + dy * (rz * edges[e] - rx * edges[e + 2])
              + dz * (rx * edges[e + 1] - ry * edges[e]);
      low = Math.min(low, volume);
      high = Math.max(high, volume);
    }
    return low > sure || high < -sure;
  }

  /** Lets the direction of the latest bound be the first that the next distance tries. */
  public void keepDirection() {
    hintX = nx;
    hintY = ny;
    hintZ = nz;
  }

  /**
   * Writes the direction, from a to b, along which the latest distance was measured: a unit vector
   * up to rounding.
   */
  public void copyDirection(double[] out) {
    out[0] = nx;
    out[1] = ny;
    out[2] = nz;
  }

  /** Lets the next distance begin as if it were the first, so that it depends on no other. */
  public void forgetDirection() {
    hintX = 1;
    hintY = 0;
    hintZ = 0;
  }

  /** Writes the nearest points found, on a and then on b, to {@code out[at .. at + 6)}. */
  public void copyNearest(double[] out, int at) {
    out[at] = px + ox;
    out[at + 1] = py + oy;
    out[at + 2] = pz + oz;
    out[at + 3] = qx + ox;
    out[at + 4] = qy + oy;
    out[at + 5] = qz + oz;
  }

  /**
   * After {@link #distance} found the triangles not separated: makes both nearest points the point
   * where an edge of one passes through the other, as nearly as that can be told. Of triangles that
   * lie in one plane it is a corner of one in the other, if there is one; others that only touch
   * keep the nearest points of their edges.
   */
  public void meet() {
    double best = meet(cornersA, edgesA, cornersB, edgesB, Double.POSITIVE_INFINITY);
    best = meet(cornersB, edgesB, cornersA, edgesA, best);
    if (best > 0 && !meetAtCorner(cornersA, edgesA, cornersB)) {
      meetAtCorner(cornersB, edgesB, cornersA);
    }
  }

  /** Takes a corner of the other triangle that is nearer to the face than the points so far. */
  private boolean meetAtCorner(double[] corners, double[] edges, double[] other) {
    double x = minor(edges[1], edges[5], edges[2], edges[4]);
    double y = minor(edges[2], edges[3], edges[0], edges[5]);
    double z = minor(edges[0], edges[4], edges[1], edges[3]);
    double nearer = nearestDistance() * Math.sqrt(x * x + y * y + z * z);
    for (int k = 0; k < 9; k += 3) {
      if (!(Math.abs(height(x, y, z, other, k, corners)) < nearer)) continue;
      if (!(outside(corners, edges, x, y, z, other[k], other[k + 1], other[k + 2]) <= 0)) continue;
      px = qx = other[k];
      py = qy = other[k + 1];
      pz = qz = other[k + 2];
      return true;
    }
    return false;
  }

  /** Tries the edges of the other triangle; answers how far outside the best point lies. */
  private double meet(
      double[] corners, double[] edges, double[] other, double[] otherEdges, double best) {
    double x = minor(edges[1], edges[5], edges[2], edges[4]);
    double y = minor(edges[2], edges[3], edges[0], edges[5]);
    double z = minor(edges[0], edges[4], edges[1], edges[3]);
    for (int k = 0; k < 9; k += 3) {
      double from = height(x, y, z, other, k, corners);
      double to = height(x, y, z, other, k == 6 ? 0 : k + 3, corners);
      if (!(from * to <= 0) || from == to) continue;
      double t = from / (from - to);
      double sx = other[k] + t * otherEdges[k];
      double sy = other[k + 1] + t * otherEdges[k + 1];
      double sz = other[k + 2] + t * otherEdges[k + 2];
      double outside = outside(corners, edges, x, y, z, sx, sy, sz);
      if (outside < best) {
        best = outside;
        px = qx = sx;
        py = qy = sy;
        pz = qz = sz;
      }
    }
    return best;
  }

  /** How far a point of a face's plane lies outside the face: zero or less within. */
  private static double outside(
      double[] corners,
      double[] edges,
      double x,
      double y,
      double z,
      double sx,
      double sy,
      double sz) {
    double outside = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 9; k += 3) {
      double ex = edges[k], ey = edges[k + 1], ez = edges[k + 2];
      double cx = y * ez - z * ey, cy = z * ex - x * ez, cz = x * ey - y * ex;
      double inward =
          cx * (sx - corners[k]) + cy * (sy - corners[k + 1]) + cz * (sz - corners[k + 2]);
      outside = Math.max(outside, -inward / Math.sqrt(cx * cx + cy * cy + cz * cz));
    }
    return outside;
  }

  /** Distance of the nearest points found: the triangles are no further apart, up to rounding. */
  public double nearestDistance() {
    double x = qx - px;
    double y = qy - py;
    double z = qz - pz;
    return Math.sqrt(x * x + y * y + z * z);
  }

  private void load(double[] a, int i, double[] b, int j) {
    ox = a[i];
    oy = a[i + 1];
    oz = a[i + 2];
    a1x = a[i + 3] - ox;
    a1y = a[i + 4] - oy;
    a1z = a[i + 5] - oz;
    a2x = a[i + 6] - ox;
    a2y = a[i + 7] - oy;
    a2z = a[i + 8] - oz;
    b0x = b[j] - ox;
    b0y = b[j + 1] - oy;
    b0z = b[j + 2] - oz;
    b1x = b[j + 3] - ox;
    b1y = b[j + 4] - oy;
    b1z = b[j + 5] - oz;
    b2x = b[j + 6] - ox;
    b2y = b[j + 7] - oy;
    b2z = b[j + 8] - oz;
  }

  /** The gap along a direction times its length: what of b lies beyond all of a. */
  private double gap(double x, double y, double z) {
    double a = Math.max(0, Math.max(dot(x, y, z, a1x, a1y, a1z), dot(x, y, z, a2x, a2y, a2z)));
    double b0 = dot(x, y, z, b0x, b0y, b0z);
    double b1 = dot(x, y, z, b1x, b1y, b1z);
    double b2 = dot(x, y, z, b2x, b2y, b2z);
    return Math.min(b0, Math.min(b1, b2)) - a;
  }

  private static double dot(double x, double y, double z, double u, double v, double w) {
    return Math.fma(x, u, Math.fma(y, v, z * w));
  }

  /**
   * The difference p q - r s to a few units in its own last place. Cross products so made stay
   * across their factors even where these are nearly parallel.
   */
  private static double minor(double p, double q, double r, double s) {
    double product = r * s;
    return Math.fma(p, q, -product) + Math.fma(-r, s, product);
  }

  /** Takes the direction's gap if it beats the bound so far. */
  private void tryDirection(double x, double y, double z) {
    double square = x * x + y * y + z * z;
    if (!(square > TINY)) return;
    double scale = 1 / Math.sqrt(square);
    double found = gap(x, y, z) * scale;
    if (found > lowerBound) {
      lowerBound = found;
      nx = x * scale;
      ny = y * scale;
      nz = z * scale;
    }
  }

  /** Faces first, then pairs of edges, until the nearest points or a gap of enough are found. */
  private void nearest(double enough) {
    fill();
    if (faceOfA(enough) || faceOfB(enough)) return;
    edges(enough);
  }

  private void fill() {
    set(cornersA, 0, 0, 0, 0);
    set(cornersA, 3, a1x, a1y, a1z);
    set(cornersA, 6, a2x, a2y, a2z);
    set(cornersB, 0, b0x, b0y, b0z);
    set(cornersB, 3, b1x, b1y, b1z);
    set(cornersB, 6, b2x, b2y, b2z);
    set(edgesA, 0, a1x, a1y, a1z);
    set(edgesA, 3, a2x - a1x, a2y - a1y, a2z - a1z);
    set(edgesA, 6, -a2x, -a2y, -a2z);
    set(edgesB, 0, b1x - b0x, b1y - b0y, b1z - b0z);
    set(edgesB, 3, b2x - b1x, b2y - b1y, b2z - b1z);
    set(edgesB, 6, b0x - b2x, b0y - b2y, b0z - b2z);
  }

  private static void set(double[] v, int at, double x, double y, double z) {
    v[at] = x;
    v[at + 1] = y;
    v[at + 2] = z;
  }

  /** Whether the work is done: b beyond a's plane by enough, or nearest to the inside of a. */
  private boolean faceOfA(double enough) {
    double x = minor(a1y, a2z, a1z, a2y);
    double y = minor(a1z, a2x, a1x, a2z);
    double z = minor(a1x, a2y, a1y, a2x);
    double p0 = dot(x, y, z, b0x, b0y, b0z);
    double p1 = dot(x, y, z, b1x, b1y, b1z);
    double p2 = dot(x, y, z, b2x, b2y, b2z);
    double side = oneSide(p0, p1, p2);
    if (side == 0) return false;
    tryDirection(side * x, side * y, side * z);
    if (lowerBound >= enough) return true;
    int vertex = nearestVertex(side * p0, side * p1, side * p2);
    double height = vertex == 0 ? p0 : vertex == 3 ? p1 : p2;
    if (!above(cornersB, vertex, cornersA, edgesA, x, y, z)) return false;
    double along = height / (x * x + y * y + z * z);
    qx = cornersB[vertex];
    qy = cornersB[vertex + 1];
    qz = cornersB[vertex + 2];
    px = qx - along * x;
    py = qy - along * y;
    pz = qz - along * z;
    return true;
  }

  private boolean faceOfB(double enough) {
    double ux = edgesB[0], uy = edgesB[1], uz = edgesB[2];
    double vx = edgesB[3], vy = edgesB[4], vz = edgesB[5];
    double x = minor(uy, vz, uz, vy);
    double y = minor(uz, vx, ux, vz);
    double z = minor(ux, vy, uy, vx);
    double p0 = -dot(x, y, z, b0x, b0y, b0z);
    double p1 = dot(x, y, z, a1x - b0x, a1y - b0y, a1z - b0z);
    double p2 = dot(x, y, z, a2x - b0x, a2y - b0y, a2z - b0z);
    double side = oneSide(p0, p1, p2);
    if (side == 0) return false;
    tryDirection(-side * x, -side * y, -side * z);
    if (lowerBound >= enough) return true;
    int vertex = nearestVertex(side * p0, side * p1, side * p2);
    double height = vertex == 0 ? p0 : vertex == 3 ? p1 : p2;
    if (!above(cornersA, vertex, cornersB, edgesB, x, y, z)) return false;
    double along = height / (x * x + y * y + z * z);
    px = cornersA[vertex];
    py = cornersA[vertex + 1];
    pz = cornersA[vertex + 2];
    qx = px - along * x;
    qy = py - along * y;
    qz = pz - along * z;
    return true;
  }

  private static double oneSide(double p0, double p1, double p2) {
    if (p0 > 0 && p1 > 0 && p2 > 0) return 1;
    return p0 < 0 && p1 < 0 && p2 < 0 ? -1 : 0;
  }

  private static int nearestVertex(double p0, double p1, double p2) {
    if (p0 <= p1) return p0 <= p2 ? 0 : 6;
    return p1 <= p2 ? 3 : 6;
  }

  /** Whether a vertex lies over the inside of a face with the given normal. */
  private static boolean above(
      double[] from, int vertex, double[] corners, double[] edges, double x, double y, double z) {
    for (int k = 0; k < 9; k += 3) {
      double ex = edges[k], ey = edges[k + 1], ez = edges[k + 2];
      double cx = y * ez - z * ey, cy = z * ex - x * ez, cz = x * ey - y * ex;
      double inward =
          cx * (from[vertex] - corners[k])
              + cy * (from[vertex + 1] - corners[k + 1])
              + cz * (from[vertex + 2] - corners[k + 2]);
      if (!(inward > 0)) return false;
    }
    return true;
  }

  /** Nearest points of each pair of edges, until one of them is the nearest of the triangles. */
  private void edges(double enough) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 9; i += 3) {
      double ux = edgesA[i], uy = edgesA[i + 1], uz = edgesA[i + 2];
      double uu = ux * ux + uy * uy + uz * uz;
      for (int j = 0; j < 9; j += 3) {
        double vx = edgesB[j], vy = edgesB[j + 1], vz = edgesB[j + 2];
        double rx = cornersB[j] - cornersA[i];
        double ry = cornersB[j + 1] - cornersA[i + 1];
        double rz = cornersB[j + 2] - cornersA[i + 2];
        double vv = vx * vx + vy * vy + vz * vz;
        double uv = ux * vx + uy * vy + uz * vz;
        double ur = ux * rx + uy * ry + uz * rz;
        double vr = vx * rx + vy * ry + vz * rz;
        double denominator = uu * vv - uv * uv;
        double s;
        double t;
        if (denominator > PARALLEL * uu * vv) {
          s = clamp((ur * vv - vr * uv) / denominator);
          t = (uv * s - vr) / vv;
          if (!(t >= 0 && t <= 1)) {
            t = t < 0 ? 0 : 1;
            s = clamp((t * uv + ur) / uu);
          }
        } else {
          nearlyParallel(i, j, uu, vv, uv, ur, vr);
          s = onA;
          t = onB;
        }
        double x = rx + t * vx - s * ux;
        double y = ry + t * vy - s * uy;
        double z = rz + t * vz - s * uz;
        double square = x * x + y * y + z * z;
        if (!(square <= least)) continue;
        least = square;
        px = cornersA[i] + s * ux;
        py = cornersA[i + 1] + s * uy;
        pz = cornersA[i + 2] + s * uz;
        qx = px + x;
        qy = py + y;
        qz = pz + z;
        int m = i == 0 ? 6 : i - 3;
        int n = j == 0 ? 6 : j - 3;
        double inA =
            x * (cornersA[m] - px) + y * (cornersA[m + 1] - py) + z * (cornersA[m + 2] - pz);
        double inB =
            x * (cornersB[n] - qx) + y * (cornersB[n + 1] - qy) + z * (cornersB[n + 2] - qz);
        if (inA <= 0 && inB >= 0) {
          tryNearest(x, y, z, square);
          return;
        }
        double rough = square - Math.max(0, inA) + Math.min(0, inB);
        if (rough > 0 && rough * rough > enough * enough * square) {
          tryDirection(x, y, z);
          if (lowerBound >= enough) return;
        }
      }
    }
    tryNearest(qx - px, qy - py, qz - pz, least);
  }

  /**
   * Nearest points of two edges that are nearly parallel, or of which one has no length: the best
   * of the four ends and of the place where the edges cross.
   */
  private void nearlyParallel(int i, int j, double uu, double vv, double uv, double ur, double vr) {
    leastBetween = Double.POSITIVE_INFINITY;
    for (int end = 0; end < 2; end++) {
      offer(i, end, j, vv > 0 ? clamp((uv * end - vr) / vv) : 0);
      offer(i, uu > 0 ? clamp((uv * end + ur) / uu) : 0, j, end);
    }
    offerCrossing(i, j);
  }

  /** Where the lines of two edges are nearest, from cross products that keep their own digits. */
  private void offerCrossing(int i, int j) {
    double ux = edgesA[i], uy = edgesA[i + 1], uz = edgesA[i + 2];
    double vx = edgesB[j], vy = edgesB[j + 1], vz = edgesB[j + 2];
    double rx = cornersB[j] - cornersA[i];
    double ry = cornersB[j + 1] - cornersA[i + 1];
    double rz = cornersB[j + 2] - cornersA[i + 2];
    double x = minor(uy, vz, uz, vy), y = minor(uz, vx, ux, vz), z = minor(ux, vy, uy, vx);
    double square = x * x + y * y + z * z;
    if (!(square > TINY)) return;
    double s =
        (minor(ry, vz, rz, vy) * x + minor(rz, vx, rx, vz) * y + minor(rx, vy, ry, vx) * z)
            / square;
    double t =
        (minor(ry, uz, rz, uy) * x + minor(rz, ux, rx, uz) * y + minor(rx, uy, ry, ux) * z)
            / square;
    offer(i, clamp(s), j, clamp(t));
  }

  private void offer(int i, double s, int j, double t) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double d = cornersB[j + k] + t * edgesB[j + k] - cornersA[i + k] - s * edgesA[i + k];
      square += d * d;
    }
    if (!(square < leastBetween)) return;
    leastBetween = square;
    onA = s;
    onB = t;
  }

  private static double clamp(double s) {
    return Math.max(0, Math.min(1, s));
  }

  /**
   * Tries the direction between the nearest points found. Where rounding has tilted it so that the
   * gap falls short of their distance, tries the directions of all pairs of features: one of them
   * is the best there is, and each is computed to its own last digits.
   */
  private void tryNearest(double x, double y, double z, double square) {
    tryDirection(x, y, z);
    if (lowerBound > 0 && lowerBound * lowerBound > TIGHT * square) return;
    for (int i = 0; i < 9; i += 3) {
      for (int j = 0; j < 9; j += 3) {
        double dx = cornersB[j] - cornersA[i];
        double dy = cornersB[j + 1] - cornersA[i + 1];
        double dz = cornersB[j + 2] - cornersA[i + 2];
        tryDirection(dx, dy, dz);
        tryProduct(i, j, x, y, z);
        tryAcross(dx, dy, dz, edgesA, i);
        tryAcross(dx, dy, dz, edgesA, i == 0 ? 6 : i - 3);
        tryAcross(dx, dy, dz, edgesB, j);
        tryAcross(dx, dy, dz, edgesB, j == 0 ? 6 : j - 3);
      }
    }
  }

  /** Tries the cross product of two edges, pointed along (x, y, z). */
  private void tryProduct(int i, int j, double x, double y, double z) {
    double cx = minor(edgesA[i + 1], edgesB[j + 2], edgesA[i + 2], edgesB[j + 1]);
    double cy = minor(edgesA[i + 2], edgesB[j], edgesA[i], edgesB[j + 2]);
    double cz = minor(edgesA[i], edgesB[j + 1], edgesA[i + 1], edgesB[j]);
    double sign = cx * x + cy * y + cz * z < 0 ? -1 : 1;
    tryDirection(sign * cx, sign * cy, sign * cz);
  }

  /** Tries the part of a direction across an edge, taken out twice so that rounding is too. */
  private void tryAcross(double x, double y, double z, double[] edges, int at) {
    double square =
        edges[at] * edges[at] + edges[at + 1] * edges[at + 1] + edges[at + 2] * edges[at + 2];
    if (!(square > TINY)) return;
    for (int pass = 0; pass < 2; pass++) {
      double along = (x * edges[at] + y * edges[at + 1] + z * edges[at + 2]) / square;
      x -= along * edges[at];
      y -= along * edges[at + 1];
      z -= along * edges[at + 2];
    }
    tryDirection(x, y, z);
  }

  /** Tries the normals and the products of edges; stops at the first gap beyond the slack. */
  private boolean separatingAxis(double slack) {
    double ux = b1x - b0x, uy = b1y - b0y, uz = b1z - b0z;
    double vx = b2x - b0x, vy = b2y - b0y, vz = b2z - b0z;
    if (axis(a1x, a1y, a1z, a2x, a2y, a2z, slack)) return true;
    if (axis(ux, uy, uz, vx, vy, vz, slack)) return true;
    return edgeAxes(a1x, a1y, a1z, ux, uy, uz, vx, vy, vz, slack)
        || edgeAxes(a2x, a2y, a2z, ux, uy, uz, vx, vy, vz, slack)
        || edgeAxes(a2x - a1x, a2y - a1y, a2z - a1z, ux, uy, uz, vx, vy, vz, slack);
  }

  private boolean edgeAxes(
      double x,
      double y,
      double z,
      double ux,
      double uy,
      double uz,
      double vx,
      double vy,
      double vz,
      double slack) {
    return axis(x, y, z, ux, uy, uz, slack)
        || axis(x, y, z, vx, vy, vz, slack)
        || axis(x, y, z, vx - ux, vy - uy, vz - uz, slack);
  }

  /** Tries the cross product of two vectors, whichever way it points. */
  private boolean axis(
      double ux, double uy, double uz, double vx, double vy, double vz, double slack) {
    double x = uy * vz - uz * vy;
    double y = uz * vx - ux * vz;
    double z = ux * vy - uy * vx;
    double a1 = dot(x, y, z, a1x, a1y, a1z);
    double a2 = dot(x, y, z, a2x, a2y, a2z);
    double b0 = dot(x, y, z, b0x, b0y, b0z);
    double b1 = dot(x, y, z, b1x, b1y, b1z);
    double b2 = dot(x, y, z, b2x, b2y, b2z);
    double beyond = Math.min(b0, Math.min(b1, b2)) - Math.max(0, Math.max(a1, a2));
    double before = Math.min(0, Math.min(a1, a2)) - Math.max(b0, Math.max(b1, b2));
    double found = Math.max(beyond, before);
    if (!(found > 0)) return false;
    double square = x * x + y * y + z * z;
    if (!(square > TINY) || found * found <= slack * slack * square) return false;
    double sign = beyond > before ? 1 : -1;
    tryDirection(sign * x, sign * y, sign * z);
    return lowerBound > slack;
  }
}
