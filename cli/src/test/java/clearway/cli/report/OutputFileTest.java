package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir private Path folder;

  @Test
  void aNewFileHoldsTheContentAndNothingIsLeftBesideIt() throws IOException {
    Path file = folder.resolve("a.csv");
    OutputFile.at(file).write(writer -> writer.write("new"));
    assertEquals("new", Files.readString(file));
    assertEquals(List.of(file), files());
  }

  @Test
  void contentThatFailsHalfWay_leavesTheOldFileAsItWas() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");
    OutputFile output = OutputFile.at(file);
    assertThrows(
        IllegalStateException.class,
        () ->
            output.write(
                writer -> {
                  writer.write("half");
                  throw new IllegalStateException("planted");
                }));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of(file), files());
  }

  @Test
  void anErrorOfTheDisk_isToldInOneLine() {
    Path file = folder.resolve("a.csv");
    OutputFile output = OutputFile.at(file);
    InputException error =
        assertThrows(
            InputException.class,
            () ->
                output.write(
                    writer -> {
                      throw new IOException("No space left on device");
                    }));
    assertEquals(
        file
            + ": cannot be written (No space left on device);"
            + " check its folder and the space left",
        error.getMessage());
  }

  @Test
  void aSymbolicLinkStaysOne() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
    OutputFile.at(link).write(writer -> writer.write("new"));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
