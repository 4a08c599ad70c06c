package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.space.Component;
import clearway.space.Configuration;
import clearway.world.World;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Path files: nothing is lost, and what is wrong is told at its place. */
class PathFilesTest {
  private static final long SEED = Long.getLong("clearway.seed", 1);
  private static final int PATHS = Integer.getInteger("clearway.trials", 300);

  @TempDir private Path folder;
  private World world;

  @BeforeEach
  void readTheScene() {
    world = SceneFiles.read(SceneSamples.write(folder, "s.json", PathSamples.SCENE)).world();
  }

  @ParameterizedTest
  @EnumSource(PathFormat.class)
  void aPathWrittenAndReadIsTheSame(PathFormat format) {
    int turning = 0;
    int several = 0;
    for (long seed = SEED; seed < SEED + PATHS; seed++) {
      World any = new SceneRecipe(seed).scene().world();
      if (any.space().dimension() == 0) continue;
      SplittableRandom random = new SplittableRandom(seed);
      PathOrigin origin =
          format == PathFormat.JSON ? PathSamples.origin(random) : PathOrigin.UNKNOWN;
      PathDocument document =
          new PathDocument(PathSamples.path(any.space(), random), format, origin);
      Path file = folder.resolve(format == PathFormat.OMPL ? "p.path" : "p." + format);
      PathFiles.write(document, any, file);
      assertEquals(document, PathFiles.read(file, any), "seed " + seed);
      if (any.space().components().contains(new Component.Orientation())) turning++;
      if (any.robots().size() > 1) several++;
    }
    assertTrue(turning > PATHS / 10 && several > PATHS / 10, turning + " " + several);
  }

  @Test
  void csvHasTheRealPartFirstAndOmplHasItLast() throws IOException {
    Configuration expected = Configuration.of(1, 0.5, 1, 2, 3, 0.5, -0.5, 0.5, 0.5);
    Path csv = SceneSamples.write(folder, "p.csv", "1,0.5,1,2,3,0.5,-0.5,0.5,0.5\n");
    Path ompl = SceneSamples.write(folder, "p.path", "1 0.5 1 2 3 -0.5 0.5 0.5 0.5 \n\n");
    assertEquals(List.of(expected), PathFiles.read(csv, world).path().waypoints());
    assertEquals(List.of(expected), PathFiles.read(ompl, world).path().waypoints());
    assertEquals(PathFormat.OMPL, PathFiles.read(ompl, world).format());
  }

  @Test
  void commasMakeCsvUnderAnyName() {
    Path file = SceneSamples.write(folder, "p.path", "\r\n1,0,0,0,0,1,0,0,0\r\n".strip());
    assertEquals(PathFormat.CSV, PathFiles.read(file, world).format());
  }

  @Test
  void aHeaderAndAnglesBeyondHalfATurnAreTaken() {
    Path file = SceneSamples.write(folder, "p.csv", "a,b,c,d,e,f,g,h,i\r\n1,4,0,0,0,1.0005,0,0,0");
    Configuration read = PathFiles.read(file, world).path().waypoints().get(0);
    assertEquals(4 - 2 * Math.PI, read.get(1), 1e-15);
    assertEquals(1, read.get(5));
  }

  @Test
  void aBrokenWriteLeavesTheOldFile() throws IOException {
    Path file = SceneSamples.write(folder, "kept.json", "old");
    PathOrigin unspeakable =
        PathOrigin.UNKNOWN.withScene(new SceneReference("\ud800", "0".repeat(64)));
    PathDocument document =
        new PathDocument(
            PathSamples.path(world.space(), new SplittableRandom(1)), PathFormat.JSON, unspeakable);
    assertThrows(IllegalArgumentException.class, () -> PathFiles.write(document, world, file));
    assertEquals("old", Files.readString(file));
  }

  @Test
  void theHashOfABuiltInSceneIsThatOfItsFile() {
    String name = "hook-tetrahedra";
    Path file = folder.resolve(name + ".json");
    SceneFiles.write(BuiltInScenes.build(name), file);
    assertEquals(SceneHash.ofFile(file), SceneHash.ofBuiltIn(name));
    assertEquals(new SceneReference(name, SceneHash.ofFile(file)), SceneReference.toBuiltIn(name));
  }

