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

  private static final int MOST_LINKS = 40;

  private final Path file;
  private final Path target; // where the links lead, which need not exist yet

  private OutputFile(Path file, Path target) {
    this.file = file;
    this.target = target;
  }

  /**
   * An output file at this place, which is looked at now and written later, so that a long job does
   * not end in an error that could have been told at its start.
   *
   * @throws InputException if the place is a folder or in a folder that does not exist, or if it is
   *     another name of a file that some process holds open, such as standard output redirected
   */
  public static OutputFile at(Path file) {
    if (Files.isDirectory(file)) {
      throw InputException.in(file, "is a folder", "name a file to write");
    }
    return new OutputFile(file, followed(file));
  }

  /**
   * As {@link #at(Path)} for a command that reads some files; those that are null do not count.
   *
   * @throws InputException also if the place is one of these files
   */
  public static OutputFile besides(Path file, Path... inputs) {
    OutputFile output = at(file);
    for (Path input : inputs) {
      if (input != null && output.isSame(input)) {
        throw InputException.in(file, "is read by this command", "name another file to write");
      }
    }
    return output;
  }

  private boolean isSame(Path input) {
    try {
      return Files.exists(target) && Files.exists(input) && Files.isSameFile(target, input);
    } catch (IOException e) {
      return false; // then reading or writing it tells why
    }
  }

  private static Path followed(Path file) {
    Path at = inFolder(file, file.toAbsolutePath());
    for (int links = 0; Files.isSymbolicLink(at); links++) {
      if (links == MOST_LINKS) throw InputException.in(file, "leads in a circle", "name a file");
      if (isOpenFile(at)) throw alreadyOpen(file);
      at = inFolder(file, at.resolveSibling(linkedFrom(file, at)));
    }
    return at;
  }

  /** The same place with every link of its folder resolved. */
  private static Path inFolder(Path file, Path place) {
    Path folder = place.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw InputException.in(file, "its folder does not exist", "create the folder first");
    }
    try {
      return folder.toRealPath().resolve(place.getFileName());
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static Path linkedFrom(Path file, Path link) {
    try {
      return Files.readSymbolicLink(link);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /**
   * Whether a link stands for a regular file by way of a process that has it open: a rename would
   * put another file in its place, and what the process writes would be lost.
   */
  private static boolean isOpenFile(Path link) {
    return link.startsWith("/proc") && Files.isRegularFile(link);
  }

  private static InputException alreadyOpen(Path file) {
    return InputException.in(
        file, "stands for a file that is being written already", "name another file");
  }

  /**
   * @throws InputException if the file cannot be written
   */
  public void write(Content content) {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) writeTo(file, content);
      else replace(target, content);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static InputException unwritable(Path file, IOException e) {
    return InputException.in(
        file, "cannot be written (" + reason(e) + ")", "check its folder and the space left");
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
