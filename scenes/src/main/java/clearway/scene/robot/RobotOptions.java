package clearway.scene.robot;

import clearway.scene.MeshLimits;
import clearway.scene.TextLimits;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/**
 * How robot files are read.
 *
 * @param folder the tree that meshes may lie in, besides packages the user gave
 * @param ownPackage lets meshes lie in a package that the URDF itself lies in, though it is above
 *     {@code folder}
 * @param allowOutside lets meshes lie anywhere and looks for packages in the environment, too
 * @param softLimits narrows joints to the limits of their safety controllers
 * @param limits what each mesh file may ask for
 * @param text what the URDF and the SRDF may ask for
 * @param environment ROS_PACKAGE_PATH and AMENT_PREFIX_PATH, where set
 */
public record RobotOptions(
    Path folder,
    boolean ownPackage,
    boolean allowOutside,
    boolean softLimits,
    MeshLimits limits,
    TextLimits text,
    Map<String, String> environment) {

  public RobotOptions {
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(limits, "limits");
    Objects.requireNonNull(text, "text");
    environment = Map.copyOf(environment);
  }

  /** For a URDF that the user named: meshes in its folder's tree or in the package it lies in. */
  public static RobotOptions forFile(Path urdf) {
    return new RobotOptions(
        folderOf(urdf),
        true,
        false,
        false,
        MeshLimits.DEFAULT,
        TextLimits.DEFAULT,
        System.getenv());
  }

  /** For a robot within a scene: meshes in the tree of the scene's folder. */
  public static RobotOptions forScene(Path folder) {
    return new RobotOptions(
        folder, false, false, false, MeshLimits.DEFAULT, TextLimits.DEFAULT, System.getenv());
  }

  public RobotOptions withAllowOutside(boolean allow) {
    return new RobotOptions(folder, ownPackage, allow, softLimits, limits, text, environment);
  }

  public RobotOptions withSoftLimits(boolean use) {
    return new RobotOptions(folder, ownPackage, allowOutside, use, limits, text, environment);
  }

  public RobotOptions withLimits(MeshLimits other) {
    return new RobotOptions(folder, ownPackage, allowOutside, softLimits, other, text, environment);
  }

  public RobotOptions withText(TextLimits other) {
    return new RobotOptions(
        folder, ownPackage, allowOutside, softLimits, limits, other, environment);
  }

  public RobotOptions withEnvironment(Map<String, String> other) {
    return new RobotOptions(folder, ownPackage, allowOutside, softLimits, limits, text, other);
  }

  private static Path folderOf(Path file) {
    return file.toAbsolutePath().normalize().getParent();
  }
}
