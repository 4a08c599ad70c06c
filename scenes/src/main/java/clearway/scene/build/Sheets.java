package clearway.scene.build;

/** Flat faces cut into many triangles. */
final class Sheets {
  private Sheets() {}

  /** An open rectangle at height zero, facing up: {@code 2 nx ny} triangles. */
  static Draft grid(double[] x, double[] y) {
    Draft draft = new Draft();
    for (double px : x) {
      for (double py : y) draft.vertex(px, py, 0);
    }
    for (int i = 0; i + 1 < x.length; i++) {
      for (int j = 0; j + 1 < y.length; j++) {
        int at = i * y.length + j;
        draft.quad(at, at + y.length, at + y.length + 1, at + 1);
      }
    }
    return draft;
  }

  /**
   * A closed box from the origin to (x, y, z) with the same number of triangles in every face.
   *
   * @param triangles even; faces share the vertices of their edges
   */
  static Draft evenBox(double x, double y, double z, int triangles) {
    int cells = (int) Math.sqrt(triangles / 2.0);
    double[] xs = Blocks.even(0, x, cells);
    double[] ys = Blocks.even(0, y, cells);
    double[] zs = Blocks.even(0, z, cells);
    Draft box = new Draft();
    box.add(flipped(grid(xs, ys).refined(triangles))).add(up(grid(xs, ys).refined(triangles), z));
    Draft front = grid(zs, xs).refined(triangles).alongY();
    box.add(flipped(new Draft().add(front))).add(front.warped(p -> p[1] = y));
    Draft left = grid(ys, zs).refined(triangles).alongX();
    return box.add(flipped(new Draft().add(left))).add(left.warped(p -> p[0] = x));
  }

  private static Draft up(Draft face, double z) {
    return face.warped(p -> p[2] = z);
  }

  /** The same surface with its other side out. */
  private static Draft flipped(Draft face) {
    for (int t = 0; t < face.triangles(); t++) {
      int second = face.corner(t, 1);
      face.replaceCorner(t, 1, face.corner(t, 2));
      face.replaceCorner(t, 2, second);
    }
    return face;
  }
}
