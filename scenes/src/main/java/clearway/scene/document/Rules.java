package clearway.scene.document;

import clearway.scene.SceneFormatException;
import clearway.scene.text.Fields;
import clearway.scene.text.Numbers;
import clearway.scene.text.Value;
import clearway.world.ClearanceRule;
import clearway.world.Exemption;
import java.util.List;

/** The pairs of a scene that are left out ({@code ignore}) or kept apart ({@code clearances}). */
final class Rules {
  static final List<String> IGNORE_KEYS = List.of("between", "reason");
  static final List<String> CLEARANCE_KEYS = List.of("between", "clearance");

  private final ObjectNames names;

  Rules(ObjectNames names) {
    this.names = names;
  }

  Exemption ignore(Value value) {
    if (value.is(Value.Kind.LIST)) return ignore(value, Exemption.IGNORE);
    if (value.is(Value.Kind.TEXT)) {
      throw value.wrong(
          SceneFormatException.quote(value.text()) + " is a text, not a pair",
          "write a list of pairs, [[\"a\", \"b\"]]");
    }
    Fields fields = value.object();
    fields.refuseUnknown(IGNORE_KEYS);
    String reason = fields.optional("reason").map(Value::name).orElse(Exemption.IGNORE);
    return ignore(fields.required("between"), reason);
  }

  private Exemption ignore(Value value, String reason) {
    List<Value> pair = pair(value);
    // An SRDF may name what a URDF does not have; what people list here is checked.
    if (reason.equals(Exemption.IGNORE)) pair.forEach(this::requireKnown);
    return new Exemption(pair.get(0).name(), pair.get(1).name(), reason);
  }

  ClearanceRule clearance(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(CLEARANCE_KEYS);
    List<Value> pair = pair(fields.required("between"));
    pair.forEach(this::requireKnown);
    double clearance = clearanceOf(fields.required("clearance"));
    return new ClearanceRule(pair.get(0).name(), pair.get(1).name(), clearance);
  }

  /** A distance, zero or more. */
  static double clearanceOf(Value value) {
    double clearance = value.number();
    if (clearance >= 0) return clearance;
    throw value.wrong(
        "the clearance " + Numbers.shown(clearance) + " is negative", "write a distance from 0");
  }

  private static List<Value> pair(Value value) {
    return value.list(2, "two names, [\"a\", \"b\"]");
  }

  private void requireKnown(Value value) {
    String name = value.name();
    if (names.matches(name)) return;
    if (name.indexOf('*') < 0) throw names.unknown(value);
    throw value.wrong(
        "nothing is named like " + SceneFormatException.quote(name),
        "objects are named OBSTACLE, ROBOT/LINK or, free bodies, ROBOT");
  }
}
