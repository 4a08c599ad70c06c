package clearway.scene.robot;

import clearway.kinematics.Joint;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;

/** Values of single joints: where they rest, and whether a value is theirs. */
final class JointValues {
  private static final double NORM_SLACK = 1e-3;

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

  /** What keeps values from being a configuration of the joint, told for people; or empty. */
  static String complaint(Joint joint, List<Double> values) {
    int needed = Joint.coordinates(joint);
    if (values.size() != needed) {
      return "takes " + needed + (needed == 1 ? " value" : " values") + ", not " + values.size();
    }
    if (joint instanceof Joint.Floating) return isUnit(values) ? "" : "needs a unit quaternion";
    Range range = range(joint);
    if (needed > 1 || range.contains(values.get(0))) return "";
    return "has the limits %s and %s, and %s is outside"
        .formatted(shown(range.lower()), shown(range.upper()), shown(values.get(0)));
  }

  /** Values that {@link #complaint} has nothing against: quaternions unit, angles within pi. */
  static Configuration configuration(Joint joint, List<Double> values) {
    double[] q = values.stream().mapToDouble(Double::doubleValue).toArray();
    if (joint instanceof Joint.Floating) {
      double norm = StrictMath.sqrt(norm(values));
      for (int i = 3; i < 7; i++) q[i] /= norm;
    }
    if (joint instanceof Joint.Continuous) q[0] = withinPi(q[0]);
    if (joint instanceof Joint.Planar) q[2] = withinPi(q[2]);
    return Configuration.of(q);
  }

  /** A number as a person writes it: without a fraction where it has none. */
  static String shown(double value) {
    boolean whole = value == StrictMath.rint(value) && Math.abs(value) < 1e15;
    return whole ? Long.toString((long) value) : Double.toString(value);
  }

  private static double withinPi(double angle) {
    return Math.abs(angle) <= Math.PI ? angle : StrictMath.IEEEremainder(angle, 2 * Math.PI);
  }

  private static Range range(Joint joint) {
    if (joint instanceof Joint.Revolute revolute) return revolute.range();
    return joint instanceof Joint.Prismatic prismatic ? prismatic.range() : Range.UNBOUNDED;
  }

  private static boolean isUnit(List<Double> values) {
    return Math.abs(StrictMath.sqrt(norm(values)) - 1) <= NORM_SLACK;
  }

  private static double norm(List<Double> values) {
    double sum = 0;
    for (double each : values.subList(3, 7)) sum += each * each;
    return sum;
  }
}
