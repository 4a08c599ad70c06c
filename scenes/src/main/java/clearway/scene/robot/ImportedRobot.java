package clearway.scene.robot;

import clearway.kinematics.Robot;
import clearway.world.Exemption;
import java.util.List;

/**
 * A robot as read from its files.
 *
 * @param frame what the files call the frame of the robot's base: the parent of the virtual joint,
 *     else the root link
 * @param exemptions the SRDF's disabled pairs, by the names objects have in a scene
 * @param notes what the files say and the robot does not show, one sentence each
 */
public record ImportedRobot(
    Robot robot, String frame, List<Exemption> exemptions, List<String> notes) {
  public ImportedRobot {
    exemptions = List.copyOf(exemptions);
    notes = List.copyOf(notes);
  }
}
