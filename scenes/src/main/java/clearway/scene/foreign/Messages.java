package clearway.scene.foreign;

import clearway.geometry.Frame;
import clearway.scene.text.Fields;
import clearway.scene.text.Numbers;
import clearway.scene.text.Value;
import java.util.List;
import java.util.Optional;

/**
 * Values of ROS messages as YAML writers put them down: vectors as lists or as x, y, z, w; nothing
 * where a list is empty; numbers where names are meant.
 */
final class Messages {
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
    return value.is(Value.Kind.NUMBER) ? Numbers.shown(value.number()) : value.text();
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
    double norm = Numbers.quaternionLength(q, 0);
    if (Numbers.isUnit(norm)) return q;
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
    if (Rotations.isRotation(m)) return Rotations.frame(m);
    throw value.wrong("the matrix is no rotation to within 0.001", "write an orthonormal matrix");
  }
}
