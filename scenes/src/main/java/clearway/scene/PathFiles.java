package clearway.scene;

import clearway.scene.document.CoordinateTable;
import clearway.scene.document.PathReader;
import clearway.scene.document.PathWriter;
import clearway.scene.text.Documents;
import clearway.scene.text.TextSource;
import clearway.space.MotionPath;
import clearway.world.World;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads and writes paths: {@code clearway-path/1} (JSON), CSV, and the matrices that OMPL prints.
 *
 * <p>Any file gives a path inside the space of the world or a {@link SceneFormatException} with its
 * place. A name that ends with .csv is CSV; else a text that begins with a brace, or a name that
 * ends with .json, is JSON; else commas in the first line make it CSV; the rest are OMPL matrices.
 * The difference matters for orientations: w comes first in CSV and last in an OMPL matrix.
 *
 * <p>Writing JSON or CSV and reading again gives the same way-points, bit for bit.
 */
public final class PathFiles {
  private PathFiles() {}

  /** As {@link #read(Path, World, TextLimits)} with {@link TextLimits#DEFAULT}. */
  public static PathDocument read(Path file, World world) {
    return read(file, world, TextLimits.DEFAULT);
  }

  /**
   * @throws SceneFormatException if the file is missing, malformed, beyond a limit, empty, for
   *     other robots or with way-points outside their limits
   */
  public static PathDocument read(Path file, World world, TextLimits limits) {
    TextSource source = TextSource.read(file, limits);
    if (source.text().isBlank()) {
      throw new SceneFormatException(
          source.whole(), "the file is empty", "give a path with at least one way-point");
    }
    PathFormat format = format(source);
    if (format == PathFormat.JSON) return PathReader.read(source, world);
    MotionPath path =
        MotionPath.of(
            world.space(),
            CoordinateTable.read(source, world.space(), format, CoordinateTable.PATH));
    return new PathDocument(path, format, PathOrigin.UNKNOWN);
  }

  /**
   * Writes a path in its format, whole or not at all. CSV and OMPL matrices keep the way-points
   * only, with 17 significant digits.
   *
   * @param world whose robots name the coordinates
   * @throws IllegalArgumentException if the path is not in the world's space, or holds a number or
   *     text that no file can say
   * @throws SceneFormatException if the file cannot be written
   */
  public static void write(PathDocument document, World world, Path file) {
    if (!document.path().space().equals(world.space())) {
      throw new IllegalArgumentException(
          "the path has other coordinates than the world; give the world it was made for");
    }
    PathWriter.write(document, world, file);
  }

  private static PathFormat format(TextSource source) {
    String name = String.valueOf(source.file().getFileName()).toLowerCase(Locale.ROOT);
    if (name.endsWith(".csv")) return PathFormat.CSV;
    String text = source.text().stripLeading();
    if (text.startsWith("{") || Documents.isJson(source.file())) return PathFormat.JSON;
    int end = text.indexOf('\n');
    boolean commas = text.substring(0, end < 0 ? text.length() : end).indexOf(',') >= 0;
    return commas ? PathFormat.CSV : PathFormat.OMPL;
  }
}
