package clearway.scene.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What is not as expected is an error at its place that says what to write. */
class FieldsTest {
  private final Fields fields =
      Documents.json(
              TextSource.of(
                  Path.of("f.json"),
                  "{\"obstacle\": [1, 2], \"size\": \"big\", \"huge\": 1e60, \"none\": \"\"}",
                  TextLimits.DEFAULT))
          .object();

  @Test
  void unknownKeysAreToldWithTheNearestName() {
    assertMessage(
        "1:2 /obstacle: unknown key 'obstacle'; did you mean 'obstacles'?",
        () -> fields.refuseUnknown("obstacles", "size"));
    assertMessage(
        "1:2 /obstacle: unknown key 'obstacle'; the keys here are x, y",
        () -> fields.refuseUnknown("x", "y"));
  }

  @Test
  void missingKeysAreToldAtTheObject() {
    assertMessage("1:1: the key 'name' is missing; add it", () -> fields.required("name"));
    assertMessage("1:1: none of 'x', 'y' is here; give one of them", () -> fields.oneOf("x", "y"));
  }

  @Test
  void keysThatExcludeEachOtherAreTold() {
    assertMessage(
        "1:22 /size: 'size' stands beside 'obstacle'; give only one of 'obstacle', 'size'",
        () -> fields.oneOf("obstacle", "size"));
  }

  @Test
  void otherKindsAreTold() {
    assertMessage(
        "1:30 /size: 'big' is a text, not a number; write a number such as 0.5",
        () -> fields.required("size").number());
    assertMessage(
        "1:14 /obstacle: this is a list, not an object; write { ... }",
        () -> fields.required("obstacle").object());
    assertMessage(
        "1:14 /obstacle: the list has 2 entries, not 3; write numbers x, y, z",
        () -> fields.required("obstacle").numbers(3, "numbers x, y, z"));
    assertMessage(
        "1:45 /huge: the number 1.0E60 is beyond 1e50; write a smaller number",
        () -> fields.required("huge").number());
    assertMessage(
        "1:59 /none: the text is empty; give a name", () -> fields.required("none").name());
  }

  private static void assertMessage(String expected, Executable action) {
    SceneFormatException refusal = assertThrows(SceneFormatException.class, action);
    assertEquals("f.json:" + expected, refusal.getMessage());
  }
}
