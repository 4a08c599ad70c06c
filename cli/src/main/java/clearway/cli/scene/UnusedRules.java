package clearway.cli.scene;

import clearway.scene.SceneFormatException;
import clearway.world.ClearanceRule;
import clearway.world.CollisionObject;
import clearway.world.Exemption;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;

/** Rules of a scene that no pair of its objects falls under. */
public final class UnusedRules {
  private static final int MOST = 5;

  private final List<String> names;
  private final int obstacles;

  private UnusedRules(World world) {
    names = world.objects().stream().map(CollisionObject::name).toList();
    obstacles = world.obstacles().size();
  }

  /** One sentence for each, and one for those beyond the first five. */
  public static List<String> of(World world) {
    UnusedRules rules = new UnusedRules(world);
    List<String> sentences = new ArrayList<>();
    for (Exemption rule : world.ignore()) {
      rules.check("pair left out (" + rule.reason() + ")", rule.a(), rule.b(), sentences);
    }
    for (ClearanceRule rule : world.clearances()) {
      rules.check("clearance " + rule.clearance(), rule.a(), rule.b(), sentences);
    }
    if (sentences.size() <= MOST) return sentences;
    List<String> shown = new ArrayList<>(sentences.subList(0, MOST));
    shown.add((sentences.size() - MOST) + " more rules are about no two objects");
    return shown;
  }

  private void check(String what, String a, String b, List<String> sentences) {
    if (isUsed(matching(a), matching(b))) return;
    String between = SceneFormatException.quote(a) + " and " + SceneFormatException.quote(b);
    sentences.add(what + " between " + between + ": no two objects are meant");
  }

  private List<Integer> matching(String pattern) {
    String[] parts = pattern.split("\\*", -1);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) if (fits(parts, names.get(i))) found.add(i);
    return found;
  }

  /** Each star stands for any characters, and takes as few as it can. */
  private static boolean fits(String[] parts, String name) {
    if (parts.length == 1) return name.equals(parts[0]);
    if (!name.startsWith(parts[0])) return false;
    int at = parts[0].length();
    for (int i = 1; i + 1 < parts.length; i++) {
      int found = name.indexOf(parts[i], at);
      if (found < 0) return false;
      at = found + parts[i].length();
    }
    String last = parts[parts.length - 1];
    return name.length() - last.length() >= at && name.endsWith(last);
  }

  /** Whether two different objects, not both of them obstacles, are among the two lists. */
  private boolean isUsed(List<Integer> first, List<Integer> second) {
    for (int i : first) {
      for (int j : second) if (i != j && Math.max(i, j) >= obstacles) return true;
    }
    return false;
  }
}
