package clearway.scene.text;

import clearway.scene.SceneFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The files that a document names, relative to its own folder.
 *
 * <p>What it returns exists and lies, with every link resolved, below the folder of the document,
 * unless leaving that folder is allowed. Names with a scheme are never opened.
 */
public final class NamedFiles {
  private static final Pattern SCHEME = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]+:");
  private static final String STAY =
      "move the file into the scene's folder, or allow files outside (--allow-outside)";

  private final Path document;
  private final boolean allowOutside;

  /**
   * @param document the file whose folder names are relative to
   * @param allowOutside lets names lead out of that folder
   */
  public NamedFiles(Path document, boolean allowOutside) {
    this.document = document;
    this.allowOutside = allowOutside;
  }

  /** The folder of the document. */
  public Path root() {
    return document.toAbsolutePath().getParent();
  }

  /** The regular file of this name. */
  public Path file(Value name) {
    Path found = existing(name, "file");
    if (Files.isRegularFile(found)) return found;
    throw name.wrong(quoted(name) + " is not a file", "name a file");
  }

  /** The folder of this name. */
  public Path folder(Value name) {
    Path found = existing(name, "folder");
    if (Files.isDirectory(found)) return found;
    throw name.wrong(quoted(name) + " is not a folder", "name a folder");
  }

  private Path existing(Value name, String kind) {
    Path relative = toPath(name);
    if (relative.isAbsolute() && !allowOutside) {
      throw name.wrong("the file name " + quoted(name) + " is absolute", STAY);
    }
    Path found = document.resolveSibling(relative);
    Path root = real(name, root());
    // Asked before the file is touched too: whether a file exists outside is not to be learnt here.
    requireInside(name, root.resolve(relative).normalize(), root);
    if (!Files.exists(found)) throw missing(name, kind);
    requireInside(name, real(name, found), root);
    return found;
  }

  private void requireInside(Value name, Path place, Path root) {
    if (allowOutside || place.startsWith(root)) return;
    throw name.wrong("the file name " + quoted(name) + " leads out of the scene's folder", STAY);
  }

  private SceneFormatException missing(Value name, String kind) {
    Path folder = document.getParent();
    return name.wrong(
        "there is no " + kind + " " + quoted(name),
        "it was looked for in "
            + (folder == null ? "the current folder" : folder)
            + "; put it there or correct the name");
  }

  private static Path real(Value name, Path path) {
    try {
      return path.toRealPath();
    } catch (IOException failure) {
      throw new SceneFormatException(
          name.location(),
          "the file " + quoted(name) + " cannot be reached",
          "check its folders and permissions",
          failure);
    }
  }

  private static Path toPath(Value name) {
    String text = name.name();
    if (SCHEME.matcher(text).lookingAt()) {
      throw name.wrong(
          "the file name " + quoted(name) + " has a scheme", "write a name without one");
    }
    boolean odd = text.chars().anyMatch(c -> c < ' ' || c == 0x7f || c == '\\');
    try {
      if (!odd) return Path.of(text);
    } catch (InvalidPathException unusable) {
      // told below, like the other unusable names
    }
    throw name.wrong(
        quoted(name) + " is not a usable file name", "write a name with / between folders");
  }

  private static String quoted(Value name) {
    return SceneFormatException.quote(name.text());
  }
}
