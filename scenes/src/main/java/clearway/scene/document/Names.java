package clearway.scene.document;

import clearway.scene.NearNames;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Names of one kind of thing, each used once. */
final class Names {
  private final String kind;
  private final Set<String> taken = new HashSet<>();

  /**
   * @param kind the plural, for errors: "obstacles"
   */
  Names(String kind) {
    this.kind = kind;
  }

  /** The {@code name} of an object, which no other has. */
  String take(Fields fields) {
    return take(fields.required("name"));
  }

  String take(Value value) {
    String name = value.name();
    if (taken.add(name)) return name;
    throw value.wrong(
        "two " + kind + " are named " + SceneFormatException.quote(name), "give each its own name");
  }

  /** An error for a name that is none of those there are. */
  static SceneFormatException unknown(Value value, String kind, Collection<String> known) {
    return unknown(value, value.text(), problem(kind, value.text()), known);
  }

  /** As above in other words. */
  static SceneFormatException unknown(
      Value value, String name, String problem, Collection<String> known) {
    return value.wrong(problem, remedy(name, known));
  }

  /** As above for a name that stands as a key. */
  static SceneFormatException unknownKey(Value value, String kind, Collection<String> known) {
    return value.wrongKey(problem(kind, value.key()), remedy(value.key(), known));
  }

  private static String problem(String kind, String name) {
    return "there is no " + kind + " " + SceneFormatException.quote(name);
  }

  private static String remedy(String name, Collection<String> known) {
    String all = known.isEmpty() ? "there are none" : "there are " + listed(known);
    return NearNames.remedy(name, known, all);
  }

  private static String listed(Collection<String> names) {
    StringBuilder text = new StringBuilder();
    int shown = 0;
    for (String name : names) {
      if (shown++ == 8) return text + ", ...";
      text.append(text.isEmpty() ? "" : ", ").append(SceneFormatException.quote(name));
    }
    return text.toString();
  }
}
