package clearway.scene;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What to make of files of other programs.
 *
 * @param urdf the robot of a file that describes obstacles or problems only
 * @param srdf groups, states and disabled pairs of the robot
 * @param group the SRDF group whose joints move; empty: the one the file names, else all joints
 * @param request the motion request of a MotionBenchMaker scene; empty: the one beside it
 * @param problem which problem of a file that holds several; empty: the first
 * @param files how much text and mesh files may ask for, whether they may lie outside the folder of
 *     the imported file, and the folders of ROS packages
 * @param softLimits narrows joints to the limits of their safety controllers
 * @param environment where ROS_PACKAGE_PATH and AMENT_PREFIX_PATH are looked up, if files may lie
 *     outside
 */
public record ImportOptions(
    Optional<Path> urdf,
    Optional<Path> srdf,
    Optional<String> group,
    Optional<Path> request,
    OptionalInt problem,
    SceneOptions files,
    boolean softLimits,
    Map<String, String> environment) {

  /** No robot of its own, no packages, default limits, files below the imported one's folder. */
  public static final ImportOptions DEFAULT =
      new ImportOptions(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          SceneOptions.DEFAULT,
          false,
          System.getenv());

  public ImportOptions {
    Objects.requireNonNull(urdf, "urdf");
    Objects.requireNonNull(srdf, "srdf");
    Objects.requireNonNull(group, "group");
    Objects.requireNonNull(request, "request");
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(files, "files");
    environment = Map.copyOf(environment);
  }

  public ImportOptions withUrdf(Path other) {
    return new ImportOptions(
        Optional.of(other), srdf, group, request, problem, files, softLimits, environment);
  }

  public ImportOptions withSrdf(Path other) {
    return new ImportOptions(
        urdf, Optional.of(other), group, request, problem, files, softLimits, environment);
  }

  public ImportOptions withPackages(Map<String, Path> other) {
    return new ImportOptions(
        urdf, srdf, group, request, problem, files.withPackages(other), softLimits, environment);
  }

  public ImportOptions withGroup(String other) {
    return new ImportOptions(
        urdf, srdf, Optional.of(other), request, problem, files, softLimits, environment);
  }

  public ImportOptions withRequest(Path other) {
    return new ImportOptions(
        urdf, srdf, group, Optional.of(other), problem, files, softLimits, environment);
  }

  public ImportOptions withProblem(int other) {
    return new ImportOptions(
        urdf, srdf, group, request, OptionalInt.of(other), files, softLimits, environment);
  }

  public ImportOptions withFiles(SceneOptions other) {
    return new ImportOptions(urdf, srdf, group, request, problem, other, softLimits, environment);
  }

  public ImportOptions withSoftLimits(boolean use) {
    return new ImportOptions(urdf, srdf, group, request, problem, files, use, environment);
  }

  public ImportOptions withEnvironment(Map<String, String> other) {
    return new ImportOptions(urdf, srdf, group, request, problem, files, softLimits, other);
  }
}
