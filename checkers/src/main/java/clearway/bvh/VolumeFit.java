package clearway.bvh;

import clearway.kernel.Rounding;

/**
 * Measures the volumes of a node along given axes, rounded outwards.
 *
 * <p><b>Contains every vertex.</b> Extents and radii are measured from the final, rounded centre
 * along the final, rounded axes and enlarged by more than the rounding of the measurement; how the
 * axes, the centre and the rectangle were chosen does not matter.
 *
 * <p>One thread; owns its scratch.
 */
final class VolumeFit {
  private final double[] low = new double[3];
  private final double[] high = new double[3];
  private final double[] sides = new double[4]; // of the rectangle: x low, x high, y low, y high

  /** Writes the box and the swept rectangle of triangles [from, to) as the volumes of a node. */
  void measure(
      double[] triangles,
      int from,
      int to,
      double[] axes,
      double[] boxes,
      int at,
      double[] rects,
      int rectAt) {
    int begin = Bvh.TRIANGLE * from;
    int end = Bvh.TRIANGLE * to;
    extents(triangles, begin, end, axes);
    orderByExtent(axes);
    System.arraycopy(axes, 0, boxes, at, 9);
    for (int k = 0; k < 3; k++) {
      boxes[at + Bvh.CENTRE + k] =
          triangles[begin + k]
              + axes[k] * (low[0] + high[0]) / 2
              + axes[3 + k] * (low[1] + high[1]) / 2
              + axes[6 + k] * (low[2] + high[2]) / 2;
    }
    enclose(triangles, begin, end, boxes, at);
    sweepRectangle(triangles, begin, end, boxes, at, rects, rectAt);
  }

  /** Extents along the axes, relative to the first vertex. */
  private void extents(double[] t, int begin, int end, double[] a) {
    double ox = t[begin], oy = t[begin + 1], oz = t[begin + 2];
    double l0 = 0, l1 = 0, l2 = 0, h0 = 0, h1 = 0, h2 = 0;
    for (int at = begin; at < end; at += 3) {
      double x = t[at] - ox, y = t[at + 1] - oy, z = t[at + 2] - oz;
      double p0 = a[0] * x + a[1] * y + a[2] * z;
      double p1 = a[3] * x + a[4] * y + a[5] * z;
      double p2 = a[6] * x + a[7] * y + a[8] * z;
      l0 = Math.min(l0, p0);
      h0 = Math.max(h0, p0);
      l1 = Math.min(l1, p1);
      h1 = Math.max(h1, p1);
      l2 = Math.min(l2, p2);
      h2 = Math.max(h2, p2);
    }
    low[0] = l0;
    low[1] = l1;
    low[2] = l2;
    high[0] = h0;
    high[1] = h1;
    high[2] = h2;
  }

  private void orderByExtent(double[] axes) {
    if (extent(0) < extent(1)) swap(axes, 0, 1);
    if (extent(1) < extent(2)) swap(axes, 1, 2);
    if (extent(0) < extent(1)) swap(axes, 0, 1);
  }

  private double extent(int i) {
    return high[i] - low[i];
  }

  private void swap(double[] axes, int i, int j) {
    for (int k = 0; k < 3; k++) swapEntries(axes, 3 * i + k, 3 * j + k);
    swapEntries(low, i, j);
    swapEntries(high, i, j);
  }

  private static void swapEntries(double[] x, int i, int j) {
    double keep = x[i];
    x[i] = x[j];
    x[j] = keep;
  }

  /** Half extents and sphere radius about the centre written before. */
  private static void enclose(double[] t, int begin, int end, double[] b, int at) {
    double cx = b[at + 9], cy = b[at + 10], cz = b[at + 11];
    double h0 = 0, h1 = 0, h2 = 0, square = 0;
    for (int v = begin; v < end; v += 3) {
      double x = t[v] - cx, y = t[v + 1] - cy, z = t[v + 2] - cz;
      h0 = Math.max(h0, Math.abs(b[at] * x + b[at + 1] * y + b[at + 2] * z));
      h1 = Math.max(h1, Math.abs(b[at + 3] * x + b[at + 4] * y + b[at + 5] * z));
      h2 = Math.max(h2, Math.abs(b[at + 6] * x + b[at + 7] * y + b[at + 8] * z));
      square = Math.max(square, x * x + y * y + z * z);
    }
    double radius = Rounding.up(Math.sqrt(square)) + Rounding.TINY_LENGTH;
    double error =
        radius * 0x1p-50
            + Rounding.TINY_LENGTH; // of v - centre and of the products, each at most 4 u radius
    b[at + Bvh.HALF] = h0 + error;
    b[at + Bvh.HALF + 1] = h1 + error;
    b[at + Bvh.HALF + 2] = h2 + error;
    b[at + Bvh.RADIUS] = radius;
  }

