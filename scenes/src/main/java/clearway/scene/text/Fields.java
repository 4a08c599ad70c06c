package clearway.scene.text;

import clearway.scene.NearNames;
import clearway.scene.SceneFormatException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The members of an object, in the order of the file. */
public final class Fields {
  private final Value value;
  private final Map<String, Value> members;

  Fields(Value value, Map<String, Value> members) {
    this.value = value;
    this.members = members;
  }

  /** The object itself. */
  public Value value() {
    return value;
  }

  public Set<String> names() {
    return Collections.unmodifiableSet(members.keySet());
  }

  public Collection<Value> values() {
    return Collections.unmodifiableCollection(members.values());
  }

  public boolean has(String name) {
    return members.containsKey(name);
  }

  public Optional<Value> optional(String name) {
    return Optional.ofNullable(members.get(name));
  }

  /** The entries of a list, none if it is not there. */
  public List<Value> listed(String name) {
    return optional(name).map(Value::list).orElse(List.of());
  }

  public double number(String name, double otherwise) {
    return optional(name).map(Value::number).orElse(otherwise);
  }

  /** The member of this name; its absence is an error at the object. */
  public Value required(String name) {
    Value found = members.get(name);
    if (found != null) return found;
    throw value.wrong("the key '" + name + "' is missing", "add it");
  }

  /** The only one of these members that is there; none or several are an error. */
  public Value oneOf(String... names) {
    Value only = only(names).orElse(null);
    if (only != null) return only;
    throw value.wrong("none of " + listed(names) + " is here", "give one of them");
  }

  /** The only one of these members that is there, if any; several are an error. */
  public Optional<Value> only(String... names) {
    List<Value> found = new ArrayList<>();
    for (String name : names) optional(name).ifPresent(found::add);
    if (found.size() < 2) return found.stream().findFirst();
    throw found
        .get(1)
        .wrongKey(
            "'" + found.get(1).key() + "' stands beside '" + found.get(0).key() + "'",
            "give only one of " + listed(names));
  }

  /** Refuses any other key than these, and says which was probably meant. */
  public void refuseUnknown(String... known) {
    refuseUnknown(Arrays.asList(known));
  }

  public void refuseUnknown(Collection<String> known) {
    for (Map.Entry<String, Value> member : members.entrySet()) {
      if (!known.contains(member.getKey())) throw unknown(member.getValue(), known);
    }
  }

  private static SceneFormatException unknown(Value member, Collection<String> known) {
    String otherwise = "the keys here are " + String.join(", ", known);
    return member.wrongKey(
        "unknown key " + SceneFormatException.quote(member.key()),
        NearNames.remedy(member.key(), known, otherwise));
  }

  private static String listed(String... names) {
    List<String> quoted = Arrays.stream(names).map(name -> "'" + name + "'").toList();
    return String.join(", ", quoted);
  }
}
