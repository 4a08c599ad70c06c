package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.kinematics.Robot;
import clearway.scene.RealData;
import clearway.scene.SceneFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Robots that people use, where the folder of larger data is given. */
class RealRobotsTest {
  private static final double TOLERANCE = 1e-12;

  @Test
  void everyRealRobot_isPlacedAsTheOracleSays() throws IOException {
    Path robots = RealData.folder().resolve("robots");
    List<Path> files = below(robots);
    assertTrue(files.size() >= 8, files::toString);
    for (Path urdf : files) assertAgrees(urdf);
  }

  @Test
  void everyRealSrdf_isReadWithItsRobot() throws IOException {
    Path robots = RealData.folder().resolve("robots");
    Map<String, String> found = new TreeMap<>();
    for (String[] pair :
        new String[][] {
          {"moveit_resources_panda_description/urdf/panda", "panda_arm"},
          {"moveit_resources_fanuc_description/urdf/fanuc", "manipulator"},
          {"tesseract/support/urdf/lbr_iiwa_14_r820", "manipulator"},
          {"panda_mbm/panda", "panda_arm"}
        }) {
      UrdfRequest request =
          UrdfRequest.of("r", robots.resolve(pair[0] + ".urdf"))
              .withSrdf(Optional.of(robots.resolve(pair[0] + ".srdf")))
              .withGroup(Optional.of(pair[1]));
      ImportedRobot read = UrdfRobot.read(request);
      found.put(
          pair[0].replaceAll("/.*", ""),
          read.robot().space().dimension()
              + " coordinates, "
              + read.exemptions().size()
              + " pairs, states "
              + read.robot().states().keySet());
    }
    assertEquals(
        Map.of(
            "moveit_resources_panda_description",
            "7 coordinates, 34 pairs, states [extended, ready, transport]",
            "moveit_resources_fanuc_description",
            "6 coordinates, 10 pairs, states [all-zeros]",
            "tesseract",
            "7 coordinates, 25 pairs, states [all-zeros]",
            "panda_mbm",
            "7 coordinates, 34 pairs, states [extended, ready, transport]"),
        found);
  }

  @Test
  void oddRobots_areRefusedForWhatIsWrongWithThem() throws IOException {
    Path folder = RealData.folder().resolve("urdf_bad");
    Map<String, String> outcomes = new TreeMap<>();
    for (Path urdf : below(folder)) outcomes.put(name(urdf), outcome(urdf));
    Map<String, String> expected = new TreeMap<>();
    String joint = "'fl_caster_rotation_joint'";
    expected.put("fail_pr2_desc_bracket", "9: rpy of <origin>: '}' is not a number");
    expected.put(
        "fail_pr2_desc_double", "31: two <link> elements are named 'fl_caster_rotation_link'");
    expected.put("fail_pr2_desc_double_joint", "21: two <joint> elements are named " + joint);
    expected.put(
        "fail_pr2_desc_loop",
        "5: the links above 'fl_caster_rotation_link' form a loop through <joint " + joint + ">");
    expected.put(
        "fail_pr2_desc_no_filename_in_mesh", "2297: <joint 'r_gripper_joint'> has no <parent>");
    expected.put("fail_pr2_desc_no_joint2", "10: the XML is not well-formed here");
    expected.put(
        "fail_pr2_desc_parent_itself", "4: <joint " + joint + "> joins 'base_link' to itself");
    expected.put(
        "fail_pr2_desc_two_trees",
        "10: the parent 'base_link' of <joint " + joint + "> is no link of the robot");
    expected.put("fail_three_links_one_joint", "24: the XML is not well-formed here");
    expected.put("no_visual", "a robot of 1");
    expected.put("one_link", "a robot of 1");
    expected.put(
        "pr2_desc",
        "816: the element <xacro:pr2_head_pan_gazebo_v0 'head_pan'> belongs to a xacro file");
    expected.put("pr2_desc_no_joint", "a robot of 1");
    expected.put("singularity", "a robot of 3");
    expected.put(
        "test_robot",
        "289: the mesh 'package://pr2_description/meshes/gripper_v0/l_finger.dae' of link"
            + " 'left_gripper' was not found in");
    expected.put("two_links_one_joint", "a robot of 2");
    assertEquals(expected, outcomes);
  }

  private static void assertAgrees(Path urdf) throws IOException {
    Robot robot = UrdfRobot.read(UrdfRequest.of("r", urdf)).robot();
    UrdfOracle oracle = new UrdfOracle(Files.readAllBytes(urdf));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 50; i++) {
      double[] q = RobotSamples.randomConfiguration(robot, random);
      Map<String, Double> values = RobotSamples.named(robot, q);
      for (int link = 0; link < robot.links().size(); link++) {
        String name = robot.links().get(link).name();
        double[][] found = RobotSamples.pose(robot, link, q);
        double off = RobotSamples.difference(oracle.pose(name, values), found);
        assertTrue(off <= TOLERANCE, () -> urdf + ": " + name + " is off by " + off);
      }
    }
  }

  private static String outcome(Path urdf) {
    try {
      return "a robot of " + UrdfRobot.read(UrdfRequest.of("r", urdf)).robot().links().size();
    } catch (SceneFormatException refused) {
      return refused.location().line()
          + ": "
          + refused.problem().replaceAll(": the packages.*", "");
    }
  }

  private static String name(Path urdf) {
    return urdf.getFileName().toString().replace(".urdf", "");
  }

  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> file.toString().endsWith(".urdf")).sorted().toList();
    }
  }
}
