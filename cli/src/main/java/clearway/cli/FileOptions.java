package clearway.cli;

import clearway.scene.SceneOptions;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** Which files a scene or a robot may name. */
final class FileOptions {
  @Option(
      names = "--allow-outside",
      description = "Let file names lead out of the folder tree of the file that names them.")
  private boolean allowOutside;

  @Option(
      names = "--package",
      paramLabel = "NAME=DIR",
      description = "Where the ROS package NAME lies, for package:// names; may be repeated.")
  private Map<String, Path> packages = new LinkedHashMap<>();

  SceneOptions options() {
    return SceneOptions.DEFAULT.withAllowOutside(allowOutside).withPackages(packages);
  }
}
