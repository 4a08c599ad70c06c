package clearway.build;

import java.nio.file.Files;
import java.nio.file.Path;

/** The top folder of the project, found from the folder the tests run in. */
public final class ProjectRoot {
  private ProjectRoot() {}

  public static Path find() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.exists(folder.resolve("settings.gradle.kts"))) {
      folder = folder.getParent();
    }
    if (folder == null) throw new AssertionError("no settings.gradle.kts above the test's folder");
    return folder;
  }
}
