package clearway.scene.document;

import clearway.kinematics.Robot;
import clearway.scene.PathCounts;
import clearway.scene.PathDocument;
import clearway.scene.PathFormat;
import clearway.scene.PathOrigin;
import clearway.scene.text.DocumentWriter;
import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import clearway.world.World;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes paths: all of a file or nothing. */
public final class PathWriter {
  private static final MathContext DIGITS = new MathContext(17);

  private final PathDocument document;
  private final World world;

  private PathWriter(PathDocument document, World world) {
    this.document = document;
    this.world = world;
  }

  public static void write(PathDocument document, World world, Path file) {
    PathWriter writer = new PathWriter(document, world);
    String text =
        switch (document.format()) {
          case JSON -> DocumentWriter.json(writer.json());
          case CSV -> writer.header() + writer.rows(",");
          case OMPL -> writer.rows(" ") + "\n"; // as OMPL ends a matrix
        };
    new FileBundle(file, "path").write(out -> out.write(text));
  }

  private Map<String, Object> json() {
    PathOrigin origin = document.origin();
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("format", PathReader.FORMAT);
    origin.scene().ifPresent(s -> out.put("scene", scene(s.file(), s.sha256())));
    origin.query().ifPresent(query -> out.put("query", query));
    origin.goal().ifPresent(goal -> out.put("goal", goal));
    origin.planner().ifPresent(planner -> out.put("planner", planner));
    if (!origin.options().isEmpty()) out.put("options", origin.options());
    origin.seed().ifPresent(seed -> out.put("seed", seed(seed)));
    origin.checker().ifPresent(checker -> out.put("checker", checker));
    origin.delta().ifPresent(delta -> out.put("delta", delta));
    origin.exact().ifPresent(exact -> out.put("exact", exact));
    out.put("length", document.path().length());
    origin.counts().ifPresent(counts -> out.put("counts", counts(counts)));
    out.put("waypoints", document.path().waypoints().stream().map(this::waypoint).toList());
    return out;
  }

  private static Map<String, Object> scene(String file, String hash) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("file", file);
    out.put("sha256", hash);
    return out;
  }

  private static Object seed(long seed) {
    return Math.abs((double) seed) < PathReader.LARGEST_WHOLE ? (Object) seed : Long.toString(seed);
  }

  private static Map<String, Object> counts(PathCounts counts) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("milestones", counts.milestones());
    out.put("segments", counts.segments());
    out.put("bv_tests", counts.volumeTests());
    out.put("triangle_tests", counts.triangleTests());
    return out;
  }

  private Map<String, Object> waypoint(Configuration whole) {
    Map<String, Object> out = new LinkedHashMap<>();
    double[] q = whole.toArray();
    int at = 0;
    for (Robot robot : world.robots()) {
      int next = at + robot.space().dimension();
      List<Double> own = GeometryWriter.numbers(Arrays.copyOfRange(q, at, next));
      if (next > at) out.put(robot.name(), own);
      at = next;
    }
    return out;
  }

  private String header() {
    StringBuilder text = new StringBuilder();
    ConfigurationSpace space = world.space();
    for (int i = 0; i < space.dimension(); i++) {
      text.append(i == 0 ? "" : ",").append(cell(space.name(i)));
    }
    return text.append('\n').toString();
  }

  /** A name on one line, in quotes where it needs them. */
  private static String cell(String name) {
    String line = name.replaceAll("\\p{Cntrl}", "?");
    boolean plain = line.indexOf(',') < 0 && line.indexOf('"') < 0;
    return plain ? line : '"' + line.replace("\"", "\"\"") + '"';
  }

  private String rows(String separator) {
    StringBuilder text = new StringBuilder();
    for (Configuration waypoint : document.path().waypoints()) {
      double[] q = waypoint.toArray();
      if (document.format() == PathFormat.OMPL) putRealPartsLast(q);
      for (int i = 0; i < q.length; i++) text.append(i == 0 ? "" : separator).append(number(q[i]));
      text.append('\n');
    }
    return text.toString();
  }

  private void putRealPartsLast(double[] q) {
    for (int c = 0; c < world.space().components().size(); c++) {
      if (!(world.space().components().get(c) instanceof Component.Orientation)) continue;
      int at = world.space().offset(c);
      double w = q[at];
      System.arraycopy(q, at + 1, q, at, 3);
      q[at + 3] = w;
    }
  }

  /** Seventeen significant digits, zeros at the end left out: enough for every double. */
  static String number(double value) {
    if (value == 0) return 1 / value < 0 ? "-0.0" : "0";
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    int magnitude = rounded.precision() - rounded.scale();
    if (magnitude > -5 && magnitude <= 17) return rounded.toPlainString();
    return rounded.toString().replace('E', 'e');
  }
}
