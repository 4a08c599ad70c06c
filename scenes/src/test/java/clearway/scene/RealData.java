package clearway.scene;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * The folder of larger data that is not part of the sources: {@code -Dclearway.data=DIR} or the
 * environment variable CLEARWAY_DATA, relative to the top of the project.
 */
public final class RealData {
  private RealData() {}

  /** Its {@code data/}; the calling test is skipped where no folder is given. */
  public static Path folder() {
    String folder = System.getProperty("clearway.data", System.getenv("CLEARWAY_DATA"));
    Assumptions.assumeTrue(folder != null, "set -Dclearway.data=DIR to read the files below it");
    Path given = projectRoot().resolve(folder);
    return Files.isDirectory(given.resolve("data")) ? given.resolve("data") : given;
  }

  private static Path projectRoot() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("settings.gradle.kts")) ? here : here.getParent();
  }
}
