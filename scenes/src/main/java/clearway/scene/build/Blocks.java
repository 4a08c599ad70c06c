package clearway.scene.build;

/**
 * A solid made of the cells of a grid whose lines may have any spacing: housings, shelves, panels
 * with holes. Its surface has two triangles for every face between a filled and an empty cell.
 */
final class Blocks {
  private final double[][] lines;
  private final boolean[][][] filled;

  Blocks(double[] x, double[] y, double[] z) {
    lines = new double[][] {x, y, z};
    filled = new boolean[x.length - 1][y.length - 1][z.length - 1];
  }

  /** Lines at equal distances, {@code cells} of them between {@code from} and {@code to}. */
  static double[] even(double from, double to, int cells) {
    double[] lines = new double[cells + 1];
    for (int i = 0; i <= cells; i++) lines[i] = from + (to - from) * i / cells;
    return lines;
  }

  /** Fills the cells from the first line of each pair to the second. */
  Blocks fill(int x0, int x1, int y0, int y1, int z0, int z1) {
    return set(true, x0, x1, y0, y1, z0, z1);
  }

  Blocks clear(int x0, int x1, int y0, int y1, int z0, int z1) {
    return set(false, x0, x1, y0, y1, z0, z1);
  }

  private Blocks set(boolean value, int x0, int x1, int y0, int y1, int z0, int z1) {
    for (int i = x0; i < x1; i++) {
      for (int j = y0; j < y1; j++) {
        for (int k = z0; k < z1; k++) filled[i][j][k] = value;
      }
    }
    return this;
  }

  /** The surface; closed. */
  Draft draft() {
    Draft draft = new Draft();
    int[][][] index = new int[lines[0].length][lines[1].length][lines[2].length];
    for (int i = 0; i < filled.length; i++) {
      for (int j = 0; j < filled[0].length; j++) {
        for (int k = 0; k < filled[0][0].length; k++) {
          if (filled[i][j][k]) faces(draft, index, i, j, k);
        }
      }
    }
    return draft;
  }

  private void faces(Draft draft, int[][][] index, int i, int j, int k) {
    int[] v = new int[8];
    for (int c = 0; c < 8; c++) v[c] = -1;
    int[] at = {i, j, k};
    if (!isFilled(i, j, k - 1)) face(draft, index, at, v, 0, 2, 3, 1);
    if (!isFilled(i, j, k + 1)) face(draft, index, at, v, 4, 5, 7, 6);
    if (!isFilled(i, j - 1, k)) face(draft, index, at, v, 0, 1, 5, 4);
    if (!isFilled(i, j + 1, k)) face(draft, index, at, v, 2, 6, 7, 3);
    if (!isFilled(i - 1, j, k)) face(draft, index, at, v, 0, 4, 6, 2);
    if (!isFilled(i + 1, j, k)) face(draft, index, at, v, 1, 3, 7, 5);
  }

  private void face(Draft draft, int[][][] index, int[] at, int[] v, int... corners) {
    for (int c : corners) {
      if (v[c] < 0)
        v[c] = vertex(draft, index, at[0] + (c & 1), at[1] + (c >> 1 & 1), at[2] + (c >> 2));
    }
    draft.quad(v[corners[0]], v[corners[1]], v[corners[2]], v[corners[3]]);
  }

  private int vertex(Draft draft, int[][][] index, int i, int j, int k) {
    if (index[i][j][k] == 0) {
      index[i][j][k] = 1 + draft.vertex(lines[0][i], lines[1][j], lines[2][k]);
    }
    return index[i][j][k] - 1;
  }

  private boolean isFilled(int i, int j, int k) {
    return i >= 0
        && j >= 0
        && k >= 0
        && i < filled.length
        && j < filled[0].length
        && k < filled[0][0].length
        && filled[i][j][k];
  }
}
