package clearway.scene;

import clearway.space.MotionPath;
import java.util.Objects;

/**
 * A path as a file holds it.
 *
 * @param format what the file was, or shall be
 */
public record PathDocument(MotionPath path, PathFormat format, PathOrigin origin) {
  public PathDocument {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(origin, "origin");
  }
}
