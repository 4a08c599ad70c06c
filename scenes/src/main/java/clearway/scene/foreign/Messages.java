package clearway.scene.foreign;

import clearway.geometry.Frame;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.List;
import java.util.Optional;

/**
 * Values of ROS messages as YAML writers put them down: vectors as lists or as x, y, z, w; nothing
 * where a list is empty; numbers where names are meant.
 */
final class Messages {
  private static final double NORM_SLACK = 1e-3;
  private static final String QUATERNION = "x, y, z, w of a unit quaternion";

  private Messages() {}

  /** A member that is there and not null. */
  static Optional<Value> optional(Fields fields, String key) {
    return fields.optional(key).filter(value -> !value.is(Value.Kind.NOTHING));
  }

  static Optional<Fields> object(Fields fields, String key) {
    return optional(fields, key).map(Value::object);
  }

  /** The entries of a list; none if it is not there. */
  static List<Value> list(Fields fields, String key) {
    return optional(fields, key).map(Value::list).orElse(List.of());
  }

  static String text(Value value) {
    return value.is(Value.Kind.NUMBER) ? Value.shown(value.number()) : value.text();
  }

  static Optional<String> text(Fields fields, String key) {
    return optional(fields, key).map(Messages::text);
  }

  static double[] vector(Value value) {
    if (value.is(Value.Kind.LIST)) return value.numbers(3, "numbers x, y, z");
    Fields fields = value.object();
    return new double[] {part(fields, "x"), part(fields, "y"), part(fields, "z")};
  }

  /** Position and orientation; either may be missing. */
  static Frame pose(Value value) {
    Fields fields = value.object();
    return pose(optional(fields, "position"), optional(fields, "orientation"));
  }

  /** A transform: translation and rotation. */
  static Frame transform(Value value) {
    Fields fields = value.object();
    return pose(optional(fields, "translation"), optional(fields, "rotation"));
  }

  private static Frame pose(Optional<Value> position, Optional<Value> orientation) {
    double[] p = position.map(Messages::vector).orElse(new double[3]);
    double[] q = orientation.map(Messages::quaternion).orElse(new double[] {0, 0, 0, 1});
    return Frame.of(p[0], p[1], p[2], q[3], q[0], q[1], q[2]);
  }

  private static double[] quaternion(Value value) {
    double[] q =
        value.is(Value.Kind.LIST) ? value.numbers(4, "numbers x, y, z, w") : parts(value.object());
    double norm = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    if (Math.abs(norm - 1) <= NORM_SLACK) return q;
    throw value.wrong("the quaternion has the length " + norm + ", not 1", "write " + QUATERNION);
  }

  private static double[] parts(Fields fields) {
    return new double[] {
      part(fields, "x"), part(fields, "y"), part(fields, "z"), part(fields, "w")
    };
  }

  private static double part(Fields fields, String key) {
    return fields.required(key).number();
  }

  /** Three rows of four: a rotation matrix and beside it the position. */
  static Frame matrix(Value value) {
    List<Value> rows = value.list();
    if (rows.size() != 3 && rows.size() != 4) {
      throw value.wrong("the matrix has " + rows.size() + " rows", "write three rows of four");
    }
    double[][] m = new double[3][];
    for (int i = 0; i < 3; i++) m[i] = rows.get(i).numbers(4, "four numbers");
    if (!isRotation(m)) {
      throw value.wrong("the matrix is no rotation to within 0.001", "write an orthonormal matrix");
    }
    double[] q = quaternion(m);
    return Frame.of(m[0][3], m[1][3], m[2][3], q[0], q[1], q[2], q[3]);
  }

  private static boolean isRotation(double[][] m) {
    double worst = Math.abs(determinant(m) - 1);
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        double dot = m[i][0] * m[j][0] + m[i][1] * m[j][1] + m[i][2] * m[j][2];
        worst = Math.max(worst, Math.abs(dot - (i == j ? 1 : 0)));
      }
    }
    return worst <= NORM_SLACK;
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
