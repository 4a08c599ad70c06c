package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Attached;
import clearway.kinematics.Robot;
import clearway.scene.Imported;
import clearway.scene.SceneImport;
import clearway.world.Obstacle;
import clearway.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Objects that the robot of a planning scene carries. At the start both joints are at a right
 * angle: the first link lies along the world's x, and the tip is at (1, 0, -1), its x and z against
 * the world's.
 */
class AttachedObjectsTest {
  private static final String YAML =
      ImportSamples.YAML.replace("[0.1, 4, 0.09, 1]", "[0.1, " + Math.PI / 2 + ", 0.09, 1]");
  private static final String REQUEST =
      ImportSamples.REQUEST.replace("[0.5]", "[" + Math.PI / 2 + "]");
  private static final double HALF = Math.sqrt(0.5);

  @TempDir Path folder;

  /** The ball stands at (0, 3, 1). */
  @Test
  void anObjectWithoutShapes_isTheWorldsAndStaysWhereItIs() {
    Imported imported = read(YAML, requestFor("7"));
    Attached ball = attached(imported);
    assertEquals("7", ball.name());
    assertEquals("tip", ball.link());
    assertEquals(List.of("finger"), ball.touch());
    assertEquals(new Geometry.Sphere(0.1), ball.bodies().get(0).geometry());
    assertFrame(new double[] {1, 3, -2, 0, 0, -1, 0}, ball.bodies().get(0).at());
    assertEquals(List.of("shelf", "wedge"), obstacles(imported));
    assertTrue(imported.notes().contains("the object '7' is carried: no obstacle"));
  }

  /** The box stands at (1, 0, 2), the turned cylinder at (1, 0, 2.3). */
  @Test
  void everyShapeOfTheWorldsObject_goesAlong() {
    Imported imported = read(YAML, requestFor("shelf"));
    List<Body> shelf = attached(imported).bodies();
    assertEquals(new Geometry.Box(1, 2, 0.1), shelf.get(0).geometry());
    assertFrame(new double[] {0, 0, -3, 0, 0, -1, 0}, shelf.get(0).at());
    assertEquals(new Geometry.Cylinder(0.1, 0.5), shelf.get(1).geometry());
    assertFrame(new double[] {0, 0, -3.3, 0, -0.6, -0.8, 0}, shelf.get(1).at());
    assertEquals(List.of("7", "wedge"), obstacles(imported));
  }

  @Test
  void theStateOfTheScene_attachesToo() {
    String state = "robot_state:\n  attached_collision_objects:\n    - {link_name: l1, object:";
    String text = YAML.replace("robot_state:", state + " {id: 7}}");
    Robot robot = read(text, REQUEST).scene().world().robots().get(0);
    assertEquals("7", robot.attached().get(0).name());
    // the link's z is the world's x, its x against the world's z
    assertFrame(
        new double[] {-1, 3, 0, HALF, 0, -HALF, 0}, robot.attached().get(0).bodies().get(0).at());
  }

  /** Without a request the state of the scene alone is the start. */
  @Test
  void theStartOfASceneWithoutRequest_isItsState() {
    String state =
        "robot_state:\n  attached_collision_objects:\n    - {link_name: l1, object: {id: 7}}";
    String text = YAML.replace("robot_state:", state).replace("0.09, 1]", "0.03, 1]");
    text = text.replace("[0.1, ", "[" + Math.PI / 2 + ", ");
    Path file = ImportSamples.write(folder, "scene0001.yaml", text);
    Imported imported = SceneImport.read(file, ImportSamples.withArm(folder));
    assertFrame(
        new double[] {-1, 3, 0, HALF, 0, -HALF, 0}, attached(imported).bodies().get(0).at());
  }

