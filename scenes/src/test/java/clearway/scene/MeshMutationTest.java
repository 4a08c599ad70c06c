package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Damaged files of every format: a mesh or a one-line error each time.
 *
 * <p>{@code -Dclearway.mutations=5000} sets how many per file kind, {@code -Dclearway.seed=1} where
 * the seeds begin. A file that fails is kept in target/failures with its seed in the name.
 */
class MeshMutationTest {
  private static final int MUTATIONS = Integer.getInteger("clearway.mutations", 200);
  private static final long SEED = Long.getLong("clearway.seed", 1);

  @TempDir Path folder;

  static Stream<String> kinds() {
    return seedFiles().keySet().stream();
  }

  private static Map<String, byte[]> seedFiles() {
    Map<String, byte[]> files = MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3));
    files.put("rich.dae", MeshSamples.bytes(RichSamples.collada()));
    files.put("rich.gltf", MeshSamples.bytes(RichSamples.gltf()));
    files.put("rich.ply", MeshSamples.bytes(RichSamples.ply()));
    files.put("rich.obj", MeshSamples.bytes(RichSamples.obj()));
    return files;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void damagedFiles_giveAMeshOrAOneLineError(String kind) throws Exception {
    byte[] original = seedFiles().get(kind);
    List<String> outcomes = new ArrayList<>();
    ExecutorService worker = Executors.newSingleThreadExecutor(MeshMutationTest::daemon);
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      byte[] damaged = new Mutator(seed).mutate(original);
      Path file = MeshSamples.write(folder, kind, damaged);
      // A guard against hanging, not a measurement: a damaged file of this size takes milliseconds.
      Future<String> outcome = worker.submit(() -> outcome(file));
      outcomes.add(await(outcome, kind, seed, damaged));
    }
    worker.shutdown();
    assertBothKindsOccur(outcomes);
  }

  /** Corpus floors: the damage must neither miss every file nor destroy every file. */
  private static void assertBothKindsOccur(List<String> outcomes) {
    long meshes = outcomes.stream().filter("mesh"::equals).count();
    int floor = outcomes.size() / 50;
    assertTrue(meshes >= floor, () -> meshes + " meshes of " + outcomes.size());
    assertTrue(outcomes.size() - meshes >= floor, () -> meshes + " meshes of " + outcomes.size());
  }

  private static String await(Future<String> outcome, String kind, long seed, byte[] damaged)
      throws IOException, InterruptedException {
    try {
      return outcome.get(5, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException failure) {
      Path failures = Files.createDirectories(Path.of("target", "failures"));
      Path kept = Files.write(failures.resolve("seed-" + seed + "-" + kind), damaged);
      throw new AssertionError(kind + ", seed " + seed + ", kept as " + kept, failure);
    }
  }

  private static String outcome(Path file) {
    try {
      TriangleMesh mesh = MeshFiles.read(file);
      assertTrue(mesh.triangleCount() > 0);
      assertEquals(mesh, TriangleMesh.of(mesh.copyVertices(), mesh.copyCorners()));
      return "mesh";
    } catch (SceneFormatException refused) {
      String message = refused.getMessage();
      assertTrue(message.startsWith(file.toString()), message);
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
