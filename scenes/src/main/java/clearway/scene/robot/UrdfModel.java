package clearway.scene.robot;

import clearway.scene.xml.XmlNode;
import java.util.List;

/** A URDF file as written: links and joints in its order, each name used once. */
record UrdfModel(XmlNode node, String name, List<UrdfLink> links, List<UrdfJoint> joints) {}
