package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Turns names found in mesh files into files.
 *
 * <p>A file it returns lies, with every link resolved, below the folder of the mesh (or the folder
 * of the options) unless the options allow otherwise; a URI with a scheme is never opened.
 */
final class FolderGuard {
  private static final Pattern SCHEME = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]*:");
  private static final String STAY =
      "move the buffer into the mesh's folder (library: MeshOptions.allowOutside)";

  private FolderGuard() {}

  /** The existing file that a relative URI in {@code source} names. */
  static Path resolve(MeshSource source, Location place, String uri) {
    if (SCHEME.matcher(uri).lookingAt()) {
      throw source.wrong(
          place,
          "the URI " + SceneFormatException.quote(uri) + " has a scheme",
          "only data: URIs and relative file names are read");
    }
    Path name = toPath(source, place, uri);
    if (name.isAbsolute() && !source.options().allowOutside()) {
      throw source.wrong(
          place, "the file name " + SceneFormatException.quote(uri) + " is absolute", STAY);
    }
    return inside(source, place, uri, name);
  }

  /** Refuses a mesh file that lies outside the folder, links resolved. */
  static void requireInside(MeshSource source, Path folder, Path file) {
    if (source.options().allowOutside()) return;
    Location place = source.whole();
    if (!real(source, place, file).startsWith(real(source, place, folder))) {
      throw source.wrong(
          "the file lies outside the folder " + SceneFormatException.quote(folder.toString()),
          "move it there (library: MeshOptions.allowOutside)");
    }
  }

  private static Path inside(MeshSource source, Location place, String uri, Path name) {
    Path own = real(source, place, source.file().toAbsolutePath().getParent());
    Path root = source.options().folder().map(folder -> real(source, place, folder)).orElse(own);
    Path target = own.resolve(name).normalize();
    boolean free = source.options().allowOutside();
    // Asked before the file is touched too: whether a file exists outside is not to be learnt here.
    if (!free && !target.startsWith(root)) throw leaves(source, place, uri);
    Path resolved = real(source, place, target);
    if (!free && !resolved.startsWith(root)) throw leaves(source, place, uri);
    return resolved;
  }

  private static SceneFormatException leaves(MeshSource source, Location place, String uri) {
    return source.wrong(
        place,
        "the file name " + SceneFormatException.quote(uri) + " leads out of the folder",
        STAY);
  }

  private static Path real(MeshSource source, Location place, Path path) {
    try {
      return path.toRealPath();
    } catch (IOException failure) {
      throw source.unreadable(path, place, failure);
    }
  }

  private static Path toPath(MeshSource source, Location place, String uri) {
    String name = decode(source, place, uri);
    boolean control = name.chars().anyMatch(c -> c < ' ' || c == 0x7f);
    try {
      if (!control && !name.isEmpty() && name.indexOf('\\') < 0) return Path.of(name);
    } catch (InvalidPathException unusable) {
      // told below, like the other unusable names
    }
    throw source.wrong(
        place,
        "the URI " + SceneFormatException.quote(uri) + " is not a usable file name",
        "write a relative name with / between folders");
  }

  private static String decode(MeshSource source, Location place, String uri) {
    byte[] raw = uri.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(raw.length);
    for (int i = 0; i < raw.length; i++) {
      if (raw[i] != '%') {
        decoded.write(raw[i]);
        continue;
      }
      int value = i + 2 < raw.length ? hex(raw[i + 1]) * 16 + hex(raw[i + 2]) : -1;
      if (value < 0) {
        throw source.wrong(
            place,
            "the URI " + SceneFormatException.quote(uri) + " has a % without two hex digits",
            "write a percent sign as %25");
      }
      decoded.write(value);
      i += 2;
    }
    return decoded.toString(StandardCharsets.UTF_8);
  }

  private static int hex(byte character) {
    int digit = Character.digit((char) (character & 0xff), 16);
    return digit < 0 ? -1000 : digit;
  }
}
