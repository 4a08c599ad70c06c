package clearway.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a build says, whichever tool reads it.
 *
 * @param facts group, version, Java release, main class and the like, by name
 * @param modules in build order, each with its dependencies as "SCOPE GROUP:NAME:VERSION" or "SCOPE
 *     :MODULE", where the scope is compile, provided, processor (of annotations) or test
 */
record BuildModel(Map<String, String> facts, Map<String, Set<String>> modules) {

  /** One line for everything that the two builds say differently; empty if they agree. */
  static List<String> differences(BuildModel maven, BuildModel gradle) {
    List<String> differences = new ArrayList<>();
    compare("modules", maven.modules.keySet(), gradle.modules.keySet(), differences);
    compareFacts(maven, gradle, differences);
    for (String module : maven.modules.keySet()) {
      Set<String> ofGradle = gradle.modules.getOrDefault(module, Set.of());
      compare(module, maven.modules.get(module), ofGradle, differences);
    }
    return differences;
  }

  private static void compareFacts(BuildModel maven, BuildModel gradle, List<String> differences) {
    Set<String> names = new TreeSet<>(maven.facts.keySet());
    names.addAll(gradle.facts.keySet());
    for (String name : names) {
      String ofMaven = maven.facts.getOrDefault(name, "none");
      String ofGradle = gradle.facts.getOrDefault(name, "none");
      if (!ofMaven.equals(ofGradle)) {
        differences.add(name + ": Maven says " + ofMaven + ", Gradle says " + ofGradle);
      }
    }
  }

  private static void compare(
      String what, Set<String> maven, Set<String> gradle, List<String> differences) {
    for (String entry : new TreeSet<>(maven)) {
      if (!gradle.contains(entry)) differences.add(what + ": only Maven has " + entry);
    }
    for (String entry : new TreeSet<>(gradle)) {
      if (!maven.contains(entry)) differences.add(what + ": only Gradle has " + entry);
    }
  }
}
