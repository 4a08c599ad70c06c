package clearway.scene.document;

import clearway.scene.PathCounts;
import clearway.scene.PathDocument;
import clearway.scene.PathFormat;
import clearway.scene.PathOrigin;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneReference;
import clearway.scene.text.Documents;
import clearway.scene.text.Fields;
import clearway.scene.text.Numbers;
import clearway.scene.text.TextSource;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import clearway.world.World;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads {@code clearway-path/1}. The length is not asked for: it follows from the way-points. */
public final class PathReader {
  static final String FORMAT = "clearway-path/1";

  static final List<String> KEYS =
      List.of(
          "format",
          "scene",
          "query",
          "goal",
          "planner",
          "options",
          "seed",
          "checker",
          "delta",
          "exact",
          "length",
          "counts",
          "waypoints");
  static final List<String> SCENE_KEYS = List.of("file", "sha256");
  static final List<String> COUNT_KEYS =
      List.of("milestones", "segments", "bv_tests", "triangle_tests");

  static final double LARGEST_WHOLE = 1e15; // below, doubles are written as whole numbers

  private final Fields path;

  private PathReader(Fields path) {
    this.path = path;
  }

  public static PathDocument read(TextSource source, World world) {
    return new PathReader(Documents.json(source).object()).read(world);
  }

  private PathDocument read(World world) {
    requireFormat();
    path.refuseUnknown(KEYS);
    path.optional("length").ifPresent(PathReader::distance);
    PathOrigin origin =
        new PathOrigin(
            path.optional("scene").map(PathReader::scene),
            path.optional("query").map(Value::name),
            goal(),
            path.optional("planner").map(Value::name),
            options(),
            seed(),
            path.optional("checker").map(Value::name),
            delta(),
            path.optional("exact").map(Value::flag),
            path.optional("counts").map(PathReader::counts));
    return new PathDocument(waypoints(world), PathFormat.JSON, origin);
  }

  private void requireFormat() {
    Value format = path.required("format");
    if (format.text().equals(FORMAT)) return;
    throw format.wrong(
        "the format is " + SceneFormatException.quote(format.text()),
        "this version reads \"" + FORMAT + "\" only");
  }

  private MotionPath waypoints(World world) {
    Value list = path.required("waypoints");
    if (list.list().isEmpty()) {
      throw list.wrong("the list of way-points is empty", "give at least one");
    }
    WholeConfigurations reader = new WholeConfigurations(world.robots());
    List<Configuration> points = list.list().stream().map(reader::read).toList();
    return MotionPath.of(world.space(), points);
  }

  private static SceneReference scene(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(SCENE_KEYS);
    Value hash = fields.required("sha256");
    if (!hash.text().matches("[0-9a-f]{64}")) {
      throw hash.wrong(
          SceneFormatException.quote(hash.text()) + " is no SHA-256",
          "write 64 hexadecimal digits in lower case");
    }
    return new SceneReference(fields.required("file").name(), hash.text());
  }

  private OptionalInt goal() {
    Optional<Value> given = path.optional("goal");
    return given.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of((int) whole(given.get(), Integer.MAX_VALUE));
  }

  private OptionalDouble delta() {
    Optional<Value> given = path.optional("delta");
    return given.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(distance(given.get()));
  }

  private static double distance(Value value) {
    double number = value.number();
    if (number >= 0) return number;
    throw value.wrong("the number " + Numbers.shown(number) + " is below 0", "write 0 or more");
  }

  /** A number, or a text where a number would lose digits. */
  private OptionalLong seed() {
    Optional<Value> given = path.optional("seed");
    if (given.isEmpty()) return OptionalLong.empty();
    Value value = given.get();
    if (!value.is(Value.Kind.TEXT)) return OptionalLong.of(seed(value));
    try {
      return OptionalLong.of(Long.parseLong(value.text()));
    } catch (NumberFormatException noNumber) {
      throw notWhole(value, SceneFormatException.quote(value.text()));
    }
  }

  private static long seed(Value value) {
    double number = value.number();
    if (number == StrictMath.rint(number) && Math.abs(number) < LARGEST_WHOLE) return (long) number;
    throw notWhole(value, Numbers.shown(number));
  }

  private static SceneFormatException notWhole(Value value, String shown) {
    return value.wrong(
        shown + " is not a whole number of up to 15 digits",
        "write one, or a longer one of 64 bits as a text");
  }

  private Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    if (!path.has("options")) return options;
    for (Value value : path.required("options").object().values()) {
      options.put(value.key(), scalar(value));
    }
    return options;
  }

  private static Object scalar(Value value) {
    if (value.is(Value.Kind.TEXT)) return value.text();
    return value.is(Value.Kind.FLAG) ? (Object) value.flag() : (Object) value.number();
  }

  private static PathCounts counts(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(COUNT_KEYS);
    long[] counts = new long[COUNT_KEYS.size()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = whole(fields.required(COUNT_KEYS.get(i)), (long) LARGEST_WHOLE);
    }
    return new PathCounts(counts[0], counts[1], counts[2], counts[3]);
  }

  private static long whole(Value value, long most) {
    double number = value.number();
    if (number == StrictMath.rint(number) && number >= 0 && number <= most) return (long) number;
    throw value.wrong(
        Numbers.shown(number) + " is not a whole number from 0 to " + most, "write one");
  }
}
