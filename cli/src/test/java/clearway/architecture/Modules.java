package clearway.architecture;

import clearway.build.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which package belongs to which module, read from the source folders. */
final class Modules {
  static final Set<String> INTERNAL =
      Set.of(
          "clearway.kernel",
          "clearway.bvh",
          "clearway.scene.build",
          "clearway.scene.document",
          "clearway.scene.foreign",
          "clearway.scene.mesh",
          "clearway.scene.robot",
          "clearway.scene.text",
          "clearway.scene.xml");

  private Modules() {}

  static Set<String> packagesOf(String... modules) {
    Set<String> packages = new TreeSet<>();
    for (String module : modules) addPackages(module, packages);
    return packages;
  }

  static Set<String> internalPackagesOf(String... modules) {
    Set<String> packages = packagesOf(modules);
    packages.retainAll(INTERNAL);
    return packages;
  }

  static Set<String> exportedPackagesOf(String... modules) {
    Set<String> packages = packagesOf(modules);
    packages.removeAll(INTERNAL);
    return packages;
  }

  private static void addPackages(String module, Set<String> packages) {
    Path sources = ProjectRoot.find().resolve(module).resolve("src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .map(file -> sources.relativize(file.getParent()).toString())
          .forEach(folder -> packages.add(folder.replace('/', '.').replace('\\', '.')));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
