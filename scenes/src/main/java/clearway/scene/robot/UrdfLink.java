package clearway.scene.robot;

import clearway.scene.xml.XmlNode;
import java.util.List;

/**
 * A {@code <link>} as written.
 *
 * @param visible whether it has a visual shape, which is never tested
 */
record UrdfLink(XmlNode node, String name, List<UrdfShape> shapes, boolean visible) {}
