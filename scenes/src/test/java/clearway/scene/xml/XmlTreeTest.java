package clearway.scene.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements know where their tags open; hostile XML is refused. */
class XmlTreeTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void everyElementKnowsWhereItsTagOpens(String end) throws IOException {
    String text =
        "<?xml version='1.0'?>|<!-- <x> -->|<a>|  <b k='1'|     m='>'/><c>t&amp;</c>|text <d|/>"
            + "<é>ü</é><e><![CDATA[<f>]]></e><g/>|</a>|";
    XmlNode root = read(text.replace("|", end));
    assertPlaces(root, text.split("\\|", -1));
    assertEquals("t&", root.required("c").content());
    assertEquals(">", root.required("b").text("m"));
    assertEquals(6, root.children().size());
  }

  @Test
  void longFilesKeepTheirPlaces() throws IOException {
    StringBuilder text = new StringBuilder("<a>\n");
    for (int i = 0; i < 5_000; i++) {
      text.append(" ".repeat(i % 13))
          .append("<b name='")
          .append("é".repeat(i % 7))
          .append("'\n />");
    }
    XmlNode root = read(text.append("</a>").toString());
    assertEquals(5_000, root.children().size());
    assertPlaces(root, text.toString().split("\n", -1));
  }

  private static void assertPlaces(XmlNode node, String[] lines) {
    int line = node.place().line();
    int column = node.place().column();
    assertTrue(
        lines[line - 1].startsWith("<" + node.name(), column - 1),
        () -> node + " is said to be at " + line + ":" + column);
    node.children().forEach(child -> assertPlaces(child, lines));
  }

  @Test
  void hostileXmlIsRefusedInOneLine() {
    assertRefused(
        "a.xml:1: a document type declaration; remove the <!DOCTYPE> line",
        "<!DOCTYPE a SYSTEM \"x\">\n<a/>");
    assertRefused("more than 64 levels of XML elements", "<a>".repeat(65) + "</a>".repeat(65));
    assertRefused(
        "more than 1000000 XML elements and attributes", "<a>" + "<b/>".repeat(1_000_000) + "</a>");
    assertRefused("the XML is not well-formed here", "<a><b></a>");
    assertRefused("the XML is not well-formed here", "");
    assertRefused("the XML is not well-formed here", "<a>&bomb;</a>");
    assertRefused(
        "a document type declaration",
        "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;&b;\">]><a>&c;</a>");
    assertRefused(
        "the encoding 'klingon' is not known", "<?xml version='1.0' encoding='klingon'?><a/>");
  }

  @Test
  void aMissingFileOrAFolderIsTold() {
    assertEquals(
        "gone.urdf: the URDF file does not exist; check its name",
        assertThrows(
                SceneFormatException.class,
                () -> XmlTree.read(Path.of("gone.urdf"), "URDF file", TextLimits.DEFAULT))
            .getMessage());
    String folderAsFile =
        assertThrows(
                SceneFormatException.class,
                () -> XmlTree.read(folder, "URDF file", TextLimits.DEFAULT))
            .getMessage();
    assertTrue(folderAsFile.endsWith("the URDF file is not a regular file; name a file"));
  }

  private void assertRefused(String expected, String text) {
    String message = assertThrows(SceneFormatException.class, () -> read(text)).getMessage();
    assertTrue(message.contains(expected), message);
    assertEquals(1, message.lines().count());
  }

  private XmlNode read(String text) throws IOException {
    Path file = folder.resolve("a.xml");
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    return XmlTree.read(file, "XML file", TextLimits.DEFAULT);
  }
}
