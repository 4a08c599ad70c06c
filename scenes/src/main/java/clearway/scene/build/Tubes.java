package clearway.scene.build;

/** Round tubes swept along lines: tori, springs and pipes. */
final class Tubes {
  private Tubes() {}

  /** A point of a line, and a unit vector across it with its product by the tangent. */
  private record Station(double[] centre, double[] normal, double[] binormal) {}

  /** A torus about z: {@code 2 around across} triangles. */
  static Draft torus(double major, double minor, int around, int across) {
    Station[] stations = new Station[around];
    for (int i = 0; i < around; i++) {
      double angle = 2 * Math.PI * i / around;
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      stations[i] =
          new Station(
              new double[] {major * c, major * s, 0},
              new double[] {c, s, 0},
              new double[] {0, 0, 1});
    }
    return skin(stations, minor, across, true);
  }

  /**
   * A wire wound about z, its middle at the origin: {@code 2 sides (steps + 1)} triangles, the flat
   * ends included.
   */
  static Draft spring(
      double radius, double pitch, double turns, double wire, int steps, int sides) {
    Station[] stations = new Station[steps + 1];
    double rise = pitch / (2 * Math.PI);
    double norm = Math.sqrt(radius * radius + rise * rise);
    for (int i = 0; i <= steps; i++) {
      double angle = 2 * Math.PI * turns * (i / (double) steps - 0.5);
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      stations[i] =
          new Station(
              new double[] {radius * c, radius * s, rise * angle},
              new double[] {c, s, 0},
              new double[] {rise * s / norm, -rise * c / norm, radius / norm});
    }
    return skin(stations, wire, sides, false);
  }

  /**
   * A pipe along a polyline, mitred at its corners: {@code 2 sides n} triangles for n points, the
   * flat ends included.
   */
  static Draft pipe(double radius, int sides, double[]... points) {
    Station[] stations = new Station[points.length];
    double[] normal = null;
    for (int i = 0; i < points.length; i++) {
      double[] before = direction(points, Math.max(i, 1) - 1);
      double[] after = direction(points, Math.min(i, points.length - 2));
      if (normal == null) normal = across(before);
      stations[i] = mitre(points[i], before, after, normal);
      normal = carried(normal, before, after);
    }
    return skin(stations, radius, sides, false);
  }

  /** Points of an arc about the origin in the xz plane, then moved; for bends. */
  static double[][] arc(
      double x, double z, double y, double radius, double from, double to, int steps) {
    double[][] points = new double[steps + 1][];
    for (int i = 0; i <= steps; i++) {
      double angle = from + (to - from) * i / steps;
      points[i] =
          new double[] {x + radius * StrictMath.cos(angle), y, z + radius * StrictMath.sin(angle)};
    }
    return points;
  }

  private static Draft skin(Station[] stations, double radius, int sides, boolean loop) {
    Draft draft = new Draft();
    for (Station station : stations) section(draft, station, radius, sides);
    int spans = loop ? stations.length : stations.length - 1;
    for (int i = 0; i < spans; i++) {
      int here = i * sides;
      int there = (i + 1) % stations.length * sides;
      for (int k = 0; k < sides; k++) {
        int next = (k + 1) % sides;
        draft.quad(here + k, here + next, there + next, there + k);
      }
    }
    if (!loop) closeEnds(draft, stations, sides);
    return draft;
  }

  private static void section(Draft draft, Station station, double radius, int sides) {
    double[] p = station.centre();
    for (int k = 0; k < sides; k++) {
      double angle = -2 * Math.PI * k / sides;
      double u = radius * StrictMath.cos(angle);
      double v = radius * StrictMath.sin(angle);
      double[] n = station.normal();
      double[] b = station.binormal();
      draft.vertex(
          p[0] + u * n[0] + v * b[0], p[1] + u * n[1] + v * b[1], p[2] + u * n[2] + v * b[2]);
    }
  }

  private static void closeEnds(Draft draft, Station[] stations, int sides) {
    double[] p = stations[0].centre();
    double[] q = stations[stations.length - 1].centre();
    int first = draft.vertex(p[0], p[1], p[2]);
    int last = draft.vertex(q[0], q[1], q[2]);
    for (int k = 0; k < sides; k++) {
      int next = (k + 1) % sides;
      int far = (stations.length - 1) * sides;
      draft.triangle(first, next, k).triangle(last, far + k, far + next);
    }
  }

  /** The section in the plane that halves the angle at a corner, stretched to keep the radius. */
  private static Station mitre(double[] centre, double[] before, double[] after, double[] normal) {
    double[] other = cross(normal, before);
    double[] plane = sum(before, 1, after, 1);
    return new Station(centre, slid(normal, before, plane), slid(other, before, plane));
  }

  /** The vector moved along a direction into the plane with the given normal. */
  private static double[] slid(double[] vector, double[] along, double[] plane) {
    return sum(vector, 1, along, -dot(vector, plane) / dot(along, plane));
  }

  /** A vector across one direction, turned as that direction turns to another. */
  private static double[] carried(double[] vector, double[] from, double[] to) {
    double[] axis = cross(from, to);
    double cosine = dot(from, to);
    double[] turned = sum(scaled(vector, cosine), 1, cross(axis, vector), 1);
    return sum(turned, 1, axis, dot(axis, vector) / (1 + cosine));
  }

  private static double[] direction(double[][] points, int i) {
    double[] way = sum(points[i + 1], 1, points[i], -1);
    return scaled(way, 1 / Math.sqrt(dot(way, way)));
  }

  private static double[] across(double[] direction) {
    double[] way = Math.abs(direction[2]) < 0.9 ? new double[] {0, 0, 1} : new double[] {1, 0, 0};
    double[] normal = sum(way, 1, direction, -dot(way, direction));
    return scaled(normal, 1 / Math.sqrt(dot(normal, normal)));
  }

  private static double[] sum(double[] a, double s, double[] b, double t) {
    return new double[] {s * a[0] + t * b[0], s * a[1] + t * b[1], s * a[2] + t * b[2]};
  }

  private static double[] scaled(double[] a, double s) {
    return new double[] {s * a[0], s * a[1], s * a[2]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
