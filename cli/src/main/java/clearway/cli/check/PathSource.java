package clearway.cli.check;

import clearway.cli.report.InputException;
import clearway.cli.scene.SceneSource;
import clearway.scene.PathDocument;
import clearway.scene.PathFiles;
import clearway.scene.PathFormat;
import clearway.scene.SceneHash;
import clearway.scene.SceneReference;
import clearway.space.Component;
import clearway.space.MotionPath;
import clearway.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A path file that is judged in a scene, and what is to be said about the two. */
public final class PathSource {
  private final Path file;
  private final SceneSource scene;
  private final boolean sameScene;
  private final List<String> notes = new ArrayList<>();

  /**
   * @param sameScene whether a path from another version of the scene is refused
   */
  public PathSource(Path file, SceneSource scene, boolean sameScene) {
    this.file = file;
    this.scene = scene;
    this.sameScene = sameScene;
  }

  /**
   * @throws InputException if the path is not known to be from this scene, and must be
   * @throws clearway.scene.SceneFormatException if the file cannot be used
   */
  public MotionPath read(World world) {
    PathDocument document = PathFiles.read(file, world);
    boolean turns = world.space().components().contains(new Component.Orientation());
    if (document.format() == PathFormat.OMPL && turns) {
      notes.add(file + " is read as an OMPL matrix: w is last in quaternions");
    }
    compare(document.origin().scene());
    return document.path();
  }

  /** What a user should know, once the path is read. */
  public List<String> notes() {
    return notes;
  }

  private void compare(Optional<SceneReference> given) {
    if (given.isEmpty() && sameScene) {
      throw InputException.in(
          file, "does not say which scene it is from", "leave out --same-scene");
    }
    if (given.isEmpty() || given.get().sha256().equals(hash())) return;
    String what = "the path is from another version of the scene";
    if (sameScene) throw InputException.in(file, what, "plan anew, or leave out --same-scene");
    notes.add(file + ": " + what + "; it is checked all the same");
  }

  private String hash() {
    return scene.isBuiltIn() ? SceneHash.ofBuiltIn(scene.word()) : SceneHash.ofFile(scene.file());
  }
}
