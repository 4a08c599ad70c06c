package clearway.scene.build;

import clearway.geometry.Frame;

/** Closed shapes that parts are made of. Lengths in metres, angles in radians. */
final class Solids {
  private Solids() {}

  /** The box between two corners: 12 triangles. */
  static Draft box(double x0, double x1, double y0, double y1, double z0, double z1) {
    Draft draft = new Draft();
    for (int v = 0; v < 8; v++) {
      draft.vertex((v & 1) == 0 ? x0 : x1, (v & 2) == 0 ? y0 : y1, (v & 4) == 0 ? z0 : z1);
    }
    return draft
        .quad(0, 2, 3, 1)
        .quad(4, 5, 7, 6)
        .quad(0, 1, 5, 4)
        .quad(2, 6, 7, 3)
        .quad(0, 4, 6, 2)
        .quad(1, 3, 7, 5);
  }

  /** The box of the given edge lengths about the origin: 12 triangles. */
  static Draft block(double x, double y, double z) {
    return box(-x / 2, x / 2, -y / 2, y / 2, -z / 2, z / 2);
  }

  /**
   * A solid of revolution about z: {@code 2 segments k} triangles for k rings.
   *
   * @param profile radius and height of each ring in turn, going upwards on the outside; the ends
   *     are closed by flat fans at the heights of the first and the last ring
   */
  static Draft lathe(int segments, double... profile) {
    Draft draft = new Draft();
    int rings = profile.length / 2;
    int bottom = draft.vertex(0, 0, profile[1]);
    for (int j = 0; j < rings; j++) ring(draft, segments, profile[2 * j], profile[2 * j + 1]);
    int top = draft.vertex(0, 0, profile[profile.length - 1]);
    for (int i = 0; i < segments; i++) {
      int next = (i + 1) % segments;
      draft.triangle(bottom, 1 + next, 1 + i);
      for (int j = 0; j + 1 < rings; j++) {
        int low = 1 + j * segments;
        int high = low + segments;
        draft.quad(low + i, low + next, high + next, high + i);
      }
      draft.triangle(top, top - segments + i, top - segments + next);
    }
    return draft;
  }

  private static void ring(Draft draft, int segments, double radius, double z) {
    for (int i = 0; i < segments; i++) {
      double angle = 2 * Math.PI * i / segments;
      draft.vertex(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle), z);
    }
  }

  /** A cylinder about z: {@code 4 segments} triangles. */
  static Draft cylinder(int segments, double radius, double z0, double z1) {
    return lathe(segments, radius, z0, radius, z1);
  }

  /** A cylinder with bevelled rims about z: {@code 8 segments} triangles. */
  static Draft drum(int segments, double radius, double z0, double z1) {
    double bevel = Math.min(radius, z1 - z0) / 8;
    return lathe(
        segments, radius - bevel, z0, radius, z0 + bevel, radius, z1 - bevel, radius - bevel, z1);
  }

  /**
   * An outline in the xz plane, extruded from y0 to y1: {@code 4 n} triangles for n corners.
   *
   * @param xz corners in turn, counterclockwise seen against y, all seen from their mean
   */
  static Draft plate(double y0, double y1, double... xz) {
    Draft draft = new Draft();
    int n = xz.length / 2;
    for (int i = 0; i < n; i++) {
      draft.vertex(xz[2 * i], y0, xz[2 * i + 1]);
      draft.vertex(xz[2 * i], y1, xz[2 * i + 1]);
    }
    int front = draft.vertex(mean(xz, 0), y0, mean(xz, 1));
    int back = draft.vertex(mean(xz, 0), y1, mean(xz, 1));
    for (int i = 0; i < n; i++) {
      int here = 2 * i;
      int next = 2 * ((i + 1) % n);
      draft.quad(here, here + 1, next + 1, next);
      draft.triangle(front, here, next).triangle(back, next + 1, here + 1);
    }
    return draft;
  }

  private static double mean(double[] xz, int k) {
    double sum = 0;
    for (int i = k; i < xz.length; i += 2) sum += xz[i];
    return sum / (xz.length / 2);
  }

  /**
   * A plate around two discs in the xz plane, as an arm between two joints: {@code 8 n + 8}
   * triangles for n steps of each half circle.
   */
  static Draft strap(int steps, double r0, double x1, double z1, double r1, double y0, double y1) {
    double heading = StrictMath.atan2(z1, x1);
    double[] outline = new double[4 * (steps + 1)];
    for (int i = 0; i <= steps; i++) {
      double far = heading - Math.PI / 2 + Math.PI * i / steps;
      outline[2 * i] = x1 + r1 * StrictMath.cos(far);
      outline[2 * i + 1] = z1 + r1 * StrictMath.sin(far);
      int at = 2 * (steps + 1 + i);
      outline[at] = r0 * StrictMath.cos(far + Math.PI);
      outline[at + 1] = r0 * StrictMath.sin(far + Math.PI);
    }
    return plate(y0, y1, outline);
  }

  /** A bar of rectangular section along a segment: 12 triangles. Its ends are square. */
  static Draft bar(double[] from, double[] to, double width, double height) {
    double x = to[0] - from[0];
    double y = to[1] - from[1];
    double z = to[2] - from[2];
    double length = Math.sqrt(x * x + y * y + z * z);
    double pitch = -StrictMath.asin(Math.max(-1, Math.min(1, z / length)));
    double yaw = x == 0 && y == 0 ? 0 : StrictMath.atan2(y, x);
    return box(0, length, -width / 2, width / 2, -height / 2, height / 2)
        .placed(Frame.rpy(from[0], from[1], from[2], 0, pitch, yaw));
  }

  /** A slender link along z with pointed ends: 16 triangles. */
  static Draft skewer(double length, double width, double point) {
    Draft draft = new Draft();
    int low = draft.vertex(0, 0, 0);
    int high = draft.vertex(0, 0, length);
    for (int i = 0; i < 8; i++) {
      double x = (i + 1 & 2) == 0 ? width / 2 : -width / 2;
      double y = (i & 2) == 0 ? width / 2 : -width / 2;
      draft.vertex(x, y, i < 4 ? point : length - point);
    }
    for (int i = 0; i < 4; i++) {
      int here = 2 + i;
      int next = 2 + (i + 1) % 4;
      draft.triangle(low, next, here).triangle(high, here + 4, next + 4);
      draft.quad(here, next, next + 4, here + 4);
    }
    return draft;
  }
}
