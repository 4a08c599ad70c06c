package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Attached;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.scene.SceneImport;
import clearway.space.Configuration;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MotionBenchMaker scenes with their requests, and problem sets. */
class BenchImportTest {
  @TempDir Path folder;

  @Test
  void objects_standInTheirFrames() {
    List<Obstacle> obstacles = readWithRequest().scene().world().obstacles();
    Obstacle shelf = obstacles.get(0);
    assertEquals(Frame.translation(0, 0, 2), shelf.at());
    assertEquals(
        new Body(new Geometry.Box(1, 2, 0.1), Frame.translation(1, 0, 0)), shelf.bodies().get(0));
    assertEquals(
        new Body(new Geometry.Cylinder(0.1, 0.5), Frame.of(1, 0, 0.3, 0.8, 0, 0, 0.6)),
        shelf.bodies().get(1));
    Obstacle ball = obstacles.get(1);
    assertEquals("7", ball.name());
    assertEquals(Frame.translation(0, 0, 1), ball.at());
    assertEquals(
        List.of(new Body(new Geometry.Sphere(0.1), Frame.translation(0, 3, 0))), ball.bodies());
    Geometry wedge = obstacles.get(2).bodies().get(0).geometry();
    assertEquals(2, ((Geometry.Mesh) wedge).mesh().triangleCount());
  }

  @Test
  void theRequest_becomesAQueryOfItsGroup() {
    Scene scene = readWithRequest().scene();
    assertEquals("shelf", scene.name());
    assertEquals(2, scene.world().space().dimension());
    Query query = scene.queries().get(0);
    assertEquals("request0001", query.name());
    // j1 from the request, j2 from the scene and taken to within pi
    assertEquals(Configuration.of(0.5, 4 - 2 * Math.PI), query.start());
    assertEquals(
        List.of(Configuration.of(-1, -0.5), Configuration.of(1, 4 - 2 * Math.PI)), query.goals());
  }

  @Test
  void joints_outsideTheGroupStandWhereTheStateSays() {
    Imported imported = readWithRequest();
    Robot robot = imported.scene().world().robots().get(0);
    Joint.Held finger = (Joint.Held) robot.links().get(robot.linkIndex("finger")).joint();
    assertEquals(Configuration.of(0.04), finger.value());
    assertNoted(imported, "the joint 'g' is held at its limit 0.04, not at 0.09");
    assertNoted(imported, "the robot has no joint 'wheel': its value is left out");
  }

  @Test
  void carriedObjects_areAttached() {
    Imported imported = readWithRequest();
    Robot robot = imported.scene().world().robots().get(0);
    assertEquals(
        List.of(
            new Attached(
                "tool",
                "tip",
                List.of(
                    new Body(
                        new Geometry.Mesh(ConeMesh.of(0.05, 0.2)), Frame.translation(0, 0, 0.2))),
                List.of("finger"))),
        robot.attached());
    assertNoted(imported, "touch link 'nothing' of 'tool' is unknown: left out");
    assertNoted(imported, "position_constraints of goals are not used");
  }

  @Test
  void theMatrix_allowsPairsAndHasOthersTested() {
    assertEquals(
        List.of(
            new Exemption("arm/base", "arm/l1", "Adjacent"),
            new Exemption("arm/l2", "arm/finger", "Default"),
            new Exemption("arm/l1", "shelf", "ACM")),
        readWithRequest().scene().world().ignore());
  }

  @Test
  void theMatrix_allowsAPairOnlyIfBothEntriesDo() {
    ImportSamples.write(folder, "request0001.yaml", ImportSamples.REQUEST);
    String text = ImportSamples.YAML.replace("[true, false, false, false]", "[false, 0, 0, 0]");
    Path file = ImportSamples.write(folder, "scene0001.yaml", text);
    Scene scene = SceneImport.read(file, ImportSamples.withArm(folder)).scene();
    assertEquals(List.of(new Exemption("arm/l2", "arm/finger", "Default")), scene.world().ignore());
  }

