package clearway.scene.robot;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.text.Numbers;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;
import java.util.stream.DoubleStream;

/** Values of single joints: where they rest, and whether a value is theirs. */
public final class JointValues {
  private JointValues() {}

  /** Zero or the limit nearest to it; the identity for a floating joint. */
  static Configuration rest(Joint joint) {
    if (joint instanceof Joint.Planar planar) {
      return Configuration.of(planar.x().nearest(0), planar.y().nearest(0), 0);
    }
    if (joint instanceof Joint.Floating floating) {
      return Configuration.of(
          floating.x().nearest(0), floating.y().nearest(0), floating.z().nearest(0), 1, 0, 0, 0);
    }
    return Configuration.of(range(joint).nearest(0));
  }

  /** Every joint that moves at rest. */
  public static Configuration rest(Robot robot) {
    return Configuration.of(
        robot.links().stream()
            .map(Link::joint)
            .filter(joint -> Joint.coordinates(joint) > 0)
            .flatMapToDouble(joint -> DoubleStream.of(rest(joint).toArray()))
            .toArray());
  }

  /** The limits of a joint of one value; unbounded for others. */
  public static Range range(Joint joint) {
    if (joint instanceof Joint.Revolute revolute) return revolute.range();
    return joint instanceof Joint.Prismatic prismatic ? prismatic.range() : Range.UNBOUNDED;
  }

  /** The value of a joint of one value: angles of continuous joints within pi. */
  public static double reduced(Joint joint, double value) {
    return joint instanceof Joint.Continuous ? withinPi(value) : value;
  }

  /** What keeps values from being a configuration of the joint, told for people; or empty. */
  static String complaint(Joint joint, List<Double> values) {
    int needed = Joint.coordinates(joint);
    if (values.size() != needed) {
      return "takes " + needed + (needed == 1 ? " value" : " values") + ", not " + values.size();
    }
    if (joint instanceof Joint.Floating) {
      double length = Numbers.quaternionLength(array(values), 3);
      return Numbers.isUnit(length) ? "" : "needs a unit quaternion";
    }
    Range range = range(joint);
    if (needed > 1 || range.contains(values.get(0))) return "";
    return "has the limits %s and %s, and %s is outside"
        .formatted(
            Numbers.shown(range.lower()),
            Numbers.shown(range.upper()),
            Numbers.shown(values.get(0)));
  }

  /** Values that {@link #complaint} has nothing against: quaternions unit, angles within pi. */
  static Configuration configuration(Joint joint, List<Double> values) {
    double[] q = array(values);
    if (joint instanceof Joint.Floating) {
      double length = Numbers.quaternionLength(q, 3);
      for (int i = 3; i < 7; i++) q[i] /= length;
    }
    if (q.length == 1) q[0] = reduced(joint, q[0]);
    if (joint instanceof Joint.Planar) q[2] = withinPi(q[2]);
    return Configuration.of(q);
  }

  private static double withinPi(double angle) {
    return Math.abs(angle) <= Math.PI ? angle : StrictMath.IEEEremainder(angle, 2 * Math.PI);
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