  /** The tool stands at (0, 0, 0.2) of the frame named. */
  @ParameterizedTest
  @CsvSource({
    "tip, 0, 0, 0.2, 1, 0",
    "/tip, 0, 0, 0.2, 1, 0",
    "'', 0, 0, 0.2, 1, 0",
    "world, 1, 0, -1.2, 0, -1",
    "map, 1, 0, -1.2, 0, -1",
    "base, 1, 0, -1.2, 0, -1",
    "stand, 1, 0, -3.2, 0, -1",
    "l1, 0.8, 0, -1, 0.7071067811865476, -0.7071067811865476",
    "l2, 0, 0, -0.8, 1, 0",
    "finger, 0.04, 0, 0.2, 1, 0"
  })
  void shapesInAnotherFrame_arePlacedAtTheStart(
      String frame, double x, double y, double z, double qw, double qy) {
    String request = REQUEST.replace("frame_id: tip", "frame_id: '" + frame + "'");
    Frame at = attached(read(YAML, request)).bodies().get(0).at();
    assertFrame(new double[] {x, y, z, qw, 0, qy, 0}, at);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "id: shelff|request1.yaml:8:13 /start_state/attached_collision_objects/0/object/id: the"
            + " attached object 'shelff' has no shape, nor has the world one to attach; did you"
            + " mean 'shelf'?",
        "id: teapot|request1.yaml:8:13 /start_state/attached_collision_objects/0/object/id: the"
            + " attached object 'teapot' has no shape, nor has the world one to attach; give its"
            + " shapes, or add it to the world"
      })
  void anObjectThatIsNowhere_isToldWithItsPlace(String id, String message) {
    ImportSamples.write(folder, "request1.yaml", requestFor("shelf").replace("id: shelf", id));
    assertEquals(
        message, ImportSamples.refusal(folder, "scene1.yaml", YAML, ImportSamples.withArm(folder)));
  }

  /** It is in the world, but there is nothing of it. */
  @Test
  void anObjectWithoutShapesInTheWorldEither_isToldWithItsPlace() {
    ImportSamples.write(folder, "request1.yaml", requestFor("7"));
    String text = YAML.replace("      primitives: [{type: 2, dimensions: [0.1]}]\n", "");
    assertEquals(
        "request1.yaml:8:13 /start_state/attached_collision_objects/0/object/id: the attached"
            + " object '7' has no shape, nor has the world one to attach; give its shapes, or add"
            + " it to the world",
        ImportSamples.refusal(folder, "scene1.yaml", text, ImportSamples.withArm(folder)));
  }

  @Test
  void oneOfTwoObjectsOfAName_isNotGuessed() {
    ImportSamples.write(folder, "request1.yaml", requestFor("shelf"));
    assertEquals(
        "scene1.yaml:30:7 /world/collision_objects/1: two objects are named 'shelf'; rename one"
            + " of them",
        ImportSamples.refusal(
            folder,
            "scene1.yaml",
            YAML.replace("id: 7", "id: shelf"),
            ImportSamples.withArm(folder)));
  }

  @Test
  void anUnknownFrame_isToldWithItsPlace() {
    String place = "request1.yaml:9:28 /start_state/attached_collision_objects/0/object/header";
    assertEquals(
        place + "/frame_id: the frame 'stant' is unknown; did you mean 'stand'?",
        refusalOfFrame("stant"));
    assertEquals(
        place
            + "/frame_id: the frame 'nowhere' is unknown; name a link of the robot or a frame that"
            + " stands still",
        refusalOfFrame("nowhere"));
  }

  private String refusalOfFrame(String frame) {
    String request = REQUEST.replace("frame_id: tip", "frame_id: " + frame);
    ImportSamples.write(folder, "request1.yaml", request);
    return ImportSamples.refusal(folder, "scene1.yaml", YAML, ImportSamples.withArm(folder));
  }

  /** The request with an object of the world in the tool's place. */
  private static String requestFor(String object) {
    return REQUEST
        .replace("id: tool", "id: " + object)
        .replaceAll(" +primitives: .*\n", "")
        .replaceAll(" +primitive_poses: .*\n", "");
  }

  private Imported read(String scene, String request) {
    ImportSamples.write(folder, "request0001.yaml", request);
    Path file = ImportSamples.write(folder, "scene0001.yaml", scene);
    return SceneImport.read(file, ImportSamples.withArm(folder));
  }

  private static Attached attached(Imported imported) {
    World world = imported.scene().world();
    assertEquals(1, world.robots().get(0).attached().size());
    return world.robots().get(0).attached().get(0);
  }

  private static List<String> obstacles(Imported imported) {
    return imported.scene().world().obstacles().stream().map(Obstacle::name).toList();
  }

  /** A quaternion and its negative are the same turn. */
  private static void assertFrame(double[] expected, Frame at) {
    double[] q = {at.qw(), at.qx(), at.qy(), at.qz()};
    double dot = 0;
    for (int k = 0; k < 4; k++) dot += q[k] * expected[3 + k];
    for (int k = 0; k < 4; k++) q[k] *= Math.signum(dot);
    assertArrayEquals(
        expected,
        new double[] {at.x(), at.y(), at.z(), q[0], q[1], q[2], q[3]},
        1e-15,
        at::toString);
  }
}
