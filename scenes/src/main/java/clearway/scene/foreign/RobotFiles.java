package clearway.scene.foreign;

import clearway.kinematics.Attached;
import clearway.scene.ImportOptions;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.robot.RobotOptions;
import clearway.scene.robot.UrdfRequest;
import clearway.scene.robot.UrdfRobot;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The robot that the options of an import name. */
final class RobotFiles {
  private RobotFiles() {}

  static ImportedRobot read(Path urdf, ImportOptions options) {
    return UrdfRobot.read(request(urdf, options, options.group()));
  }

  /**
   * @param hold values of joints that do not move
   */
  static ImportedRobot read(
      Path urdf,
      ImportOptions options,
      Optional<String> group,
      Map<String, List<Double>> hold,
      List<Attached> attached) {
    return UrdfRobot.read(request(urdf, options, group).withHold(hold).withAttached(attached));
  }

  private static UrdfRequest request(Path urdf, ImportOptions options, Optional<String> group) {
    RobotOptions reading =
        RobotOptions.forFile(urdf)
            .withAllowOutside(options.files().allowOutside())
            .withSoftLimits(options.softLimits())
            .withLimits(options.files().meshes())
            .withText(options.files().text())
            .withEnvironment(options.environment());
    return UrdfRequest.of("", urdf)
        .withSrdf(options.srdf())
        .withPackages(options.files().packages())
        .withGroup(group)
        .withOptions(reading);
  }
}
