package clearway.scene;

import clearway.scene.SceneFormatException.Location;
import clearway.scene.text.Documents;
import clearway.scene.text.Value;
import java.nio.file.Path;

/** Where the values of a scene file stand, for what is found out after the scene was read. */
public final class ScenePlaces {
  private final Value root;

  private ScenePlaces(Value root) {
    this.root = root;
  }

  /**
   * Looks at the text of the file alone, not at the files it names.
   *
   * @throws SceneFormatException if the file is no JSON or YAML within the limits
   */
  public static ScenePlaces of(Path file, TextLimits limits) {
    return new ScenePlaces(Documents.read(file, limits));
  }

  /**
   * Line and column of the value that a JSON pointer (RFC 6901) leads to, or of the nearest above
   * it that is there. The pointer of the place is the one given.
   */
  public Location of(String pointer) {
    Location found = root.descend(pointer).location();
    return new Location(found.file(), found.line(), found.column(), pointer);
  }
}
