package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.Scene;
import clearway.scene.SceneImport;
import clearway.world.Obstacle;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MoveIt scene texts of both formats. */
class MoveItImportTest {
  private static final String OLD =
      """
      old scene
      * floor
      1
      box
      4 4 0.1
      0 0 -0.05
      0 0 0 1
      0 0 0 0
      .
      """;

  @TempDir Path folder;

  @Test
  void newScenes_haveObjectPosesAndSubframes() {
    Imported imported = read(ImportSamples.SCENE, ImportOptions.DEFAULT);
    Scene scene = imported.scene();
    assertEquals("a table", scene.name());
    assertEquals(
        List.of("table top", "cone"),
        scene.world().obstacles().stream().map(Obstacle::name).toList());
    Obstacle table = scene.world().obstacles().get(0);
    assertEquals(Frame.of(1, 2, 3, 0.7071068, 0, 0, 0.7071068), table.at());
    assertEquals(
        new Body(new Geometry.Box(1, 2, 0.1), Frame.translation(0, 0, 0.5)), table.bodies().get(0));
    assertEquals(new Geometry.Cylinder(0.05, 1), table.bodies().get(1).geometry());
    List<Body> others = scene.world().obstacles().get(1).bodies();
    assertEquals(new Geometry.Mesh(ConeMesh.of(0.1, 0.4)), others.get(0).geometry());
    assertEquals(
        2, assertInstanceOf(Geometry.Mesh.class, others.get(2).geometry()).mesh().triangleCount());
    assertEquals(
        List.of(
            "subframes of objects are not used",
            "cones are tested as pyramids of 64 sides around them"),
        imported.notes());
  }

  @Test
  void oldScenes_haveNeither() {
    Scene scene = read(OLD, ImportOptions.DEFAULT).scene();
    Obstacle floor = scene.world().obstacles().get(0);
    assertEquals(Frame.identity(), floor.at());
    assertEquals(Frame.translation(0, 0, -0.05), floor.bodies().get(0).at());
  }

  @Test
  void aUrdf_addsTheRobot() {
    Scene scene = read(OLD, ImportSamples.withArm(folder).withGroup("arm")).scene();
    assertEquals("arm", scene.world().robots().get(0).name());
    assertEquals(2, scene.world().space().dimension());
    assertTrue(scene.queries().isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "box|plane|a.scene:4:1: a plane is endless; use a box as large as the robot's reach",
        "box|torus|a.scene:4:1: the shape 'torus' is unknown; shapes are box, sphere, cylinder,"
            + " cone and mesh",
        "4 4 0.1|4 4 0|a.scene:5:5: the size 0.0 is not above 0; sizes are positive",
        "4 4 0.1|4 4 x|a.scene:5:5: 'x' is not a number, where a size is expected; write a finite"
            + " decimal such as 0.25 or -1.5e-3",
        "0 0 0 1|0 0 0 2|a.scene:7:7: the quaternion has the length 2.0, not 1; write x y z w of a"
            + " unit quaternion",
        "* floor|- floor|a.scene:2:1: '-' is neither '*' nor '.'; an object begins with '*'",
        "* floor|* *|a.scene:2:2: the name '*' is empty or has a *; rename it",
        "1|-1|a.scene:3:1: '-1' is not the number of shapes; write a whole number from 0 to 100000",
        "0 0 0 0|.|a.scene:8:1: '.' is not a number, where a colour is expected; write a finite"
            + " decimal such as 0.25 or -1.5e-3"
      })
  void brokenScenes_areToldWithTheirPlace(String good, String bad, String message) {
    String text = OLD.replaceFirst("(?m)^" + java.util.regex.Pattern.quote(good) + "$", bad);
    assertEquals(message, ImportSamples.refusal(folder, "a.scene", text, ImportOptions.DEFAULT));
  }

  @Test
  void endsAndDoublesAreTold() {
    assertEquals(
        "a.scene:9:1: the file ends where '*' or '.' is expected; complete it",
        ImportSamples.refusal(
            folder, "a.scene", OLD.replace("\n.\n", "\n"), ImportOptions.DEFAULT));
    String twice = OLD.replace("\n.\n", OLD.substring(OLD.indexOf("\n*")));
    assertEquals(
        "a.scene:9:2: two objects are named 'floor'; rename one of them",
        ImportSamples.refusal(folder, "a.scene", twice, ImportOptions.DEFAULT));
    String meshes = OLD.replace("box\n4 4 0.1", "mesh\n1 1\n0 0 0\n0 0 1");
    assertEquals(
        "a.scene:7:5: a triangle uses vertex 1 of 1; indices begin at 0",
        ImportSamples.refusal(folder, "a.scene", meshes, ImportOptions.DEFAULT));
  }

  private Imported read(String text, ImportOptions options) {
    return SceneImport.read(ImportSamples.write(folder, "a.scene", text), options);
  }
}
