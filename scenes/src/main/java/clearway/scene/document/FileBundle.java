package clearway.scene.document;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A file and the files it names, written together: all under temporary names, then renamed, the
 * main file last. If anything fails, or the program is interrupted, before the renaming, nothing is
 * left behind or replaced.
 */
final class FileBundle {
  /** Writes one file to the end. */
  interface Content {
    void writeTo(Writer out) throws IOException;
  }

  private final Path main;
  private final String what;
  private final Map<Path, Content> parts = new LinkedHashMap<>();
  private final Map<Path, Path> temporaries = new LinkedHashMap<>();
  private final List<Path> folders = new ArrayList<>();

  /**
   * @param what the main file holds, for errors: "scene"
   */
  FileBundle(Path main, String what) {
    this.main = main;
    this.what = what;
  }

  /**
   * @param name relative to the main file
   */
  void add(String name, Content content) {
    parts.put(main.resolveSibling(name), content);
  }

  void write(Content content) {
    parts.put(main, content);
    try {
      requireFolder();
      for (Map.Entry<Path, Content> part : parts.entrySet()) {
        writeTemporary(part.getKey(), part.getValue());
      }
      for (Map.Entry<Path, Path> pair : temporaries.entrySet()) {
        rename(pair.getValue(), pair.getKey());
      }
      folders.clear();
    } catch (IOException failure) {
      throw unwritable(failure);
    } finally {
      removeLeftovers();
    }
  }

  private void requireFolder() throws IOException {
    if (Files.isDirectory(main.toAbsolutePath().getParent())) return;
    throw new FileSystemException(main.toString(), null, "its folder does not exist");
  }

  private void writeTemporary(Path target, Content content) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    if (!target.equals(main)) createFolders(folder);
    if (Files.isDirectory(target)) {
      throw new FileSystemException(target.toString(), null, "there is a folder of this name");
    }
    Path temporary = unused(target);
    removeOnInterrupt(temporary);
    temporaries.put(target, Files.createFile(temporary));
    try (Writer out = Files.newBufferedWriter(temporary, StandardCharsets.UTF_8)) {
      content.writeTo(out);
    }
  }

  private static Path unused(Path target) {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid();
    Path candidate = target.resolveSibling(name + ".tmp");
    for (int i = 2; Files.exists(candidate); i++) {
      candidate = target.resolveSibling(name + "-" + i + ".tmp");
    }
    return candidate;
  }

  /** Creates what is missing of a folder and remembers it. */
  private void createFolders(Path folder) throws IOException {
    if (Files.isDirectory(folder)) return;
    createFolders(folder.getParent());
    removeOnInterrupt(folder);
    Files.createDirectory(folder);
    folders.add(folder);
  }

  /** A folder that holds anything by then stays. */
  private static void removeOnInterrupt(Path path) throws IOException {
    try {
      path.toFile().deleteOnExit();
    } catch (IllegalStateException ending) {
      throw new IOException("the program is ending", ending);
    }
  }

  private static void rename(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException failure) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void removeLeftovers() {
    for (Path temporary : temporaries.values()) remove(temporary);
    for (int i = folders.size() - 1; i >= 0; i--) remove(folders.get(i));
  }

  private static void remove(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException left) {
      // The error that led here is told; a leftover of this kind is harmless.
    }
  }

  private SceneFormatException unwritable(IOException failure) {
    String reason = failure.getMessage();
    if (failure instanceof AccessDeniedException) reason = "access is denied";
    else if (failure instanceof FileSystemException system && system.getReason() != null) {
      reason = system.getReason();
    }
    return new SceneFormatException(
        Location.of(main),
        "the " + what + " cannot be written: " + reason,
        "check its folder and the space left",
        failure);
  }
}
