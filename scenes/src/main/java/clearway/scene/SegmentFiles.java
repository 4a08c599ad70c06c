package clearway.scene;

import clearway.check.SegmentBatch.Segment;
import clearway.scene.document.CoordinateTable;
import clearway.scene.text.TextSource;
import clearway.space.Configuration;
import clearway.world.World;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;

/**
 * Reads lists of segments from CSV: two configurations a row, one after the other, in the order of
 * the robots; quaternions w x y z; a header if you like.
 */
public final class SegmentFiles {
  private SegmentFiles() {}

  /** As {@link #read(Path, World, TextLimits)} with {@link TextLimits#DEFAULT}. */
  public static List<Segment> read(Path file, World world) {
    return read(file, world, TextLimits.DEFAULT);
  }

  /**
   * At least one segment, every end within the limits of the world and normalised.
   *
   * @throws SceneFormatException with line and column if the file cannot be read, a row is wrong or
   *     there is none
   */
  public static List<Segment> read(Path file, World world, TextLimits limits) {
    TextSource source = TextSource.read(file, limits);
    List<Configuration> ends =
        CoordinateTable.read(source, world.space(), PathFormat.CSV, CoordinateTable.SEGMENTS);
    return new Pairs(ends);
  }

  /** Two by two. */
  private static final class Pairs extends AbstractList<Segment> {
    private final List<Configuration> ends;

    Pairs(List<Configuration> ends) {
      this.ends = ends;
    }

    @Override
    public Segment get(int i) {
      return new Segment(ends.get(2 * i), ends.get(2 * i + 1));
    }

    @Override
    public int size() {
      return ends.size() / 2;
    }
  }
}
