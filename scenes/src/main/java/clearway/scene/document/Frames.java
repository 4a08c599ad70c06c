package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.scene.text.Fields;
import clearway.scene.text.Numbers;
import clearway.scene.text.Value;
import java.util.List;

/** Poses: {@code xyz} with {@code quat} (w x y z) or {@code rpy} (radians, fixed axes). */
final class Frames {
  static final List<String> KEYS = List.of("xyz", "quat", "rpy");

  static final String UNIT_REMEDY = "write w, x, y, z of a unit quaternion";

  private Frames() {}

  /** The pose under the key {@code at}, the identity if there is none. */
  static Frame at(Fields fields) {
    return fields.optional("at").map(Frames::read).orElse(Frame.identity());
  }

  static Frame read(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(KEYS);
    double[] xyz = {0, 0, 0};
    if (fields.has("xyz")) xyz = fields.required("xyz").numbers(3, "[x, y, z]");
    Value turn = fields.only("quat", "rpy").orElse(null);
    if (turn == null) return Frame.translation(xyz[0], xyz[1], xyz[2]);
    if (turn.key().equals("quat")) {
      double[] q = quaternion(turn);
      return Frame.of(xyz[0], xyz[1], xyz[2], q[0], q[1], q[2], q[3]);
    }
    double[] rpy = turn.numbers(3, "[roll, pitch, yaw]");
    return Frame.rpy(xyz[0], xyz[1], xyz[2], rpy[0], rpy[1], rpy[2]);
  }

  /** Four numbers w x y z as written, of a length near one. */
  private static double[] quaternion(Value value) {
    double[] q = value.numbers(4, "[w, x, y, z]");
    requireUnit(value, q, 0);
    return q;
  }

  /** Refuses a quaternion {@code q[at .. at + 4)} whose length is off by more than 1e-3. */
  static void requireUnit(Value value, double[] q, int at) {
    double length = Numbers.quaternionLength(q, at);
    if (Numbers.isUnit(length)) return;
    throw value.wrong(notUnit(length), UNIT_REMEDY);
  }

  static String notUnit(double length) {
    return "the quaternion has length " + Numbers.shown(length) + ", not 1";
  }
}
