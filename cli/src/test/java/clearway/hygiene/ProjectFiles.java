package clearway.hygiene;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The files of a project: those that are or may become part of it, and the reports that its tests
 * and commands wrote.
 */
final class ProjectFiles {
  /**
   * Folders below target that Maven's plugins own. They hold absolute paths by nature (surefire and
   * its reports: the class path and properties of the run; maven-status and spotless: lists of
   * source files; clearway-building: Maven's messages) or copies of what is scanned as source.
   */
  private static final Set<String> OWNED_BY_PLUGINS =
      Set.of(
          "classes",
          "clearway-building",
          "generated-sources",
          "generated-test-sources",
          "maven-archiver",
          "maven-status",
          "spotless-index",
          "spotless-prettier-cache",
          "surefire",
          "surefire-reports",
          "test-classes");

  private final Path root;
  private final List<PathMatcher> ignored = new ArrayList<>();
  private final List<Path> found = new ArrayList<>();

  private ProjectFiles(Path root) throws IOException {
    this.root = root;
    ignore(".git");
    for (String line : Files.readAllLines(root.resolve(".gitignore"))) {
      if (!line.isBlank() && !line.startsWith("#")) ignore(line.strip().replaceAll("/$", ""));
    }
  }

  /** Every file that is not ignored, tracked or not. */
  static List<Path> ofTree(Path root) throws IOException {
    ProjectFiles files = new ProjectFiles(root);
    Files.walkFileTree(root, files.new TreeVisitor());
    return files.found;
  }

  /** Every file below a target folder, but for what Maven's plugins own and for jars. */
  static List<Path> ofReports(Path root) throws IOException {
    ProjectFiles files = new ProjectFiles(root);
    for (Path target : targets(root)) Files.walkFileTree(target, files.new ReportVisitor());
    return files.found;
  }

  private static List<Path> targets(Path root) throws IOException {
    try (var folders = Files.find(root, 2, (path, attributes) -> attributes.isDirectory())) {
      return folders.filter(path -> path.endsWith("target")).toList();
    }
  }

  /** A pattern of .gitignore: from the top if it begins with a slash, else for any name. */
  private void ignore(String glob) {
    boolean fromTop = glob.startsWith("/");
    PathMatcher matcher =
        FileSystems.getDefault().getPathMatcher("glob:" + (fromTop ? glob.substring(1) : glob));
    ignored.add(path -> matcher.matches(fromTop ? root.relativize(path) : path.getFileName()));
  }

  private boolean isIgnored(Path path) {
    return ignored.stream().anyMatch(pattern -> pattern.matches(path));
  }

  private final class TreeVisitor extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      boolean skip = !folder.equals(root) && isIgnored(folder);
      return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && !isIgnored(file)) found.add(file);
      return FileVisitResult.CONTINUE;
    }
  }

  private final class ReportVisitor extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      boolean skip = OWNED_BY_PLUGINS.contains(folder.getFileName().toString());
      return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean report = attributes.isRegularFile() && !file.toString().endsWith(".jar");
      if (report) found.add(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException vanished) {
      return FileVisitResult.CONTINUE; // temporary files come and go
    }
  }
}
