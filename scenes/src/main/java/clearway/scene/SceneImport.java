package clearway.scene;

import clearway.scene.SceneFormatException.Location;
import clearway.scene.foreign.ForeignFormat;
import java.nio.file.Path;

/**
 * Turns files of other programs into scenes: URDF robots, OMPL.app problems ({@code .cfg}), MoveIt
 * scenes ({@code .scene}) and MotionBenchMaker scenes and problem sets (YAML and JSON).
 *
 * <p>Any file gives a scene or a {@link SceneFormatException}. No obstacle and no collision shape
 * is left out silently: what cannot be read is refused by name. Which conventions of frames, units
 * and orders hold for which format is in docs/formats.md.
 */
public final class SceneImport {
  private SceneImport() {}

  /** As {@link #read(Path, ImportOptions)} with {@link ImportOptions#DEFAULT}. */
  public static Imported read(Path file) {
    return read(file, ImportOptions.DEFAULT);
  }

  /**
   * @throws SceneFormatException if the file, or one that it or the options name, is missing,
   *     malformed, beyond a limit or makes no sense
   */
  public static Imported read(Path file, ImportOptions options) {
    try {
      return ForeignFormat.of(file).read(file, options);
    } catch (OutOfMemoryError full) {
      // What was allocated hangs on this call alone, so it is free again here.
      throw new SceneFormatException(
          Location.of(file),
          "the scene needs more memory than this JVM may use, "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MiB",
          "simplify it or allow a larger heap, such as -Xmx4g (command line:"
              + " CLEARWAY_JAVA_OPTS=-Xmx4g)");
    }
  }
}
