package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import clearway.scene.ImportOptions;
import clearway.scene.MeshSamples;
import clearway.scene.Mutator;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneImport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What holds for every format that can be imported.
 *
 * <p>{@code -Dclearway.mutations=5000} sets how many damaged files of each kind are read, {@code
 * -Dclearway.seed=1} where the seeds begin.
 */
class SceneImportTest {
  private static final int MUTATIONS = Integer.getInteger("clearway.mutations", 60);
  private static final long SEED = Long.getLong("clearway.seed", 1);

  @TempDir Path folder;
  private ImportOptions options;

  static Stream<String> files() {
    return samples().keySet().stream();
  }

  private static Map<String, String> samples() {
    Map<String, String> samples = new LinkedHashMap<>();
    samples.put("robot.urdf", ImportSamples.URDF);
    samples.put("problem.cfg", ImportSamples.CONFIG);
    samples.put("table.scene", ImportSamples.SCENE);
    samples.put("scene0001.yaml", ImportSamples.YAML);
    samples.put("request0001.yaml", ImportSamples.REQUEST);
    samples.put("set.json", ImportSamples.SET);
    return samples;
  }

  @BeforeEach
  void write() {
    options = ImportSamples.withArm(folder);
    samples().forEach((name, text) -> ImportSamples.write(folder, name, text));
    ImportSamples.write(folder, "plank.dae", MeshSamples.collada(TriangleMesh.box(1, 2, 3)));
    ImportSamples.write(folder, "walls.obj", MeshSamples.obj(TriangleMesh.box(1, 2, 3)));
  }

  @ParameterizedTest
  @MethodSource("files")
  void imports_areTheSameAfterWritingAndReading(String name) throws IOException {
    Scene scene = SceneImport.read(toRead(name), options).scene();
    for (String end : List.of("json", "yaml")) {
      Path written = Files.createDirectories(folder.resolve("out")).resolve(name + "." + end);
      SceneFiles.write(scene, written);
      assertEquals(scene, SceneFiles.read(written));
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void damagedFiles_giveASceneOrAOneLineError(String name) throws IOException {
    byte[] original = samples().get(name).getBytes(StandardCharsets.UTF_8);
    int scenes = 0;
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      byte[] damaged = new Mutator(seed).mutate(original);
      Files.write(folder.resolve(name), damaged);
      scenes += isScene(toRead(name), "seed " + seed, damaged) ? 1 : 0;
    }
    int found = scenes;
    assertTrue(scenes > 0 && scenes < MUTATIONS, () -> found + " scenes of " + MUTATIONS);
  }

  /** A request is read with its scene. */
  private Path toRead(String name) {
    return folder.resolve(name.startsWith("request") ? "scene0001.yaml" : name);
  }

  private boolean isScene(Path file, String seed, byte[] damaged) throws IOException {
    try {
      SceneImport.read(file, options);
      return true;
    } catch (SceneFormatException refused) {
      String message = refused.getMessage();
      assertTrue(message.startsWith(folder.toString()), message);
      assertTrue(message.chars().noneMatch(Character::isISOControl), message);
      assertTrue(message.length() < 1500, message);
      return false;
    } catch (RuntimeException | Error failure) {
      Path failures = Files.createDirectories(Path.of("target", "failures"));
      Path kept = failures.resolve(seed.replace(' ', '-') + "-" + file.getFileName());
      throw new AssertionError(seed + ", kept as " + Files.write(kept, damaged), failure);
    }
  }

  @Test
  void aUrdf_givesOneRobotWithItsStatesAndPairsAndNoQuery() {
    Scene scene = SceneImport.read(folder.resolve("robot.urdf"), options).scene();
    assertEquals("arm", scene.name());
    assertEquals(Set.of("bent", "up"), scene.world().robots().get(0).states().keySet());
    assertEquals(3, scene.world().ignore().size());
    assertTrue(scene.world().obstacles().isEmpty());
    assertTrue(scene.queries().isEmpty());
  }

  @Test
  void formats_areKnownByContentToo() {
    assertEquals(ForeignFormat.URDF, format("a.xml", ImportSamples.URDF));
    assertEquals(ForeignFormat.OMPL_APP, format("a.ini", ImportSamples.CONFIG));
    assertEquals(ForeignFormat.MOVEIT_SCENE, format("a.txt", ImportSamples.SCENE));
    assertEquals(
        "a.bin: the format is not known; files that can be imported are .urdf, .cfg (OMPL.app),"
            + " .scene (MoveIt) and .yaml or .json (MotionBenchMaker)",
        ImportSamples.refusal(folder, "a.bin", "?", options));
    assertEquals(
        "a.urdf.xacro: a xacro file is a template of a URDF file; run xacro first and give its"
            + " output",
        ImportSamples.refusal(folder, "a.urdf.xacro", ImportSamples.URDF, options));
    assertEquals(
        "gone: the file does not exist; check its name",
        assertThrows(SceneFormatException.class, () -> SceneImport.read(Path.of("gone")))
            .getMessage());
  }

  private ForeignFormat format(String name, String text) {
    return ForeignFormat.of(ImportSamples.write(folder, name, text));
  }
}
