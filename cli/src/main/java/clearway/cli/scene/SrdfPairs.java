package clearway.cli.scene;

import clearway.cli.report.InputException;
import clearway.kinematics.Joint;
import clearway.kinematics.Robot;
import clearway.scene.NearNames;
import clearway.world.CollisionObject;
import clearway.world.Exemption;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The pairs of one robot's links that are left out, as an SRDF. Pairs called "Never" that a witness
 * refutes are not written.
 */
public final class SrdfPairs {
  /** The reason that stands in a scene for an SRDF's pair without one. */
  private static final String NONE_GIVEN = "SRDF";

  private final World world;
  private final PairProofs proofs;
  private final int robot;

  private SrdfPairs(World world, PairProofs proofs, int robot) {
    this.world = world;
    this.proofs = proofs;
    this.robot = robot;
  }

  /**
   * @param name of the robot; null if there is but one
   * @throws InputException if there is no such robot, or the choice is not clear
   */
  public static SrdfPairs of(World world, PairProofs proofs, String name) {
    return new SrdfPairs(world, proofs, choose(world, name));
  }

  private static int choose(World world, String name) {
    List<String> names = world.robots().stream().map(Robot::name).toList();
    if (name != null && names.contains(name)) return names.indexOf(name);
    if (name == null && names.size() == 1) return 0;
    String among =
        names.isEmpty() ? "the scene has none" : "its robots: " + String.join(", ", names);
    if (name == null) {
      throw new InputException("an SRDF is of one robot", "name it with --robot (" + among + ")");
    }
    throw new InputException(
        "there is no robot '" + name + "'", NearNames.remedy(name, names, among));
  }

  /** What a reader of the file should know besides. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    Robot chosen = world.robots().get(robot);
    if (chosen.links().stream().anyMatch(link -> link.joint() instanceof Joint.Held)) {
      notes.add("some joints are held: the pairs are those of this scene, not of the whole robot");
    }
    long refuted = world.pairings().stream().filter(this::isOwn).filter(proofs::isRefuted).count();
    if (refuted > 0) {
      String pairs = Plural.of(refuted, "pair") + " called Never can meet and ";
      notes.add(pairs + (refuted == 1 ? "is" : "are") + " not in the SRDF");
    }
    return notes;
  }

  /**
   * @throws InputException if a name cannot be written in XML
   */
  public String text() {
    StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.append("<robot name=").append(XmlAttribute.of(world.robots().get(robot).name()));
    text.append(">\n");
    world.pairings().stream()
        .filter(pair -> isOwn(pair) && !pair.isTested() && !proofs.isRefuted(pair))
        .forEach(pair -> append(pair, text));
    return text.append("</robot>\n").toString();
  }

  private void append(Pairing pair, StringBuilder text) {
    text.append("  <disable_collisions link1=").append(XmlAttribute.of(link(pair.a())));
    text.append(" link2=").append(XmlAttribute.of(link(pair.b())));
    String reason = reason(pair);
    if (!reason.equals(NONE_GIVEN)) text.append(" reason=").append(XmlAttribute.of(reason));
    text.append("/>\n");
  }

  /** Whether both are links of the robot, not things it carries. */
  private boolean isOwn(Pairing pair) {
    return isLink(world.objects().get(pair.a())) && isLink(world.objects().get(pair.b()));
  }

  private boolean isLink(CollisionObject object) {
    return object.robot() == robot && !object.attached();
  }

  private String link(int object) {
    return world.robots().get(robot).links().get(world.objects().get(object).link()).name();
  }

  /** In the words that SRDF tools know. */
  private static String reason(Pairing pair) {
    return switch (pair.standing()) {
      case ADJACENT, STATIC -> "Adjacent";
      case NEVER -> "Never";
      default -> pair.reason().equals(Exemption.IGNORE) ? "User" : capitalised(pair.reason());
    };
  }

  /** "never" and "NEVER" become "Never"; other words stay. */
  private static String capitalised(String word) {
    return word.toLowerCase(Locale.ROOT).equals("never") ? "Never" : word;
  }
}