  @Test
  void aSceneIsNamedRelativeToThePath() throws IOException {
    Path paths = Files.createDirectory(folder.resolve("paths"));
    SceneReference found =
        SceneReference.toFile(folder.resolve("s.json"), paths.resolve("../paths/p.json"));
    assertEquals("../s.json", found.file());
    Files.writeString(folder.resolve("s.json"), " ");
    assertFalse(found.sha256().equals(SceneHash.ofFile(folder.resolve("s.json"))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          p.csv  | ''                                | : the file is empty; give a path with at least one way-point
          p.json | '  '                              | : the file is empty; give a path with at least one way-point
          p.csv  | a,b                               | : the file has no row of numbers; each row is base/slide,base/turn,ROW
          p.csv  | 1,2                               | :1:4: 2 columns instead of 9; each row is base/slide,base/turn,ROW
          p.csv  | 1,2,0,0,0,1,0,0,0,7               | :1:19: 10 columns instead of 9; each row is base/slide,base/turn,ROW
          p.path | 1 2                               | :1:4: 2 columns instead of 9; each row is base/slide base/turn OMPL
          p.csv  | 1 2 0 0 0 1 0 0 0                 | :1:1: blanks between numbers, as in an OMPL matrix, where w is last in quaternions; put commas, or give the file a name that ends with .path
          p.csv  | 1,nan,0,0,0,1,0,0,0               | :1:3: 'nan' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3
          p.csv  | nan,nan,nan                       | :1:12: 3 columns instead of 9; each row is base/slide,base/turn,ROW
          p.path | 1 2 inf 0 0 0 0 0 1               | :1:5: 'inf' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3
          p.csv  | 1,2,1e60,0,0,1,0,0,0              | :1:5: the number '1e60' is beyond 1e50; check the unit
          p.csv  | 1,2,0,0,x,1,0,0,0                 | :1:9: 'x' is not a number; write a finite decimal such as 0.25 or -1.5e-3
          p.csv  | 6,2,0,0,0,1,0,0,0                 | :1:1: 'base/slide' is 6, outside its limits; give a value from 0 to 5
          p.csv  | 1,2,0,0,-10,1,0,0,0               | :1:9: 'ZNAME' is -10, outside its limits; give a value from -9 to 9
          p.csv  | 1,2,0,0,0,0.5,0,0,0               | :1:11: the quaternion has length 0.5, not 1; write w, x, y, z of a unit quaternion
          p.path | 1 2 0 0 0 0 0 0 0.5               | :1:11: the quaternion has length 0.5, not 1; write x, y, z, w of a unit quaternion
          p.path | Geometric path with 2 states      | :1:1: this is what OMPL's print() writes, not a matrix; write it with printAsMatrix()
          p.path | Compound state [                  | :1:1: this is what OMPL's print() writes, not a matrix; write it with printAsMatrix()
          p.csv  | 1,2,0,0,0,1,0,0,0~~1,2,0,0,0,1,0,0,0 | :2:1: the line is blank, with rows behind it; remove it
          p.json | []                                | :1:1: this is a list, not an object; write { ... }
          p.json | {}                                | :1:1: the key 'format' is missing; add it
          p.json | {"format": "clearway-path/2"}     | :1:12 /format: the format is 'clearway-path/2'; this version reads "clearway-path/1" only
          p.json | {HEAD}                            | :1:1: the key 'waypoints' is missing; add it
          p.json | {HEAD, "waypoints": []}           | :1:44 /waypoints: the list of way-points is empty; give at least one
          p.json | {HEAD, "waypoints": [{}]}         | :1:45 /waypoints/0: the robot 'base' is missing; give a configuration of every robot
          p.json | {HEAD, "waypoints": [{"bas": []}]} | :1:46 /waypoints/0/bas: there is no robot 'bas'; did you mean 'base'?
          p.json | {HEAD, "waypoints": [{"base": [1]}]} | :1:54 /waypoints/0/base: 1 value for 2 coordinates; give a value for each of 'slide', 'turn'
          p.json | {HEAD, "waypoints": [{"base": [7, 1]}]} | :1:55 /waypoints/0/base/0: 'slide' is 7, outside its limits; give a value from 0 to 5
          p.json | {HEAD, "waypoints": [{"base": [NaN, 1]}]} | :1:55: 'NaN' is not a finite number; write a finite number
          p.json | {HEAD, "seed": 0.5, "waypoints": [{}]} | :1:39 /seed: 0.5 is not a whole number of up to 15 digits; write one, or a longer one of 64 bits as a text
          p.json | {HEAD, "scene": {"file": "a", "sha256": "x"}, "waypoints": [{}]} | :1:64 /scene/sha256: 'x' is no SHA-256; write 64 hexadecimal digits in lower case
          p.json | {HEAD, "wayponts": []}            | :1:31 /wayponts: unknown key 'wayponts'; did you mean 'waypoints'?
          """)
  void aWrongFileIsToldInOneLineWithItsPlace(String name, String text, String message) {
    String content = text.replace("HEAD", "\"format\": \"clearway-path/1\"").replace('~', '\n');
    Path file = SceneSamples.write(folder, name, content);
    SceneFormatException refused =
        assertThrows(SceneFormatException.class, () -> PathFiles.read(file, world));
    assertEquals(file + expected(message), refused.getMessage());
  }

  private String expected(String message) {
    StringBuilder csv = new StringBuilder();
    for (int i = 2; i < 9; i++) csv.append(i == 2 ? "" : ",").append(world.space().name(i));
    String w = world.space().name(5);
    String ompl = csv.toString().replace(w + ",", "") + "," + w;
    return message
        .replace("ROW", csv)
        .replace("OMPL", message.contains("matrix") ? "OMPL" : ompl.replace(',', ' '))
        .replace("ZNAME", world.space().name(4));
  }

  @Test
  void aHeaderInAnotherOrderIsRefused() {
    String names = "base/turn,base/slide";
    for (int i = 2; i < 9; i++) names += "," + world.space().name(i);
    Path file = SceneSamples.write(folder, "p.csv", names + "\n1,0,0,0,0,1,0,0,0\n");
    SceneFormatException refused =
        assertThrows(SceneFormatException.class, () -> PathFiles.read(file, world));
    assertEquals("column 1 is 'base/turn', out of order", refused.problem());
  }

  @Test
  void aFileBeyondTheLimitIsRefused() {
    Path file = SceneSamples.write(folder, "p.csv", "1,0,0,0,0,1,0,0,0\n".repeat(10));
    TextLimits small = TextLimits.DEFAULT.withFileBytes(100);
    assertThrows(SceneFormatException.class, () -> PathFiles.read(file, world, small));
    assertEquals(10, PathFiles.read(file, world).path().waypoints().size());
  }

  @Test
  void damagedFilesGiveAPathOrAOneLineError() throws IOException {
    PathDocument document =
        new PathDocument(
            PathSamples.path(world.space(), new SplittableRandom(7)),
            PathFormat.JSON,
            PathSamples.origin(new SplittableRandom(2)));
    Path file = folder.resolve("p.json");
    PathFiles.write(document, world, file);
    byte[] json = Files.readAllBytes(file);
    PathFiles.write(
        new PathDocument(document.path(), PathFormat.CSV, PathOrigin.UNKNOWN), world, file);
    byte[] csv = Files.readAllBytes(file);
    int refused = 0;
    for (long seed = SEED; seed < SEED + PATHS; seed++) {
      Path damaged = folder.resolve(seed % 2 == 0 ? "d.json" : "d.csv");
      Files.write(damaged, new Mutator(seed).mutate(seed % 2 == 0 ? json : csv));
      try {
        PathFiles.read(damaged, world);
      } catch (SceneFormatException told) {
        assertFalse(told.getMessage().contains("\n"), "seed " + seed);
        refused++;
      }
    }
    assertTrue(refused > PATHS / 4, "only " + refused);
  }
}
