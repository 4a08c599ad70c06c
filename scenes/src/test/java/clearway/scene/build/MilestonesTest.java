package clearway.scene.build;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.BuiltInScenes;
import clearway.scene.Scene;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How hard the queries are. Takes minutes and runs only where it is asked for: {@code
 * -Dclearway.milestones=SEEDS} counts the milestones of RRT-Connect over so many seeds (a line for
 * each scene in target/milestones.txt), {@code -Dclearway.solutions=FOLDER} looks for the known
 * solutions anew and writes them there. {@code -Dclearway.scene=NAME} keeps to one scene.
 */
class MilestonesTest {
  private static final int BUDGET = 3000;
  private static final int FEWEST = 50;
  private static final double SPACING = 0.002;

  private static List<String> planned() {
    String only = System.getProperty("clearway.scene", "");
    return BuiltInScenes.names().stream()
        .filter(name -> !name.startsWith("grazing"))
        .filter(name -> only.isEmpty() || only.equals(name))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("planned")
  void rrtConnect_needsManyMilestones(String name) throws IOException {
    int seeds = Integer.getInteger("clearway.milestones", 0);
    Assumptions.assumeTrue(seeds > 0, "set -Dclearway.milestones=SEEDS to count milestones");
    Scene scene = BuiltInScenes.build(name);
    SampledMotion motion = Solutions.motion(scene, SPACING);
    int[] milestones = new int[seeds];
    int solved = 0;
    for (int i = 0; i < seeds; i++) {
      RrtConnect planner = new RrtConnect(scene.world().space(), motion, i + 1);
      boolean isSolved = planner.solve(scene.queries().get(0), BUDGET) != null;
      if (isSolved) solved++;
      milestones[i] = isSolved ? planner.milestones() : BUDGET; // as if it took them all
    }
    Arrays.sort(milestones);
    int median = milestones[seeds / 2];
    report("%s: solved %d of %d, median %d milestones".formatted(name, solved, seeds, median));
    assertTrue(median >= FEWEST, () -> name + ": " + Arrays.toString(milestones));
  }

  private static void report(String line) throws IOException {
    Path file = Files.createDirectories(Path.of("target")).resolve("milestones.txt");
    Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @ParameterizedTest
  @MethodSource("planned")
  void solutions_areFoundAnew(String name) throws IOException {
    String folder = System.getProperty("clearway.solutions");
    Assumptions.assumeTrue(folder != null, "set -Dclearway.solutions=FOLDER to find solutions");
    Solutions.write(BuiltInScenes.build(name), Files.createDirectories(Path.of(folder)));
  }
}
