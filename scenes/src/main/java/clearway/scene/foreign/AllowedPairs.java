package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.world.Exemption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An allowed collision matrix: true leaves a pair out, false has it tested even where the SRDF
 * leaves it out. Pairs it does not list stay as they are.
 */
final class AllowedPairs {
  static final String REASON = "ACM";
  private static final int MOST = 4_000;

  private final SceneDraft draft;
  private final Map<String, String> objects = new HashMap<>(); // names in the scene
  private final Map<Set<String>, Boolean> listed = new HashMap<>();

  AllowedPairs(SceneDraft draft, List<Robot> robots) {
    this.draft = draft;
    for (Robot robot : robots) {
      robot.links().forEach(link -> put(robot, link.name()));
      robot.attached().forEach(object -> put(robot, object.name()));
    }
  }

  private void put(Robot robot, String name) {
    objects.put(name, robot.isFree() ? robot.name() : robot.name() + "/" + name);
  }

  /** The exemptions of a robot's SRDF with those of the matrix. */
  List<Exemption> merge(List<Exemption> before, Fields matrix) {
    List<Exemption> allowed = new ArrayList<>();
    read(matrix, allowed);
    List<Exemption> result = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (Exemption each : before) {
      if (Boolean.FALSE.equals(listed.get(Set.of(each.a(), each.b())))) continue;
      if (seen.add(Set.of(each.a(), each.b()))) result.add(each);
    }
    for (Exemption each : allowed) if (seen.add(Set.of(each.a(), each.b()))) result.add(each);
    return result;
  }

  private void read(Fields matrix, List<Exemption> allowed) {
    List<Value> names = Messages.list(matrix, "entry_names");
    List<Value> rows = Messages.list(matrix, "entry_values");
    if (rows.size() != names.size() || names.size() > MOST) {
      throw matrix
          .value()
          .wrong(
              rows.size() + " rows for " + names.size() + " names",
              "give one for each, at most " + MOST);
    }
    List<List<Value>> flags = new ArrayList<>();
    for (Value row : rows) flags.add(flags(row, names.size()));
    for (int i = 0; i < names.size(); i++) addRow(names, i, flags, allowed);
    if (!Messages.list(matrix, "default_entry_names").isEmpty()) {
      draft.note("default entries of the allowed collision matrix are not used");
    }
  }

  private static List<Value> flags(Value row, int count) {
    List<Value> flags =
        row.is(Value.Kind.OBJECT) ? Messages.list(row.object(), "enabled") : row.list();
    if (flags.size() == count) return flags;
    throw row.wrong(flags.size() + " values for " + count + " names", "give one for each");
  }

  /** A pair is allowed if both its entries say so. */
  private void addRow(List<Value> names, int i, List<List<Value>> flags, List<Exemption> allowed) {
    String first = name(names.get(i));
    for (int j = 0; j < i && !first.isEmpty(); j++) {
      String second = name(names.get(j));
      if (second.isEmpty() || second.equals(first)) continue;
      boolean both = flag(flags.get(i).get(j)) & flag(flags.get(j).get(i));
      listed.put(Set.of(first, second), both);
      if (both) allowed.add(new Exemption(second, first, REASON));
    }
  }

  private static boolean flag(Value value) {
    return value.is(Value.Kind.NUMBER) ? value.number() != 0 : value.flag();
  }

  /** What the scene calls it, or nothing. */
  private String name(Value value) {
    String written = Messages.text(value);
    String known = objects.get(written);
    if (known != null) return known;
    if (draft.hasObstacle(written)) return written;
    draft.note("the allowed collision matrix names " + quote(written) + ", which is not here");
    return "";
  }
}
