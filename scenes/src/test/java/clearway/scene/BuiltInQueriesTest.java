package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.build.Probe;
import clearway.scene.build.SampledMotion;
import clearway.scene.build.Solutions;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the queries of the built-in scenes ask of a planner. Sampling refutes, it never proves. */
class BuiltInQueriesTest {
  private static final double SPACING = 0.002; // of the world's size, from sample to sample

  private static List<String> planned() {
    return BuiltInScenes.names().stream().filter(name -> !name.startsWith("grazing")).toList();
  }

  @ParameterizedTest
  @MethodSource("planned")
  void knownSolution_isFreeWhereSampled_butTheStraightSegmentCollides(String name)
      throws IOException {
    Scene scene = BuiltInScenes.build(name);
    Probe probe = new Probe(scene.world());
    double[] start = scene.queries().get(0).start().toArray();
    double[] goal = scene.queries().get(0).goals().get(0).toArray();
    double margin = 10 * scene.world().delta();
    assertTrue(probe.nearest(start).distance() >= margin, () -> "start: " + probe.nearest(start));
    assertTrue(probe.nearest(goal).distance() >= margin, () -> "goal: " + probe.nearest(goal));
    SampledMotion motion = motion(scene, probe, SPACING);
    assertFalse(motion.isFree(start, goal), "the straight segment seems to be free");

    List<double[]> path = Solutions.read(name);
    assertArrayEquals(start, path.get(0));
    assertArrayEquals(goal, path.get(path.size() - 1));
    for (int i = 1; i < path.size(); i++) {
      int segment = i;
      assertTrue(scene.world().space().contains(path.get(i)), () -> "way-point " + segment);
      assertTrue(motion.isFree(path.get(i - 1), path.get(i)), () -> "segment " + segment);
    }
    Set<String> near = nearAlong(scene, probe, path);
    boolean isFreeBody = scene.world().robots().get(0).isFree();
    assertTrue(near.size() >= (isFreeBody ? 1 : 3), () -> "nearest along the solution: " + near);
  }

  /** Links and free bodies that are, somewhere along a path, the nearest to a thing not theirs. */
  private static Set<String> nearAlong(Scene scene, Probe probe, List<double[]> path) {
    Set<String> near = new TreeSet<>();
    SampledMotion motion = motion(scene, probe, 4 * SPACING);
    for (int i = 1; i < path.size(); i++) {
      motion.forEach(
          path.get(i - 1),
          path.get(i),
          q -> {
            Probe.Nearest nearest = probe.nearestOther(q);
            near.add(nearest.a());
            near.add(nearest.b());
          });
    }
    scene.world().obstacles().forEach(obstacle -> near.remove(obstacle.name()));
    return near;
  }

  private static SampledMotion motion(Scene scene, Probe probe, double spacing) {
    return new SampledMotion(scene.world().space(), probe, spacing * scene.world().size());
  }

  @ParameterizedTest
  @CsvSource({
    // scene, object inside at the start, and the box it is in
    "arm-in-cage,     arm/wrist,         0.95, 1.75, -0.45, 0.45, 0.42, 1.32",
    "welder-in-cage,  welder/gun,        0.8,  1.6,  -0.54, 0.54, 0.33, 1.41",
    "machine-tool,    welder/wrist,      0.79, 2.11, -0.96, 0.96, 0.04, 1.96",
    "workshop,        arm/gripper,       0.95, 1.45, -0.7,  0.7,  0.2,  1.8",
    "six-arms-car,    left-2/tongs,     -1,    1.4,  -0.8,  0.8,  0.36, 1.38",
    "six-welders-car, right-2/gun,      -1,    1.4,  -0.8,  0.8,  0.36, 1.38"
  })
  void atTheStart_anArmIsInside(
      String name,
      String object,
      double x0,
      double x1,
      double y0,
      double y1,
      double z0,
      double z1) {
    Scene scene = BuiltInScenes.build(name);
    double[] p = new Probe(scene.world()).middle(object, scene.queries().get(0).start().toArray());
    assertTrue(x0 < p[0] && p[0] < x1, () -> "x is " + p[0]);
    assertTrue(y0 < p[1] && p[1] < y1, () -> "y is " + p[1]);
    assertTrue(z0 < p[2] && p[2] < z1, () -> "z is " + p[2]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-arms-three-tori", "arm-in-lattice", "nine-arms-in-lattice"})
  void slenderArms_beginThroughTheHoles_andEndBelow(String name) {
    Scene scene = BuiltInScenes.build(name);
    Probe probe = new Probe(scene.world());
    double[] start = scene.queries().get(0).start().toArray();
    double[] goal = scene.queries().get(0).goals().get(0).toArray();
    for (var robot : scene.world().robots()) {
      assertEquals(9.75, probe.middle(robot.name() + "/link-20", start)[2], 1e-9);
      for (var link : robot.links()) {
        assertTrue(probe.middle(robot.name() + "/" + link.name(), goal)[2] < 7.5, link.name());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "grazing-floor, 0.01",
    "grazing-floor, 0.00001",
    "grazing-box, 0.01",
    "grazing-box, 0.0001",
    "grazing-narrow-box, 0.05",
    "grazing-narrow-box, 0.001"
  })
  void fullTurn_keepsTheGunJustAboveTheFace(String name, double clearance) {
    Scene scene = BuiltInScenes.build(name, clearance);
    Probe probe = new Probe(scene.world());
    double[] start = scene.queries().get(0).start().toArray();
    double[] goal = scene.queries().get(0).goals().get(0).toArray();
    assertEquals(2 * Math.PI, goal[0] - start[0]);
    double[] q = new double[6];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 120; i++) {
      scene.world().space().interpolate(start, goal, i / 120.0, q);
      least = Math.min(least, probe.nearestOther(q).distance());
    }
    assertTrue(least >= clearance && least <= 1.002 * clearance, "least distance " + least);
  }

  @Test
  void grazingGun_hasTheTrianglesOfTheFigure() {
    var links = BuiltInScenes.build("grazing-floor").world().robots().get(0).links();
    var gun = links.get(links.size() - 1);
    assertEquals("gun", gun.name());
    assertEquals(1080, gun.bodies().get(0).geometry().shape().core().triangleCount());
  }
}
