package clearway.cli.scene;

import clearway.cli.report.Console;
import clearway.cli.report.ShortNumber;
import clearway.cli.report.TextTable;
import clearway.kinematics.Robot;
import clearway.scene.Scene;
import clearway.space.Configuration;
import clearway.world.NeverProof.Outcome;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every pair of a scene as tested or left out, and why: text for people, and JSON. */
public final class PairReport {
  private static final String PROVEN = "never: proven";

  private final Scene scene;
  private final World world;
  private final PairProofs proofs;
  private final SceneCounts counts;

  public PairReport(Scene scene, PairProofs proofs) {
    this.scene = scene;
    this.proofs = proofs;
    world = scene.world();
    counts = new SceneCounts(world);
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(Console.oneLine(scene.name())).append(": ");
    text.append(Plural.of(counts.testedPairs(), "pair")).append(" tested, ");
    text.append(counts.leftOutPairs()).append(" left out\n");
    TextTable table = new TextTable("lll");
    for (Pairing pair : world.pairings()) table.row(name(pair.a()), name(pair.b()), standing(pair));
    table.appendTo(text);
    if (counts.obstaclePairs() > 0) {
      text.append("  ").append(Plural.of(counts.obstaclePairs(), "pair"));
      text.append(" of obstacles: static\n");
    }
    if (!proofs.isEmpty()) text.append(proofTotals());
    return text.toString();
  }

  private String proofTotals() {
    return "pairs called Never: "
        + proofs.count(Outcome.Proven.class)
        + " proven, "
        + proofs.count(Outcome.Witness.class)
        + " refuted, "
        + proofs.count(Outcome.Undecided.class)
        + " undecided\n";
  }

  private String name(int object) {
    return world.objects().get(object).name();
  }

  private String standing(Pairing pair) {
    if (pair.isTested()) return tested(pair);
    return proofs.of(pair).map(outcome -> proof(pair, outcome)).orElse(pair.reason());
  }

  private static String tested(Pairing pair) {
    if (pair.clearance() == 0) return pair.reason();
    return pair.reason() + ", clearance " + ShortNumber.of(pair.clearance());
  }

  private String proof(Pairing pair, Outcome outcome) {
    if (outcome instanceof Outcome.Proven) return proven(pair);
    if (outcome instanceof Outcome.Witness witness) {
      return pair.reason() + ": refuted, they meet at " + shown(witness.configuration());
    }
    Outcome.Undecided undecided = (Outcome.Undecided) outcome;
    int percent = (int) Math.floor(100 * undecided.share());
    return pair.reason() + ": undecided, " + percent + " % proven (" + undecided.why() + ")";
  }

  /** The proof is about contact; a clearance is not part of it. */
  private static String proven(Pairing pair) {
    if (pair.clearance() == 0) return PROVEN;
    return PROVEN + " (contact; not clearance " + ShortNumber.of(pair.clearance()) + ")";
  }

  private String shown(Configuration whole) {
    List<String> parts = new ArrayList<>();
    byRobot(whole).forEach((robot, own) -> parts.add(robot + " " + Arrays.toString(own)));
    return String.join(", ", parts);
  }

  /** The coordinates of each robot that has any. */
  private Map<String, double[]> byRobot(Configuration whole) {
    Map<String, double[]> parts = new LinkedHashMap<>();
    int at = 0;
    for (Robot robot : world.robots()) {
      int next = at + robot.space().dimension();
      if (next > at) parts.put(robot.name(), Arrays.copyOfRange(whole.toArray(), at, next));
      at = next;
    }
    return parts;
  }

  public Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("scene", scene.name());
    object.put("tested", counts.testedPairs());
    object.put("left_out", counts.leftOut());
    object.put("pairs_of_obstacles", counts.obstaclePairs());
    object.put("pairs", world.pairings().stream().map(this::json).toList());
    return object;
  }

  private Map<String, Object> json(Pairing pair) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("a", name(pair.a()));
    object.put("b", name(pair.b()));
    object.put("tested", pair.isTested());
    boolean upgraded = proofs.isProven(pair) && pair.clearance() == 0;
    object.put("reason", upgraded ? PROVEN : pair.reason());
    object.put("clearance", pair.clearance());
    proofs.of(pair).ifPresent(outcome -> object.put("proof", json(outcome)));
    return object;
  }

  private Map<String, Object> json(Outcome outcome) {
    Map<String, Object> object = new LinkedHashMap<>();
    if (outcome instanceof Outcome.Proven) object.put("outcome", "proven");
    if (outcome instanceof Outcome.Witness witness) {
      object.put("outcome", "refuted");
      object.put("witness", byRobot(witness.configuration()));
    }
    if (outcome instanceof Outcome.Undecided undecided) {
      object.put("outcome", "undecided");
      object.put("share", undecided.share());
      object.put("why", undecided.why());
    }
    object.put("boxes", outcome.boxes());
    return object;
  }
}
