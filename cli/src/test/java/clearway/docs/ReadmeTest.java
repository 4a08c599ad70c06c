package clearway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.build.ProjectRoot;
import clearway.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {
  private static final Path ROOT = ProjectRoot.find();

  @TempDir private Path folder;

  @Test
  void theFirstCommandIsWhatCiRuns() throws IOException {
    String script = Files.readString(ROOT.resolve(".ci/run"));
    assertTrue(script.endsWith("\n" + firstCommand() + "\n"), script);
  }

  @Test
  void theFirstCommandPrintsWhatIsShown() throws IOException {
    String printed = run(firstCommand());
    assertTrue(printed.startsWith(block("\n```\nexact", "exact")), printed);
  }

  @Test
  void theCheckPrintsWhatIsShown() throws IOException {
    String command = block("```sh\n./clearway check", "./clearway check").strip();
    String printed = run(command + " --same-scene");
    assertTrue(printed.startsWith(block("\n```\nfree", "free")), printed);
  }

  private static String run(String command) {
    String[] words =
        Stream.of(command.split(" "))
            .skip(1)
            .map(word -> word.startsWith("scenes/") ? ROOT.resolve(word).toString() : word)
            .toArray(String[]::new);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(words, new PrintStream(out), new PrintStream(err));
    assertEquals(0, exitCode, err::toString);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theLibraryExampleCompiles() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options = List.of("-Xlint:all", "-Werror", "-proc:none", "-d", folder.toString());
    JavaFileObject source = new Source(block("```java\n", ""));
    boolean compiled =
        compiler.getTask(messages, null, null, options, null, List.of(source)).call();
    assertTrue(compiled, messages::toString);
  }

  private static String firstCommand() throws IOException {
    return block("```sh\n", "").strip();
  }

  /** The first fenced block that opens so. */
  private static String block(String opening, String kept) throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md")).replace("\r\n", "\n");
    int start = readme.indexOf(opening) + opening.length();
    return kept + readme.substring(start, readme.indexOf("```", start));
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///Example.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
