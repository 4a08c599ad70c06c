package clearway.scene.robot;

import clearway.geometry.Frame;
import clearway.kinematics.Attached;
import clearway.scene.SceneFormatException.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Which robot to read and what to make of it.
 *
 * @param name of the robot in its scene; empty: the URDF's own name
 * @param packages folders of packages by name, as the user gave them
 * @param group the SRDF group whose joints move; empty: all joints move
 * @param hold values of joints that stand still, whether in the group or not: one number, x y angle
 *     of a planar joint, x y z qw qx qy qz of a floating one
 * @param base pose of the robot in the world
 * @param place where the request itself says something, by the keys that lead there, such as {@code
 *     [hold, gripper]}
 */
public record UrdfRequest(
    String name,
    Path urdf,
    Optional<Path> srdf,
    SortedMap<String, Path> packages,
    Optional<String> group,
    SortedMap<String, List<Double>> hold,
    Frame base,
    List<Attached> attached,
    RobotOptions options,
    Function<List<String>, Location> place) {

  public UrdfRequest {
    packages = new TreeMap<>(packages);
    hold = new TreeMap<>(hold);
    attached = List.copyOf(attached);
  }

  /** The whole robot at the origin; meshes and packages in the folder of the URDF or above it. */
  public static UrdfRequest of(String name, Path urdf) {
    return new UrdfRequest(
        name,
        urdf,
        Optional.empty(),
        new TreeMap<>(),
        Optional.empty(),
        new TreeMap<>(),
        Frame.identity(),
        List.of(),
        RobotOptions.forFile(urdf),
        keys -> Location.of(urdf));
  }

  public UrdfRequest withSrdf(Optional<Path> other) {
    return new UrdfRequest(
        name, urdf, other, packages, group, hold, base, attached, options, place);
  }

  public UrdfRequest withPackages(Map<String, Path> other) {
    return new UrdfRequest(
        name, urdf, srdf, new TreeMap<>(other), group, hold, base, attached, options, place);
  }

  public UrdfRequest withGroup(Optional<String> other) {
    return new UrdfRequest(name, urdf, srdf, packages, other, hold, base, attached, options, place);
  }

  public UrdfRequest withHold(Map<String, List<Double>> other) {
    return new UrdfRequest(
        name, urdf, srdf, packages, group, new TreeMap<>(other), base, attached, options, place);
  }

  public UrdfRequest withBase(Frame other) {
    return new UrdfRequest(
        name, urdf, srdf, packages, group, hold, other, attached, options, place);
  }

  public UrdfRequest withAttached(List<Attached> other) {
    return new UrdfRequest(name, urdf, srdf, packages, group, hold, base, other, options, place);
  }

  public UrdfRequest withOptions(RobotOptions other) {
    return new UrdfRequest(name, urdf, srdf, packages, group, hold, base, attached, other, place);
  }

  public UrdfRequest withPlace(Function<List<String>, Location> other) {
    return new UrdfRequest(name, urdf, srdf, packages, group, hold, base, attached, options, other);
  }
}
