package clearway.oracle;

/**
 * A moving frame: rows of R and then the origin (12 doubles), with first and second derivatives.
 */
final class Jet {
  final double[][] order = new double[3][12];

  static Jet still() {
    Jet jet = new Jet();
    jet.order[0][0] = 1;
    jet.order[0][4] = 1;
    jet.order[0][8] = 1;
    return jet;
  }

  Jet times(Jet inner) {
    Jet product = new Jet();
    for (int a = 0; a < 3; a++) {
      for (int b = 0; a + b < 3; b++) {
        addProduct(a == 1 && b == 1 ? 2 : 1, order[a], inner.order[b], product.order[a + b]);
      }
      for (int k = 9; k < 12; k++) product.order[a][k] += order[a][k];
    }
    return product;
  }

  private static void addProduct(double times, double[] a, double[] b, double[] out) {
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 4; column++) {
        int at = column < 3 ? column : 9;
        int step = column < 3 ? 3 : 1;
        double sum = 0;
        for (int k = 0; k < 3; k++) sum += a[3 * row + k] * b[at + k * step];
        out[column < 3 ? 3 * row + column : 9 + row] += times * sum;
      }
    }
  }

  Jet inverse() {
    Jet turned = new Jet();
    Jet away = new Jet();
    for (int a = 0; a < 3; a++) {
      for (int k = 0; k < 9; k++) turned.order[a][k] = order[a][k % 3 * 3 + k / 3];
      for (int k = 9; k < 12; k++) away.order[a][k] = -order[a][k];
    }
    for (int k = 0; k < 9; k += 4) away.order[0][k] = 1;
    return turned.times(away);
  }

  /** Writes derivative {@code a} of the path of the point (x, y, z). */
  void point(int a, double x, double y, double z, double[] out) {
    double[] m = order[a];
    for (int row = 0; row < 3; row++) {
      out[row] = m[3 * row] * x + m[3 * row + 1] * y + m[3 * row + 2] * z + m[9 + row];
    }
  }

  /** Turns about a unit axis by an angle with its derivatives. */
  static Jet turn(double[] axis, double[] angle) {
    Jet jet = new Jet();
    double s = StrictMath.sin(angle[0]);
    double c = StrictMath.cos(angle[0]);
    double half = StrictMath.sin(angle[0] / 2);
    addTurn(jet.order[0], axis, c, s, 2 * half * half);
    addTurn(jet.order[1], axis, -s * angle[1], c * angle[1], s * angle[1]);
    double squared = angle[1] * angle[1];
    addTurn(
        jet.order[2],
        axis,
        -c * squared - s * angle[2],
        -s * squared + c * angle[2],
        c * squared + s * angle[2]);
    return jet;
  }

  private static void addTurn(double[] m, double[] u, double one, double cross, double outer) {
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) m[3 * i + j] += outer * u[i] * u[j];
      int next = (i + 1) % 3;
      int last = (i + 2) % 3;
      m[3 * i + i] += one;
      m[3 * i + next] -= cross * u[last];
      m[3 * i + last] += cross * u[next];
    }
  }

  /** Slides along a vector by a length with its derivatives. */
  Jet slid(double[] along, double[] by) {
    for (int a = 0; a < 3; a++) {
      for (int k = 0; k < 3; k++) order[a][9 + k] += along[k] * by[a];
    }
    return this;
  }
}
