package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void columns_areAsWideAsTheirWidestCell() {
    StringBuilder text = new StringBuilder();
    TextTable table = new TextTable("lrl");
    table.row("name", "count", "note").row("a long one", 7, "x").row("b", 12345678);
    table.appendTo(text);
    assertEquals(
        """
          name           count  note
          a long one         7  x
          b           12345678
        """,
        text.toString());
  }

  @Test
  void aRow_staysOneLineWhateverItsCells() {
    StringBuilder text = new StringBuilder();
    new TextTable("ll").row("a\nb", "\u001b[2J").appendTo(text);
    assertEquals("  a\\nb  \\u001b[2J\n", text.toString());
  }
}
