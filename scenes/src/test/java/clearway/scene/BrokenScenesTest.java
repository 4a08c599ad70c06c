package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kind of broken scene file has its message, to the letter. The table is broken-scenes.txt:
 * title, format, the file, and what is said of it.
 */
class BrokenScenesTest {
  @TempDir private Path folder;

  /** One entry of the table. */
  private record Broken(String title, String format, String text, String message) {
    @Override
    public String toString() {
      return title;
    }
  }

  static List<Broken> table() throws IOException {
    try (InputStream in = BrokenScenesTest.class.getResourceAsStream("broken-scenes.txt")) {
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<Broken> table = new ArrayList<>();
      for (String entry : all.split("(?m)^== ")) if (!entry.isBlank()) table.add(parse(entry));
      return table;
    }
  }

  private static Broken parse(String entry) {
    String[] parts = entry.split("(?m)^-- ");
    String format = parts[1].substring(0, parts[1].indexOf('\n'));
    String text = parts[1].substring(format.length() + 1);
    return new Broken(parts[0].strip(), format, text, parts[2].substring("says".length()).strip());
  }

  @ParameterizedTest
  @MethodSource("table")
  void aBrokenSceneIsToldByNameAndPlace(Broken broken) {
    SceneSamples.writeParts(folder);
    SceneSamples.write(folder, "meshes/broken.obj", "v 0 0 0\nf 1 2 3\n");
    Path file = SceneSamples.write(folder, "cell." + broken.format, broken.text);
    SceneFormatException refusal =
        assertThrows(SceneFormatException.class, () -> SceneFiles.read(file), broken.text);
    String message = refusal.getMessage().replace(folder.toString(), "FOLDER");
    assertEquals(broken.message, message);
  }

  @Test
  void theTableIsLongAndSaysNothingTwice() throws IOException {
    List<Broken> table = table();
    assertTrue(table.size() >= 90, () -> "only " + table.size());
    assertEquals(table.size(), table.stream().map(Broken::title).distinct().count());
    assertTrue(table.stream().filter(broken -> broken.format.equals("yaml")).count() >= 10);
  }
}
