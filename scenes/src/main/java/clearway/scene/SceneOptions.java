package clearway.scene;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * How a scene file is read.
 *
 * @param text what the scene file, and each URDF and SRDF file, may ask for
 * @param meshes what each mesh file may ask for
 * @param allowOutside lets file names lead out of the folder tree of the scene file
 * @param packages folders of ROS packages by name, for {@code package://} names that the scene does
 *     not resolve itself; these may lie anywhere
 */
public record SceneOptions(
    TextLimits text, MeshLimits meshes, boolean allowOutside, Map<String, Path> packages) {

  /** Default limits, files below the scene's own folder only, no packages. */
  public static final SceneOptions DEFAULT =
      new SceneOptions(TextLimits.DEFAULT, MeshLimits.DEFAULT, false, Map.of());

  public SceneOptions {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(meshes, "meshes");
    packages = Collections.unmodifiableMap(new TreeMap<>(packages)); // in the order of names
  }

  public SceneOptions withText(TextLimits other) {
    return new SceneOptions(other, meshes, allowOutside, packages);
  }

  public SceneOptions withMeshes(MeshLimits other) {
    return new SceneOptions(text, other, allowOutside, packages);
  }

  public SceneOptions withAllowOutside(boolean allow) {
    return new SceneOptions(text, meshes, allow, packages);
  }

  public SceneOptions withPackages(Map<String, Path> other) {
    return new SceneOptions(text, meshes, allowOutside, other);
  }
}
