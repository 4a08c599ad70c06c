package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.ClearanceRule;
import clearway.world.Obstacle;
import clearway.world.World;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scene to file to scene: nothing is lost, and files are written whole or not at all. */
class SceneRoundTripTest {
  private static final int SCENES = 300;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"json", "yaml"})
  void aSceneWrittenAndReadIsTheSame(String format) {
    Set<String> seen = new TreeSet<>();
    for (long seed = 1; seed <= SCENES; seed++) {
      Scene scene = new SceneRecipe(seed).scene();
      Path file = folder.resolve("scene." + format);
      SceneFiles.write(scene, file);
      assertEquals(scene, SceneFiles.read(file), "seed " + seed + ", " + format);
      note(scene, seen);
    }
    assertTrue(
        seen.containsAll(
            List.of(
                "Fixed",
                "Revolute",
                "Continuous",
                "Prismatic",
                "Planar",
                "Floating",
                "Mimic",
                "Held",
                "Mesh",
                "Box",
                "Sphere",
                "Cylinder",
                "Capsule",
                "attached",
                "states",
                "ignore",
                "clearances",
                "goals")),
        seen::toString);
  }

  /** What the scenes were made of: a floor under the recipe. */
  private static void note(Scene scene, Set<String> seen) {
    World world = scene.world();
    for (Robot robot : world.robots()) {
      for (Link link : robot.links()) {
        seen.add(link.joint().getClass().getSimpleName());
        link.bodies().forEach(body -> seen.add(body.geometry().getClass().getSimpleName()));
      }
      if (!robot.attached().isEmpty()) seen.add("attached");
      if (!robot.states().isEmpty()) seen.add("states");
    }
    if (!world.ignore().isEmpty()) seen.add("ignore");
    if (!world.clearances().isEmpty()) seen.add("clearances");
    if (scene.queries().stream().anyMatch(query -> query.goals().size() > 1)) seen.add("goals");
  }

  @Test
  void theSameSceneGivesTheSameBytes() throws IOException {
    Scene scene = new SceneRecipe(7).scene();
    Path first = folder.resolve("a.json");
    SceneFiles.write(scene, first);
    String text = Files.readString(first);
    SceneFiles.write(SceneFiles.read(first), first);
    assertEquals(text, Files.readString(first));
  }

  @Test
  void aFileReadsWell() throws IOException {
    Path file = folder.resolve("cell.json");
    SceneFiles.write(small(), file);
    assertEquals(
        """
        {
          "format": "clearway-scene/1",
          "name": "cell",
          "units": "mm",
          "obstacles": [
            { "name": "floor", "box": [4, 4, 0.1], "at": { "xyz": [0, 0, -0.05] } },
            { "name": "Block A", "mesh": "meshes/cell/block-a.obj" },
            { "name": "block/a", "mesh": "meshes/cell/block-a-2.obj" },
            { "name": "again", "mesh": "meshes/cell/block-a.obj" }
          ],
          "robots": [
            {
              "name": "arm",
              "links": [
                {
                  "name": "l1",
                  "sphere": { "radius": 0.5 },
                  "joint": { "type": "revolute", "axis": [0, 0, 1], "range": [-3.14, null] }
                }
              ]
            }
          ]
        }
        """,
        Files.readString(file));
    Path yaml = folder.resolve("cell.yaml");
    SceneFiles.write(small(), yaml);
    assertEquals(
        """
        format: "clearway-scene/1"
        name: cell
        units: mm
        obstacles:
          - { name: floor, box: [4, 4, 0.1], at: { xyz: [0, 0, -0.05] } }
          - { name: "Block A", mesh: "meshes/cell/block-a.obj" }
          - { name: "block/a", mesh: "meshes/cell/block-a-2.obj" }
          - { name: again, mesh: "meshes/cell/block-a.obj" }
        robots:
          - name: arm
            links:
              - name: l1
                sphere: { radius: 0.5 }
                joint: { type: revolute, axis: [0, 0, 1], range: [-3.14, null] }
        """,
        Files.readString(yaml));
    assertEquals(
        List.of("cell.json", "cell.yaml", "meshes/cell/block-a-2.obj", "meshes/cell/block-a.obj"),
        files());
  }

  private static Scene small() {
    Geometry block = new Geometry.Mesh(MeshFiles.canonical(TriangleMesh.box(1, 1, 1)));
    Geometry other = new Geometry.Mesh(MeshFiles.canonical(TriangleMesh.box(1, 1, 2)));
    Obstacle floor =
        new Obstacle(
            "floor", Frame.translation(0, 0, -0.05), List.of(Body.of(new Geometry.Box(4, 4, 0.1))));
    List<Obstacle> obstacles =
        List.of(
            floor,
            new Obstacle("Block A", Frame.identity(), List.of(Body.of(block))),
            new Obstacle("block/a", Frame.identity(), List.of(Body.of(other))),
            new Obstacle("again", Frame.identity(), List.of(Body.of(block))));
    Joint joint = new Joint.Revolute(Axis.Z, new Range(-3.14, Double.POSITIVE_INFINITY));
    Link link =
        new Link(
            "l1",
            Link.BASE,
            Frame.identity(),
            "l1",
            joint,
            List.of(Body.of(new Geometry.Sphere(0.5))));
    Robot arm = Robot.of("arm", Frame.identity(), List.of(link));
    return new Scene("cell", "mm", World.of(List.of(arm), obstacles), List.of());
  }

  @Test
  void whatNoFileCanSayIsRefusedBeforeAnythingIsWritten() throws IOException {
    Obstacle ball =
        new Obstacle("ball", Frame.identity(), List.of(Body.of(new Geometry.Sphere(1))));
    Joint.Held held =
        new Joint.Held(new Joint.Revolute(Axis.Z, new Range(0, 1)), Configuration.of(2));
    Link link = new Link("l", Link.BASE, Frame.identity(), "l", held, List.of());
    Robot stuck = Robot.of("stuck", Frame.identity(), List.of(link));
    Robot bare = Robot.of("bare", Frame.identity(), List.of());
    List<World> worlds =
        List.of(
            World.of(List.of(stuck), List.of()),
            World.of(List.of(bare), List.of()),
            World.of(
                List.of(),
                List.of(ball),
                List.of(),
                0,
                List.of(new ClearanceRule("ball", "bull", 1))),
            World.of(List.of(), List.of(new Obstacle("", Frame.identity(), ball.bodies()))));
    for (World world : worlds) {
      Scene scene = new Scene("scene", "m", world, List.of());
      assertThrows(
          IllegalArgumentException.class,
          () -> SceneFiles.write(scene, folder.resolve("scene.json")),
          world::toString);
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> SceneFiles.write(small(), folder.resolve("scene.txt")));
    assertEquals(List.of(), files());
  }

  @Test
  void aFailureLeavesNothingBehind() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("cell.json"));
    SceneFormatException refusal =
        assertThrows(SceneFormatException.class, () -> SceneFiles.write(small(), taken));
    assertEquals(
        taken
            + ": the scene cannot be written: there is a folder of this name; check its folder and"
            + " the space left",
        refusal.getMessage());
    assertEquals(List.of(), files());
    assertTrue(Files.notExists(folder.resolve("meshes")));
    Path nowhere = folder.resolve("none").resolve("cell.json");
    assertThrows(SceneFormatException.class, () -> SceneFiles.write(small(), nowhere));
    assertTrue(Files.notExists(folder.resolve("none")));
  }

  private List<String> files() throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .forEach(names::add);
    }
    return names;
  }
}
