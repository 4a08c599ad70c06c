package clearway.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.build.ProjectRoot;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The shell launcher in a copy of the project that has a java and an mvn of its own: the java
 * prints its arguments, the mvn notes that it was called and makes an empty jar.
 */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
  private static final List<String> TOOLS =
      List.of("dirname", "ls", "sed", "find", "head", "cat", "mkdir", "rm", "sleep");
  private static final String JAVA =
      """
      #!/bin/sh
      if [ "$1" = -version ]; then echo "openjdk version \\"${JAVA_IS:-17.0.1}\\"" >&2; exit 0; fi
      printf '%s\\n' "$PWD" "$@"
      exit "${JAVA_EXITS:-0}"
      """;
  private static final String MAVEN =
      """
      #!/bin/sh
      if [ "$1" = -v ]; then echo "Apache Maven ${MAVEN_IS:-3.8.7} (x)"; exit 0; fi
      echo "$PWD: $*" >>"$MAVEN_LOG"
      if [ -n "$MAVEN_FAILS" ]; then echo "[ERROR] planted"; exit 1; fi
      mkdir -p cli/target
      : >cli/target/clearway.jar
      """;

  @TempDir private Path folder;
  private final Map<String, String> environment = new HashMap<>();
  private Path project;
  private Path bin;
  private Path log;

  private record Answer(int exitCode, String out, String err) {}

  @BeforeEach
  void copyProject() throws IOException {
    folder = folder.toRealPath();
    project = Files.createDirectories(folder.resolve("a project"));
    bin = Files.createDirectories(folder.resolve("the tools"));
    log = folder.resolve("maven.log");
    Files.copy(ProjectRoot.find().resolve("clearway"), project.resolve("clearway"));
    Files.createDirectories(project.resolve("cli/src/main"));
    Files.writeString(project.resolve("pom.xml"), "");
    Files.writeString(project.resolve("cli/src/main/Main.java"), "");
    for (String tool : TOOLS) {
      writeTool(tool, "#!/bin/sh\nexec '" + onPath(tool) + "' \"$@\"\n");
    }
    writeTool("java", JAVA);
    writeTool("mvn", MAVEN);
    environment.put("PATH", bin.toString());
    environment.put("MAVEN_LOG", log.toString());
  }

  @Test
  void buildsWhenTheJarIsMissing_withOneLine_andRuns() throws Exception {
    Answer answer = launch("distance", "two words", "");
    assertEquals("clearway: building (first run) ...\n", answer.err());
    assertEquals(0, answer.exitCode());
    assertEquals(
        List.of(
            folder.toString(),
            "-XX:+UseSerialGC",
            "-Dclearway.terminal=false",
            "-jar",
            project + "/cli/target/clearway.jar",
            "distance",
            "two words",
            ""),
        List.of(answer.out().split("\n", -1)).subList(0, 8));
    assertTrue(Files.readString(log).startsWith(project + ": -q -B "), Files.readString(log));
  }

  @Test
  void doesNotBuildWhenTheJarIsFresh() throws Exception {
    launch();
    assertEquals("", launch().err());
    assertEquals(1, builds());
  }

  @Test
  void buildsAgainWhenASourceOrAPomIsNewer() throws Exception {
    launch();
    for (String file : List.of("cli/src/main/Main.java", "pom.xml")) {
      makeNewerThanJar(project.resolve(file), 10);
      assertEquals("clearway: building (sources have changed) ...\n", launch().err());
      makeNewerThanJar(project.resolve(file), -10);
    }
    assertEquals(3, builds());
  }

  @Test
  void buildsAgainAfterABuildThatWasKilled() throws Exception {
    launch();
    Path building = Files.createDirectories(project.resolve("target/clearway-building"));
    Files.writeString(building.resolve("process"), "999999999\n");
    assertEquals("clearway: building (first run) ...\n", launch().err());
    assertEquals("", launch().err());
    assertEquals(2, builds());
  }

  @Test
  void aFailedBuild_showsMavensErrorsAndLeavesNoJar() throws Exception {
    environment.put("MAVEN_FAILS", "yes");
    Answer answer = launch();
    assertEquals(3, answer.exitCode());
    assertEquals("", answer.out());
    assertEquals(
        """
        clearway: building (first run) ...
        [ERROR] planted
        clearway: the build failed; Maven's errors are above
        """,
        answer.err());
    assertFalse(Files.exists(project.resolve("cli/target/clearway.jar")));
    environment.remove("MAVEN_FAILS");
    assertEquals(0, launch().exitCode());
  }

  @Test
  void handsOnTheExitCodeAndTheOptionsForJava() throws Exception {
    environment.put("JAVA_EXITS", "4");
    environment.put("CLEARWAY_JAVA_OPTS", "-Xmx8g -Xss4m");
    Answer answer = launch();
    assertEquals(4, answer.exitCode());
    assertTrue(answer.out().startsWith(folder + "\n-Xmx8g\n-Xss4m\n-D"), answer::out);
  }

  @Test
  void worksThroughSymbolicLinks() throws Exception {
    Path first = Files.createSymbolicLink(folder.resolve("link"), project.resolve("clearway"));
    Path second = Files.createSymbolicLink(bin.resolve("clearway"), Path.of("../link"));
    assertEquals(0, run(first).exitCode());
    Answer answer = run(second);
    assertTrue(answer.out().contains(project + "/cli/target/clearway.jar"), answer::out);
  }

  @Test
  void javaHomeComesFirst() throws Exception {
    Path home = Files.createDirectories(folder.resolve("my jdk/bin"));
    Files.move(bin.resolve("java"), home.resolve("java"));
    environment.put("JAVA_HOME", home.getParent().toString());
    assertEquals(0, launch().exitCode());
  }

  @Test
  void missingOrOldTools_areToldInOneLine() throws Exception {
    environment.put("JAVA_IS", "1.8.0_292");
    assertComplaint(
        bin + "/java is too old (or no Java at all); install a JDK 17 or newer, or set JAVA_HOME");
    environment.remove("JAVA_IS");
    environment.put("MAVEN_IS", "3.6.3");
    assertComplaint(bin + "/mvn is too old (or no Maven at all); install Maven 3.8 or newer");
    Files.delete(bin.resolve("mvn"));
    assertComplaint(
        "Clearway has to be built and there is no mvn on the PATH; install Maven 3.8 or newer");
    Files.delete(bin.resolve("java"));
    assertComplaint("there is no java on the PATH; install a JDK 17 or newer, or set JAVA_HOME");
    environment.put("JAVA_HOME", bin.toString());
    assertComplaint(
        "JAVA_HOME is "
            + bin
            + ", where there is no bin/java; set it to a JDK 17 or newer, or unset it");
  }

  private void assertComplaint(String message) throws Exception {
    assertEquals(new Answer(2, "", "clearway: " + message + "\n"), launch());
  }

  private Answer launch(String... arguments) throws Exception {
    return run(project.resolve("clearway"), arguments);
  }

  /** Runs the script from the folder above the project. */
  private Answer run(Path script, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(onPath("sh").toString()));
    command.add(script.toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    File out = folder.resolve("out.txt").toFile();
    File err = folder.resolve("err.txt").toFile();
    int exitCode = builder.redirectOutput(out).redirectError(err).start().waitFor();
    return new Answer(exitCode, text(out), text(err));
  }

  private static String text(File file) throws IOException {
    return Files.readString(file.toPath(), StandardCharsets.UTF_8);
  }

  private int builds() throws IOException {
    return Files.readAllLines(log).size();
  }

  private void makeNewerThanJar(Path file, int seconds) throws IOException {
    FileTime jar = Files.getLastModifiedTime(project.resolve("cli/target/clearway.jar"));
    Files.setLastModifiedTime(file, FileTime.fromMillis(jar.toMillis() + 1000L * seconds));
  }

  private void writeTool(String name, String script) throws IOException {
    Path tool = Files.writeString(bin.resolve(name), script);
    Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path onPath(String tool) {
    for (String place : System.getenv("PATH").split(File.pathSeparator)) {
      Path candidate = Path.of(place, tool);
      if (Files.isExecutable(candidate)) return candidate;
    }
    throw new AssertionError("no " + tool + " on the PATH");
  }
}
