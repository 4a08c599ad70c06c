package clearway.cli;

import clearway.cli.report.InputException;
import clearway.scene.SceneOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
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
  private List<PackageFolder> packages = List.of();

  /**
   * @throws InputException if the folder of a package is none
   */
  SceneOptions options() {
    Map<String, Path> folders = new LinkedHashMap<>();
    for (PackageFolder each : packages) folders.put(each.name(), folder(each));
    return SceneOptions.DEFAULT.withAllowOutside(allowOutside).withPackages(folders);
  }

  private static Path folder(PackageFolder given) {
    if (Files.isDirectory(given.folder())) return given.folder();
    throw InputException.in(
        given.folder(),
        "there is no such folder, given for the package '" + given.name() + "'",
        "check the name");
  }
}
