package clearway.scene.mesh;

import clearway.scene.MeshLimits;
import clearway.scene.MeshOptions;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A mesh file about to be read: its bytes, its options, and the errors that name it. */
public final class MeshSource {
  private final Path file;
  private final MeshOptions options;
  private final long size;

  private MeshSource(Path file, MeshOptions options, long size) {
    this.file = file;
    this.options = options;
    this.size = size;
  }

  /** Checks that the file is a regular, readable, non-empty file within the size limit. */
  public static MeshSource open(Path file, MeshOptions options) {
    MeshSource unchecked = new MeshSource(file, options, 0);
    options.folder().ifPresent(folder -> FolderGuard.requireInside(unchecked, folder, file));
    long size = unchecked.checkedSize(file, unchecked.whole());
    if (size == 0) throw unchecked.wrong("the file is empty", "give a mesh file");
    return new MeshSource(file, options, size);
  }

  public MeshOptions options() {
    return options;
  }

  MeshLimits limits() {
    return options.limits();
  }

  Path file() {
    return file;
  }

  /** Bytes, as the file system says. */
  long size() {
    return size;
  }

  /** The bytes from the start; to be closed by the caller. */
  InputStream stream() {
    try {
      return Files.newInputStream(file);
    } catch (IOException failure) {
      throw unreadable(file, failure);
    }
  }

  /** The first bytes, at most {@code most} of them. */
  byte[] head(int most) {
    try (InputStream in = stream()) {
      return in.readNBytes(most);
    } catch (IOException failure) {
      throw unreadable(file, failure);
    }
  }

  /**
   * Size of a regular file within the limit; anything else is refused before it is opened.
   *
   * @param place that names the file
   */
  private long checkedSize(Path candidate, Location place) {
    String remedy = isNamedInside(place) ? "name a file with the buffer" : "give a mesh file";
    try {
      if (Files.isDirectory(candidate)) {
        throw wrong(place, named(candidate) + " is a folder", remedy);
      }
      long bytes = Files.size(candidate);
      if (!Files.isRegularFile(candidate)) {
        throw wrong(place, named(candidate) + " is not a regular file", remedy);
      }
      if (bytes > limits().fileBytes()) throw overLimit("bytes", "fileBytes", limits().fileBytes());
      return bytes;
    } catch (IOException failure) {
      throw unreadable(candidate, place, failure);
    }
  }

  /** All bytes of this file. */
  byte[] readWhole() {
    return readWhole(file, whole());
  }

  /** All bytes of a file that the {@link FolderGuard} let through, named at a place in this one. */
  byte[] readWhole(Path candidate, Location place) {
    long bytes = checkedSize(candidate, place);
    if (bytes > Integer.MAX_VALUE - 8) throw overLimit("bytes", "fileBytes", Integer.MAX_VALUE - 8);
    try (InputStream in = Files.newInputStream(candidate)) {
      return in.readNBytes((int) bytes);
    } catch (IOException failure) {
      throw unreadable(candidate, place, failure);
    }
  }

  /** An error about the file as a whole. */
  public SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(whole(), problem, remedy);
  }

  SceneFormatException wrong(Location place, String problem, String remedy) {
    return new SceneFormatException(place, problem, remedy);
  }

  SceneFormatException overLimit(String things, String limit, long most) {
    return wrong(
        "more than " + most + " " + things,
        "split or simplify the mesh (library: MeshLimits." + limit + ")");
  }

  SceneFormatException unreadable(Path candidate, IOException failure) {
    return unreadable(candidate, whole(), failure);
  }

  SceneFormatException unreadable(Path candidate, Location place, IOException failure) {
    String problem =
        failure instanceof NoSuchFileException
            ? named(candidate) + " does not exist"
            : named(candidate) + " cannot be read: " + reason(failure);
    String remedy =
        isNamedInside(place)
            ? "put the file there or correct its name here"
            : "check its name and permissions";
    return new SceneFormatException(place, problem, remedy, failure);
  }

  private static boolean isNamedInside(Location place) {
    return !place.pointer().isEmpty();
  }

  Location whole() {
    return Location.of(file);
  }

  Location at(int line, int column) {
    return new Location(file, line, column, "");
  }

  Location at(String pointer) {
    return new Location(file, 0, 0, pointer);
  }

  private String named(Path candidate) {
    return candidate.equals(file)
        ? "the file"
        : "the file " + SceneFormatException.quote(String.valueOf(candidate.getFileName()));
  }

  private static String reason(IOException failure) {
    if (failure instanceof AccessDeniedException) return "access is denied";
    return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
  }
}
