package clearway.scene.robot;

import clearway.scene.xml.XmlNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An SRDF file as written, names not yet looked up in the URDF.
 *
 * @param groups by name, in the order of the file
 * @param passive names of joints
 * @param silent links whose pairs with all others of the robot are disabled by default
 */
record SrdfModel(
    List<XmlNode> virtualJoints,
    Map<String, XmlNode> groups,
    List<XmlNode> states,
    Set<String> passive,
    List<XmlNode> disabled,
    List<XmlNode> enabled,
    List<XmlNode> silent) {

  /** What a robot without an SRDF has. */
  static final SrdfModel NONE =
      new SrdfModel(List.of(), Map.of(), List.of(), Set.of(), List.of(), List.of(), List.of());
}
