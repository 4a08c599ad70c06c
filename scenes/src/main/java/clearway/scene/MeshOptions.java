package clearway.scene;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * How a mesh file is read.
 *
 * @param limits what the file may ask for
 * @param folder the folder whose tree neither the mesh file nor a buffer it names may leave, links
 *     resolved; empty: the mesh file may lie anywhere and its buffers only below its own folder
 * @param allowOutside lets names lead out of that folder; schemes such as {@code http:} stay
 *     refused
 * @param axes what the {@code up_axis} of a COLLADA file does
 * @param applyUnit multiplies the coordinates of a COLLADA file by its {@code <unit meter="...">}
 */
public record MeshOptions(
    MeshLimits limits,
    Optional<Path> folder,
    boolean allowOutside,
    AxisConvention axes,
    boolean applyUnit) {

  /**
   * What a COLLADA file's {@code up_axis} does to its coordinates. Other formats are as written.
   */
  public enum AxisConvention {
    /** Nothing: coordinates stay as written, as ROS tools have it. */
    AS_WRITTEN,
    /**
     * The mesh is turned until its up axis is y, as Assimp and OMPL.app have it: (x, y, z) becomes
     * (x, z, -y) from Z_UP and (-y, x, z) from X_UP.
     */
    Y_UP
  }

  /**
   * Default limits, buffers below the mesh's own folder only, COLLADA coordinates in metres with
   * the axes as written: what URDF users expect.
   */
  public static final MeshOptions DEFAULT =
      new MeshOptions(MeshLimits.DEFAULT, Optional.empty(), false, AxisConvention.AS_WRITTEN, true);

  public MeshOptions {
    Objects.requireNonNull(limits, "limits");
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(axes, "axes");
  }

  public MeshOptions withLimits(MeshLimits other) {
    return new MeshOptions(other, folder, allowOutside, axes, applyUnit);
  }

  public MeshOptions withFolder(Path other) {
    return new MeshOptions(limits, Optional.of(other), allowOutside, axes, applyUnit);
  }

  public MeshOptions withAllowOutside(boolean allow) {
    return new MeshOptions(limits, folder, allow, axes, applyUnit);
  }

  public MeshOptions withAxes(AxisConvention other) {
    return new MeshOptions(limits, folder, allowOutside, other, applyUnit);
  }

  public MeshOptions withApplyUnit(boolean apply) {
    return new MeshOptions(limits, folder, allowOutside, axes, apply);
  }
}
