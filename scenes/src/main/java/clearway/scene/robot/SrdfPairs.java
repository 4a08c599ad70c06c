package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.xml.XmlNode;
import clearway.world.Exemption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The pairs of links that an SRDF disables, each once and with its reason. A pair that is enabled
 * again is exempt from a link's default, not from an entry of its own.
 */
final class SrdfPairs {
  /** The reason of a pair that the file gives none for. */
  static final String NO_REASON = "SRDF";

  static final String BY_DEFAULT = "Default";
  private static final int MOST = 1_000_000;

  private final SrdfModel srdf;
  private final UrdfTree tree;
  private final String robot;
  private final List<String> notes;
  private final List<Exemption> exemptions = new ArrayList<>();
  private final Set<Set<String>> seen = new HashSet<>();
  private final Set<String> unknown = new HashSet<>();

  SrdfPairs(SrdfModel srdf, UrdfTree tree, String robot, List<String> notes) {
    this.srdf = srdf;
    this.tree = tree;
    this.robot = robot;
    this.notes = notes;
  }

  List<Exemption> exemptions() {
    for (XmlNode node : srdf.disabled()) {
      String reason = node.attribute("reason").map(String::strip).orElse("");
      List<String> pair = pair(node);
      if (!pair.isEmpty()) add(pair.get(0), pair.get(1), reason.isEmpty() ? NO_REASON : reason);
    }
    for (XmlNode node : srdf.enabled()) seen.add(new HashSet<>(pair(node)));
    for (XmlNode node : srdf.silent()) {
      addAll(node);
      if (exemptions.size() > MOST) {
        throw node.wrong("more than " + MOST + " pairs are disabled", "name fewer links");
      }
    }
    return exemptions;
  }

  private void addAll(XmlNode node) {
    String link = node.text("link");
    if (isUnknown(link)) return;
    notes.add(
        "disable_default_collisions of "
            + quote(link)
            + " is taken for the links of the robot; obstacles are still tested");
    for (UrdfLink other : tree.links()) {
      if (!other.name().equals(link)) add(link, other.name(), BY_DEFAULT);
    }
  }

  private void add(String first, String second, String reason) {
    if (!seen.add(Set.of(first, second))) return;
    exemptions.add(new Exemption(robot + "/" + first, robot + "/" + second, reason));
  }

  /** Two known links that differ, or nothing. */
  private List<String> pair(XmlNode node) {
    String first = node.text("link1");
    String second = node.text("link2");
    boolean usable = !isUnknown(first) & !isUnknown(second) && !first.equals(second);
    return usable ? List.of(first, second) : List.of();
  }

  private boolean isUnknown(String link) {
    if (tree.hasLink(link)) return false;
    if (unknown.add(link)) {
      notes.add("the link " + quote(link) + " in pairs of the SRDF is unknown: left out");
    }
    return true;
  }
}
