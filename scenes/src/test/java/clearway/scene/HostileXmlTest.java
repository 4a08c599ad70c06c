package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** XML that is broken or made to keep the parser busy: the same answer on every JDK. */
class HostileXmlTest {
  private static final String BOX = MeshSamples.collada(TriangleMesh.box(1, 2, 3));
  private static final String TOO_MANY =
      "more than 2000000 XML elements and attributes; simplify the scene or split it into several"
          + " files";

  @TempDir Path folder;

  @Test
  void theLimitsOfTheJdkDoNotCount() {
    String deep = "<extra>" + "<a>".repeat(240) + "</a>".repeat(240) + "</extra>";
    assertRead(deep);
    assertRead("<extra" + attributes(0, 5_000) + "/>");
  }

  @Test
  void anElementOfTooManyAttributesOrTooLongANameIsRefused() {
    for (String evil :
        new String[] {"<extra" + attributes(0, 10_001) + "/>", "<" + "x".repeat(1_001) + "/>"}) {
      String message = refusal(folder, "a.dae", withExtra(evil));
      assertTrue(
          message.contains(
              "an element has more than 10000 attributes or a name of more than 1000 characters"),
          message);
    }
  }

  @Test
  void skippedElementsCount() {
    StringBuilder extra = new StringBuilder("<extra>");
    for (int i = 0; i < 2_000_000; i++) extra.append("<x").append(i).append("/>");
    assertTooMany(extra.append("</extra>").toString());
  }

  @Test
  void attributesCount() {
    StringBuilder elements = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      elements.append("<a").append(attributes(40 * i, 40)).append("/>");
    }
    assertTooMany("<extra>" + elements + "</extra>");
    assertTooMany("<node>" + elements + "</node>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ja"})
  void brokenXmlIsToldInOurOwnWordsWithThePlace(String language) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(language));
    try {
      assertEquals(
          "a.dae:3:3: the XML is not well-formed here; check the tags, quotes and characters, or"
              + " export the mesh again",
          refusal(folder, "a.dae", "<COLLADA>\n<a>\n</b>\n</COLLADA>"));
    } finally {
      Locale.setDefault(before);
    }
  }

  private void assertRead(String extra) {
    String message = refusal(folder, "a.dae", withExtra(extra));
    assertTrue(message.startsWith("not refused"), message);
  }

  private void assertTooMany(String extra) {
    String message = refusal(folder, "a.dae", withExtra(extra));
    assertTrue(message.endsWith(TOO_MANY), message);
    assertFalse(message.startsWith("not refused"), message);
  }

  private static String withExtra(String extra) {
    return BOX.replace("</COLLADA>", extra + "</COLLADA>");
  }

  private static String attributes(int from, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < from + count; i++) text.append(" n").append(i).append("=\"\"");
    return text.toString();
  }
}
