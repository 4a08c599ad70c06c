package clearway.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts that people read, kept in files; -Dclearway.golden=rewrite writes them anew. */
final class Golden {
  private static final Path FOLDER = ProjectRoot.find().resolve("cli/src/test/resources/golden");

  private Golden() {}

  static void assertMatches(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name);
    if ("rewrite".equals(System.getProperty("clearway.golden"))) Files.writeString(file, text);
    String expected = Files.readString(file).replace("\r\n", "\n");
    assertEquals(expected, text, "if it is meant so: mvn test -Dclearway.golden=rewrite");
  }
}
