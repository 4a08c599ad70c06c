package clearway.scene.foreign;

import clearway.scene.ImportOptions;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.nio.file.Path;

/** Refuses options that would have no effect on the file at hand. */
final class UnusedOptions {
  private final Path file;
  private final String kind;
  private final ImportOptions options;

  /**
   * @param kind what the file is, for errors: "a URDF"
   */
  UnusedOptions(Path file, String kind, ImportOptions options) {
    this.file = file;
    this.kind = kind;
    this.options = options;
  }

  UnusedOptions refuseRobot() {
    refuse(options.urdf().isPresent(), "--urdf");
    refuse(options.srdf().isPresent(), "--srdf");
    refuse(options.group().isPresent(), "--group");
    return this;
  }

  UnusedOptions refuseUrdf() {
    refuse(options.urdf().isPresent(), "--urdf");
    return this;
  }

  /** What is said about a robot needs the robot. */
  UnusedOptions refuseRobotlessOptions() {
    if (options.urdf().isPresent()) return this;
    requireUrdf(options.srdf().isPresent(), "--srdf");
    requireUrdf(options.group().isPresent(), "--group");
    return this;
  }

  UnusedOptions refuseRequest() {
    refuse(options.request().isPresent(), "--request");
    return this;
  }

  UnusedOptions refuseProblem() {
    refuse(options.problem().isPresent(), "--problem");
    return this;
  }

  private void refuse(boolean given, String option) {
    if (given) throw wrong(option + " has no meaning for " + kind, "leave it out");
  }

  private void requireUrdf(boolean given, String option) {
    if (given) throw wrong(option + " has no meaning without a URDF", "give the robot's (--urdf)");
  }

  private SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(Location.of(file), problem, remedy);
  }
}
