package clearway.scene.build;

import clearway.scene.Scene;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Known solutions of the queries of built-in scenes: way-points, one a line, in the test resources.
 */
public final class Solutions {
  private static final double SPACING = 0.001; // of the world's size, from sample to sample
  private static final int MILESTONES = 5000; // of one attempt

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

  /** Looks for a solution and writes it; goes on until there is one. */
  static void write(Scene scene, Path folder) throws IOException {
    Files.write(
        folder.resolve(scene.name() + ".csv"), find(scene).stream().map(Solutions::line).toList());
  }

  private static String line(double[] q) {
    return Arrays.stream(q).mapToObj(Double::toString).collect(Collectors.joining(","));
  }

  private static List<double[]> find(Scene scene) {
    List<double[]> folded = FoldedPaths.of(scene.name());
    if (folded != null) return folded;
    SampledMotion motion = motion(scene, SPACING);
    for (long seed = 1; ; seed++) {
      RrtConnect planner = new RrtConnect(scene.world().space(), motion, seed);
      List<double[]> path = planner.solve(scene.queries().get(0), MILESTONES);
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
}
