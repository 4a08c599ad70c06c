package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Geometry;
import clearway.geometry.MeshTopology;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.build.SceneDigest;
import clearway.world.Obstacle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInScenesTest {
  private static final Map<String, Scene> SCENES = new TreeMap<>();

  private static List<String> names() {
    return BuiltInScenes.names();
  }

  private static Scene scene(String name) {
    return SCENES.computeIfAbsent(name, BuiltInScenes::build);
  }

  @ParameterizedTest
  @CsvSource({
    // scene, robots, triangles of each, degrees of freedom, obstacles, their triangles
    "two-arms-three-tori,   2,  320,  40,    3,  18000",
    "arm-in-cage,           1, 2991,   6,    1,    432",
    "welder-in-cage,        1, 2502,   6,    1,    432",
    "arm-in-lattice,        1,  320,  20,    1,    384",
    "nine-arms-in-lattice,  9,  320, 180,    1,    384",
    "machine-tool,          1, 2502,   6,    6,  34171",
    "workshop,              1, 5450,   6,    8,  74681",
    "six-arms-car,          6, 3594,  36,    1,  19668",
    "six-welders-car,       6, 2502,  36,    1,   4016",
    "grazing-floor,         1, 2502,   6,    1,   8000",
    "grazing-box,           1, 2502,   6,    2,  48012",
    "grazing-narrow-box,    1, 2502,   6,    2,  48012",
    "hook-tetrahedra,       1,   24,   6,    1,   5320",
    "puma-pipes,            1,  800,   6,    4,  38000",
    "puma-machine-room,     1,  800,   6, 1180, 187000",
    "two-springs,           1, 1800,   6,    1,   1800"
  })
  void robotsAndObstacles_haveTheTrianglesOfTheFigure(
      String name, int robots, int triangles, int freedom, int obstacles, int around) {
    Scene scene = scene(name);
    assertEquals(robots, scene.world().robots().size());
    for (Robot robot : scene.world().robots()) assertEquals(triangles, count(bodies(robot)));
    assertEquals(freedom, scene.world().space().degreesOfFreedom());
    assertEquals(obstacles, scene.world().obstacles().size());
    List<Body> bodies = new ArrayList<>();
    for (Obstacle obstacle : scene.world().obstacles()) bodies.addAll(obstacle.bodies());
    assertEquals(around, count(bodies));
  }

  private static List<Body> bodies(Robot robot) {
    List<Body> bodies = new ArrayList<>();
    for (Link link : robot.links()) bodies.addAll(link.bodies());
    return bodies;
  }

  private static int count(List<Body> bodies) {
    return bodies.stream().mapToInt(b -> b.geometry().shape().core().triangleCount()).sum();
  }

  @ParameterizedTest
  @MethodSource("names")
  void links_areClosedSolids_butForTheShieldOfAnOddNumber(String name) {
    for (Robot robot : scene(name).world().robots()) {
      for (Link link : robot.links()) {
        boolean shielded = name.equals("arm-in-cage") && link.name().equals("base");
        for (Body body : link.bodies()) {
          TriangleMesh mesh = body.geometry().shape().core();
          assertEquals(shielded ? 1 : 0, openParts(mesh), link.name());
          assertTrue(volume(mesh) > 0, () -> link.name() + " is turned inside out");
        }
      }
    }
  }

  @Test
  void obstacles_areClosedSolids_butForSheets() {
    List<String> open = new ArrayList<>();
    for (String name : names()) {
      for (Obstacle obstacle : scene(name).world().obstacles()) {
        for (Body body : obstacle.bodies()) {
          TriangleMesh mesh = body.geometry().shape().core();
          if (openParts(mesh) > 0) open.add(obstacle.name());
          else assertTrue(volume(mesh) > 0, () -> obstacle.name() + " is turned inside out");
        }
      }
    }
    assertEquals(List.of("chip-guard", "curtain", "floor"), open);
  }

  private static int openParts(TriangleMesh mesh) {
    MeshTopology topology = MeshTopology.of(mesh);
    int open = 0;
    for (int c = 0; c < topology.componentCount(); c++) {
      if (!topology.isClosed(c) || !topology.isOriented(c)) open++;
    }
    return open;
  }

  private static double volume(TriangleMesh mesh) {
    double sum = 0;
    double[] p = new double[9];
    for (int t = 0; t < mesh.triangleCount(); t++) {
      mesh.copyTriangle(t, p, 0);
      sum += p[0] * (p[4] * p[8] - p[5] * p[7]);
      sum += p[1] * (p[5] * p[6] - p[3] * p[8]);
      sum += p[2] * (p[3] * p[7] - p[4] * p[6]);
    }
    return sum / 6;
  }

  @ParameterizedTest
  @MethodSource("names")
  void meshes_areInTheFormThatReadersGive(String name) {
    Scene scene = scene(name);
    Set<TriangleMesh> meshes = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Body> bodies = new ArrayList<>();
    scene.world().robots().forEach(robot -> bodies.addAll(bodies(robot)));
    scene.world().obstacles().forEach(obstacle -> bodies.addAll(obstacle.bodies()));
    for (Body body : bodies) {
      if (body.geometry() instanceof Geometry.Mesh mesh) meshes.add(mesh.mesh());
    }
    meshes.forEach(BuiltInScenesTest::requireCanonical);
  }

  /** Vertices are numbered by first use, no two are in one place, and no zero is negative. */
  private static void requireCanonical(TriangleMesh mesh) {
    int next = 0;
    for (int corner : mesh.copyCorners()) {
      assertTrue(corner <= next, "vertices are not in the order of first use");
      if (corner == next) next++;
    }
    assertEquals(mesh.vertexCount(), next);
    Set<List<Double>> places = new HashSet<>();
    for (int v = 0; v < next; v++) {
      List<Double> place =
          List.of(mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2));
      assertFalse(place.contains(-0.0), place::toString);
      assertTrue(places.add(place), place::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "two-arms-three-tori, 6b1c1d65563268c9",
    "arm-in-cage, ffa979ec9ca2479c",
    "welder-in-cage, 32d420c04170db86",
    "arm-in-lattice, 71efafeadf4f3e8b",
    "nine-arms-in-lattice, e137cba8437b1ab2",
    "machine-tool, d5aad8042d0a03a0",
    "workshop, 49c52886aca094e3",
    "six-arms-car, 63a2e5909cf36d88",
    "six-welders-car, a626ccdc5e61bd56",
    "grazing-floor, 7968610d1374cfc6",
    "grazing-box, afd3f0ad67d8b670",
    "grazing-narrow-box, f099c900bb025437",
    "hook-tetrahedra, e6403f40f9268c56",
    "puma-pipes, 11bd12bf02d1200e",
    "puma-machine-room, 071f0372abc1b3ce",
    "two-springs, 9c0981c1c6b69487"
  })
  void everyNumber_isTheSameOnEveryMachine(String name, String digest) {
    assertEquals(digest, SceneDigest.of(scene(name)));
  }

  @ParameterizedTest
  @CsvSource({
    "arm-in-cage,       '-180 180, -100 110, -60 65, -200 200, -120 120, -400 400'",
    "welder-in-cage,    '-180 180, -90 160, -170 80, -200 200, -140 140, -450 450'",
    "puma-machine-room, '-160 160, -225 45, -45 225, -110 170, -100 100, -266 266'"
  })
  void sixAxisArms_haveTheLimitsOfTheirDataSheets(String name, String degrees) {
    List<String> limits = new ArrayList<>();
    for (Link link : scene(name).world().robots().get(0).links()) {
      if (link.joint() instanceof Joint.Revolute joint) {
        long lower = Math.round(Math.toDegrees(joint.range().lower()));
        long upper = Math.round(Math.toDegrees(joint.range().upper()));
        limits.add(lower + " " + upper);
      }
    }
    assertEquals(degrees, String.join(", ", limits));
  }

  @ParameterizedTest
  @MethodSource("names")
  void sceneWrittenAndRead_isTheSame(String name, @TempDir Path folder) throws IOException {
    Path file = folder.resolve(name + ".json");
    SceneFiles.write(scene(name), file);
    assertEquals(scene(name), SceneFiles.read(file));
  }

  @Test
  void names_areThoseOfTheFigures_withASummaryOfOneLine() {
    assertEquals(16, names().size());
    for (String name : names()) {
      assertTrue(BuiltInScenes.summary(name).contains(", Fig. "), name);
      assertTrue(BuiltInScenes.summary(name).length() <= 110, name);
      assertEquals(name, scene(name).name());
    }
  }

  @Test
  void unknownNames_areRefusedWithTheKnownOnes() {
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> BuiltInScenes.build("arm-in-cave"));
    assertTrue(e.getMessage().startsWith("there is no built-in scene 'arm-in-cave'; there are"));
    assertTrue(e.getMessage().contains("arm-in-cage"));
  }

  @Test
  void clearances_areForGrazingScenes_andWithinReason() {
    assertThrows(IllegalArgumentException.class, () -> BuiltInScenes.build("workshop", 0.01));
    assertThrows(IllegalArgumentException.class, () -> BuiltInScenes.build("grazing-floor", 0));
    assertThrows(IllegalArgumentException.class, () -> BuiltInScenes.build("grazing-box", 0.2));
  }
}
