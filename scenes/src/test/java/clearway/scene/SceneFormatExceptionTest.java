package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clearway.scene.SceneFormatException.Location;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SceneFormatExceptionTest {
  private static final Path FILE = Path.of("cell.json");

  @Test
  void message_leavesOutWhatDoesNotApply() {
    assertEquals("cell.json: bad", message(Location.of(FILE), ""));
    assertEquals("cell.json:4: bad; fix it", message(new Location(FILE, 4, 0, ""), "fix it"));
    assertEquals("cell.json:4:7: bad; fix it", message(new Location(FILE, 4, 7, ""), "fix it"));
    assertEquals(
        "cell.json /a/0: bad; fix it", message(new Location(FILE, 0, 0, "/a/0"), "fix it"));
    assertEquals(
        "cell.json:4:7 /a/0: bad; fix it", message(new Location(FILE, 4, 7, "/a/0"), "fix it"));
  }

  @Test
  void message_isOneLineEvenForAFileNameOfTwo() {
    Path odd = Path.of("two\nlines.obj");
    assertEquals("two?lines.obj: bad", message(Location.of(odd), ""));
  }

  @Test
  void quote_cutsLongValuesAndHidesControls() {
    assertEquals("'" + "a".repeat(40) + "...'", SceneFormatException.quote("a".repeat(41)));
    assertEquals("'a?b?'", SceneFormatException.quote("a\tb\u0000"));
    assertEquals("'\u00fc \u65e5'", SceneFormatException.quote("\u00fc \u65e5"));
  }

  @Test
  void location_refusesNegativeLines() {
    assertThrows(IllegalArgumentException.class, () -> new Location(FILE, -1, 0, ""));
  }

  private static String message(Location location, String remedy) {
    return new SceneFormatException(location, "bad", remedy).getMessage();
  }
}
