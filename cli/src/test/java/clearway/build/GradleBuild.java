package clearway.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the Gradle scripts of a project line by line, as plain as they are kept: one statement a
 * line and every name and version spelt out. A dependency it does not understand is an error.
 */
final class GradleBuild {
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "\"?(api|implementation|compileOnly|annotationProcessor|runtimeOnly|\\w+Implementation"
              + "|\\w+Only|\\w+Processor)\"?\\((.*)\\)");
  private static final Pattern PROJECT = Pattern.compile("project\\(\"(:[\\w-]+)\"\\)");
  private static final Pattern PROJECT_TESTS =
      Pattern.compile("project\\(path = \"(:[\\w-]+)\", configuration = \"\\w+\"\\)");
  private static final Pattern EXTERNAL = Pattern.compile("\"([\\w.-]+:[\\w.-]+:[\\w.-]+)\"");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

  /** Gradle asks for it by name, Maven's surefire adds it by itself. */
  private static final String LAUNCHER = "org.junit.platform:junit-platform-launcher:";

  private final Path root;
  private final Map<String, String> facts = new TreeMap<>();

  private GradleBuild(Path root) {
    this.root = root;
  }

  static BuildModel read(Path root) {
    return new GradleBuild(root).model();
  }

  private BuildModel model() {
    Set<String> common = new TreeSet<>();
    for (String line : lines(root.resolve("build.gradle.kts"))) {
      readFact(line);
      addDependency(line, common);
    }
    Map<String, Set<String>> modules = new LinkedHashMap<>();
    for (String module : moduleNames()) modules.put(module, dependencies(module, common));
    return new BuildModel(facts, modules);
  }

  private void readFact(String line) {
    if (line.startsWith("group = ")) facts.put("group", quoted(line));
    if (line.startsWith("version = ")) facts.put("version", quoted(line));
    if (line.startsWith("options.release.set(")) facts.put("release", line.replaceAll("\\D", ""));
    if (line.startsWith("options.compilerArgs.addAll(")) {
      facts.put("compiler arguments", quoted(line));
    }
    if (line.startsWith("jvmArgs(")) facts.put("test arguments", quoted(line));
  }

  private Set<String> moduleNames() {
    Set<String> names = new TreeSet<>();
    for (String line : lines(root.resolve("settings.gradle.kts"))) {
      if (line.startsWith("include(")) names.addAll(Set.of(quoted(line).split(" ")));
    }
    return names;
  }

  private Set<String> dependencies(String module, Set<String> common) {
    Set<String> result = new TreeSet<>(common);
    for (String line : lines(root.resolve(module).resolve("build.gradle.kts"))) {
      if (line.startsWith("mainClass.set(")) facts.put("main class of " + module, quoted(line));
      else addDependency(line, result);
    }
    return result;
  }

  private static void addDependency(String line, Set<String> result) {
    Matcher dependency = DEPENDENCY.matcher(line);
    if (!dependency.matches()) return;
    String coordinate = coordinate(dependency.group(2), line);
    if (coordinate.startsWith(LAUNCHER)) requireSameVersion(coordinate, result);
    else result.add(scope(dependency.group(1)) + " " + coordinate);
  }

  private static void requireSameVersion(String launcher, Set<String> result) {
    String jupiter =
        "test org.junit.jupiter:junit-jupiter:" + launcher.substring(LAUNCHER.length());
    if (!result.contains(jupiter)) result.add("test " + launcher); // shows up as a difference
  }

  private static String coordinate(String argument, String line) {
    Matcher project = PROJECT.matcher(argument);
    if (project.matches()) return project.group(1);
    Matcher tests = PROJECT_TESTS.matcher(argument);
    if (tests.matches()) return tests.group(1) + " tests";
    Matcher external = EXTERNAL.matcher(argument);
    if (external.matches()) return external.group(1);
    throw new AssertionError("not a plain dependency: " + line);
  }

  private static String scope(String configuration) {
    return switch (configuration) {
      case "api", "implementation" -> "compile";
      case "compileOnly" -> "provided";
      case "annotationProcessor" -> "processor";
      case "runtimeOnly" -> "runtime";
      case "testImplementation" -> "test";
      default -> configuration;
    };
  }

  /** All quoted words of a line, with blanks between. */
  private static String quoted(String line) {
    StringBuilder words = new StringBuilder();
    Matcher word = QUOTED.matcher(line);
    while (word.find()) words.append(words.isEmpty() ? "" : " ").append(word.group(1));
    return words.toString();
  }

  private static Iterable<String> lines(Path script) {
    try {
      return Files.readAllLines(script).stream().map(String::strip).toList();
    } catch (IOException e) {
      throw new AssertionError("cannot read " + script, e);
    }
  }
}
