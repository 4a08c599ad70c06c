package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Exemption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Groups, states, virtual joints, held joints and disabled pairs. */
class SrdfTest {
  @TempDir Path folder;

  @Test
  void withoutAGroup_everyJointMovesButPassiveOnes() {
    Robot robot = read(Optional.empty()).robot();
    assertEquals(
        List.of(
            "world/x",
            "world/y",
            "world/angle",
            "j1",
            "j2",
            "j3",
            "j5/x",
            "j5/y",
            "j5/z",
            "j5/qw",
            "j5/qx",
            "j5/qy",
            "j5/qz"),
        names(robot));
    assertInstanceOf(Joint.Held.class, joint(robot, "j4"));
  }

  @Test
  void aGroup_holdsWhatIsOutsideAtZeroOrTheNearestLimit() {
    Robot arm = read(Optional.of("arm")).robot();
    assertEquals(List.of("j1", "j2", "j3"), names(arm));
    assertEquals(Configuration.of(0, 0, 0), held(arm, "world"));
    assertEquals(Configuration.of(0, 0, 0, 1, 0, 0, 0), held(arm, "j5"));
    Robot free = read(Optional.of("free")).robot();
    assertEquals(7, free.space().dimension());
    assertEquals(Configuration.of(0.1), held(free, "j3"));
    assertInstanceOf(Joint.Mimic.class, joint(free, "g1"));
  }

  @Test
  void subgroupsAndLinksOfAGroup_bringTheirJoints() {
    Robot all = read(Optional.of("all")).robot();
    assertEquals(List.of("world/x", "world/y", "world/angle", "j1", "j2", "j3"), names(all));
  }

  @Test
  void aChainBetweenBranches_goesOverTheirCommonLink() {
    String srdf =
        "<robot name='arm'><group name='g'><chain base_link='l5' tip_link='tool'/></group></robot>";
    UrdfRequest request = RobotSamples.request(folder, RobotSamples.URDF, srdf);
    Robot robot = UrdfRobot.read(request.withGroup(Optional.of("g"))).robot();
    assertEquals(10, robot.space().dimension()); // the planar j4 and the floating j5
  }

  @Test
  void aGroupThatOnlyFollows_isRefused() {
    assertEquals(
        "r.urdf: the group 'hand' has no joint that moves; choose another group",
        RobotSamples.refusal(folder, request().withGroup(Optional.of("hand"))));
  }

  @Test
  void heldJoints_standWhereTheRequestSays() {
    UrdfRequest request =
        request()
            .withHold(
                Map.of("j1", List.of(1.5), "world", List.of(1.0, 2.0, 7.0), "j2", List.of(4.0)));
    Robot robot = UrdfRobot.read(request.withGroup(Optional.of("arm"))).robot();
    assertEquals(List.of("j3"), names(robot));
    assertEquals(Configuration.of(1.5), held(robot, "j1"));
    assertEquals(Configuration.of(4.0 - 2 * Math.PI), held(robot, "j2"));
    assertEquals(Configuration.of(1, 2, 7.0 - 2 * Math.PI), held(robot, "world"));
  }

  @Test
  void groupStates_becomeConfigurationsOfTheRobot() {
    ImportedRobot arm = read(Optional.of("arm"));
    assertEquals(Map.of("home", Configuration.of(0.5, 1, 0.2)), arm.robot().states());
    assertNoted(
        arm,
        "<group_state 'out'> of the group 'arm' is left out: the joint 'j1' has the limits -2.5 and"
            + " 2.5, and 9 is outside");
    assertNoted(
        arm, "<group_state 'away'> of the group 'all' is left out: it sets no joint that moves");
    Robot all = read(Optional.of("all")).robot();
    assertEquals(Configuration.of(1, 2, 0.5, 0, 0, 0.1), all.states().get("away"));
  }

  @Test
  void floatingStates_haveTheirQuaternionTurnedToWFirst() {
    String srdf =
        """
        <robot name="arm"><group name="g"><joint name="j5"/></group>
          <group_state name="s" group="g"><joint name="j5" value="1 2 3 1 0 0 0"/></group_state>
        </robot>""";
    UrdfRequest request = RobotSamples.request(folder, RobotSamples.URDF, srdf);
    Robot robot = UrdfRobot.read(request.withGroup(Optional.of("g"))).robot();
    assertEquals(Configuration.of(1, 2, 3, 0, 1, 0, 0), robot.states().get("s"));
  }

