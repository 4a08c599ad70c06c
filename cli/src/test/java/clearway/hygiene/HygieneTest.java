package clearway.hygiene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.build.ProjectRoot;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Neither the tree nor a report tells of a machine, a user or a package registry. */
class HygieneTest {
  private static final Path ROOT = ProjectRoot.find();

  @TempDir private Path folder;

  @Test
  void theTreeHasNoTraces() throws IOException {
    List<Path> files = ProjectFiles.ofTree(ROOT);
    assertTrue(files.contains(ROOT.resolve("cli/pom.xml")), "the scan must see the tree");
    assertTrue(files.stream().anyMatch(file -> file.endsWith("build/ProjectRoot.java")));
    assertTrue(files.stream().noneMatch(file -> file.toString().endsWith(".class")));
    assertEquals(List.of(), traces(files, ofThisMachine()));
  }

  @Test
  void theReportsHaveNoTraces() throws IOException {
    assertEquals(List.of(), traces(ProjectFiles.ofReports(ROOT), ofThisMachine()));
  }

  @Test
  void theLaunchersNameNoAbsolutePath() throws IOException {
    Pattern absolute = Pattern.compile("(?<=[\\s\"'=(!])/[A-Za-z][\\w./-]*");
    Set<String> allowed = Set.of("/bin/sh", "/dev/null", "/usr/bin/env");
    for (String script : List.of("clearway", ".ci/run")) {
      Matcher paths = absolute.matcher(Files.readString(ROOT.resolve(script)));
      while (paths.find()) {
        assertTrue(allowed.contains(paths.group()), script + " names " + paths.group());
      }
    }
  }

  @Test
  void aPlantedTraceIsFoundInTheTree() throws IOException {
    plant("docs/notes/plan.md", "see /" + "home/" + "alice/plan.md");
    plant("target/ignored.txt", "see /" + "home/" + "alice/plan.md");
    List<String> found =
        traces(ProjectFiles.ofTree(folder), new Traces(List.of(), List.of(), List.of()));
    assertEquals(List.of("docs/notes/plan.md:1: /" + "home/a"), found);
  }

  @Test
  void aPlantedTraceIsFoundInAReport() throws IOException {
    String host = "alpen" + "glow";
    plant("cli/target/reports/bench.html", "<p>\nrun on http://" + host + "/</p>");
    plant("cli/target/surefire-reports/a.xml", "run on http://" + host + "/");
    Traces traces = new Traces(List.of(), List.of(host), List.of());
    assertEquals(
        List.of("cli/target/reports/bench.html:2: //" + host),
        traces(ProjectFiles.ofReports(folder), traces));
  }

  private void plant(String file, String text) throws IOException {
    Files.writeString(folder.resolve(".gitignore"), "target/\n");
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), text);
  }

  private static Traces ofThisMachine() {
    return new Traces(List.of(System.getProperty("user.name", "")), hostNames(), List.of(ROOT));
  }

  /** Full and short; none where the machine does not know its own name. */
  private static List<String> hostNames() {
    try {
      String name = InetAddress.getLocalHost().getHostName();
      return List.of(name, name.split("\\.")[0]);
    } catch (UnknownHostException e) {
      return List.of();
    }
  }

  private List<String> traces(List<Path> files, Traces traces) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      Path root = file.startsWith(folder) ? folder : ROOT;
      String place = root.relativize(file).toString().replace('\\', '/');
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      traces.in(text).forEach(trace -> found.add(place + ":" + trace));
    }
    return found;
  }
}
