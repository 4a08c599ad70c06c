package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.ExitCode;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged scene, URDF and SRDF files: exit code 2 and one line, or a scene that is written and read
 * again the same.
 *
 * <p>{@code mvn test -pl cli -am -Dtest=DamagedScenesTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dclearway.mutations=20000} tries more, {@code -Dclearway.seed=1} sets where the seeds begin. A
 * file that fails is kept in target/failures with its seed in the name.
 */
class DamagedScenesTest {
  private static final int MUTATIONS = Integer.getInteger("clearway.mutations", 500);
  private static final long SEED = Long.getLong("clearway.seed", 1);
  private static final List<List<Object>> COMMANDS =
      List.of(
          List.of("scene", "validate"),
          List.of("scene", "info", "--json"),
          List.of("scene", "import"),
          List.of("scene", "acm", "--prove", "--budget", "50"));

  @TempDir private Path folder;

  @Test
  void damagedFiles_giveOneLineOrAScene() throws IOException {
    Map<Integer, Integer> answers = new TreeMap<>();
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      Path damaged = damage(seed);
      int exitCode = answer(seed, damaged);
      answers.merge(exitCode, 1, Integer::sum);
    }
    int floor = MUTATIONS / 10;
    assertTrue(answers.getOrDefault(ExitCode.YES, 0) >= floor, answers::toString);
    assertTrue(answers.getOrDefault(ExitCode.BAD_INPUT, 0) >= floor, answers::toString);
  }

  /** Writes both samples whole, then one of their files damaged. */
  private Path damage(long seed) throws IOException {
    SceneSamples.cell(folder);
    SceneSamples.crane(folder);
    List<String> names = List.of("cell.json", "yard.json", "crane.urdf", "crane.srdf");
    Path file = folder.resolve(names.get(Math.floorMod(seed, names.size())));
    String text = Files.readString(file);
    byte[] damaged = new TextMutator(seed).mutate(text);
    return Files.write(file, damaged);
  }

  private int answer(long seed, Path damaged) throws IOException {
    Path scene = folder.resolve(damaged.endsWith("cell.json") ? "cell.json" : "yard.json");
    List<Object> command = new ArrayList<>(COMMANDS.get(Math.floorMod(seed / 4, COMMANDS.size())));
    if (command.contains("import")) {
      scene = folder.resolve("imported.json");
      Files.deleteIfExists(scene);
      command.addAll(List.of(folder.resolve("crane.urdf"), "-o", scene));
      command.addAll(List.of("--srdf", folder.resolve("crane.srdf")));
    } else {
      command.add(scene);
    }
    try {
      CommandRun run = CommandRun.of(command.toArray());
      if (run.exitCode() == ExitCode.YES) assertReadsAgain(scene);
      else assertOneLine(run);
      boolean none = run.exitCode() != ExitCode.YES && command.contains("import");
      assertEquals(!none, Files.exists(scene)); // nothing is written where something is wrong
      return run.exitCode();
    } catch (AssertionError | RuntimeException failure) {
      Path failures = Files.createDirectories(Path.of("target", "failures"));
      Path kept = failures.resolve("seed-" + seed + "-" + damaged.getFileName());
      Files.write(kept, Files.readAllBytes(damaged));
      throw new AssertionError(command + ", seed " + seed + ", kept as " + kept, failure);
    }
  }

  private void assertReadsAgain(Path file) {
    Scene scene = SceneFiles.read(file);
    Path copy = folder.resolve("copy.json");
    SceneFiles.write(scene, copy);
    assertEquals(scene, SceneFiles.read(copy));
  }

  private static void assertOneLine(CommandRun run) {
    assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run::err);
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("clearway: ") && run.err().endsWith("\n"), run::err);
    assertEquals(1, run.err().lines().count(), run::err);
    String line = run.err().substring(0, run.err().length() - 1);
    assertTrue(line.chars().noneMatch(Character::isISOControl), line);
    assertTrue(line.getBytes(StandardCharsets.UTF_8).length < 3000, line);
  }
}
