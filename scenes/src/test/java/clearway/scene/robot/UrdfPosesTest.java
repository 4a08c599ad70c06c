package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Link poses agree with a plain computation from the text, to 1e-12. */
class UrdfPosesTest {
  private static final double TOLERANCE = 1e-12;

  @TempDir Path folder;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 150);
  }

  @Test
  void everyKindOfJoint_isPlacedAsTheOracleSays() {
    assertAgrees(RobotSamples.URDF, 1, 200);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void randomTrees_arePlacedAsTheOracleSays(long seed) {
    assertAgrees(RandomUrdf.of(seed), seed, 5);
  }

  /** Corpus floor: the random trees show every joint type, and mimic joints. */
  @Test
  void randomTrees_haveEveryKindOfJoint() {
    TreeSet<String> seen = new TreeSet<>();
    Pattern words = Pattern.compile("type=\"(\\w+)\"|<(mimic)");
    seeds()
        .forEach(
            seed ->
                words
                    .matcher(RandomUrdf.of(seed))
                    .results()
                    .forEach(found -> seen.add(found.group())));
    assertEquals(7, seen.size(), seen::toString);
  }

  @Test
  void aQuaternion_turnsLikeItsAngles() {
    String plain = "<origin xyz='1 2 3'/>";
    String urdf =
        "<robot name='r'><link name='a'><collision>"
            + plain
            + "<geometry><sphere radius='1'/></geometry></collision></link></robot>";
    String turned = urdf.replace(plain, "<origin xyz='1 2 3' quat_xyzw='0 0 0.8 0.6'/>");
    Frame at = read(turned).links().get(0).bodies().get(0).at();
    assertEquals(Frame.of(1, 2, 3, 0.6, 0, 0, 0.8), at);
    for (String bad :
        List.of("quat_xyzw='0 0 1 1'", "quat_xyzw='0 0 1'", "quat_xyzw='0 0 0 1' rpy='0 0 1'")) {
      String broken = urdf.replace(plain, "<origin " + bad + "/>");
      assertThrows(SceneFormatException.class, () -> read(broken), bad);
    }
  }

  /** A shape, its place or a limit is not lost without a word. */
  @Test
  void misspeltElements_areNoted() {
    String urdf =
        "<robot name='r'><link name='a'><colision/><collision><orgin xyz='1 2 3'/>"
            + "<geometry><sphere radius='1'/></geometry></collision></link><link name='b'/>"
            + "<joint name='j' type='continuous'><parent link='a'/><child link='b'/>"
            + "<axes xyz='0 0 1'/></joint></robot>";
    List<String> notes = UrdfRobot.read(RobotSamples.request(folder, urdf)).notes();
    for (String lost :
        List.of("<colision> in <link>", "<orgin> in <collision>", "<axes> in <joint>")) {
      assertTrue(notes.contains("elements " + lost + " are not used"), notes::toString);
    }
  }

  @Test
  void mimicChains_meanTheSameInEveryOrderOfTheFile() {
    List<String> joints = new ArrayList<>();
    joints.add(joint("a", ""));
    joints.add(joint("b", "<mimic joint='a' multiplier='2' offset='0.1'/>"));
    joints.add(joint("c", "<mimic joint='b' multiplier='-0.5'/>"));
    joints.add(joint("d", "<mimic joint='c' offset='-0.2'/>"));
    int orders = 0;
    for (List<String> order : permutations(joints)) {
      String text = "<robot name='r'>" + links() + String.join("", order) + "</robot>";
      Robot robot = read(text);
      assertEquals(1, robot.space().dimension());
      double[][] tip = RobotSamples.pose(robot, robot.linkIndex("d"), new double[] {0.7});
      // all about z, from one base: a = 0.7, b = 1.5, c = -0.75, d = -0.95
      assertEquals(StrictMath.cos(-0.95), tip[0][0], TOLERANCE);
      assertEquals(StrictMath.sin(-0.95), tip[1][0], TOLERANCE);
      assertAgrees(text, ++orders, 3);
    }
    assertEquals(24, orders);
  }

  private void assertAgrees(String urdf, long seed, int configurations) {
    Robot robot = read(urdf);
    UrdfOracle oracle = new UrdfOracle(urdf);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < configurations; i++) {
      double[] q = RobotSamples.randomConfiguration(robot, random);
      Map<String, Double> values = new HashMap<>(RobotSamples.named(robot, q));
      for (int link = 0; link < robot.links().size(); link++) {
        String name = robot.links().get(link).name();
        double off =
            RobotSamples.difference(oracle.pose(name, values), RobotSamples.pose(robot, link, q));
        assertTrue(
            off <= TOLERANCE, () -> name + " is off by " + off + ", seed " + seed + "\n" + urdf);
      }
    }
  }

  private Robot read(String urdf) {
    return UrdfRobot.read(RobotSamples.request(folder, urdf)).robot();
  }

  private static String links() {
    return "<link name='base'/><link name='a'/><link name='b'/><link name='c'/><link name='d'/>";
  }

  private static String joint(String name, String more) {
    return "<joint name='%s' type='revolute'><parent link='base'/><child link='%s'/>"
            .formatted(name, name)
        + "<axis xyz='0 0 1'/><limit lower='-3' upper='3'/>"
        + more
        + "</joint>";
  }

  private static List<List<String>> permutations(List<String> items) {
    if (items.isEmpty()) return List.of(List.of());
    List<List<String>> result = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      List<String> rest = new ArrayList<>(items);
      String first = rest.remove(i);
      for (List<String> tail : permutations(rest)) {
        List<String> whole = new ArrayList<>(Collections.singletonList(first));
        whole.addAll(tail);
        result.add(whole);
      }
    }
    return result;
  }
}
