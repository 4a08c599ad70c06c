package clearway.cli.scene;

import clearway.cli.report.ShortNumber;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.space.Range;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;

/** Limits of turning joints that look like degrees. */
final class SuspectAngles {
  /** Two turns each way; a wrist may turn once each way, hardly ever more than twice. */
  private static final double MOST = 4 * Math.PI;

  private SuspectAngles() {}

  /** One sentence for each joint. */
  static List<String> of(World world) {
    List<String> sentences = new ArrayList<>();
    for (Robot robot : world.robots()) {
      for (Link link : robot.links()) {
        if (link.joint() instanceof Joint.Revolute revolute && isSuspect(revolute.range())) {
          sentences.add(sentence(robot.name() + "/" + link.jointName(), revolute.range()));
        }
      }
    }
    return sentences;
  }

  private static boolean isSuspect(Range range) {
    return isSuspect(range.lower()) || isSuspect(range.upper());
  }

  private static boolean isSuspect(double limit) {
    return Double.isFinite(limit) && Math.abs(limit) > MOST;
  }

  private static String sentence(String joint, Range range) {
    return "joint "
        + SceneFormatException.quote(joint)
        + " turns from "
        + ShortNumber.of(range.lower())
        + " to "
        + ShortNumber.of(range.upper())
        + " radians, more than two turns; are these degrees?";
  }
}
