package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
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

  @Test
  void aSymbolicLinkToNothingYet_staysOneToo() throws IOException {
    Path file = folder.resolve("a.csv");
    Path middle = Files.createSymbolicLink(folder.resolve("middle.csv"), Path.of("a.csv"));
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), middle);
    OutputFile.at(link).write(writer -> writer.write("new"));
    assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(middle));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aSymbolicLinkIntoNoFolderOrInACircle_isToldBeforehand() throws IOException {
    Path astray = Files.createSymbolicLink(folder.resolve("astray"), folder.resolve("none/a.csv"));
    Path circle = Files.createSymbolicLink(folder.resolve("circle"), folder.resolve("circle"));
    assertRefused(astray, "its folder does not exist; create the folder first");
    assertRefused(circle, "leads in a circle; name a file");
  }

  @Test
  void aFileThatIsOpenUnderAnotherName_isRefused() throws IOException {
    Path descriptors = Path.of("/proc/self/fd");
    Assumptions.assumeTrue(Files.isDirectory(descriptors), "needs the /proc of Linux");
    Path file = Files.writeString(folder.resolve("out.txt"), "old");
    try (OutputStream open = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
      Path other = descriptorOf(file.toRealPath(), descriptors);
      Path link = Files.createSymbolicLink(folder.resolve("stdout"), other);
      String message = "stands for a file that is being written already; name another file";
      assertRefused(other, message);
      assertRefused(link, message);
      open.write('!');
    }
    assertEquals("old!", Files.readString(file));
  }

  private static Path descriptorOf(Path file, Path descriptors) throws IOException {
    try (Stream<Path> all = Files.list(descriptors)) {
      return all.filter(path -> leadsTo(path, file)).findFirst().orElseThrow();
    }
  }

  private static boolean leadsTo(Path link, Path file) {
    try {
      return Files.readSymbolicLink(link).equals(file);
    } catch (IOException vanished) {
      return false;
    }
  }

  private static void assertRefused(Path file, String message) {
    InputException error = assertThrows(InputException.class, () -> OutputFile.at(file));
    assertEquals(file + ": " + message, error.getMessage());
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