  /**
   * A rectangle in the box's middle plane across its thinnest axis, then the radius that reaches
   * every vertex.
   */
  private void sweepRectangle(
      double[] t, int begin, int end, double[] b, int at, double[] rects, int rectAt) {
    double thickness = b[at + Bvh.HALF + 2];
    shrinkSides(t, begin, end, b, at, thickness);
    growCorners(t, begin, end, b, at, thickness);
    double x = (sides[0] + sides[1]) / 2;
    double y = (sides[2] + sides[3]) / 2;
    for (int k = 0; k < 3; k++) {
      rects[rectAt + k] = b[at + Bvh.CENTRE + k] + b[at + k] * x + b[at + 3 + k] * y;
    }
    rects[rectAt + 3] = (sides[1] - sides[0]) / 2;
    rects[rectAt + 4] = (sides[3] - sides[2]) / 2;
    rects[rectAt + 5] = sweepRadius(t, begin, end, b, at, rects, rectAt);
  }

  /** Sides as far in as vertices beyond them stay within the radius of an edge. */
  private void shrinkSides(double[] t, int begin, int end, double[] b, int at, double radius) {
    double cx = b[at + 9], cy = b[at + 10], cz = b[at + 11];
    double xLow = Double.POSITIVE_INFINITY, xHigh = Double.NEGATIVE_INFINITY;
    double yLow = Double.POSITIVE_INFINITY, yHigh = Double.NEGATIVE_INFINITY;
    for (int v = begin; v < end; v += 3) {
      double dx = t[v] - cx, dy = t[v + 1] - cy, dz = t[v + 2] - cz;
      double x = b[at] * dx + b[at + 1] * dy + b[at + 2] * dz;
      double y = b[at + 3] * dx + b[at + 4] * dy + b[at + 5] * dz;
      double z = b[at + 6] * dx + b[at + 7] * dy + b[at + 8] * dz;
      double round = Math.sqrt(Math.max(0, radius * radius - z * z));
      xLow = Math.min(xLow, x + round);
      xHigh = Math.max(xHigh, x - round);
      yLow = Math.min(yLow, y + round);
      yHigh = Math.max(yHigh, y - round);
    }
    sides[0] = xLow > xHigh ? (xLow + xHigh) / 2 : xLow;
    sides[1] = xLow > xHigh ? sides[0] : xHigh;
    sides[2] = yLow > yHigh ? (yLow + yHigh) / 2 : yLow;
    sides[3] = yLow > yHigh ? sides[2] : yHigh;
  }

  /** Moves a corner out along its diagonal for a vertex beyond the quarter sphere about it. */
  private void growCorners(double[] t, int begin, int end, double[] b, int at, double radius) {
    double cx = b[at + 9], cy = b[at + 10], cz = b[at + 11];
    for (int v = begin; v < end; v += 3) {
      double dx = t[v] - cx, dy = t[v + 1] - cy, dz = t[v + 2] - cz;
      double x = b[at] * dx + b[at + 1] * dy + b[at + 2] * dz;
      double y = b[at + 3] * dx + b[at + 4] * dy + b[at + 5] * dz;
      boolean beyondX = x < sides[0] || x > sides[1];
      boolean beyondY = y < sides[2] || y > sides[3];
      if (beyondX && beyondY) {
        double z = b[at + 6] * dx + b[at + 7] * dy + b[at + 8] * dz;
        growCorner(x, y, Math.max(0, radius * radius - z * z));
      }
    }
  }

  private void growCorner(double x, double y, double reachSquare) {
    int i = x > sides[1] ? 1 : 0;
    int j = y > sides[3] ? 3 : 2;
    double dx = Math.abs(x - sides[i]);
    double dy = Math.abs(y - sides[j]);
    double along = (dx + dy) * Math.sqrt(0.5);
    double acrossSquare = (dx - dy) * (dx - dy) / 2;
    double overshoot = along - Math.sqrt(Math.max(0, reachSquare - acrossSquare));
    if (overshoot <= 0) return;
    double step = Math.min(overshoot * Math.sqrt(0.5), Math.max(dx, dy));
    sides[i] += i == 1 ? step : -step;
    sides[j] += j == 3 ? step : -step;
  }

  private static double sweepRadius(
      double[] t, int begin, int end, double[] b, int at, double[] r, int rectAt) {
    double cx = r[rectAt], cy = r[rectAt + 1], cz = r[rectAt + 2];
    double sideX = r[rectAt + 3], sideY = r[rectAt + 4];
    double square = 0;
    for (int v = begin; v < end; v += 3) {
      double dx = t[v] - cx, dy = t[v + 1] - cy, dz = t[v + 2] - cz;
      double x = b[at] * dx + b[at + 1] * dy + b[at + 2] * dz;
      double y = b[at + 3] * dx + b[at + 4] * dy + b[at + 5] * dz;
      double z = b[at + 6] * dx + b[at + 7] * dy + b[at + 8] * dz;
      double beyondX = Math.max(0, Math.abs(x) - sideX);
      double beyondY = Math.max(0, Math.abs(y) - sideY);
      square = Math.max(square, beyondX * beyondX + beyondY * beyondY + z * z);
    }
    double error = (sideX + sideY + b[at + Bvh.RADIUS]) * 0x1p-49;
    return Rounding.up(Math.sqrt(square)) + error + Rounding.TINY_LENGTH;
  }
}
