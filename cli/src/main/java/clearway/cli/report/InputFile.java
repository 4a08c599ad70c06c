package clearway.cli.report;

import java.nio.file.Files;
import java.nio.file.Path;

/** A file the user named, before anything reads it. */
public final class InputFile {
  private InputFile() {}

  /**
   * The same file, if there is one to read.
   *
   * @throws InputException if it is missing, a folder, or may not be read
   */
  public static Path readable(Path file) {
    if (!Files.exists(file)) {
      throw InputException.in(file, "there is no such file", "check the name and the folder");
    }
    if (Files.isDirectory(file)) {
      throw InputException.in(file, "is a folder", "name a file in it");
    }
    if (!Files.isReadable(file)) {
      throw InputException.in(file, "may not be read", "check its permissions");
    }
    return file;
  }
}
