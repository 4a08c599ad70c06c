package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.text.DocumentWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Damaged scene files: each gives a scene that can be written and read again, or a one-line error.
 *
 * <p>{@code -Dclearway.mutations=5000} sets how many per format, {@code -Dclearway.seed=1} where
 * the seeds begin. A file that fails is kept in target/failures with its seed in the name.
 */
class SceneMutationTest {
  private static final int MUTATIONS = Integer.getInteger("clearway.mutations", 125);
  private static final long SEED = Long.getLong("clearway.seed", 1);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"damaged.json", "damaged.yaml"})
  void damagedFiles_giveASceneOrAOneLineError(String name) throws Exception {
    SceneSamples.writeParts(folder);
    byte[] original = MeshSamples.bytes(name.endsWith("json") ? SceneSamples.FULL : yaml());
    List<String> outcomes = new ArrayList<>();
    ExecutorService worker = Executors.newSingleThreadExecutor(SceneMutationTest::daemon);
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      byte[] damaged = new Mutator(seed).mutate(original);
      Path file = Files.write(folder.resolve(name), damaged);
      // A guard against hanging, not a measurement: a file of this size takes milliseconds.
      Future<String> outcome = worker.submit(() -> outcome(file));
      outcomes.add(await(outcome, name, seed, damaged));
    }
    worker.shutdown();
    assertBothKindsOccur(outcomes);
  }

  private static String yaml() {
    TypeReference<Map<String, Object>> type = new TypeReference<>() {};
    return DocumentWriter.yaml(JsonMapper.shared().readValue(SceneSamples.FULL, type));
  }

  /** Corpus floors: the damage must neither miss every file nor destroy every file. */
  private static void assertBothKindsOccur(List<String> outcomes) {
    long scenes = outcomes.stream().filter("scene"::equals).count();
    int floor = outcomes.size() / 50;
    assertTrue(scenes >= floor, () -> scenes + " scenes of " + outcomes.size());
    assertTrue(outcomes.size() - scenes >= floor, () -> scenes + " scenes of " + outcomes.size());
  }

  private String await(Future<String> outcome, String name, long seed, byte[] damaged)
      throws IOException, InterruptedException {
    try {
      return outcome.get(20, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException failure) {
      Path failures = Files.createDirectories(Path.of("target", "failures"));
      Path kept = Files.write(failures.resolve("seed-" + seed + "-" + name), damaged);
      throw new AssertionError(name + ", seed " + seed + ", kept as " + kept, failure);
    }
  }

  private String outcome(Path file) {
    try {
      Scene scene = SceneFiles.read(file);
      Path again = folder.resolve("again.json");
      SceneFiles.write(scene, again);
      assertEquals(scene, SceneFiles.read(again));
      return "scene";
    } catch (SceneFormatException refused) {
      String message = refused.getMessage();
      assertTrue(message.startsWith(folder.toString()), message);
      assertTrue(message.chars().noneMatch(Character::isISOControl), message);
      assertTrue(message.length() < 1500, message);
      return "refused";
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }
}
