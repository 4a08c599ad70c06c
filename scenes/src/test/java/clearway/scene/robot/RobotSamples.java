package clearway.scene.robot;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.space.Component;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Robot files for tests, and what they give. */
final class RobotSamples {
  /** Every kind of joint and shape but meshes, a mimic chain, limits, a tool frame. */
  static final String URDF =
      """
      <?xml version="1.0"?>
      <robot name="arm">
        <material name="grey"><color rgba="1 1 1 1"/></material>
        <link name="base">
          <visual><geometry><box size="1 1 1"/></geometry></visual>
          <collision>
            <origin xyz="0 0 0.1" rpy="0.1 0.2 0.3"/>
            <geometry><box size="0.4 0.4 0.2"/></geometry>
          </collision>
          <collision><geometry><sphere radius="0.15"/></geometry></collision>
        </link>
        <link name="l1"><collision><geometry><cylinder radius="0.05" length="0.4"/></geometry></collision></link>
        <link name="l2"><collision><geometry><capsule radius="0.05" length="0.3"/></geometry></collision></link>
        <link name="l3"><visual><geometry><sphere radius="0.1"/></geometry></visual></link>
        <link name="l4"/>
        <link name="l5"/>
        <link name="finger1"/>
        <link name="finger2"/>
        <link name="tool"/>
        <joint name="j1" type="revolute">
          <parent link="base"/><child link="l1"/>
          <origin xyz="0 0 0.4" rpy="0.3 -0.2 1.1"/>
          <axis xyz="0 0 1"/>
          <limit lower="-2.5" upper="2.5" effort="1" velocity="1"/>
          <safety_controller k_velocity="1" soft_lower_limit="-2" soft_upper_limit="3"/>
        </joint>
        <joint name="j2" type="continuous">
          <parent link="l1"/><child link="l2"/>
          <origin xyz="0.1 0 0.4"/>
          <axis xyz="1 2 -0.5"/>
        </joint>
        <joint name="j3" type="prismatic">
          <parent link="l2"/><child link="l3"/>
          <origin rpy="0 1.5707963 0"/>
          <axis xyz="0 1 1"/>
          <limit lower="0.1" upper="0.5"/>
        </joint>
        <joint name="j4" type="planar">
          <parent link="l3"/><child link="l4"/>
          <axis xyz="0.3 -0.4 0.5"/>
        </joint>
        <joint name="j5" type="floating"><parent link="l4"/><child link="l5"/></joint>
        <joint name="g2" type="prismatic">
          <parent link="l3"/><child link="finger2"/>
          <mimic joint="g1" multiplier="-0.5" offset="0.01"/>
        </joint>
        <joint name="g1" type="revolute">
          <parent link="l3"/><child link="finger1"/>
          <limit lower="-1" upper="1"/>
          <mimic joint="j1" multiplier="0.25"/>
        </joint>
        <joint name="t" type="fixed">
          <parent link="l3"/><child link="tool"/><origin xyz="0 0 0.2" rpy="3.1 0 0"/>
        </joint>
      </robot>
      """;

  static final String SRDF =
      """
      <robot name="arm">
        <virtual_joint name="world" type="planar" parent_frame="map" child_link="base"/>
        <group name="arm"><chain base_link="base" tip_link="tool"/></group>
        <group name="hand"><link name="finger1"/><joint name="g2"/></group>
        <group name="all"><group name="arm"/><group name="hand"/><joint name="world"/></group>
        <group name="free"><joint name="j5"/></group>
        <group_state name="home" group="arm">
          <joint name="j1" value="0.5"/><joint name="j2" value="1"/><joint name="j3" value="0.2"/>
        </group_state>
        <group_state name="out" group="arm"><joint name="j1" value="9"/></group_state>
        <group_state name="away" group="all"><joint name="world" value=" 1 2   0.5 "/></group_state>
        <end_effector name="hand" parent_link="l3" group="hand"/>
        <passive_joint name="j4"/>
        <disable_collisions link1="base" link2="l1" reason="Adjacent"/>
        <disable_collisions link1="l1" link2="base" reason="Never"/>
        <disable_collisions link1="base" link2="l2"/>
        <disable_collisions link1="base" link2="nowhere" reason="Never"/>
      </robot>
      """;

