package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Attached;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Robots as maps for a scene file: free bodies and links, whatever they were read from. */
final class RobotWriter {
  private final GeometryWriter geometry;

  RobotWriter(GeometryWriter geometry) {
    this.geometry = geometry;
  }

  Map<String, Object> robot(Robot robot) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("name", SceneWriter.name(robot.name()));
    GeometryWriter.addFrame(out, robot.base());
    if (isWrittenFree(robot)) out.put("free", free(robot));
    else out.put("links", links(robot));
    addHeld(out, robot);
    addAttached(out, robot);
    addStates(out, robot);
    return out;
  }

  private static boolean isWrittenFree(Robot robot) {
    return robot.isFree()
        && robot.links().get(0).placement().equals(Frame.identity())
        && !robot.links().get(0).bodies().isEmpty();
  }

  private Map<String, Object> free(Robot robot) {
    Link link = robot.links().get(0);
    Joint.Floating joint = (Joint.Floating) link.joint();
    Map<String, Object> out = new LinkedHashMap<>();
    geometry.addBodies(out, link.bodies(), robot.name());
    JointWriter.addWithin(out, joint.x(), joint.y(), joint.z());
    return out;
  }

  private List<Map<String, Object>> links(Robot robot) {
    if (robot.links().isEmpty()) {
      throw new IllegalArgumentException(
          "robot '" + robot.name() + "' has no links; a scene file needs at least one");
    }
    JointWriter joints = new JointWriter(robot.links());
    List<Map<String, Object>> list = new ArrayList<>();
    for (Link link : robot.links()) list.add(link(robot, link, joints));
    return list;
  }

  private Map<String, Object> link(Robot robot, Link link, JointWriter joints) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("name", SceneWriter.name(link.name()));
    if (link.parent() != Link.BASE) out.put("parent", robot.links().get(link.parent()).name());
    geometry.addBodies(out, link.bodies(), robot.name() + "-" + link.name());
    joints.addJoint(out, link);
    return out;
  }

  private static void addHeld(Map<String, Object> out, Robot robot) {
    Map<String, Object> hold = new LinkedHashMap<>();
    for (Link link : robot.links()) {
      if (link.joint() instanceof Joint.Held held) hold.put(link.jointName(), value(link, held));
    }
    if (!hold.isEmpty()) out.put("hold", hold);
  }

  private static Object value(Link link, Joint.Held held) {
    if (!Held.isWithinLimits(held)) {
      throw new IllegalArgumentException(
          "joint '" + link.jointName() + "' is held at " + held.value() + ", outside its limits");
    }
    List<Double> values = GeometryWriter.numbers(held.value().toArray());
    return values.size() == 1 ? values.get(0) : values;
  }

  private void addAttached(Map<String, Object> out, Robot robot) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Attached object : robot.attached()) list.add(attached(robot, object));
    if (!list.isEmpty()) out.put("attached", list);
  }

  private Map<String, Object> attached(Robot robot, Attached object) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("name", SceneWriter.name(object.name()));
    out.put("link", object.link());
    geometry.addBodies(out, object.bodies(), robot.name() + "-" + object.name());
    if (!object.touch().isEmpty()) out.put("touch", object.touch());
    return out;
  }

  private static void addStates(Map<String, Object> out, Robot robot) {
    Map<String, Object> states = new LinkedHashMap<>();
    for (Map.Entry<String, Configuration> state : robot.states().entrySet()) {
      states.put(state.getKey(), GeometryWriter.numbers(state.getValue().toArray()));
    }
    if (!states.isEmpty()) out.put("states", states);
  }
}
