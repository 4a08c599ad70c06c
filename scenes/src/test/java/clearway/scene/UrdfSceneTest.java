package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Robot;
import clearway.world.Exemption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Robots of URDF files inside scenes: places of errors, packages, and robots that are alike. */
class UrdfSceneTest {
  @TempDir private Path folder;

  @Test
  void robotsThatAreAlikeShareTheirMeshes() {
    Scene scene = read(arm("left", "") + ",\n" + arm("right", ", \"at\": { \"xyz\": [3, 0, 0] }"));
    List<Robot> robots = scene.world().robots();
    assertSame(finger(robots.get(0)), finger(robots.get(1)));
    assertEquals(Frame.translation(3, 0, 0), robots.get(1).base());
    assertEquals(robots.get(0).states(), robots.get(1).states());
    assertEquals(
        List.of(
            new Exemption("left/base", "left/finger", "Never"),
            new Exemption("right/base", "right/finger", "Never")),
        scene.world().ignore());
  }

  private static TriangleMesh finger(Robot robot) {
    int link = robot.linkIndex("finger");
    return ((Geometry.Mesh) robot.links().get(link).bodies().get(0).geometry()).mesh();
  }

  @Test
  void packagesOfTheOptionsServeWhereTheSceneNamesNone() {
    SceneSamples.writeParts(folder);
    String plain = "{ \"name\": \"arm\", \"urdf\": \"robots/arm.urdf\" }";
    Path file = write(plain);
    assertThrows(SceneFormatException.class, () -> SceneFiles.read(file));
    Map<String, Path> packages = Map.of("arm_description", folder.resolve("robots"));
    SceneFiles.read(file, SceneOptions.DEFAULT.withPackages(packages));
  }

  @Test
  void errorsInTheSceneAreToldInTheScene() {
    assertMessage(
        "3:2 /robots/0/hold/slide: the joint 'slide' has the limits 0 and 0.1, and 2 is outside;"
            + " hold it at values it can have",
        ", \"hold\": { \"slide\":\n 2 }");
    assertMessage(
        "3:47 /robots/0/attached/0/link: there is no link 'tol'; did you mean 'tool'?",
        ", \"attached\": [\n { \"name\": \"part\", \"box\": [1, 1, 1], \"link\":  \"tol\" } ]");
  }

  private void assertMessage(String message, String more) {
    SceneSamples.writeParts(folder);
    Path file = write(arm("arm", more));
    SceneFormatException refusal =
        assertThrows(SceneFormatException.class, () -> SceneFiles.read(file));
    assertEquals(file + ":" + message, refusal.getMessage());
  }

  private Scene read(String robots) {
    SceneSamples.writeParts(folder);
    return SceneFiles.read(write(robots));
  }

  private Path write(String robots) {
    String text = "{ \"format\": \"clearway-scene/1\",\n\"robots\": [ " + robots + " ] }";
    return SceneSamples.write(folder, "cell.json", text);
  }

  private static String arm(String name, String more) {
    return "{ \"name\": \""
        + name
        + "\", \"urdf\": \"robots/arm.urdf\", \"srdf\": \"robots/arm.srdf\","
        + " \"packages\": { \"arm_description\": \"robots\" }"
        + more
        + " }";
  }
}
