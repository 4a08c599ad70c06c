package clearway.hygiene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.build.ProjectRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the texts below a bar stands where it keeps this file itself clean of traces. */
class TracesTest {
  private static final Traces TRACES =
      new Traces(
          List.of("mmuster" + "mann", "root", "vm"),
          List.of("alpen" + "glow.example", "alpen" + "glow"),
          List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/|home/alice/x",
        "at /|root/.m2",
        "\"/|work/main\"",
        "(/|tmp/x1)",
        "file:///|Users/al",
        "file:/|home/al/x",
        "/|var/folders/x",
        "C|:\\Users\\al",
        "c|:/users/al",
        "\"C|:\\\\Users\\\\al\"",
        "\"resolved|\": \"https://x\"",
        "distributionU|rl=x",
        "<repos|itories>",
        "<pluginRepos|itories>",
        "https://repo1.ma|ven.org/maven2",
        "https://repo.ma|ven.apache.org",
        "https://services.gra|dle.org/x",
        "https://registry.npm|js.org/x",
        "by MMuster|mann@example.org",
        "user.na|me=mmuster|mann",
        "D:\\Us|ers\\mmuster|mann",
        "x/ho|me/mmuster|mann/y",
        "Running on alpenglow|.example",
        "http:/|/alpenglow:8080/x",
        "ssh git@|alpenglow",
        "connect to alpen|glow:22",
      })
  void aTraceIsFound(String text) {
    assertFalse(TRACES.in(text.replace("|", "")).isEmpty(), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the root of the tree, a square root",
        "the Java vm",
        "target/reports/work/x",
        "${user}/|work/x and docs/home/x",
        "http://maven.apache.org/POM/4.0.0",
        "repositories { mavenCentral() }",
        "https://example.org/home/x",
        "alpenglow.example-like and mmustermanns",
        "by mmustermann, in the alpenglow: alpenglow.html, alpenglow/index",
        "#!/bin/sh, /dev/null, /usr/bin/env"
      })
  void honestTextHasNone(String text) {
    assertEquals(List.of(), TRACES.in(text.replace("|", "")));
  }

  @Test
  void aFolderOfTheMachineIsFoundAtPathBoundaries() {
    Traces traces = new Traces(List.of(), List.of(), List.of(Path.of("/srv", "one")));
    String folder = "/srv" + "/one";
    assertEquals(List.of("2: " + folder), traces.in("a\nb " + folder + "/c"));
    assertEquals(List.of("1: " + folder), traces.in("file:" + folder + "."));
    for (String honest : List.of("x" + folder, folder + "s", folder + "-2", folder + ".html")) {
      assertEquals(List.of(), traces.in(honest));
    }
  }

  @Test
  void aFolderOfOneComponentIsNotLookedFor() {
    Traces traces = new Traces(List.of(), List.of(), List.of(Path.of("/src"), Path.of("/")));
    assertEquals(List.of(), traces.in("see /src/main and /src"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"alice", "mark", "clearway", "scenes", "java17", "github"})
  void namesThatAreWordsOfTheTreeGiveNoFalseAlarm(String name) throws IOException {
    Path root = ProjectRoot.find();
    Traces traces = new Traces(List.of(name), List.of(name), List.of());
    Traces others = new Traces(List.of(), List.of(), List.of());
    for (Path file : ProjectFiles.ofTree(root)) {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      assertEquals(others.in(text), traces.in(text), file.toString());
    }
  }

  @Test
  void commonWordsAndShortNamesAreNotLookedFor() {
    assertFalse(Traces.isTelling("root"));
    assertFalse(Traces.isTelling("Runner"));
    assertFalse(Traces.isTelling("jo"));
    assertTrue(Traces.isTelling("mmustermann"));
  }
}
