package clearway.scene.build;

import clearway.scene.BuiltInScenes;
import clearway.scene.Query;
import clearway.scene.Scene;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Known solutions of the queries of built-in scenes: way-points, one a line, in the test resources.
 *
 * <p>As a program it looks for them anew, or measures how many milestones RRT-Connect takes:
 *
 * <pre>
 * Solutions find FOLDER [SCENE...]
 * Solutions measure SEEDS BUDGET [SCENE...]
 * </pre>
 */
public final class Solutions {
  private static final double SPACING = 0.001; // of the world's size, from sample to sample

  private Solutions() {}

  /** The way-points on file. */
  public static List<double[]> read(String scene) throws IOException {
    String file = scene + ".csv";
    try (InputStream in = Solutions.class.getResourceAsStream(file)) {
      if (in == null) throw new IOException("there is no solution " + file + " on file");
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(Solutions::numbers).toList();
    }
  }

  private static double[] numbers(String line) {
    return Arrays.stream(line.split(",")).mapToDouble(Double::parseDouble).toArray();
  }

  public static void main(String[] arguments) throws IOException {
    boolean find = arguments[0].equals("find");
    int options = find ? 2 : 3;
    List<String> names = List.of(arguments).subList(options, arguments.length);
    for (String name : names.isEmpty() ? BuiltInScenes.names() : names) {
      if (name.startsWith("grazing")) continue;
      if (find) write(name, Path.of(arguments[1]));
      else measure(name, Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
    }
  }

  private static void write(String name, Path folder) throws IOException {
    List<double[]> path = find(BuiltInScenes.build(name));
    String text = path.stream().map(Solutions::line).collect(Collectors.joining("\n", "", "\n"));
    Files.writeString(folder.resolve(name + ".csv"), text);
    System.out.println(name + ": " + path.size() + " way-points");
  }

  private static String line(double[] q) {
    return Arrays.stream(q).mapToObj(Double::toString).collect(Collectors.joining(","));
  }

  private static void measure(String name, int seeds, int budget) {
    Scene scene = BuiltInScenes.build(name);
    SampledMotion motion = motion(scene, 2 * SPACING);
    List<Integer> milestones = new ArrayList<>();
    int solved = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      RrtConnect planner = new RrtConnect(scene.world().space(), motion, seed);
      if (planner.solve(start(scene), goal(scene), budget) != null) solved++;
      milestones.add(planner.milestones());
    }
    Collections.sort(milestones);
    System.out.printf(
        "%s: solved %d of %d, median of %d milestones %s%n",
        name, solved, seeds, milestones.get(seeds / 2), milestones);
  }

  private static List<double[]> find(Scene scene) {
    List<double[]> folded = FoldedPaths.of(scene.name());
    if (folded != null) return folded;
    SampledMotion motion = motion(scene, SPACING);
    for (long seed = 1; ; seed++) {
      RrtConnect planner = new RrtConnect(scene.world().space(), motion, seed);
      List<double[]> path = planner.solve(start(scene), goal(scene), 5000);
      if (path != null) return shortened(path, motion, new Random(seed));
    }
  }

  /** Leaves way-points out where the motion between their neighbours is free. */
  private static List<double[]> shortened(
      List<double[]> path, SampledMotion motion, Random random) {
    List<double[]> result = new ArrayList<>(path);
    for (int i = 0; i < 100 && result.size() > 2; i++) {
      int from = random.nextInt(result.size() - 2);
      int to = from + 2 + random.nextInt(result.size() - from - 2);
      if (motion.isFree(result.get(from), result.get(to))) {
        result.subList(from + 1, to).clear();
      }
    }
    return result;
  }

  static SampledMotion motion(Scene scene, double spacing) {
    return new SampledMotion(
        scene.world().space(), new Probe(scene.world()), spacing * scene.world().size());
  }

  private static double[] start(Scene scene) {
    return scene.queries().get(0).start().toArray();
  }

  private static double[] goal(Scene scene) {
    Query query = scene.queries().get(0);
    return query.goals().get(0).toArray();
  }
}
