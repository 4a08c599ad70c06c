package clearway.cli.scene;

import clearway.cli.report.ShortNumber;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.util.List;

/** What a joint is called and how far it goes. */
final class JointWords {
  private JointWords() {}

  /** The type as a scene file has it; that of the motion for joints that follow or are held. */
  static String type(Joint joint) {
    if (joint instanceof Joint.Revolute) return "revolute";
    if (joint instanceof Joint.Continuous) return "continuous";
    if (joint instanceof Joint.Prismatic) return "prismatic";
    if (joint instanceof Joint.Planar) return "planar";
    if (joint instanceof Joint.Floating) return "floating";
    if (joint instanceof Joint.Mimic mimic) return type(mimic.motion());
    if (joint instanceof Joint.Held held) return type(held.joint());
    return "fixed";
  }

  /** The ranges of the joint's own coordinates, in order; angles and orientations have none. */
  static List<Range> limits(Joint joint) {
    if (joint instanceof Joint.Revolute revolute) return List.of(revolute.range());
    if (joint instanceof Joint.Prismatic prismatic) return List.of(prismatic.range());
    if (joint instanceof Joint.Planar planar) return List.of(planar.x(), planar.y());
    if (joint instanceof Joint.Floating floating) {
      return List.of(floating.x(), floating.y(), floating.z());
    }
    return List.of();
  }

  /** For people: limits, whom the joint follows, or where it is held. */
  static String reach(Robot robot, Link link) {
    Joint joint = link.joint();
    if (joint instanceof Joint.Mimic mimic) return "follows " + follows(robot, mimic);
    if (joint instanceof Joint.Held held) return "held at " + held.value();
    if (joint instanceof Joint.Continuous) return "any angle";
    List<Range> limits = limits(joint);
    if (limits.isEmpty()) return "";
    if (limits.size() == 1) return shown(limits.get(0));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < limits.size(); i++) {
      text.append(i == 0 ? "" : ", ").append("xyz".charAt(i)).append(' ');
      text.append(shown(limits.get(i)));
    }
    return text.toString();
  }

  private static String follows(Robot robot, Joint.Mimic mimic) {
    String leader = robot.links().get(mimic.leader()).jointName();
    String times = mimic.multiplier() == 1 ? "" : ShortNumber.of(mimic.multiplier()) + " x ";
    String plus = mimic.offset() == 0 ? "" : " + " + ShortNumber.of(mimic.offset());
    return times + leader + plus;
  }

  private static String shown(Range range) {
    if (range.equals(Range.UNBOUNDED)) return "unlimited";
    return ShortNumber.of(range.lower()) + " to " + ShortNumber.of(range.upper());
  }
}
