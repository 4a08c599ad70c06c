package clearway.cli.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A text file that is written whole or not at all: a temporary file beside it, then a rename. */
public final class OutputFile {
  /** Writes the content to an open file; nothing is kept if it throws. */
  public interface Content {
    void writeTo(Writer writer) throws IOException;
  }

  private final Path file;

  private OutputFile(Path file) {
    this.file = file;
  }

  /**
   * An output file at this place, which is looked at now and written later, so that a long job does
   * not end in an error that could have been told at its start.
   *
   * @throws InputException if the place is a folder or in a folder that does not exist
   */
  public static OutputFile at(Path file) {
    if (Files.isDirectory(file)) {
      throw InputException.in(file, "is a folder", "name a file to write");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw InputException.in(file, "its folder does not exist", "create the folder first");
    }
    return new OutputFile(file);
  }

  /**
   * @throws InputException if the file cannot be written
   */
  public void write(Content content) {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) writeTo(file, content);
      else replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
    } catch (IOException e) {
      throw InputException.in(
          file, "cannot be written (" + reason(e) + ")", "check its folder and the space left");
    }
  }

  private static void replace(Path target, Content content) throws IOException {
    Path temporary = unusedBeside(target);
    temporary.toFile().deleteOnExit(); // an interrupt leaves nothing behind
    try {
      writeTo(temporary, content);
      rename(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static Path unusedBeside(Path target) {
    Path candidate;
    int number = 0;
    do {
      String name = "." + target.getFileName() + "." + ProcessHandle.current().pid();
      candidate = target.resolveSibling(name + "-" + number++ + ".tmp");
    } while (Files.exists(candidate, LinkOption.NOFOLLOW_LINKS));
    return candidate;
  }

  private static void writeTo(Path path, Content content) throws IOException {
    StandardOpenOption[] options =
        Files.exists(path)
            ? new StandardOpenOption[] {StandardOpenOption.WRITE}
            : new StandardOpenOption[] {StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW};
    try (BufferedWriter writer = Files.newBufferedWriter(path, StandardCharsets.UTF_8, options)) {
      content.writeTo(writer);
    }
  }

  private static void rename(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) return "access denied";
    if (e instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return e.getMessage();
  }
}
