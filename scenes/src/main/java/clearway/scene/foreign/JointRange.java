package clearway.scene.foreign;

import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.List;

/** Limits of joints of one value, and where robots rest. */
final class JointRange {
  private JointRange() {}

  static Range of(Joint joint) {
    if (joint instanceof Joint.Revolute revolute) return revolute.range();
    return joint instanceof Joint.Prismatic prismatic ? prismatic.range() : Range.UNBOUNDED;
  }

  /** Angles of continuous joints within pi. */
  static double reduced(Joint joint, double value) {
    boolean turns = joint instanceof Joint.Continuous && Math.abs(value) > Math.PI;
    return turns ? StrictMath.IEEEremainder(value, 2 * Math.PI) : value;
  }

  /** Every joint at zero or the limit nearest to it, floating ones at the identity. */
  static Configuration rest(Robot robot) {
    List<Double> q = new ArrayList<>();
    for (Link link : robot.links()) {
      int coordinates = Joint.coordinates(link.joint());
      for (int k = 0; k < coordinates; k++) {
        boolean scalar = coordinates == 7 && k == 3;
        q.add(scalar ? 1.0 : coordinates == 1 ? of(link.joint()).nearest(0) : 0);
      }
    }
    return Configuration.of(q.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
