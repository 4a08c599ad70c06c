package clearway.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two builds say the same; the one that is tested is Maven's. */
class BuildParityTest {
  private static final Path ROOT = ProjectRoot.find();

  @TempDir private Path copy;

  @Test
  void mavenAndGradleAgree() {
    assertEquals(List.of(), differences(ROOT));
  }

  @Test
  void theProgramKnowsItsVersion() {
    assertEquals(MavenBuild.read(ROOT).facts().get("version"), Version.CURRENT);
  }

  @Test
  void theComparisonSeesSomething() {
    BuildModel maven = MavenBuild.read(ROOT);
    assertTrue(maven.modules().get("cli").contains("compile :scenes"), maven::toString);
    assertTrue(
        maven.modules().get("cli").contains("test com.tngtech.archunit:archunit:1.5.0"),
        maven::toString);
    assertTrue(
        maven
            .modules()
            .get("benchmarks")
            .contains("processor org.openjdk.jmh:jmh-generator-annprocess:1.37"),
        maven::toString);
    assertEquals("clearway.cli.Main", maven.facts().get("main class of cli"));
    assertEquals("17", maven.facts().get("release"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          settings.gradle.kts    | "scenes", "cli"        | "cli"
          build.gradle.kts       | group = "clearway"     | group = "elsewhere"
          build.gradle.kts       | 0.1.0-SNAPSHOT         | 0.2.0
          build.gradle.kts       | release.set(17)        | release.set(21)
          build.gradle.kts       | "-Werror"              | "-verbose"
          build.gradle.kts       | "-ea"                  | "-da"
          build.gradle.kts       | junit-jupiter:6.1.3    | junit-jupiter:6.1.2
          build.gradle.kts       | junit-platform-launcher:6.1.3 | junit-platform-launcher:6.1.2
          cli/build.gradle.kts   | clearway.cli.Main      | clearway.cli.Other
          cli/build.gradle.kts   | implementation(project(":scenes")) |
          cli/build.gradle.kts   | picocli:4.7.7          | picocli:4.7.6
          cli/build.gradle.kts   | testImplementation("com.tngtech | implementation("com.tngtech
          pom.xml                | <picocli.version>4.7.7 | <picocli.version>4.7.8
          pom.xml                | <module>benchmarks</module> |
          planner-core/pom.xml   | jgrapht-core           | jgrapht-io
          benchmarks/pom.xml     | <artifactId>jmh-generator-annprocess | <artifactId>jmh-generator-bytecode
          benchmarks/build.gradle.kts | annotationProcessor( | compileOnly(
          """)
  void aPlantedDifferenceIsFound(String file, String from, String to) throws IOException {
    copyBuildFiles();
    assertEquals(List.of(), differences(copy), "the copy must agree before the change");
    Path changed = copy.resolve(file);
    String text = Files.readString(changed);
    assertTrue(text.contains(from), () -> file + " has no " + from);
    Files.writeString(changed, text.replace(from, to == null ? "" : to));
    assertTrue(!differences(copy).isEmpty(), () -> "not found: " + from + " -> " + to);
  }

  private static List<String> differences(Path root) {
    return BuildModel.differences(MavenBuild.read(root), GradleBuild.read(root));
  }

  private void copyBuildFiles() throws IOException {
    for (Path file : buildFiles()) {
      Path target = copy.resolve(ROOT.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  private static List<Path> buildFiles() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> found = Files.walk(ROOT, 2)) {
      found.filter(BuildParityTest::isBuildFile).forEach(files::add);
    }
    return files;
  }

  private static boolean isBuildFile(Path file) {
    String name = file.getFileName().toString();
    return name.equals("pom.xml") || name.endsWith(".gradle.kts");
  }
}