  @Test
  void objects_mayStandInTheFrameOfALinkThatIsHeld() {
    String srdf =
        ImportSamples.SRDF.replace("</robot>", "<group name='g'><joint name='g'/></group></robot>");
    String text = ImportSamples.YAML.replace("frame_id: plate", "frame_id: l2");
    text = text.replace("[0.1, 4, 0.09, 1]", "[1.5, -0.5, 0, 1]");
    ImportOptions options = ImportSamples.withArm(folder).withGroup("g");
    ImportSamples.write(folder, "arm.srdf", srdf);
    Path file = ImportSamples.write(folder, "scene1.yaml", text);
    Frame at = SceneImport.read(file, options).scene().world().obstacles().get(1).at();
    // One metre along a link turned by 1.5 about y, then turned back by 0.5.
    assertArrayEquals(
        new double[] {
          StrictMath.sin(1.5),
          0,
          StrictMath.cos(1.5),
          StrictMath.cos(0.5),
          0,
          StrictMath.sin(0.5),
          0
        },
        new double[] {at.x(), at.y(), at.z(), at.qw(), at.qx(), at.qy(), at.qz()},
        1e-15);
  }

  /** First the shape in its object, then the object in its frame. */
  @Test
  void aTurnedObject_carriesItsShapesAround() {
    String turned = "pose: {position: [0, 3, 0], orientation: [0, 0, 0.6, 0.8]}";
    String text = ImportSamples.YAML.replace("pose: {position: [0, 3, 0]}", turned);
    String poses = "\n      primitive_poses: [{position: [1, 0, 0]}]";
    String ball = "primitives: [{type: 2, dimensions: [0.1]}]";
    Frame at = read(text.replace(ball, ball + poses)).obstacles().get(1).bodies().get(0).at();
    assertPlace(0.28, 3.96, 0, at);
  }

  /** Each transform in the frame that it names, turned with it. */
  @Test
  void framesOnTurnedFrames_areCarriedAround() {
    String turned = "rotation: {x: 0, y: 0, z: 0.6, w: 0.8}}";
    String text =
        ImportSamples.YAML.replace(
            "rotation: {x: 0, y: 0, z: 0, w: 1}}",
            turned
                + "\n  - child_frame_id: shelf_frame\n    header: {frame_id: stand}\n"
                + "    transform: {translation: [1, 0, 0]}");
    text = text.replace("frame_id: plate", "frame_id: shelf_frame");
    assertPlace(0.28, 0.96, 2, read(text).obstacles().get(1).at());
  }

  private World read(String text) {
    Path file = ImportSamples.write(folder, "scene0001.yaml", text);
    return SceneImport.read(file, ImportSamples.withArm(folder)).scene().world();
  }

  private static void assertPlace(double x, double y, double z, Frame at) {
    assertArrayEquals(
        new double[] {x, y, z}, new double[] {at.x(), at.y(), at.z()}, 1e-15, at::toString);
  }

  /** Held or moving, the robot stands where the state says, not at the origin. */
  @Test
  void theTransformOfTheVirtualJoint_placesTheRobot() {
    Joint.Held base = (Joint.Held) baseOf("floating", "1, 2, 3", "").joint();
    assertEquals(Configuration.of(1, 2, 3, 0.6, 0, 0, 0.8), base.value());
    Joint.Held cart = (Joint.Held) baseOf("planar", "1, 2, 0", "").joint();
    double angle = 2 * StrictMath.atan2(0.8, 0.6);
    assertEquals(Configuration.of(1, 2, angle), cart.value());
    Scene moving = readWithVirtual("floating", "1, 2, 3", "<joint name=\"v\"/>").scene();
    assertArrayEquals(
        new double[] {1, 2, 3, 0.6, 0, 0, 0.8},
        Arrays.copyOf(moving.queries().get(0).start().toArray(), 7));
  }

  @Test
  void aTransformThatNoJointFollows_isNoted() {
    Imported imported = readWithVirtual("fixed", "1, 2, 3", "");
    assertNoted(imported, "the transform of the joint 'v' is left out");
  }

  @Test
  void paddingAndPathConstraints_areNoted() {
    String padding =
        "link_padding: [{link_name: l1, padding: 0.01}]\nlink_scale: [{link_name: l1, scale: 2}]\n";
    String constraints = "path_constraints: {joint_constraints: [{joint_name: j1}]}\n";
    ImportSamples.write(folder, "request0001.yaml", ImportSamples.REQUEST + constraints);
    Path file = ImportSamples.write(folder, "scene0001.yaml", padding + ImportSamples.YAML);
    Imported imported = SceneImport.read(file, ImportSamples.withArm(folder));
    assertNoted(imported, "link_padding is not used");
    assertNoted(imported, "link_scale is not used");
    assertNoted(imported, "path_constraints of the request are not used");
  }

