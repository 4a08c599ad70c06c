package clearway.hygiene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the texts below a bar stands where it keeps this file itself clean of traces. */
class TracesTest {
  private static final Traces TRACES =
      new Traces(
          List.of("mmustermann", "alpenglow.example", "root", "vm"), List.of("/srv/check|out"));

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
        "by MMuster|mann on Monday",
        "Running on alpenglow|.example",
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
        "#!/bin/sh, /dev/null, /usr/bin/env"
      })
  void honestTextHasNone(String text) {
    assertEquals(List.of(), TRACES.in(text.replace("|", "")));
  }

  @Test
  void aFolderOfTheMachineIsFoundAsItIs() {
    Traces traces = new Traces(List.of(), List.of("/srv/one"));
    assertEquals(List.of("2: /srv/one"), traces.in("a\nb /srv/one/c"));
  }

  @Test
  void commonWordsAndShortNamesAreNotLookedFor() {
    assertFalse(Traces.isTelling("root"));
    assertFalse(Traces.isTelling("Runner"));
    assertFalse(Traces.isTelling("jo"));
    assertTrue(Traces.isTelling("mmustermann"));
  }
}
