package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.SegmentBatch.Segment;
import clearway.space.Configuration;
import clearway.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SegmentFilesTest {
  private static final String END = "1,0,0,0,0,1,0,0,0";
  private static final String OTHER = "2,0.5,1,0,0,0,1,0,0";

  @TempDir private Path folder;
  private World world;

  @BeforeEach
  void readTheScene() {
    world = SceneFiles.read(SceneSamples.write(folder, "s.json", PathSamples.SCENE)).world();
  }

  private List<Segment> read(String text) {
    return SegmentFiles.read(SceneSamples.write(folder, "segments.csv", text), world);
  }

  private String refusal(String text) {
    return assertThrows(SceneFormatException.class, () -> read(text)).problem();
  }

  @Test
  void aRowIsTwoConfigurations() {
    List<Segment> read = read(END + "," + OTHER + "\n" + OTHER + "," + END + "\n");
    Configuration from = Configuration.of(1, 0, 0, 0, 0, 1, 0, 0, 0);
    Configuration to = Configuration.of(2, 0.5, 1, 0, 0, 0, 1, 0, 0);
    assertEquals(List.of(new Segment(from, to), new Segment(to, from)), read);
  }

  @Test
  void aHeaderIsOptional() {
    assertEquals(read(END + "," + OTHER), read("a,b\n" + END + "," + OTHER + "\n\n"));
  }

  @Test
  void theSecondEndIsCheckedLikeTheFirst() {
    assertEquals("18 columns", refusal(END + "\n").replaceAll(".*instead of (.*)", "$1 columns"));
    assertTrue(refusal(END + "," + OTHER.replace("2,", "6,")).startsWith("'base/slide' is 6"));
    assertEquals("the file has no row of numbers", refusal(""));
  }
}
