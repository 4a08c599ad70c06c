package clearway.scene.foreign;

import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneImport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of other programs, written by hand. */
final class ImportSamples {
  static final String URDF =
      """
      <robot name="arm">
        <link name="base"><collision><geometry><box size="0.2 0.2 0.2"/></geometry></collision></link>
        <link name="plate"/>
        <link name="l1"><collision><origin xyz="0 0 0.5"/><geometry><box size="0.1 0.1 0.8"/></geometry></collision></link>
        <link name="l2"><collision><origin xyz="0 0 0.5"/><geometry><box size="0.1 0.1 0.8"/></geometry></collision></link>
        <link name="tip"/>
        <link name="finger"><collision><geometry><box size="0.02 0.02 0.1"/></geometry></collision></link>
        <joint name="p" type="fixed"><parent link="base"/><child link="plate"/><origin xyz="0 0 1"/></joint>
        <joint name="j1" type="revolute"><parent link="base"/><child link="l1"/><axis xyz="0 1 0"/><limit lower="-2" upper="2"/></joint>
        <joint name="j2" type="continuous"><parent link="l1"/><child link="l2"/><origin xyz="0 0 1"/><axis xyz="0 1 0"/></joint>
        <joint name="t" type="fixed"><parent link="l2"/><child link="tip"/><origin xyz="0 0 1"/></joint>
        <joint name="g" type="prismatic"><parent link="tip"/><child link="finger"/><limit lower="0" upper="0.04"/></joint>
      </robot>
      """;

  static final String SRDF =
      """
      <robot name="arm">
        <virtual_joint name="v" type="fixed" parent_frame="map" child_link="base"/>
        <group name="arm"><chain base_link="base" tip_link="tip"/></group>
        <group_state name="up" group="arm"><joint name="j1" value="0"/><joint name="j2" value="0"/></group_state>
        <group_state name="bent" group="arm"><joint name="j1" value="1"/><joint name="j2" value="1"/></group_state>
        <disable_collisions link1="base" link2="l1" reason="Adjacent"/>
        <disable_collisions link1="base" link2="l2" reason="Never"/>
        <disable_collisions link1="l2" link2="finger" reason="Default"/>
      </robot>
      """;

  static final String SCENE =
      """
      a table
      * table top
      1 2 3
      0 0 0.7071068 0.7071068
      2
      box
      1 2 0.1
      0 0 0.5
      0 0 0 1
      0.5 0.5 0.5 1
      cylinder
      0.05 1
      0 0 0
      0 0 0 1
      0 0 0 0
      1
      corner
      1 1 1
      0 0 0 1
      * cone
      0 0 0
      0 0 0 1
      3
      cone
      0.1 0.4
      0 0 0
      0 0 0 1
      0 0 0 0
      sphere
      0.2
      5 0 0
      0 0 0 1
      0 0 0 0
      mesh
      4 2
      0 0 0
      1 0 0
      0 1 0
      0 0 1
      0 1 2
      0 1 3
      0 0 0
      0 0 0 1
      0 0 0 0
      0
      .
      """;

  static final String YAML =
      """
      name: shelf
      robot_model_name: arm
      robot_state:
        joint_state:
          name: [j1, j2, g, wheel]
          position: [0.1, 4, 0.09, 1]
      allowed_collision_matrix:
        entry_names: [l1, l2, shelf, base]
        entry_values:
          - [false, false, true, true]
          - [false, false, false, false]
          - [true, false, false, false]
          - [true, false, false, false]
      fixed_frame_transforms:
        - child_frame_id: stand
          header: {frame_id: map}
          transform: {translation: [0, 0, 2], rotation: {x: 0, y: 0, z: 0, w: 1}}
      world:
        collision_objects:
          - id: shelf
            header: {frame_id: stand}
            operation: ADD
            primitives:
              - {type: box, dimensions: [1, 2, 0.1]}
              - {type: cylinder, dimensions: [0.5, 0.1]}
            primitive_poses:
              - {position: [1, 0, 0], orientation: [0, 0, 0, 1]}
              - position: {x: 1, y: 0, z: 0.3}
                orientation: {x: 0, y: 0, z: 0.6, w: 0.8}
          - id: 7
            header: {frame_id: plate}
            pose: {position: [0, 3, 0]}
            primitives: [{type: 2, dimensions: [0.1]}]
          - id: wedge
            header: {frame_id: ""}
            meshes:
              - vertices: [[4, 0, 0], {x: 5, y: 0, z: 0}, [4, 1, 0], [4, 0, 1]]
                triangles: [[0, 1, 2], {vertex_indices: [0, 1, 3]}]
            mesh_poses: [{position: [0, 0, 1], orientation: [0, 0, 0, 1]}]
        octomap: {octomap: {data: []}}
      """;

  static final String REQUEST =
      """
      group_name: arm
      start_state:
        joint_state: {name: [j1], position: [0.5]}
        attached_collision_objects:
          - link_name: tip
            touch_links: [finger, nothing]
            object:
              id: tool
              header: {frame_id: tip}
              primitives: [{type: cone, dimensions: [0.2, 0.05]}]
              primitive_poses: [{position: [0, 0, 0.2], orientation: [0, 0, 0, 1]}]
      goal_constraints:
        - joint_constraints:
            - {joint_name: j1, position: -1}
            - {joint_name: j2, position: -0.5, tolerance_above: 0.001}
        - joint_constraints:
            - {joint_name: j1, position: 1}
        - position_constraints: [{link_name: tip}]
      """;

  static final String CONFIG =
      """
      [problem]
      name = two planks # a comment
      robot = plank.dae
      world = walls.obj
      start.x = 1
      start.y = 2
      start.z = 3
      start.theta = 3.141592653589793
      start.axis.x = 0
      start.axis.y = 0
      start.axis.z = 2
      goal.x = 0
      goal.y = 0
      goal.z = 0
      goal.theta = 0.5
      goal.axis.x = 0
      goal.axis.y = 0
      goal.axis.z = 0
      volume.min.x = -10
      volume.min.y = -10
      volume.min.z = -10
      volume.max.x = 10
      volume.max.y = 10
      volume.max.z = 10
      sampler = gaussian
      [benchmark]
      time_limit=20.0
      [planner]
      rrt=
      """;

  static final String SET =
      """
      {"robot": "arm", "set": "shelves", "problems": [
       {"index": 3,
        "objects": [
         {"id": "can", "type": "cylinder", "dimensions": [0.14, 0.03],
          "pose": [[0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3]]}],
        "joints": ["j1", "j2"], "start": [0, 0.5], "goal": [1, -0.5],
        "group": "arm", "all_start": {"j1": 0, "j2": 0, "g": 0.02}},
       {"index": 4, "objects": [], "joints": ["j1", "j2"], "start": [0, 0],
        "goals": [[1, 1], [2, 2]], "group": "arm"}
      ]}
      """;

  private ImportSamples() {}

  static Path write(Path folder, String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Options with the arm and its SRDF, both written to the folder. */
  static ImportOptions withArm(Path folder) {
    return ImportOptions.DEFAULT
        .withUrdf(write(folder, "arm.urdf", URDF))
        .withSrdf(write(folder, "arm.srdf", SRDF));
  }

  /** The message with which a file is refused, from its name on. */
  static String refusal(Path folder, String name, String text, ImportOptions options) {
    try {
      Imported imported = SceneImport.read(write(folder, name, text), options);
      return "not refused: " + imported.scene();
    } catch (SceneFormatException refused) {
      return refused.getMessage().replace(folder + "/", "");
    }
  }
}
