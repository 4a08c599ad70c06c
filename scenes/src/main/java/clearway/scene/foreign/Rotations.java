package clearway.scene.foreign;

import clearway.geometry.Frame;
import clearway.geometry.Pose;

/** Rotation matrices, and the frames that they belong to. */
final class Rotations {
  private static final double SLACK = 1e-3;

  private Rotations() {}

  static Frame frame(Pose pose) {
    double[] p = new double[Pose.STRIDE];
    pose.copyTo(p, 0);
    return frame(p, 0);
  }

  /** Of a pose in an array, as {@link Pose#copyTo} writes it. */
  static Frame frame(double[] p, int at) {
    double[][] m = new double[3][4];
    for (int row = 0; row < 3; row++) {
      System.arraycopy(p, at + 3 * row, m[row], 0, 3);
      m[row][3] = p[at + 9 + row];
    }
    return frame(m);
  }

  /** Of three rows of four: a rotation and beside it the position. */
  static Frame frame(double[][] m) {
    double[] q = quaternion(m);
    return Frame.of(m[0][3], m[1][3], m[2][3], q[0], q[1], q[2], q[3]);
  }

  /** Whether the first three columns are orthonormal and right-handed, to within 0.001. */
  static boolean isRotation(double[][] m) {
    double worst = Math.abs(determinant(m) - 1);
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        double dot = m[i][0] * m[j][0] + m[i][1] * m[j][1] + m[i][2] * m[j][2];
        worst = Math.max(worst, Math.abs(dot - (i == j ? 1 : 0)));
      }
    }
    return worst <= SLACK;
  }

  private static double determinant(double[][] m) {
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
  }

  /** w, x, y, z, from the largest of the four: its square is at least a quarter. */
  private static double[] quaternion(double[][] m) {
    double trace = m[0][0] + m[1][1] + m[2][2];
    int largest = 0;
    for (int k = 1; k < 3; k++) if (m[k][k] > m[largest][largest]) largest = k;
    double[] q = new double[4];
    if (trace >= m[largest][largest]) {
      q[0] = 1 + trace;
      for (int k = 0; k < 3; k++) {
        q[k + 1] = m[(k + 2) % 3][(k + 1) % 3] - m[(k + 1) % 3][(k + 2) % 3];
      }
      return q;
    }
    int i = largest;
    int j = (i + 1) % 3;
    int k = (i + 2) % 3;
    q[0] = m[k][j] - m[j][k];
    q[i + 1] = 1 + m[i][i] - m[j][j] - m[k][k];
    q[j + 1] = m[i][j] + m[j][i];
    q[k + 1] = m[i][k] + m[k][i];
    return q;
  }
}
