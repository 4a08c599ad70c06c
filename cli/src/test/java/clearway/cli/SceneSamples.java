package clearway.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small scenes whose answers can be worked out by hand. */
final class SceneSamples {
  /** An arm that carries a part, and a drone, above a floor with a post. */
  static final String CELL =
      """
      {
        "format": "clearway-scene/1",
        "name": "cell",
        "units": "m",
        "obstacles": [
          { "name": "floor", "box": [8, 8, 0.2], "at": { "xyz": [0, 0, -0.3] } },
          { "name": "post", "cylinder": { "radius": 0.1, "length": 2 }, "at": { "xyz": [1.6, 0, 0.5] } },
          { "name": "lamp", "bodies": [ { "sphere": { "radius": 0.1 } },
              { "capsule": { "radius": 0.02, "length": 0.5 }, "at": { "xyz": [0, 0, 0.4] } } ],
            "at": { "xyz": [0, 3, 1] } }
        ],
        "robots": [
          { "name": "arm", "links": [
              { "name": "foot", "box": [0.2, 0.2, 0.2], "joint": { "type": "fixed" } },
              { "name": "upper", "parent": "foot", "box": [0.8, 0.1, 0.1], "at": { "xyz": [0.5, 0, 0] },
                "joint": { "name": "shoulder", "type": "revolute", "at": { "xyz": [0, 0, 0.3] }, "axis": [0, 0, 1], "range": [-3, 3] } },
              { "name": "fore", "parent": "upper", "box": [0.8, 0.1, 0.1], "at": { "xyz": [0.5, 0, 0] },
                "joint": { "name": "elbow", "type": "revolute", "at": { "xyz": [1, 0, 0] }, "axis": [0, 0, 1], "range": [-2, 2] } },
              { "name": "left", "parent": "fore", "box": [0.1, 0.02, 0.02], "at": { "xyz": [1, 0, 0] },
                "joint": { "name": "grip", "type": "prismatic", "axis": [0, 1, 0], "range": [0.02, 0.06] } },
              { "name": "right", "parent": "fore", "box": [0.1, 0.02, 0.02], "at": { "xyz": [1, 0, 0] },
                "joint": { "type": "prismatic", "axis": [0, 1, 0], "mimic": { "joint": "grip", "multiplier": -1 } } },
              { "name": "tool", "parent": "fore", "joint": { "type": "fixed", "at": { "xyz": [1, 0, 0] } } } ],
            "attached": [ { "name": "part", "box": [0.02, 0.02, 0.02], "link": "tool", "touch": ["left", "right"] } ],
            "states": { "home": [0.5, 0.5, 0.03], "ready": [1.5, 0, 0.06] } },
          { "name": "drone", "free": { "sphere": { "radius": 0.1 }, "within": [[-3, 3], [-3, 3], [0.5, 3]] } }
        ],
        "ignore": [ ["arm/foot", "floor"], { "between": ["arm/foot", "arm/fore"], "reason": "Never" },
          { "between": ["arm/fore", "post"], "reason": "never" } ],
        "clearances": [ { "between": ["drone", "arm/*"], "clearance": 0.05 } ],
        "queries": [
          { "name": "fly", "start": { "arm": "home", "drone": { "xyz": [0, 0, 2], "quat": [1, 0, 0, 0] } },
            "goal": [ { "arm": "ready", "drone": { "xyz": [1, 1, 2], "quat": [1, 0, 0, 0] } },
                      { "arm": [1, 1, 0.05], "drone": { "xyz": [-1, 1, 1], "quat": [0, 1, 0, 0] } } ] }
        ]
      }
      """;

  /** A post of three links on a turntable, as a URDF; {@code tip} can reach {@code foot}. */
  static final String URDF =
      """
      <robot name="crane">
        <link name="foot"><collision><geometry><box size="0.4 0.4 0.1"/></geometry></collision></link>
        <link name="mast"><collision><origin xyz="0 0 0.5"/><geometry><cylinder radius="0.05" length="0.8"/></geometry></collision></link>
        <link name="boom"><collision><origin xyz="0.5 0 0"/><geometry><box size="0.8 0.05 0.05"/></geometry></collision></link>
        <link name="tip"><collision><origin xyz="0.2 0 0"/><geometry><sphere radius="0.05"/></geometry></collision></link>
        <link name="hook"><collision><origin xyz="0.1 0 0"/><geometry><sphere radius="0.02"/></geometry></collision></link>
        <joint name="turn" type="continuous"><parent link="foot"/><child link="mast"/><axis xyz="0 0 1"/></joint>
        <joint name="lift" type="revolute"><parent link="mast"/><child link="boom"/><origin xyz="0 0 0.9"/><axis xyz="0 1 0"/><limit lower="-1" upper="1.2" effort="1" velocity="1"/></joint>
        <joint name="bend" type="revolute"><parent link="boom"/><child link="tip"/><origin xyz="0.9 0 0"/><axis xyz="0 1 0"/><limit lower="-0.5" upper="2" effort="1" velocity="1"/></joint>
        <joint name="weld" type="fixed"><parent link="tip"/><child link="hook"/><origin xyz="0.2 0 0"/></joint>
      </robot>
      """;

  static final String SRDF =
      """
      <robot name="crane">
        <group name="all"><chain base_link="foot" tip_link="hook"/></group>
        <group_state name="up" group="all"><joint name="turn" value="0"/><joint name="lift" value="-1"/><joint name="bend" value="0"/></group_state>
        <disable_collisions link1="foot" link2="mast" reason="Adjacent"/>
        <disable_collisions link1="foot" link2="boom" reason="Never"/>
        <disable_collisions link1="mast" link2="tip" reason="Never"/>
        <disable_collisions link1="mast" link2="hook"/>
        <disable_collisions link1="boom" link2="hook" reason="Default"/>
        <end_effector name="grab" parent_link="tip" group="all"/>
        <strange/>
      </robot>
      """;

  static final String CRANE =
      """
      {
        "format": "clearway-scene/1",
        "name": "yard",
        "obstacles": [ { "name": "crate", "box": [0.5, 0.5, 0.5], "at": { "xyz": [1.2, 0.9, 0.25] } } ],
        "robots": [ { "name": "crane", "urdf": "crane.urdf", "srdf": "crane.srdf" } ],
        "queries": [ { "name": "swing", "start": { "crane": "up" }, "goal": { "crane": [2, -0.5, 0] } } ]
      }
      """;

  private SceneSamples() {}

  static Path cell(Path folder) {
    return write(folder, "cell.json", CELL);
  }

  static Path crane(Path folder) {
    write(folder, "crane.urdf", URDF);
    write(folder, "crane.srdf", SRDF);
    return write(folder, "yard.json", CRANE);
  }

  static Path write(Path folder, String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
