package clearway.scene.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON and YAML give the same trees with the right places, or one error in plain words. */
class DocumentsTest {
  private static final String JSON =
      """
      { "name": "cell",
        "list": [1, -2.5e-3, true, null,
                 { "a/b~c": "x" }] }
      """;
  private static final String YAML =
      """
      # the same
      name: cell
      list:
        - 1
        - -2.5e-3
        - true
        - ~
        - {a/b~c: "x"}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"json", "yaml"})
  void bothFormatsGiveTheSameValues(String format) {
    Fields root = parse(format, format.equals("json") ? JSON : YAML).object();
    root.refuseUnknown("name", "list");
    assertEquals("cell", root.required("name").text());
    List<Value> list = root.required("list").list();
    assertEquals(1, list.get(0).number());
    assertEquals(-2.5e-3, list.get(1).number());
    assertTrue(list.get(2).flag());
    assertTrue(list.get(3).is(Value.Kind.NOTHING));
    assertEquals("x", list.get(4).object().required("a/b~c").text());
  }

  @Test
  void placesAreLineColumnAndPointer() {
    Value json = parse("json", JSON).object().required("list").list().get(4);
    assertEquals("f.json:3:12 /list/4", json.location().rendered());
    Value member = json.object().required("a/b~c");
    assertEquals("f.json:3:23 /list/4/a~1b~0c", member.location().rendered());
    assertEquals("f.json:3:14 /list/4/a~1b~0c", member.keyLocation().rendered());
    Value yaml = parse("yaml", YAML).object().required("list").list().get(4);
    assertEquals("f.yaml:8:5 /list/4", yaml.location().rendered());
    assertEquals(
        "f.yaml:8:13 /list/4/a~1b~0c", yaml.object().required("a/b~c").location().rendered());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a": NaN}      | 1:7: 'NaN' is not a finite number; write a finite number
          {"a": -Infinity} | 1:7: '-Infinity' is not a finite number; write a finite number
          {"a": 1e999}    | 1:7 /a: the number '1e999' is too large for a double; write a finite number
          {"a": 01}       | 1:7: '01' is not a JSON number; write it like -0.5 or 1e-3
          {"a": .5}       | 1:7: '.5' is not a JSON number; write it like -0.5 or 1e-3
          {"a": 0x10}     | 1:7: '0x10' is not a JSON number; write it like -0.5 or 1e-3
          {"a": True}     | 1:7: 'True' is not a JSON value; put texts and keys in double quotes
          {a: 1}          | 1:2: 'a' is not a JSON value; put texts and keys in double quotes
          {"a": 1,}       | 1:9: a comma stands before the closing bracket; remove the comma
          [1 2]           | 1:4: a comma or colon is missing here; put it in
          {"a" 1}         | 1:6: a comma or colon is missing here; put it in
          {"a": [1, 2}    | 1:12: the character '}' is not expected; check commas, colons, brackets and double quotes
          {'a': 1}        | 1:2: the character ''' is not expected; check commas, colons, brackets and double quotes
          // c {}         | 1:1: a comment stands here; JSON has none: remove it or write YAML
          {"a": 1 # c }   | 1:9: a comment stands here; JSON has none: remove it or write YAML
          {"a": 1         | 1:8: the JSON ends too early; close every bracket and quote
          {"a": "b        | 1:9: the JSON ends too early; close every bracket and quote
          {"a": "\\q"}    | 1:8: an escape that JSON does not know; write \\\\ for a backslash
          {"a": 1, "a": 2} | 1:10 /a: the key 'a' stands twice, first at line 1; remove one of them
          {} {}           | 1:4: something follows the end of the JSON value; one file is one value; remove the rest
          {} x            | 1:4: something follows the end of the JSON value; one file is one value; remove the rest
          """)
  void brokenJsonIsToldInPlainWords(String text, String message) {
    assertEquals("f.json:" + message, refusal("json", text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          a: .nan         | 1:4 /a: '.nan' is not a finite number; write a decimal number, or quotes around it if it is a text
          a: [0, 0x1F]    | 1:8 /a/1: '0x1F' is not a decimal number; write a decimal number, or quotes around it if it is a text
          a: -1e999       | 1:4 /a: the number '-1e999' is too large for a double; write a finite number
          a: &x 1         | 1:4 /a: the anchor '&x' is not read; write values out
          a: *x           | 1:4 /a: the alias '*x' is not read; write the value out
          a: !!float 1    | 1:4 /a: the tag 'tag:yaml.org,2002:float' is not read; leave it out
          {a: 1, a: 2}    | 1:8 /a: the key 'a' stands twice, first at line 1; remove one of them
          1: 2            | 1:1: the key '1' is not a text; put it in quotes if it is a name
          [a]: 2          | 1:1: a key that is not a text; keys are texts such as name
          a: b: c         | 1:5: a colon is not expected here; check indentation, colons and quotes
          a: 1\\n---\\nb: 2 | 2:1: a second document begins; one file is one document; remove the rest
          a: 1\\nb: \\u0007 | 2:4: the character U+0007 may not stand in YAML; remove it, or write it as an escape in double quotes
          """)
  void brokenYamlIsToldInPlainWords(String text, String message) {
    String lines = text.replace("\\n", "\n").replace("\\u0007", "\u0007");
    assertEquals("f.yaml:" + message, refusal("yaml", lines));
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "on", "1_000", "1:30", "0b1", "+", ".", "1e", "2026-01-01"})
  void whatOlderYamlTookForOtherThingsIsText(String plain) {
    assertEquals(plain, parse("yaml", "a: " + plain).object().required("a").text());
  }

  @ParameterizedTest
  @CsvSource({"+1, 1", "1., 1", ".5, 0.5", "007, 7", "1e-3, 0.001", "1E+2, 100", "-0, -0.0"})
  void decimalNumbersOfYamlAreNumbers(String plain, double value) {
    assertEquals(value, parse("yaml", "a: " + plain).object().required("a").number());
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "yaml"})
  void limitsAreHeld(String format) {
    String deep = "[".repeat(65) + "]".repeat(65);
    assertTrue(refusal(format, deep).endsWith("TextLimits.nesting)"), refusal(format, deep));
    parse(format, "[".repeat(64) + "]".repeat(64));
    TextLimits few = TextLimits.DEFAULT.withValues(4);
    assertArrayEquals(new double[] {1, 2, 3}, parse(format, "[1, 2, 3]", few).numbers());
    SceneFormatException many =
        assertThrows(SceneFormatException.class, () -> parse(format, "[1, 2, 3, 4]", few));
    assertEquals(
        "f."
            + format
            + ":1:11 /3: more than 4 values in one file; put geometry into mesh files"
            + " (library: TextLimits.values)",
        many.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "yaml"})
  void endlessTokensAreToldAndCostNoMoreThanTheirLength(String format) {
    int length = 8_000_000; // at a cost that grows with the square this would not end
    assertEquals(
        "f." + format + ": the file is empty; write an object",
        refusal(format, " ".repeat(length)));
    assertEquals(
        "f."
            + format
            + ":1:2 /0: a number of more than 1000 characters; 17 digits say all that a double holds",
        refusal(format, "[" + "1".repeat(length) + "]"));
    assertEquals(
        "f." + format + ":1:2 /0: a text of more than 1048576 characters; shorten the text",
        refusal(format, "[\"" + "a".repeat(length) + "\"]"));
  }

  @Test
  void aByteOrderMarkIsSkippedAndOtherEncodingsAreRefused() throws IOException {
    Path marked = Files.writeString(folder.resolve("a.json"), "\uFEFF[1]");
    assertEquals(1, Documents.read(marked, TextLimits.DEFAULT).list().get(0).number());
    Path latin = folder.resolve("b.yml");
    Files.write(latin, "a: 1\nb: caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(
        latin + ":2: byte 11 of the file, 0xe9, is not UTF-8; save the file as UTF-8",
        refusal(latin, TextLimits.DEFAULT));
  }

  @Test
  void filesThatCannotBeReadAreNamed() throws IOException {
    Path missing = folder.resolve("none.json");
    assertEquals(
        missing + ": the file does not exist; check its name and folder",
        refusal(missing, TextLimits.DEFAULT));
    Path large = Files.writeString(folder.resolve("large.json"), "[1, 2, 3]");
    assertEquals(
        large
            + ": the file has more than 5 bytes; split it or put its geometry into mesh files"
            + " (library: TextLimits.fileBytes)",
        refusal(large, TextLimits.DEFAULT.withFileBytes(5)));
    Path other = folder.resolve("scene.txt");
    assertEquals(
        other
            + ": the name does not tell JSON from YAML; give a file whose name ends with .json,"
            + " .yaml or .yml",
        refusal(other, TextLimits.DEFAULT));
  }

  private static String refusal(Path file, TextLimits limits) {
    return assertThrows(SceneFormatException.class, () -> Documents.read(file, limits))
        .getMessage();
  }

  private static String refusal(String format, String text) {
    return assertThrows(SceneFormatException.class, () -> parse(format, text)).getMessage();
  }

  private static Value parse(String format, String text) {
    return parse(format, text, TextLimits.DEFAULT);
  }

  private static Value parse(String format, String text, TextLimits limits) {
    TextSource source = TextSource.of(Path.of("f." + format), text, limits);
    return format.equals("json") ? Documents.json(source) : Documents.yaml(source);
  }
}
