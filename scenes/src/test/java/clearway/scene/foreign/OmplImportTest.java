package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Joint;
import clearway.kinematics.Robot;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.MeshSamples;
import clearway.scene.Query;
import clearway.scene.SceneImport;
import clearway.space.Range;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OMPL.app problems: frames, centring, volume, states. */
class OmplImportTest {
  @TempDir Path folder;

  /** A square of z-up COLLADA whose first corner is listed twice, and a wall. */
  @BeforeEach
  void writeMeshes() {
    String points = "2 0 6  2 0 6  4 0 6  4 4 6  2 4 6";
    String plank =
        """
        <COLLADA version="1.4.1"><asset><up_axis>Z_UP</up_axis></asset>
        <library_geometries><geometry id="g"><mesh>
        <source id="s"><float_array id="a" count="15">%s</float_array><technique_common>
        <accessor count="5" source="#a" stride="3"><param name="X" type="float"/>
        <param name="Y" type="float"/><param name="Z" type="float"/></accessor>
        </technique_common></source>
        <vertices id="v"><input semantic="POSITION" source="#s"/></vertices>
        <triangles count="2"><input offset="0" semantic="VERTEX" source="#v"/>
        <p>0 2 3 1 3 4</p></triangles></mesh></geometry></library_geometries></COLLADA>
        """
            .formatted(points);
    ImportSamples.write(folder, "plank.dae", plank);
    ImportSamples.write(folder, "walls.obj", MeshSamples.obj(TriangleMesh.box(1, 2, 3)));
  }

  @Test
  void theRobot_isTurnedToYUpAndCentredAtTheMeanOfItsListedVertices() {
    Imported imported = read(ImportSamples.CONFIG);
    Robot robot = imported.scene().world().robots().get(0);
    assertTrue(robot.isFree());
    // x y z of the file is x z -y here; the mean of the five is (2.8, 6, -1.6).
    Frame at = robot.links().get(0).bodies().get(0).at();
    assertArrayEquals(new double[] {-2.8, -6, 1.6}, new double[] {at.x(), at.y(), at.z()}, 1e-12);
    TriangleMesh mesh = ((Geometry.Mesh) robot.links().get(0).bodies().get(0).geometry()).mesh();
    assertEquals(4, mesh.vertexCount());
    assertEquals(6, mesh.coordinate(0, 1));
    assertTrue(
        imported.notes().get(4).matches("the robot's mesh is moved by -2.8 -6.0 1.6, minus .*"),
        imported.notes().toString());
  }

  @Test
  void theLengthOfTheAxis_doesNotMatter() {
    String config = ImportSamples.CONFIG.replace("theta = 3.141592653589793", "theta = 1");
    double[] start = read(config).scene().queries().get(0).start().toArray();
    double[] expected = {1, 2, 3, StrictMath.cos(0.5), 0, 0, StrictMath.sin(0.5)};
    assertArrayEquals(expected, start, 1e-15);
  }

  @Test
  void theProblem_becomesAQueryWithinTheVolume() {
    Imported imported = read(ImportSamples.CONFIG);
    assertEquals("two planks", imported.scene().name());
    Robot robot = imported.scene().world().robots().get(0);
    Range ten = new Range(-10, 10);
    assertEquals(new Joint.Floating(ten, ten, ten), robot.links().get(0).joint());
    Query query = imported.scene().queries().get(0);
    // Half a turn about z; an axis of length zero turns nothing.
    assertArrayEquals(new double[] {1, 2, 3, 0, 0, 0, 1}, query.start().toArray(), 1e-15);
    assertArrayEquals(new double[] {0, 0, 0, 1, 0, 0, 0}, query.goals().get(0).toArray(), 1e-15);
    assertEquals("world", imported.scene().world().obstacles().get(0).name());
    assertEquals(
        "[the section [benchmark] is not used, the section [planner] is not used, the key 'sampler'"
            + " is not used, COLLADA meshes are turned to y up, as Assimp does]",
        imported.notes().subList(0, 4).toString());
  }

  @Test
  void aGivenShift_isTakenInsteadOfTheMean() {
    Imported imported = read(ImportSamples.CONFIG.replace("[bench", "robot_shift = 1 2 3\n[bench"));
    Robot robot = imported.scene().world().robots().get(0);
    assertEquals(Frame.translation(1, 2, 3), robot.links().get(0).bodies().get(0).at());
  }

  @Test
  void withoutZAndAxes_theRobotMovesInThePlane() {
    String planar = ImportSamples.CONFIG.replaceAll("(?m)^(start|goal)\\.(z|axis..) .*\n", "");
    Imported imported = read(planar);
    Robot robot = imported.scene().world().robots().get(0);
    assertEquals(3, robot.space().dimension());
    assertEquals(0, robot.links().get(0).bodies().get(0).at().z());
    Query query = imported.scene().queries().get(0);
    assertArrayEquals(new double[] {1, 2, Math.PI}, query.start().toArray(), 1e-15);
  }

  @Test
  void withoutAVolume_theWorldWithStartAndGoalBounds() {
    Imported imported = read(ImportSamples.CONFIG.replaceAll("(?m)^volume.*\n", ""));
    Robot robot = imported.scene().world().robots().get(0);
    assertEquals(
        new Joint.Floating(new Range(-0.5, 1), new Range(-1, 2), new Range(-1.5, 3)),
        robot.links().get(0).joint());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start.z = 3||p.cfg: start and goal have only some of z, axis.x, axis.y and axis.z; give all"
            + " of them for a body in space, none for one in the plane",
        "start.x = 1|start.x = one|p.cfg:5:1: 'start.x': 'one' is not a number; write a finite"
            + " decimal such as 0.25 or -1.5e-3",
        "start.x = 1|start.x = 11|p.cfg:5:1: start.x 11.0 is outside the volume; widen volume.min"
            + " and volume.max",
        "start.x = 1|start.y = 1|p.cfg:6:1: the key 'start.y' stands twice; remove one",
        "start.x = 1|start.x|p.cfg:5:1: 'start.x' has no '='; write key = value, or # before a"
            + " comment",
        "start.x = 1|start.x =|p.cfg:5:1: the key 'start.x' has no value; write one",
        "start.x = 1||p.cfg: the key 'start.x' is missing in [problem]; add it",
        "robot = plank.dae|robot = gone.dae|p.cfg:3:1: the mesh 'gone.dae' was not found in:"
            + " gone.dae; put the file there",
        "robot = plank.dae|robot = ../plank.dae|p.cfg:3:1: the mesh '../plank.dae' lies outside the"
            + " folder of the file; move it there or allow files outside",
        "volume.min.x = -10|volume.min.x = 20|p.cfg:19:1: volume.min.x is above volume.max.x; maybe"
            + " they are swapped"
      })
  void brokenProblems_areToldWithTheirPlace(String good, String bad, String message) {
    String text = ImportSamples.CONFIG.replace(good + "\n", (bad == null ? "" : bad) + "\n");
    assertEquals(message, ImportSamples.refusal(folder, "p.cfg", text, ImportOptions.DEFAULT));
  }

  private Imported read(String text) {
    return SceneImport.read(ImportSamples.write(folder, "p.cfg", text));
  }
}
