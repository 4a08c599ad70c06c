package clearway.benchmark;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.List;

/** An arm of the usual build: six turning joints, the last three meeting in the wrist. */
final class SixAxisArm {
  static final int AXES = 6;

  private SixAxisArm() {}

  static Mechanism mechanism() {
    List<Link> links =
        List.of(
            link(0, Frame.translation(0, 0, 0.4), Axis.Z),
            link(1, Frame.translation(0.1, 0, 0.2), Axis.Y),
            link(2, Frame.translation(0, 0, 0.7), Axis.Y),
            link(3, Frame.translation(0.2, 0, 0.1), Axis.X),
            link(4, Frame.translation(0.6, 0, 0), Axis.Y),
            link(5, Frame.translation(0.1, 0, 0), Axis.X));
    return Mechanism.of(List.of(Robot.of("arm", Frame.identity(), links)));
  }

  private static Link link(int l, Frame at, Axis axis) {
    Joint joint = new Joint.Revolute(axis, new Range(-Math.PI, Math.PI));
    return new Link("link" + l, l - 1, at, "joint" + l, joint, List.of());
  }
}
