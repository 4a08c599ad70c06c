package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.space.Configuration;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example scenes are worth planning in: both ends free with room, the straight way blocked. */
class ExampleScenesTest {
  private static final Path EXAMPLES = Path.of("examples");
  private static final double ROOM = 0.02; // metres
  private static final int STEPS = 200;

  @TempDir private Path folder;

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.filter(file -> file.toString().matches(".*\\.(json|yaml)")).sorted().toList();
    }
  }

  @Test
  void theExamplesAreThere() throws IOException {
    List<String> names = examples().stream().map(file -> file.getFileName().toString()).toList();
    assertTrue(
        names.containsAll(List.of("arm.json", "hook.json", "two-arms.yaml")), names::toString);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void startsAndGoalsAreFreeWithRoom(Path file) {
    Scene scene = SceneFiles.read(file);
    WorldQuery query = new WorldQuery(PreparedWorld.of(scene.world()));
    for (Query asked : scene.queries()) {
      assertNull(conflict(query, asked.start(), ROOM), () -> asked.name() + ", start");
      for (Configuration goal : asked.goals()) {
        assertNull(conflict(query, goal, ROOM), () -> asked.name() + ", goal " + goal);
      }
    }
    assertTrue(!scene.queries().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theStraightWayIsBlocked(Path file) {
    Scene scene = SceneFiles.read(file);
    for (Query asked : scene.queries()) {
      for (Configuration goal : asked.goals()) {
        assertNotNull(collision(scene, asked.start(), goal), () -> asked.name() + " to " + goal);
      }
    }
  }

  private static Pairing collision(Scene scene, Configuration start, Configuration goal) {
    WorldQuery query = new WorldQuery(PreparedWorld.of(scene.world()));
    double[] q = new double[scene.world().space().dimension()];
    for (int i = 0; i <= STEPS; i++) {
      double t = (double) i / STEPS;
      scene.world().space().interpolate(start.toArray(), goal.toArray(), t, q);
      query.place(q);
      for (Pairing pair : scene.world().tested()) if (query.collide(pair)) return pair;
    }
    return null;
  }

  private static String conflict(WorldQuery query, Configuration q, double room) {
    query.place(q.toArray());
    Pairing pair = query.firstConflict(room);
    if (pair == null) return null;
    return query.world().objects().get(pair.a()).name()
        + " and "
        + query.world().objects().get(pair.b()).name()
        + " at "
        + query.distance(pair);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleWrittenAndReadIsTheSame(Path file) {
    Scene scene = SceneFiles.read(file);
    for (String name : List.of("copy.json", "copy.yaml")) {
      SceneFiles.write(scene, folder.resolve(name));
      assertEquals(scene, SceneFiles.read(folder.resolve(name)));
    }
  }
}
