package clearway.scene.robot;

import clearway.scene.xml.XmlNode;

/** A {@code <mimic>}: multiplier times the value of the named joint, plus offset. */
record UrdfMimic(XmlNode node, String joint, double multiplier, double offset) {}