  @Test
  void statesOfOneName_areToldApartByTheirGroups() {
    String states =
        "<group_state name='home' group='free'><joint name='j5' value='0 0 0 0 0 0 1'/>"
            + "</group_state>";
    String srdf = RobotSamples.SRDF.replace("<end_effector", states + "<end_effector");
    ImportedRobot robot = UrdfRobot.read(RobotSamples.request(folder, RobotSamples.URDF, srdf));
    assertEquals(
        List.of("arm/home", "away", "free/home"),
        robot.robot().states().keySet().stream().toList());
  }

  @Test
  void disabledPairs_areExemptOnceWithTheirReason() {
    ImportedRobot robot = read(Optional.empty());
    assertEquals(
        List.of(
            new Exemption("arm/base", "arm/l1", "Adjacent"),
            new Exemption("arm/base", "arm/l2", "SRDF")),
        robot.exemptions());
    assertNoted(robot, "the link 'nowhere' in pairs of the SRDF is unknown: left out");
  }

  @Test
  void aLinkDisabledByDefault_isTestedWhereEnabledAgain() {
    String srdf =
        """
        <robot name="arm">
          <disable_default_collisions link="l1"/>
          <enable_collisions link1="l2" link2="l1"/>
        </robot>""";
    List<Exemption> pairs =
        UrdfRobot.read(RobotSamples.request(folder, RobotSamples.URDF, srdf)).exemptions();
    assertEquals(7, pairs.size());
    assertTrue(pairs.stream().noneMatch(pair -> pair.b().equals("arm/l2")), pairs::toString);
    assertTrue(pairs.stream().allMatch(pair -> pair.reason().equals("Default")));
  }

  @Test
  void softLimits_areUsedOnlyWhenAsked() {
    assertNoted(read(Optional.empty()), "soft limits of 1 joint are not used");
    UrdfRequest request = request();
    request = request.withOptions(request.options().withSoftLimits(true));
    Robot robot = UrdfRobot.read(request).robot();
    assertEquals(new Range(-2, 2.5), ((Joint.Revolute) joint(robot, "j1")).range());
  }

  @Test
  void notes_tellWhatIsNotTestedAndNotUsed() {
    String urdf = RobotSamples.URDF.replace("</robot>", "<chain/><gazebo/></robot>");
    String srdf = RobotSamples.SRDF.replace("</robot>", "<joint_property joint_name='x'/></robot>");
    assertEquals(
        List.of(
            "elements <chain> of the URDF are not used",
            "soft limits of 1 joint are not used",
            "elements <joint_property> of the SRDF are not used",
            "the virtual joint 'world' moves without bounds; choose a group or hold it to keep the"
                + " robot in its place",
            "the link 'l3' has visual but no collision geometry: it will not be tested",
            "the passive joint 'j4' is held at [0.0, 0.0, 0.0]",
            "<group_state 'out'> of the group 'arm' is left out: the joint 'j1' has the limits -2.5"
                + " and 2.5, and 9 is outside",
            "the link 'nowhere' in pairs of the SRDF is unknown: left out"),
        UrdfRobot.read(RobotSamples.request(folder, urdf, srdf)).notes());
  }

  @Test
  void aVirtualJointElsewhereThanAtTheRoot_isLeftOutWithANote() {
    String srdf =
        "<robot name='arm'><virtual_joint name='v' type='floating' child_link='l2'/></robot>";
    ImportedRobot robot = UrdfRobot.read(RobotSamples.request(folder, RobotSamples.URDF, srdf));
    assertInstanceOf(Joint.Fixed.class, robot.robot().links().get(0).joint());
    assertNoted(robot, "<virtual_joint 'v'> does not carry the root link 'base': left out");
  }

  private UrdfRequest request() {
    return RobotSamples.request(folder, RobotSamples.URDF, RobotSamples.SRDF);
  }

  private ImportedRobot read(Optional<String> group) {
    return UrdfRobot.read(request().withGroup(group));
  }

  private static void assertNoted(ImportedRobot robot, String note) {
    assertTrue(robot.notes().contains(note), () -> String.join("\n", robot.notes()));
  }

  private static Configuration held(Robot robot, String joint) {
    return assertInstanceOf(Joint.Held.class, joint(robot, joint)).value();
  }

  private static Joint joint(Robot robot, String name) {
    return robot.links().stream()
        .filter(link -> link.jointName().equals(name))
        .map(Link::joint)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> names(Robot robot) {
    return IntStream.range(0, robot.space().dimension()).mapToObj(robot.space()::name).toList();
  }
}
