package clearway.scene.foreign;

import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.robot.ImportedRobot;
import java.nio.file.Path;

/** A URDF as a scene of one robot: no obstacles, no queries, the SRDF's states and pairs kept. */
final class UrdfImport {
  private UrdfImport() {}

  static Imported read(Path file, ImportOptions options) {
    ImportedRobot robot = RobotFiles.read(file, options);
    SceneDraft draft = new SceneDraft(file, robot.robot().name());
    draft.robot(robot.robot());
    draft.exempt(robot.exemptions());
    robot.notes().forEach(draft::note);
    return draft.finish();
  }
}
