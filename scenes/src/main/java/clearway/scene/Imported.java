package clearway.scene;

import java.util.List;
import java.util.Objects;

/**
 * A scene made from files of another program.
 *
 * @param notes what those files say and the scene does not, and what was decided, one sentence each
 */
public record Imported(Scene scene, List<String> notes) {
  public Imported {
    Objects.requireNonNull(scene, "scene");
    notes = List.copyOf(notes);
  }
}
