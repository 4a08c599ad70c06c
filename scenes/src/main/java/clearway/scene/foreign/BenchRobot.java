package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.ImportOptions;
import clearway.scene.robot.ImportedRobot;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The robot of a problem: its group is the one that the problem is posed for. */
final class BenchRobot {
  private BenchRobot() {}

  static ImportedRobot read(
      Path urdf, ImportOptions options, Optional<String> group, SceneDraft draft) {
    Optional<String> usable = group;
    if (options.srdf().isEmpty() && options.group().isEmpty() && group.isPresent()) {
      draft.note("no SRDF is given: the group " + quote(group.get()) + " is not used");
      usable = Optional.empty();
    }
    ImportedRobot robot = RobotFiles.read(urdf, options, usable, Map.of(), List.of());
    robot.notes().forEach(draft::note);
    return robot;
  }
}