  private Link baseOf(String type, String place, String group) {
    Robot robot = readWithVirtual(type, place, group).scene().world().robots().get(0);
    return robot.links().get(0);
  }

  private Imported readWithVirtual(String type, String place, String group) {
    ImportOptions options = ImportSamples.withArm(folder);
    String srdf = ImportSamples.SRDF.replace("type=\"fixed\"", "type=\"" + type + "\"");
    ImportSamples.write(folder, "arm.srdf", srdf.replace("<chain", group + "<chain"));
    String state =
        "robot_state:\n  multi_dof_joint_state:\n    joint_names: [v]\n    transforms:"
            + " [{translation: ["
            + place
            + "], rotation: [0, 0, 0.8, 0.6]}]";
    String text = ImportSamples.YAML.replace("robot_state:", state);
    text = text.replace("frame_id: plate", "frame_id: world");
    text = text.replace("frame_id: map", "frame_id: world");
    ImportSamples.write(folder, "request0001.yaml", ImportSamples.REQUEST);
    return SceneImport.read(ImportSamples.write(folder, "scene0001.yaml", text), options);
  }

  @Test
  void withoutARobot_onlyObstaclesAreTaken() {
    String text = ImportSamples.YAML.replace("frame_id: plate", "frame_id: world");
    text = text.replace("frame_id: map", "frame_id: world");
    Imported imported =
        SceneImport.read(ImportSamples.write(folder, "scene1.yaml", text), ImportOptions.DEFAULT);
    assertTrue(imported.scene().world().robots().isEmpty());
    assertEquals(3, imported.scene().world().obstacles().size());
    assertNoted(imported, "no URDF is given: obstacles only");
  }

  @Test
  void aProblemOfASet_isChosenByItsIndex() {
    Path file = ImportSamples.write(folder, "set.json", ImportSamples.SET);
    ImportOptions options = ImportSamples.withArm(folder);
    Scene first = SceneImport.read(file, options).scene();
    assertEquals("shelves 3", first.name());
    Obstacle can = first.world().obstacles().get(0);
    double half = StrictMath.sqrt(0.5);
    assertArrayEquals(
        new double[] {1, 2, 3, half, 0, 0, half},
        new double[] {
          can.at().x(),
          can.at().y(),
          can.at().z(),
          can.at().qw(),
          can.at().qx(),
          can.at().qy(),
          can.at().qz()
        },
        1e-15);
    assertEquals(new Geometry.Cylinder(0.03, 0.14), can.bodies().get(0).geometry());
    assertEquals(Configuration.of(0, 0.5), first.queries().get(0).start());
    Scene second = SceneImport.read(file, options.withProblem(4)).scene();
    assertEquals(2, second.queries().get(0).goals().size());
    assertEquals("problem 4", second.queries().get(0).name());
  }

