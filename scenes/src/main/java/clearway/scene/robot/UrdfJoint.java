package clearway.scene.robot;

import clearway.geometry.Frame;
import clearway.kinematics.Joint;
import clearway.scene.xml.XmlNode;
import clearway.space.Range;
import java.util.Optional;

/**
 * A {@code <joint>} as written.
 *
 * @param origin pose of the joint's frame in the parent link's frame
 * @param motion what it does within its hard limits, its mimic left aside
 * @param soft the limits of its safety controller
 */
record UrdfJoint(
    XmlNode node,
    String name,
    String parent,
    String child,
    Frame origin,
    Joint motion,
    Optional<UrdfMimic> mimic,
    Optional<Range> soft) {

  /** This joint within its soft limits too; where they do not meet the hard ones, as it was. */
  UrdfJoint withinSoftLimits() {
    if (soft.isEmpty()) return this;
    Joint narrowed = motion;
    if (motion instanceof Joint.Revolute revolute) {
      narrowed = new Joint.Revolute(revolute.axis(), narrowed(revolute.range()));
    } else if (motion instanceof Joint.Prismatic prismatic) {
      narrowed = new Joint.Prismatic(prismatic.axis(), narrowed(prismatic.range()));
    }
    return new UrdfJoint(node, name, parent, child, origin, narrowed, mimic, Optional.empty());
  }

  private Range narrowed(Range hard) {
    double lower = Math.max(hard.lower(), soft.orElseThrow().lower());
    double upper = Math.min(hard.upper(), soft.orElseThrow().upper());
    return lower <= upper ? new Range(lower, upper) : hard;
  }
}
