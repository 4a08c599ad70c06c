package clearway.scene;

import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Scene files with every key of the format, and the files they name. */
public final class SceneSamples {
  /** Every key of the format at least once, in JSON. */
  public static final String FULL =
      """
      {
        "format": "clearway-scene/1",
        "name": "everything",
        "units": "m",
        "obstacles": [
          { "name": "cage", "mesh": "meshes/cage.obj", "scale": 0.001,
            "at": { "xyz": [0, 0, 0], "rpy": [0, 0, 1.57] } },
          { "name": "floor", "box": [4, 4, 0.1], "at": { "xyz": [0, 0, -5] } },
          { "name": "post", "cylinder": { "radius": 0.1, "length": 2 } },
          { "name": "ball", "sphere": { "radius": 0.2 }, "at": { "quat": [1, 0, 0, 0] } },
          { "name": "hose", "bodies": [
            { "capsule": { "radius": 0.02, "length": 0.5 } },
            { "mesh": "meshes/cage.obj", "scale": [1, 2, -3] },
            { "box": [0.1, 0.1, 0.1], "at": { "xyz": [0, 0, 0.3] } } ] }
        ],
        "robots": [
          { "name": "left", "urdf": "robots/arm.urdf", "srdf": "robots/arm.srdf",
            "packages": { "arm_description": "robots" }, "group": "manipulator",
            "hold": { "slide": 0.02 }, "at": { "xyz": [1, 0, 0], "quat": [1, 0, 0, 0] },
            "attached": [ { "name": "part", "mesh": "meshes/cage.obj", "link": "tool",
              "at": { "xyz": [0, 0, 0.1] }, "touch": ["finger"] } ] },
          { "name": "hook", "free": { "mesh": "meshes/cage.obj", "scale": 2,
            "at": { "xyz": [0, 0, 1] }, "within": [[0, 100], [0, null], [null, 100]] },
            "states": { "home": [1, 1, 1, 1, 0, 0, 0] },
            "attached": [ { "name": "tag", "link": "hook", "sphere": { "radius": 0.1 } } ] },
          { "name": "snake", "at": { "xyz": [5, 0, 0] },
            "links": [
              { "name": "l1", "mesh": "meshes/cage.obj", "scale": 0.5, "at": { "xyz": [0, 0, 1] },
                "joint": { "type": "revolute", "name": "j1", "at": { "xyz": [0, 0, 1] },
                  "axis": [0, 0, 1], "range": [-3.14, 3.14] } },
              { "name": "l2", "box": [0.1, 0.1, 0.5], "parent": "l1",
                "joint": { "type": "prismatic", "axis": [0, 0, 1], "range": [0, 0.3] } },
              { "name": "l3", "parent": "l2", "bodies": [ { "sphere": { "radius": 0.1 } } ],
                "joint": { "type": "prismatic", "axis": [0, 1, 0],
                  "mimic": { "joint": "j1", "multiplier": 0.5, "offset": 0.1 } } },
              { "name": "l4", "parent": "l2", "capsule": { "radius": 0.1, "length": 1 },
                "joint": { "type": "continuous", "axis": [1, 0, 0] } },
              { "name": "l5", "parent": "l2", "cylinder": { "radius": 0.1, "length": 1 },
                "joint": { "type": "planar", "axis": [0, 1, 1], "within": [[0, 1], [0, 1]] } },
              { "name": "l6", "parent": "l1",
                "joint": { "type": "floating", "within": [[0, 1], [0, 1], [0, 1]] } },
              { "name": "l7", "parent": "l1", "joint": { "type": "fixed" } },
              { "name": "l8", "parent": "l7" } ],
            "hold": { "l5": [0, 0, 1], "l2": 0.1 },
            "states": { "rest": [0, 0, 0.5, 0.5, 0.5, 1, 0, 0, 0] } }
        ],
        "ignore": [ ["snake/l1", "snake/l3"], ["left/*", "floor"],
          { "between": ["left/base", "floor"], "reason": "Never" } ],
        "clearance": 0.0,
        "clearances": [ { "between": ["left/*", "cage"], "clearance": 0.01 } ],
        "queries": [
          { "name": "pick",
            "start": { "left": [0], "hook": { "xyz": [1, 1, 1], "quat": [1, 0, 0, 0] },
              "snake": "rest" },
            "goal": { "left": [1], "hook": [1, 1, 1, 1, 0, 0, 0],
              "snake": [1, 4, 0.5, 0.5, 0.5, 0, 1, 0, 0] } },
          { "name": "place",
            "start": { "left": "ready", "hook": "home", "snake": "rest" },
            "goal": [ { "left": [1], "hook": { "xyz": [2, 2, 2], "rpy": [0, 0, 1] },
              "snake": "rest" } ] }
        ]
      }
      """;

  private static final String URDF =
      """
      <robot name="arm">
        <link name="base"><collision><geometry><box size="1 1 1"/></geometry></collision></link>
        <link name="tool"><collision><geometry><box size="1 1 1"/></geometry></collision></link>
        <link name="finger"><collision><geometry>
          <mesh filename="package://arm_description/finger.obj"/>
        </geometry></collision></link>
        <joint name="turn" type="revolute">
          <parent link="base"/><child link="tool"/><axis xyz="0 0 1"/>
          <limit lower="-2" upper="2" effort="1" velocity="1"/>
        </joint>
        <joint name="slide" type="prismatic">
          <parent link="tool"/><child link="finger"/><axis xyz="1 0 0"/>
          <limit lower="0" upper="0.1" effort="1" velocity="1"/>
        </joint>
      </robot>
      """;

  private static final String SRDF =
      """
      <robot name="arm">
        <group name="manipulator"><joint name="turn"/></group>
        <group_state name="ready" group="manipulator"><joint name="turn" value="0.5"/></group_state>
        <disable_collisions link1="base" link2="finger" reason="Never"/>
      </robot>
      """;

  private SceneSamples() {}

  /** Writes the files that {@link #FULL} names. */
  public static void writeParts(Path folder) {
    byte[] cage = MeshSamples.everyFormat(TriangleMesh.box(1, 2, 3)).get("mesh.obj");
    try {
      Files.createDirectories(folder.resolve("meshes"));
      Files.createDirectories(folder.resolve("robots"));
      Files.write(folder.resolve("meshes/cage.obj"), cage);
      Files.write(folder.resolve("robots/finger.obj"), cage);
      Files.writeString(folder.resolve("robots/arm.urdf"), URDF);
      Files.writeString(folder.resolve("robots/arm.srdf"), SRDF);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes {@link #FULL} and what it names. */
  public static Path writeFull(Path folder) {
    writeParts(folder);
    return write(folder, "full.json", FULL);
  }

  public static Path write(Path folder, String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