  @Test
  void matricesOfEveryKindOfTurn_becomeTheirQuaternions() {
    for (double[] axis : new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, -2, 3}, {-3, 1, 2}}) {
      for (double angle = -3.1; angle < 3.2; angle += 0.31) {
        double length = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
        double s = StrictMath.sin(angle / 2) / length;
        Frame expected =
            Frame.of(1, 2, 3, StrictMath.cos(angle / 2), s * axis[0], s * axis[1], s * axis[2]);
        Frame found = frameOfMatrix(expected);
        double dot =
            expected.qw() * found.qw()
                + expected.qx() * found.qx()
                + expected.qy() * found.qy()
                + expected.qz() * found.qz();
        assertEquals(1, Math.abs(dot), 1e-14, "angle " + angle);
      }
    }
  }

  private Frame frameOfMatrix(Frame frame) {
    double[] p = new double[12];
    frame.pose().copyTo(p, 0);
    String matrix =
        "[[%s, %s, %s, %s], [%s, %s, %s, %s], [%s, %s, %s, %s]]"
            .formatted(p[0], p[1], p[2], p[9], p[3], p[4], p[5], p[10], p[6], p[7], p[8], p[11]);
    String text = ImportSamples.SET.replace("[[0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3]]", matrix);
    Path file = ImportSamples.write(folder, "set.json", text);
    return SceneImport.read(file).scene().world().obstacles().get(0).at();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "frame_id: plate|frame_id: l2|scene1.yaml:31:26 /world/collision_objects/1/header/frame_id:"
            + " the frame 'l2' is not known to stand still; frames here are base, map, plate,"
            + " stand, world",
        "type: box|type: torus|scene1.yaml:24:18"
            + " /world/collision_objects/0/primitives/0/type: the shape 'torus' is unknown; shapes"
            + " are box, sphere, cylinder and cone",
        "operation: ADD|operation: MOVE|scene1.yaml:22:18 /world/collision_objects/0/operation: the"
            + " operation 'move' needs an earlier object; use add",
        "data: []|data: [1]|scene1.yaml:40:29 /world/octomap/octomap/data: the scene holds an"
            + " octomap; give its obstacles as shapes",
        "[0.1, 4, 0.09, 1]|[0.1, 4]|scene1.yaml:5:5 /robot_state/joint_state: 2 positions for 4"
            + " joints; give one for each",
        "[0, 1, 2]|[0, 1, 9]|scene1.yaml:37:11 /world/collision_objects/2/meshes/0: a triangle uses"
            + " vertex 9 of 4; indices begin at 0",
        "world:|welt:|scene1.yaml:1:1: there is neither 'world' nor 'problems' here; give a planning"
            + " scene (scene0001.yaml) or a problem set",
        "collision_objects:|collision_object:|scene1.yaml:19:3 /world/collision_object: unknown key"
            + " 'collision_object'; did you mean 'collision_objects'?",
        "name: shelf|format: x|scene1.yaml:1:1: this is a scene of Clearway already; use it as it is"
      })
  void brokenScenes_areToldWithTheirPlace(String good, String bad, String message) {
    String text = ImportSamples.YAML.replace(good, bad);
    ImportOptions options = ImportSamples.withArm(folder);
    assertEquals(message, ImportSamples.refusal(folder, "scene1.yaml", text, options));
  }

  @Test
  void brokenRequestsAndProblems_areToldWithTheirPlace() {
    String request = ImportSamples.REQUEST.replace("position: -1}", "position: -3}");
    ImportSamples.write(folder, "request1.yaml", request);
    ImportOptions options = ImportSamples.withArm(folder);
    assertEquals(
        "request1.yaml:14:36 /goal_constraints/0/joint_constraints/0/position: the value -3 is"
            + " outside the limits -2 and 2 of the joint 'j1'; correct it, or give the URDF that"
            + " the problem was made for",
        ImportSamples.refusal(folder, "scene1.yaml", ImportSamples.YAML, options));
    ImportSamples.write(
        folder, "request1.yaml", ImportSamples.REQUEST.replace("id: tool", "id: l2"));
    assertEquals(
        "request1.yaml:8:13 /start_state/attached_collision_objects/0/object/id: 'l2' is a link of"
            + " the robot; rename the object",
        ImportSamples.refusal(folder, "scene1.yaml", ImportSamples.YAML, options));
    ImportSamples.write(
        folder, "request1.yaml", ImportSamples.REQUEST.replace("name: j2,", "name: jj2,"));
    assertEquals(
        "request1.yaml:15:22 /goal_constraints/0/joint_constraints/1/joint_name: the robot has no"
            + " joint 'jj2'; did you mean 'j2'?",
        ImportSamples.refusal(folder, "scene1.yaml", ImportSamples.YAML, options));
    assertEquals(
        "set.json:1:48 /problems: there is no problem 9; there are 2",
        ImportSamples.refusal(folder, "set.json", ImportSamples.SET, options.withProblem(9)));
    assertEquals(
        "set.json:5:13 /problems/0/objects/0/pose: the matrix is no rotation to within 0.001;"
            + " write an orthonormal matrix",
        ImportSamples.refusal(
            folder, "set.json", ImportSamples.SET.replace("[[0, -1", "[[1, -1"), options));
  }

  private Imported readWithRequest() {
    ImportSamples.write(folder, "request0001.yaml", ImportSamples.REQUEST);
    Path file = ImportSamples.write(folder, "scene0001.yaml", ImportSamples.YAML);
    return SceneImport.read(file, ImportSamples.withArm(folder));
  }

  private static void assertNoted(Imported imported, String note) {
    assertTrue(imported.notes().contains(note), () -> String.join("\n", imported.notes()));
  }
}