  private RobotSamples() {}

  static Path write(Path folder, String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static UrdfRequest request(Path folder, String urdf) {
    Path file = write(folder, "r.urdf", urdf);
    UrdfRequest request = UrdfRequest.of("arm", file);
    return request.withOptions(request.options().withEnvironment(Map.of()));
  }

  static UrdfRequest request(Path folder, String urdf, String srdf) {
    return request(folder, urdf).withSrdf(Optional.of(write(folder, "r.srdf", srdf)));
  }

  /** The message with which the robot is refused, from the file's name on. */
  static String refusal(Path folder, UrdfRequest request) {
    try {
      return "not refused: " + UrdfRobot.read(request);
    } catch (SceneFormatException refused) {
      return refused.getMessage().replace(folder + "/", "").replace(folder.toString(), "FOLDER");
    }
  }

  static double[] randomConfiguration(Robot robot, RandomGenerator random) {
    double[] q = new double[robot.space().dimension()];
    for (int i = 0; i < q.length; i++) q[i] = random.nextDouble(-2, 2);
    for (int c = 0, at = 0; c < robot.space().components().size(); c++) {
      var component = robot.space().components().get(c);
      if (component instanceof Component.Interval interval) {
        q[at] = interval.range().nearest(q[at]);
      }
      at += component.coordinates();
    }
    robot.space().normalise(q);
    return q;
  }

  /** Coordinates by their names. */
  static Map<String, Double> named(Robot robot, double[] q) {
    Map<String, Double> values = new LinkedHashMap<>();
    for (int i = 0; i < q.length; i++) values.put(robot.space().name(i), q[i]);
    return values;
  }

  /** Coordinates by their names, and those of joints that are held. */
  static Map<String, Double> valuesOfAll(Robot robot, double[] q) {
    Map<String, Double> values = named(robot, q);
    for (Link link : robot.links()) {
      if (!(link.joint() instanceof Joint.Held held)) continue;
      Link moving =
          new Link(
              link.name(), Link.BASE, Frame.identity(), link.jointName(), held.joint(), List.of());
      Robot alone = Robot.of("alone", Frame.identity(), List.of(moving));
      values.putAll(named(alone, held.value().toArray()));
    }
    return values;
  }

  /** The largest entry, at least one. */
  static double size(double[][] pose) {
    double size = 1;
    for (double[] row : pose) for (double entry : row) size = Math.max(size, Math.abs(entry));
    return size;
  }

  /** Pose of a link in the world, four rows. */
  static double[][] pose(Robot robot, int link, double[] q) {
    Mechanism mechanism = Mechanism.of(List.of(robot));
    ForwardKinematics kinematics = new ForwardKinematics(mechanism);
    double[] poses = new double[kinematics.length()];
    kinematics.place(q, poses);
    double[][] frame = rows(poses, Pose.STRIDE * mechanism.frameOf(0, link));
    double[] inner = new double[Pose.STRIDE];
    mechanism.placementOf(0, link).copyTo(inner, 0);
    return product(frame, rows(inner, 0));
  }

  static double difference(double[][] a, double[][] b) {
    double worst = 0;
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 4; j++) worst = Math.max(worst, Math.abs(a[i][j] - b[i][j]));
    }
    return worst;
  }

  private static double[][] rows(double[] p, int at) {
    double[][] rows = new double[4][4];
    for (int i = 0; i < 3; i++) {
      System.arraycopy(p, at + 3 * i, rows[i], 0, 3);
      rows[i][3] = p[at + 9 + i];
    }
    rows[3][3] = 1;
    return rows;
  }

  private static double[][] product(double[][] a, double[][] b) {
    double[][] c = new double[4][4];
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        for (int k = 0; k < 4; k++) c[i][j] += a[i][k] * b[k][j];
      }
    }
    return c;
  }
}
