package clearway.scene.document;

import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneOptions;
import clearway.scene.text.Documents;
import clearway.scene.text.Fields;
import clearway.scene.text.NamedFiles;
import clearway.scene.text.Value;
import clearway.world.ClearanceRule;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads a whole scene file, its parts in the order of the format. */
public final class SceneReader {
  public static final String FORMAT = "clearway-scene/1";

  static final List<String> KEYS =
      List.of(
          "format",
          "name",
          "units",
          "obstacles",
          "robots",
          "ignore",
          "clearance",
          "clearances",
          "queries");

  /** Pairs of objects that memory holds. */
  public static final long MOST_PAIRS = 2_000_000;

  private static final long MOST_NAMED = 4_000_000_000L; // pairs, by all rules together

  private final Fields scene;
  private final Bodies bodies;
  private final Robots robots;
  private final Names names = new Names("obstacles or robots");

  private SceneReader(Value root, SceneOptions options, Consumer<String> notes) {
    scene = root.object();
    NamedFiles files = new NamedFiles(root.source().file(), options.allowOutside());
    bodies = new Bodies(new MeshLibrary(files, options));
    robots = new Robots(bodies, new UrdfRobots(files, options, notes));
  }

  public static Scene read(Path file, SceneOptions options, Consumer<String> notes) {
    return new SceneReader(Documents.read(file, options.text()), options, notes).read();
  }

  private Scene read() {
    requireFormat();
    scene.refuseUnknown(KEYS);
    String name = scene.optional("name").map(Value::name).orElseGet(this::fileName);
    String units = scene.optional("units").map(SceneReader::units).orElse("m");
    World world = world();
    Queries reader = new Queries(world.robots());
    List<Query> queries = scene.listed("queries").stream().map(reader::read).toList();
    return new Scene(name, units, world, queries);
  }

  private void requireFormat() {
    Value format = scene.required("format");
    if (format.text().equals(FORMAT)) return;
    throw format.wrong(
        "the format is " + SceneFormatException.quote(format.text()),
        "this version reads \"" + FORMAT + "\" only");
  }

  /** A scene without a name is called like its file. */
  private String fileName() {
    String file = scene.value().source().file().getFileName().toString();
    return file.substring(0, file.lastIndexOf('.'));
  }

  private static String units(Value value) {
    if (Scene.UNITS.contains(value.text())) return value.text();
    throw value.wrong(
        "there is no unit " + SceneFormatException.quote(value.text()),
        "there are '" + String.join("', '", Scene.UNITS) + "'");
  }

  private World world() {
    List<Obstacle> obstacles = new ArrayList<>();
    for (Value value : scene.listed("obstacles")) {
      obstacles.add(Obstacles.read(value, bodies, names));
    }
    for (Value value : scene.listed("robots")) robots.read(value, names);
    long pairs = requireFewPairs(robots.robots(), obstacles);
    requireFewStars(scene.listed("ignore"), pairs);
    requireFewStars(scene.listed("clearances"), pairs);
    Rules rules = new Rules(new ObjectNames(robots.robots(), obstacles));
    List<Exemption> ignore = new ArrayList<>();
    for (Value value : scene.listed("ignore")) ignore.add(rules.ignore(value));
    ignore.addAll(robots.exemptions());
    double clearance = scene.optional("clearance").map(Rules::clearanceOf).orElse(0.0);
    List<ClearanceRule> clearances =
        scene.listed("clearances").stream().map(rules::clearance).toList();
    try {
      return World.of(robots.robots(), obstacles, ignore, clearance, clearances);
    } catch (IllegalArgumentException refusal) {
      throw scene.value().refused(refusal);
    }
  }

  /** Held before pairs are listed: a small file could name more than memory holds. */
  private long requireFewPairs(List<Robot> all, List<Obstacle> obstacles) {
    long moving = 0;
    for (Robot robot : all) moving += robot.links().size() + robot.attached().size();
    long pairs = moving * (moving + obstacles.size());
    if (pairs <= MOST_PAIRS) return pairs;
    throw scene
        .value()
        .wrong(
            moving + " links and " + obstacles.size() + " obstacles make too many pairs",
            "at most " + MOST_PAIRS + " pairs are handled");
  }

  /** A rule with stars may name every pair. */
  private static void requireFewStars(List<Value> rules, long pairs) {
    long named = 0;
    for (Value rule : rules) {
      if (!hasStar(rule)) continue;
      named += pairs;
      if (named > MOST_NAMED) {
        throw rule.wrong("too many rules with a * for so many objects", "name objects in full");
      }
    }
  }

  private static boolean hasStar(Value rule) {
    Value names = rule;
    if (rule.is(Value.Kind.OBJECT)) names = rule.object().optional("between").orElse(rule);
    if (!names.is(Value.Kind.LIST)) return false;
    return names.list().stream()
        .anyMatch(name -> name.is(Value.Kind.TEXT) && name.text().indexOf('*') >= 0);
  }
}
